import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from './money.ts';
import { amountInWords } from './words.ts';

describe('an amount in words', () => {
  it.each([
    [0, 'Rupees zero only'],
    [1, 'Rupees zero and one paisa only'],
    [100, 'Rupees one only'],
    [1_900, 'Rupees nineteen only'],
    [10_000, 'Rupees one hundred only'],
    [38_100, 'Rupees three hundred and eighty-one only'],
    [1_00_000, 'Rupees one thousand only'],
    [10_05_000, 'Rupees ten thousand and fifty only'],
    [1_23_456_50, 'Rupees one lakh twenty-three thousand four hundred and fifty-six and fifty paise only'],
    [1_00_00_000_00, 'Rupees one crore only'],
    [
      2_34_56_789_12,
      'Rupees two crore thirty-four lakh fifty-six thousand seven hundred and eighty-nine and twelve paise only',
    ],
    [1_000_00_00_000_00, 'Rupees one thousand crore only'],
    [-38_100, 'Minus rupees three hundred and eighty-one only'],
  ])('of %i paise', (amount, words) => {
    expect(amountInWords(paise(amount))).toBe(words);
  });

  it('differs for different amounts', () => {
    const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        fc.pre(a !== b);
        expect(amountInWords(paise(a))).not.toBe(amountInWords(paise(b)));
      }),
    );
  });
});
