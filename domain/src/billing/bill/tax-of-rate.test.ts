import fc from 'fast-check';
import { expect, it } from 'vitest';
import { halfRateOf, minus, paise, ZERO } from '../../money/money.ts';
import { halfWithin, vatWithin } from './tax-of-rate.ts';

const amount = fc.integer({ min: 0, max: 1_000_000_000 }).map(paise);
const rate = fc.integer({ min: 0, max: 10_000 });

it.each([
  ['half of a rate on top', halfRateOf],
  ['half of the GST within', halfWithin],
  ['the VAT within', vatWithin],
])('%s of an amount below zero mirrors the one above it', (_, taxOf) => {
  fc.assert(
    fc.property(amount, rate, (above, taxBp) => {
      expect(taxOf(minus(ZERO, above), taxBp)).toBe(minus(ZERO, taxOf(above, taxBp)));
    }),
  );
});
