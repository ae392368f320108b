import { expect, it } from 'vitest';
import { aLine } from '../../fixtures/lines.ts';
import { paise, ZERO } from '../../money/money.ts';
import { computeBill } from './bill.ts';
import { chargeOf, packingChargeOf } from './charges.ts';
import { billLineSchema } from '../shape/bill.schema.ts';

const hall = { id: 'ac-hall', name: 'AC hall' };

it('keeps the price list of a line, and joins no two lists into one line', () => {
  const menus = aLine({ unitPaise: paise(140_00) });
  const listed = aLine({ unitPaise: paise(140_00), list: hall });
  const charges = [chargeOf(listed, 1), chargeOf(menus, 1), chargeOf(listed, 2)];
  const { lines } = computeBill(charges, { kind: 'bill' });
  expect(lines.map(({ quantity, list }) => [quantity, list?.name])).toEqual([
    [3, 'AC hall'],
    [1, undefined],
  ]);
  expect(lines.map((line) => billLineSchema.parse(line).list?.id)).toEqual(['ac-hall', undefined]);
});

it('has no list on the charge for packing a dish', () => {
  const [charge] = packingChargeOf(aLine({ list: hall, packingPaise: paise(5_00) }), 1);
  expect(charge?.unitPaise).toBe(5_00);
  expect(charge).not.toHaveProperty('list');
  expect(packingChargeOf(aLine({ list: hall, packingPaise: ZERO }), 1)).toEqual([]);
});
