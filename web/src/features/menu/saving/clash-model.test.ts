import { aCategory, anAddOn, anAddOnGroup, aMenu, aSlot, aVariant, dishOf } from '@bhoj/domain/fixtures/menu';
import { rupees } from '@bhoj/domain/money/money';
import { describe, expect, it } from 'vitest';
import { menuClashPart } from '../../../messages/owner/menu-clash/en.ts';
import { menuMarkPart, menuPart, taxClassPart } from '../../../messages/owner/menu/en.ts';
import { foodPart } from '../../../messages/shared/food/en.ts';
import { clashTitle, sideWords } from './clash-model.ts';
import type { Clash } from '@bhoj/domain/menu/changes/merge';
import type { MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import type { ClashWords } from './clash-model.ts';

const spoken: ClashWords = {
  menu: menuPart.en,
  words: menuClashPart.en,
  marks: menuMarkPart.en,
  taxClasses: taxClassPart.en,
  food: foodPart.en,
};
const { words } = spoken;
const content = aMenu({
  categories: [aCategory(), aCategory({ id: 'drinks', name: 'Drinks' })],
  addOnGroups: [anAddOnGroup(), anAddOnGroup({ id: 'sauces', name: 'Sauces' })],
  items: [dishOf('Dal', 160), dishOf('Chai', 40, { categoryId: 'drinks' }), dishOf('Idli', 60)],
});
const clashOf = (over: Partial<Clash>): Clash =>
  ({ key: 'k', kind: 'items', what: 'price', mine: null, theirs: null, ...over }) as Clash;
const dish = (what: string, item: Partial<MenuItem>): string =>
  sideWords(
    spoken,
    clashOf({ what, mine: dishOf('Dal', 160, item), theirs: dishOf('Dal', 170) } as never),
    'mine',
    content,
  );

describe('one side of a clash about a dish, in words', () => {
  it('is its price, or the price of each size', () => {
    expect(dish('price', { pricePaise: rupees(160) })).toBe('₹160');
    const variants = [
      aVariant({ name: 'Half', pricePaise: rupees(90) }),
      aVariant({ id: 'full', name: 'Full', pricePaise: rupees(160.5) }),
    ];
    expect(dish('price', { variants })).toBe('Half ₹90, Full ₹160.50');
  });

  it('names the category and the groups that it is in, and leaves out those that are gone', () => {
    expect(dish('category', { categoryId: 'drinks' })).toBe('Drinks');
    expect(dish('category', { categoryId: 'gone' })).toBe(words.none);
    expect(dish('addOns', { addOnGroupIds: ['sauces', 'gone', 'extras'] })).toBe('Sauces, Extras');
    expect(dish('addOns', { addOnGroupIds: [] })).toBe(words.none);
  });

  it('names the slots of a combo, the weights, and the bounds of a price', () => {
    const slots = [aSlot({ name: 'Bread' }), aSlot({ id: 'side', name: 'Side' })];
    expect(dish('combo', { combo: { slots } })).toBe('Bread, Side');
    expect(dish('combo', {})).toBe(words.none);
    expect(dish('byWeight', { byWeight: { steps: [250, 1_000] } })).toBe('250 g, 1 kg');
    expect(dish('byWeight', {})).toBe(words.none);
    expect(dish('open', { open: { minPaise: rupees(20), maxPaise: rupees(2_000) } })).toBe('₹20 – ₹2,000');
    expect(dish('open', {})).toBe(words.none);
  });

  it('says mark, tax, food, spice, photo, minutes and packing in the owner’s words', () => {
    expect(dish('mark', { mark: 'egg' })).toBe(spoken.marks.egg);
    expect(dish('taxClass', { taxClass: 'liquor' })).toBe(spoken.taxClasses.liquor);
    expect(dish('food', { food: { jain: 'fits', vegan: 'does-not' } }).split(', ')).toHaveLength(2);
    expect(dish('food', { food: { jain: 'fits' } })).toBe(spoken.food.tag('jain', 'fits'));
    expect(dish('food', { food: {} })).toBe(words.none);
    expect(dish('spice', { spice: 3 })).toBe('Hot');
    expect(dish('photo', { photo: 'p1' as never })).toBe('A photo');
    expect(dish('photo', { photo: null })).toBe(words.none);
    expect(dish('prepMinutes', { prepMinutes: 12 })).toBe('12 min');
    expect(dish('packing', { packingPaise: rupees(5) })).toBe('₹5');
    expect(dish('packing', {})).toBe('₹0');
  });

  it('shows texts as they are, and that there is none', () => {
    expect(dish('description', { description: 'Slow-cooked' })).toBe('Slow-cooked');
    expect(dish('description', { description: '' })).toBe(words.none);
    expect(dish('code', { code: 'D1' })).toBe('D1');
    expect(dish('code', {})).toBe(words.none);
    expect(dish('station', { station: 'Tandoor' })).toBe('Tandoor');
    expect(dish('name', { name: 'Dal makhani' })).toBe('Dal makhani');
  });

  it('shows names and descriptions in further languages', () => {
    expect(dish('name.hi', { otherNames: { hi: 'दाल' } })).toBe('दाल');
    expect(dish('name.hi', { otherNames: { ta: 'பருப்பு' } })).toBe(words.none);
    expect(dish('description.hi', { otherDescriptions: { hi: 'धीमी आँच पर' } })).toBe('धीमी आँच पर');
    expect(dish('description.hi', {})).toBe(words.none);
  });
});

describe('one side of another clash', () => {
  const side = (over: Partial<Clash>, which: 'mine' | 'theirs' = 'mine') =>
    sideWords(spoken, clashOf(over), which, content);

  it('is deleted on one side, and kept with changes on the other', () => {
    const clash = { what: 'deleted' as const, mine: null, theirs: dishOf('Dal', 160) };
    expect(side(clash)).toBe(words.deleted);
    expect(side(clash, 'theirs')).toBe(words.kept);
  });

  it('is the order of the dishes of a category, of categories, or of groups', () => {
    const dosa = aCategory();
    expect(side({ what: 'order', mine: dosa, theirs: dosa })).toBe('Dal, Idli');
    expect(side({ what: 'order', mine: null, theirs: null })).toBe('');
    expect(side({ kind: 'categories', what: 'order', mine: null, theirs: null } as never)).toBe(
      'Dosa, Drinks',
    );
    expect(side({ kind: 'addOnGroups', what: 'order', mine: null, theirs: null } as never)).toBe(
      'Extras, Sauces',
    );
  });

  it('is the hours of a category', () => {
    const hours = (from: string | null, to: string | null) =>
      side({
        kind: 'categories',
        what: 'hours',
        mine: aCategory({ from, to }),
        theirs: aCategory(),
      } as never);
    expect(hours('07:00', '11:00')).toBe('07:00 to 11:00');
    expect(hours(null, null)).toBe('All day');
    expect([hours('07:00', null), hours(null, '11:00')]).toEqual(['All day', 'All day']);
  });

  it('is the options of a group with how many a guest chooses', () => {
    const options = [anAddOn(), anAddOn({ id: 'cheese', name: 'Cheese', pricePaise: rupees(30) })];
    const group = anAddOnGroup({ options, min: 1, max: 2 });
    const text = side({ kind: 'addOnGroups', what: 'options', mine: group, theirs: anAddOnGroup() } as never);
    expect(text).toBe(`Butter ₹20, Cheese ₹30 · ${spoken.menu.groups.chooses(1, 2)}`);
  });

  it('is the name of a category or a group', () => {
    expect(
      side({ kind: 'categories', what: 'name', mine: aCategory({ name: 'Sweets' }), theirs: null } as never),
    ).toBe('Sweets');
    expect(
      side({ kind: 'addOnGroups', what: 'name', mine: anAddOnGroup({ name: '' }), theirs: null } as never),
    ).toBe(words.none);
  });
});

describe('the title of a clash', () => {
  const title = (over: object) => clashTitle(words, clashOf(over));
  const dal = dishOf('Dal', 160);

  it('is the dish and its field, by the name on the owner’s side or the other', () => {
    expect(title({ mine: dal, theirs: dishOf('Dhal', 1) })).toBe('Dal: price');
    expect(title({ mine: null, theirs: dishOf('Dhal', 1) })).toBe('Dhal: price');
    expect(title({ mine: dal, what: 'deleted' })).toBe('Dal');
    expect(title({ mine: dal, what: 'name.hi' })).toBe('Dal: Hindi name');
    expect(title({ mine: dal, what: 'description.ta' })).toBe('Dal: description in Tamil');
  });

  it('is the order of what it is about', () => {
    expect(title({ what: 'order', mine: aCategory() })).toBe('Dosa: order of dishes');
    expect(title({ what: 'order', kind: 'categories' })).toBe('Order of categories');
    expect(title({ what: 'order', kind: 'addOnGroups' })).toBe('Order of add-on groups');
  });
});
