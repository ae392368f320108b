import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paise, rupees, ZERO } from '../../money/money.ts';
import { riseOf } from './price-rise.ts';

const sold = (quantity: number, amount: number, cost: number | null) => ({
  quantity,
  amountPaise: rupees(amount),
  costPaise: cost === null ? ZERO : rupees(cost * quantity),
  costedPaise: cost === null ? ZERO : rupees(amount),
});

it('reckons 100 portions at ₹100 that cost ₹40: 95 at ₹110 bring ₹450 more, and ₹200 is not cooked', () => {
  expect(riseOf(sold(100, 10_000, 40))).toEqual({ salesPaise: 450_00, marginPaise: 650_00 });
});

it('loses where dishes are dear: 95 of 100 at ₹510 bring ₹48,450, that is ₹1,550 less', () => {
  expect(riseOf(sold(100, 50_000, null))).toEqual({ salesPaise: -1_550_00, marginPaise: null });
});

it('brings portions × rise where nobody stays away', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.nat(90_000), fc.nat(5_000), (quantity, amount, by) => {
      const rise = { byPaise: paise(by), fewer: 0 };
      expect(riseOf(sold(quantity, amount, null), rise).salesPaise).toBe(quantity * by);
    }),
  );
});
