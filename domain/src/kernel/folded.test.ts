import { describe, expect, it } from 'vitest';
import { folded, hasWords, nameKey, sameName } from './folded.ts';

describe('a search', () => {
  it.each([
    ['Crêpe Suzette', 'crepe', true],
    ['Crepe Suzette', 'CRÊPE', true],
    ['Paneer Tikka', 'tik pan', true],
    ['Paneer Tikka', 'tikka masala', false],
    ['Paneer Tikka', '  ', true],
    ['पनीर टिक्का', 'टिक्का', true],
    // With a sign of its own, this is another letter.
    ['पकौड़ा', 'पकौड', true],
    ['पकौड', 'पकौड़ा', false],
    // The sign may be part of the letter or stand after it.
    ['पकौ\u095cा', 'पकौ\u0921\u093cा', true],
    ['ｆｕｌｌ', 'full', true],
  ])('finds in %s by %s: %s', (text, typed, isFound) => expect(hasWords(text, typed)).toBe(isFound));

  it('folds what is folded to itself', () => expect(folded(folded('Crêpe ÀÉ'))).toBe(folded('Crêpe ÀÉ')));
});

describe('a name', () => {
  it.each([
    ['Mains', ' mains ', true],
    ['Crêpe', 'Crepe', false],
    ['Crêpe', 'Cre\u0302pe', true],
    ['ｆｕｌｌ', 'Full', true],
  ])('%s and %s are one: %s', (a, b, isOne) => {
    expect(sameName(a, b)).toBe(isOne);
    expect(nameKey(a) === nameKey(b)).toBe(isOne);
  });
});
