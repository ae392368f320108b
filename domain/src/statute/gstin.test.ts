import { describe, expect, it } from 'vitest';
import { gstinCheckDigit, isGstin, isOperatorGstin, isUin } from './gstin.ts';

/** Published sample GSTINs. */
const REAL = ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '27AASCS2460H1Z0'];

describe('isGstin', () => {
  it.each(REAL)('accepts %s', (gstin) => {
    expect(isGstin(gstin)).toBe(true);
    expect(gstinCheckDigit(gstin.slice(0, 14))).toBe(gstin[14]);
  });

  it('detects any single wrong digit in the state code and the PAN', () => {
    for (const gstin of REAL) {
      for (const position of [0, 1, 7, 8, 9, 10]) {
        for (const digit of '0123456789') {
          if (digit === gstin[position]) continue;
          expect(isGstin(gstin.slice(0, position) + digit + gstin.slice(position + 1))).toBe(false);
        }
      }
    }
  });

  it('detects two swapped neighbouring characters', () => {
    expect(isGstin('27AAPFU9039F1ZV')).toBe(false);
    expect(isGstin('27AAPUF0939F1ZV')).toBe(false);
  });

  it('accepts exactly one check character for any fourteen others', () => {
    const fitting = Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ').filter((c) =>
      isGstin(`27AAPFU0939F1Z${c}`),
    );
    expect(fitting).toEqual(['V']);
  });

  it.each([
    ['nothing', ''],
    ['small letters', '27aapfu0939f1zv'],
    ['fourteen characters', '27AAPFU0939F1Z'],
    ['sixteen characters', '27AAPFU0939F1ZVV'],
    ['a space', '27AAPFU0939F1Z '],
    ['no Z before the last', '27AAPFU0939F1XV'],
    ['a zero for the registration', '27AAPFU0939F0ZV'],
  ])('refuses %s', (_, text) => {
    expect(isGstin(text)).toBe(false);
  });
});

describe('isUin', () => {
  it('accepts the number of an embassy or a UN body, which is no GSTIN', () => {
    for (const uin of ['0717USA00001UN7', '2917DEU00012ONX']) {
      expect([isUin(uin), isGstin(uin)]).toEqual([true, false]);
    }
  });

  it.each([
    ['a GSTIN', '27AAPFU0939F1ZV'],
    ['a State that does not exist', '4017USA00001UN7'],
    ['neither U nor O', '0717USA00001AN7'],
    ['a non-resident’s number', '0717USA00001NR7'],
    ['small letters', '0717usa00001un7'],
    ['nothing', ''],
  ])('refuses %s', (_, text) => {
    expect(isUin(text)).toBe(false);
  });
});

describe('isOperatorGstin', () => {
  it('accepts the GSTIN of a collector, with C as fourteenth character, and the usual one', () => {
    // A number that an operator publishes as its own for tax collected at source.
    expect([isOperatorGstin('29AABCF8078M1C8'), isGstin('29AABCF8078M1C8')]).toEqual([true, false]);
    expect(REAL.every(isOperatorGstin)).toBe(true);
  });

  it('refuses a wrong check digit, another fourteenth character and a UIN', () => {
    for (const text of ['29AABCF8078M1C9', '29AABCF8078M1D8', '0717USA00001UN7', ''])
      expect(isOperatorGstin(text)).toBe(false);
  });
});
