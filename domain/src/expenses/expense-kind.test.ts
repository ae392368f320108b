import { expect, it } from 'vitest';
import { CATEGORIES } from './expense.schema.ts';
import { kindOfCategory } from './expense-kind.ts';

const kind = (category: string) => kindOfCategory(category, {}).kind;

it('the categories on offer keep their kinds, however they are typed', () => {
  expect(CATEGORIES.filter((name) => kind(name) === 'food')).toEqual([
    'Vegetables',
    'Dairy',
    'Meat and fish',
    'Groceries',
    'Drinks',
  ]);
  expect(kindOfCategory(' VEGETABLES ', {})).toEqual({ kind: 'food', by: 'list' });
});

it.each([
  ['vegetables', 'food'],
  ['Chicken', 'food'],
  ['Sabzi mandi', 'food'],
  ['सब्ज़ी', 'food'],
  ['भाजीपाला', 'food'],
  ['মাছ ও মাংস', 'food'],
  ['காய்கறி', 'food'],
  ['ತರಕಾರಿ', 'food'],
  ['Rent', 'other'],
  ['Milk van', 'other'],
  ['Water bill', 'other'],
  ['Linen', 'other'],
  ['constructor', 'other'],
])('%s is %s by its words', (category, is) => expect(kind(category)).toBe(is));

it('the owner’s choice goes before every list', () => {
  expect(kindOfCategory('Chicken', { chicken: 'other' })).toEqual({ kind: 'other', by: 'owner' });
  expect(kindOfCategory('Linen', { linen: 'food' })).toEqual({ kind: 'food', by: 'owner' });
  expect(kindOfCategory('Vegetables', { vegetables: 'other' }).kind).toBe('other');
});
