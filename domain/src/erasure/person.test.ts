import { describe, expect, it } from 'vitest';
import { isNameOf, namesPerson, TAKEN_OUT, withoutPerson } from './person.ts';

const farhan = { names: ['Farhan Q.', 'फ़रहान'], mobiles: ['9812345633'] };

describe('a text', () => {
  it.each([
    ['Farhan asked twice', '… asked twice'],
    ['for FARHÁN, no nuts', 'for …, no nuts'],
    ['फ़रहान जी', '… जी'],
    ['call 9812345633', 'call …'],
    ['call +91 98123 45633 now', 'call … now'],
    ['0091-98123-45633', '…'],
    ['098123 45633', '…'],
    ['(98123) 45633', '(…'],
    ['९८१२३४५६३३', '…'],
  ])('“%s” becomes “%s”', (text, without) => {
    expect(withoutPerson(text, farhan)).toBe(without);
    expect(withoutPerson(without, farhan)).toBe(without);
    expect(namesPerson(text, farhan)).toBe(true);
    expect(namesPerson(without, farhan)).toBe(false);
  });

  it.each(['Came cold', 'Farhana liked it', 'table Q', '98123', '9812345634'])('“%s” stays', (text) => {
    expect(withoutPerson(text, farhan)).toBe(text);
  });

  it('of nobody stays', () => {
    expect(withoutPerson('Farhan 9812345633', { names: [], mobiles: [] })).toBe('Farhan 9812345633');
    expect(TAKEN_OUT).toBe('…');
  });
});

it('a name is the whole text, whatever its case and blanks', () => {
  expect(['farhan  q.', 'Farhan', 'Farhan Q. and wife'].map((text) => isNameOf(text, farhan))).toEqual([
    true,
    false,
    false,
  ]);
});
