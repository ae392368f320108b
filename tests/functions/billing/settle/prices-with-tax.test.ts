import { issueCreditNote } from '@bhoj/domain/billing/corrections/corrections.contract';
import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import { days } from '@bhoj/domain/days/day.collection';
import { newId } from '@bhoj/domain/kernel/ids';
import { paise } from '@bhoj/domain/money/money';
import { handOver } from '@bhoj/domain/billing/settle/handing-over.contract';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { expect, test } from 'vitest';
import { aHouse, dosa, get, ordering, setUp } from '../../../support/arrange.ts';
import { call } from '../../../support/mount.ts';
import { today } from '../../../support/settled.ts';
import { issued, settling, tender } from '../../../support/settling.ts';

const included = { pricesIncludeTax: true } as const;

test('a round keeps whether prices included tax when it was ordered, and the bill has both', async () => {
  const house = await aHouse(included, { tableCount: 1 });
  const { restaurantId, captain, owner } = house;
  const first = ordering(house);
  await call(placeRound, first, captain);
  await setUp(house, { pricesIncludeTax: false });
  const { orderId } = first;
  await call(placeRound, ordering(house, { orderId }), captain);
  const { lines } = await get(orders, { restaurantId, orderId });
  expect(Object.values(lines).map(({ taxIncluded }) => taxIncluded)).toEqual([true, undefined]);

  // 120.00 with the tax in it: 120 × 2.5 ÷ 105 = 2.857 → 2.86 each, value 114.28. 120.00 and 3.00 each on top.
  const paid = settling(orderId, { seenRounds: 2, payments: [tender('card', 24_600)] });
  const { invoiceId, bill } = await issued(paid, captain);
  expect(bill).toMatchObject({
    taxes: [{ taxBp: 500, taxablePaise: 234_28, cgstPaise: 5_86, sgstPaise: 5_86 }],
    roundOffPaise: 0,
    totalPaise: 246_00,
  });
  expect((await get(invoices, { restaurantId, invoiceId })).bill).toEqual(bill);

  const note = await call(
    issueCreditNote,
    {
      invoiceId,
      requestId: newId(),
      portions: { '0': 1 },
      reason: 'Came cold',
      refund: { method: 'cash', name: '' },
    },
    owner,
  );
  expect(note.bill).toMatchObject({ totalPaise: 120_00, taxes: [{ taxablePaise: 114_28, cgstPaise: 2_86 }] });
  const day = await get(days, { restaurantId, day: today() });
  expect([day.subtotalPaise, day.taxPaise, day.totalPaise, day.credits.totalPaise]).toEqual([
    234_28, 11_72, 246_00, 120_00,
  ]);
});

test('a takeaway’s packing charge includes its tax, too: 120 + 21 = 141', async () => {
  const house = await aHouse(
    { ...included, services: ['takeaway'], packingPaise: paise(21_00) },
    { tableCount: 1 },
  );
  const round = ordering(house, {
    tableId: null,
    type: 'takeaway',
    details: { label: 'Meera', delivery: null },
  });
  await call(placeRound, round, house.captain);
  const { bill } = await issued(
    settling(round.orderId, { payments: [tender('upi', 141_00)] }),
    house.captain,
  );
  // 141 × 2.5 ÷ 105 = 3.357 → 3.36 each
  expect(bill).toMatchObject({ taxes: [{ taxablePaise: 134_28, cgstPaise: 3_36 }], totalPaise: 141_00 });
});

test('an aggregator’s order is counted without the tax in the menu’s prices', async () => {
  const house = await aHouse({ ...included, aggregators: ['Swiggy'] }, { tableCount: 1 });
  const { restaurantId, captain } = house;
  const details = { label: '', delivery: null, aggregator: { operator: 'Swiggy', number: '1234567' } };
  const round = ordering(house, {
    tableId: null,
    type: 'aggregator',
    details,
    selections: [dosa({ quantity: 7 })],
  });
  await call(placeRound, round, captain);
  await call(handOver, { orderId: round.orderId, valuePaise: null }, captain);
  // 7 × 120.00 = 840.00 = 800.00 and 20.00 twice
  expect((await get(days, { restaurantId, day: today() })).byOperator).toEqual({
    Swiggy: { count: 1, totalPaise: 800_00 },
  });
});
