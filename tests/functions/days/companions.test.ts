import { voidBill } from '@bhoj/domain/billing/corrections/corrections.contract';
import { orderedTogether } from '@bhoj/domain/days/ordered-together.collection';
import { sumOrderedTogether } from '@bhoj/domain/days/ordered-together';
import { newId } from '@bhoj/domain/kernel/ids';
import { expect, test } from 'vitest';
import { aHouse, find } from '../../support/arrange.ts';
import { call } from '../../support/mount.ts';
import { today } from '../../support/settled.ts';
import { aDish, anOrderOf, cash, issued, settling } from '../../support/settling.ts';
import type { House } from '../../support/arrange.ts';

const stored = async ({ restaurantId }: House) => {
  const day = await find(orderedTogether, { restaurantId, day: today() });
  return day && sumOrderedTogether([day]);
};

test('parts of an order count what each bill sold together, and a void takes its own back', async () => {
  const house = await aHouse({}, { tableCount: 1 });
  const lines = [aDish('Dal', 100_00), aDish('Roti', 100_00), aDish('Lassi', 100_00)];
  const orderId = await anOrderOf(house, lines);
  const settle = (portions: Record<string, number>, amount: number) =>
    issued(settling(orderId, { portions, payments: [cash(amount)] }), house.captain);
  const first = await settle({ '1-1': 1, '1-2': 1 }, 210_00);
  await settle({ '1-3': 1 }, 105_00);
  expect(await stored(house)).toEqual({
    bills: 2,
    byDish: { dal: 1, roti: 1, lassi: 1 },
    together: { dal: { roti: 1 } },
    addOns: {},
  });
  const voiding = {
    invoiceId: first.invoiceId,
    requestId: newId(),
    reason: 'Charged twice',
    billAgain: false,
  };
  await call(voidBill, voiding, house.owner);
  await call(voidBill, voiding, house.owner);
  expect(await stored(house)).toEqual({ bills: 1, byDish: { lassi: 1 }, together: {}, addOns: {} });
});
