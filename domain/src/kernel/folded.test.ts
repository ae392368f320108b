import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folded, hasWords, nameKey, namesOnce, sameName } from './folded.ts';

describe('a search', () => {
  it.each([
    ['Crêpe Suzette', 'crepe', true],
    ['Crepe Suzette', 'CRÊPE', true],
    ['Paneer Tikka', 'tik pan', true],
    ['Paneer Tikka', 'tikka masala', false],
    ['Paneer Tikka', '  ', true],
    ['पनीर टिक्का', 'टिक्का', true],
    // With its nukta, this is a different letter.
    ['पकौड़ा', 'पकौड', true],
    ['पकौड', 'पकौड़ा', false],
    // The nukta may be part of the letter or a separate character after it.
    ['पकौ\u095cा', 'पकौ\u0921\u093cा', true],
    ['ｆｕｌｌ', 'full', true],
  ])('of %s for %s: found %s', (text, typed, isFound) => expect(hasWords(text, typed)).toBe(isFound));

  it('gives the same result when a text is folded twice', () =>
    expect(folded(folded('Crêpe ÀÉ'))).toBe(folded('Crêpe ÀÉ')));
});

describe('a comparison of names', () => {
  it.each([
    ['Mains', ' mains ', true],
    ['Crêpe', 'Crepe', false],
    ['Crêpe', 'Cre\u0302pe', true],
    ['ｆｕｌｌ', 'Full', true],
    ['Paneer Tikka', 'Paneer  Tikka', true],
    ['Paneer Tikka', 'Paneer\u00a0Tikka\u200b', true],
    ['Paneer Tikka', 'Pan\u00adeer\u2009Tikka\ufeff', true],
    ['पनीर टिक्का', 'पनीर टिक्\u200dका', true],
    ['Paneer Tikka', 'PaneerTikka', false],
  ])('of %s and %s: equal %s', (a, b, isOne) => {
    expect(sameName(a, b)).toBe(isOne);
    expect(nameKey(a) === nameKey(b)).toBe(isOne);
  });

  const word = fc.oneof(fc.stringMatching(/^[A-Za-z0-9&(),.'-]{1,8}$/), fc.constant('सब्ज़ी'));
  const blanks = fc.stringMatching(/^[ \u00a0\t]{1,3}$/);
  const typed = (words: readonly string[]) =>
    fc
      .tuple(
        fc.array(fc.boolean(), { minLength: words.length, maxLength: words.length }),
        fc.array(blanks, { minLength: words.length + 1, maxLength: words.length + 1 }),
      )
      .map(([isUpper, around]) =>
        words.reduce(
          (text, one, n) => `${text}${isUpper[n] === true ? one.toUpperCase() : one}${around[n + 1]}`,
          around[0] ?? '',
        ),
      );

  it('is the same for each way to type a name: other cases, blanks around it, several blanks for one', () => {
    const ways = fc
      .array(word, { minLength: 1, maxLength: 4 })
      .chain((words) => fc.tuple(fc.constant(words.join(' ')), typed(words), typed(words)));
    fc.assert(
      fc.property(ways, ([name, one, other]) => {
        expect([one, other].map(nameKey)).toEqual([nameKey(name), nameKey(name)]);
        expect(nameKey(nameKey(one))).toBe(nameKey(one));
        expect(namesOnce([one, name, other])).toEqual([one]);
      }),
    );
  });

  it('keeps each name once, in its first spelling', () => {
    expect(namesOnce(['Dairy', 'Rent', 'dairy', ' RENT'])).toEqual(['Dairy', 'Rent']);
  });
});
