import { describe, expect, it } from 'vitest';
import { dishSearchKey, reviewKeys, typedKeys } from './search.ts';

const keys = reviewKeys('The Crêpe was cold, खाना ठंडा था!', [{ itemId: 'crepe' }, { itemId: 'crepe' }]);
const finds = (typed: string) => typedKeys(typed).every((key) => keys.includes(key));

describe('what a review is found by', () => {
  it.each(['cold', 'COLD', 'crepe', 'Crê', 'cold crepe', 'ठंडा', '  '])('%s: found', (typed) =>
    expect(finds(typed)).toBe(true),
  );
  it.each(['hot', 'old', 'cold soup', 'dish:crepe2', 'colder'])('%s: not found', (typed) =>
    expect(finds(typed)).toBe(false),
  );

  it('has each dish once, under a key that no word can be', () => {
    expect(keys.filter((key) => key.includes(':'))).toEqual([dishSearchKey('crepe')]);
    expect(reviewKeys('dish:crepe', [])).not.toContain(dishSearchKey('crepe'));
  });

  it('is found by the beginning of a very long word, and stays small', () => {
    expect(reviewKeys('x'.repeat(600), [])).toHaveLength(12);
    expect(typedKeys('x'.repeat(40))).toEqual(['x'.repeat(12)]);
    // Each of these letters is folded into three.
    const letter = (n: number) => String.fromCodePoint(0xac01 + n * 3);
    const words = Array.from({ length: 150 }, (_, n) => [n, n + 150, n + 300].map(letter).join(''));
    expect(reviewKeys(words.join(' '), [])).toHaveLength(600);
  });

  it('asks for the longest word first', () =>
    expect(typedKeys('a cold soup')).toEqual(['cold', 'soup', 'a']));
});
