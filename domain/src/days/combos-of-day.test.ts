import { describe, expect, it } from 'vitest';
import { computeBill } from '../billing/bill/bill.ts';
import { chargeOf } from '../billing/bill/charges.ts';
import { aLine } from '../fixtures/lines.ts';
import { paise } from '../money/money.ts';
import { MOST_COMBOS_OF_DAY, withCombos } from './day-dishes.ts';
import type { BillLine } from '../billing/shape/bill.schema.ts';

const aBillLine = (over: Partial<BillLine> = {}): BillLine => {
  const [line] = computeBill([chargeOf(aLine(), 1)], { kind: 'bill' }).lines;
  if (line === undefined) throw new Error('the bill has a line');
  return { ...line, ...over };
};

const part = (n: number, taxable: number, over: Partial<BillLine> = {}, itemId = 'thali'): BillLine =>
  aBillLine({
    quantity: 2,
    taxablePaise: paise(taxable),
    combo: {
      ref: 1,
      itemId,
      name: 'Veg thali',
      otherNames: {},
      slotId: `s${n}`,
      part: n,
      of: 2,
      portions: 1,
      ...(n === 0 && { lead: true as const }),
    },
    ...over,
  });
const thalis = { lines: [part(0, 300_00), part(1, 200_00)] };

describe('the combos of a day', () => {
  it('count with the part that leads, and have the sales of all parts', () => {
    const sold = withCombos({}, thalis, 1);
    expect(sold).toEqual({ thali: { name: 'Veg thali', quantity: 2, amountPaise: 500_00 } });
    expect(withCombos(sold, { lines: [part(1, 100_00)] }, 1)['thali']).toMatchObject({
      quantity: 2,
      amountPaise: 600_00,
    });
  });

  it('lose exactly what a void bill added', () => {
    expect(withCombos(withCombos({}, thalis, 1), thalis, -1)).toEqual({});
  });

  it('leave out dishes of no combo', () => {
    expect(withCombos({}, { lines: [aBillLine()] }, 1)).toEqual({});
  });

  it('are one entry beyond the most that a day tells apart', () => {
    const many = Array.from({ length: MOST_COMBOS_OF_DAY + 2 }, (_, i) => part(0, 1_00, {}, `c${i}`));
    const sold = withCombos({}, { lines: many }, 1);
    expect(Object.keys(sold)).toHaveLength(MOST_COMBOS_OF_DAY + 1);
    expect(sold['further']).toEqual({ name: 'Other combos', quantity: 4, amountPaise: 2_00 });
    expect(withCombos(sold, { lines: many }, -1)).toEqual({});
  });
});
