import { closings, days } from '@bhoj/domain/days/day.collection';
import { closeDay } from '@bhoj/domain/days/days.contract';
import { setDiscount, settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { correctHandOver } from '@bhoj/domain/billing/corrections/corrections.contract';
import { handOver } from '@bhoj/domain/billing/settle/handing-over.contract';
import { cancelOrder, changeDetails, mergeTables, moveLines } from '@bhoj/domain/orders/acts/acts.contract';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { aMenu, aMenuItem } from '@bhoj/domain/fixtures/menu';
import { newId } from '@bhoj/domain/kernel/ids';
import { paise, rupees } from '@bhoj/domain/money/money';
import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  aHouse,
  anOpenOrder,
  auditOf,
  dosa,
  everything,
  get,
  list,
  ordering,
} from '../../../support/arrange.ts';
import { call, reasonOf } from '../../../support/mount.ts';
import { today } from '../../../support/settled.ts';
import { settling } from '../../../support/settling.ts';
import type { House } from '../../../support/arrange.ts';

let house: House;
beforeEach(async () => {
  house = await aHouse({ aggregators: ['Swiggy', 'ONDC'] }, { tableCount: 1 });
});

const at = (orderId: string) => ({ restaurantId: house.restaurantId, orderId });
const rounds = (operator = 'Swiggy', number = '1234567') =>
  ordering(house, {
    tableId: null,
    type: 'aggregator',
    details: { label: '', delivery: null, aggregator: { operator, number } },
  });

async function anAggregatorOrder(operator?: string, number?: string): Promise<string> {
  const round = rounds(operator, number);
  await call(placeRound, round, house.captain);
  return round.orderId;
}

describe('taking the order', () => {
  test('names it by operator and number, with a KOT as any other', async () => {
    const orderId = await anAggregatorOrder('Swiggy', 'bx-12q');
    expect(await get(orders, at(orderId))).toMatchObject({
      type: 'aggregator',
      state: 'open',
      label: 'Swiggy BX-12Q',
      aggregator: { operator: 'Swiggy', number: 'BX-12Q', valuePaise: null, day: null },
      kots: [1],
    });
  });

  test('refuses an operator that is not switched on, and an order without one', async () => {
    const before = await everything();
    expect(await reasonOf(placeRound, rounds('Zomato'), house.captain)).toBe('service-not-offered');
    const nameless = ordering(house, { tableId: null, type: 'aggregator' });
    expect(await reasonOf(placeRound, nameless, house.captain)).toBe('aggregator-details-missing');
    expect(await everything()).toEqual(before);
  });

  test('refuses an operator’s number twice, until the first order is cancelled', async () => {
    const orderId = await anAggregatorOrder();
    expect(await reasonOf(placeRound, rounds(), house.captain)).toBe('aggregator-number-taken');
    expect(await reasonOf(placeRound, rounds('ONDC'), house.captain)).toBeNull();
    await call(cancelOrder, { orderId, reason: 'Cancelled by the operator' }, house.captain);
    expect(await reasonOf(placeRound, rounds(), house.captain)).toBeNull();
  });

  test('takes further rounds and a repeat of the first one', async () => {
    const round = rounds();
    const first = await call(placeRound, round, house.captain);
    expect(await call(placeRound, round, house.captain)).toEqual(first);
    const more = { ...ordering(house, { tableId: null, type: 'aggregator' }), orderId: round.orderId };
    expect(await call(placeRound, more, house.captain)).toMatchObject({ outcome: 'sent', kot: 2 });
  });
});

describe('handing over', () => {
  test('completes it without a document and counts its value for the operator, once', async () => {
    const orderId = await anAggregatorOrder();
    await call(handOver, { orderId, valuePaise: null }, house.captain);
    await call(handOver, { orderId, valuePaise: null }, house.captain);
    const other = await anAggregatorOrder('ONDC', '777');
    await call(handOver, { orderId: other, valuePaise: rupees(99) }, house.owner);

    const order = await get(orders, at(orderId));
    expect(order).toMatchObject({
      state: 'Completed',
      billing: { documents: [] },
      kitchen: { until: expect.any(Number) as number },
    });
    expect(await list(invoices, { restaurantId: house.restaurantId })).toEqual([]);
    const day = await get(days, { restaurantId: house.restaurantId, day: today() });
    expect(day).toMatchObject({
      bills: 0,
      totalPaise: 0,
      byType: {},
      byOperator: {
        Swiggy: { count: 1, totalPaise: order.subtotalPaise },
        ONDC: { count: 1, totalPaise: rupees(99) },
      },
    });
    expect((await auditOf(house)).map(({ action }) => action)).toEqual(['handOver', 'handOver']);
  });

  test('bills packaged goods beside dishes with an invoice of our own: five cans at 40 % are ₹280', async () => {
    // 5 × ₹40 = ₹200; 20 % to each is ₹40; ₹280 in all. The dosa is ₹120 for the operator.
    const cola = aMenuItem({
      id: 'cola',
      name: 'Cola',
      pricePaise: rupees(40),
      taxClass: 'goods',
      goods: { hsn: '22021010', taxBp: 4000 },
    });
    house = await aHouse(
      { aggregators: ['Swiggy'] },
      { tableCount: 1, menu: { items: [...aMenu().items, cola] } },
    );
    const round = { ...rounds(), selections: [dosa(), dosa({ itemId: 'cola', quantity: 5 })] };
    await call(placeRound, round, house.captain);
    const { orderId } = round;
    const first = await call(handOver, { orderId, valuePaise: null }, house.captain);
    expect(await call(handOver, { orderId, valuePaise: null }, house.captain)).toEqual(first);
    const [document, ...others] = await list(invoices, { restaurantId: house.restaurantId });
    expect(others).toEqual([]);
    expect(document).toMatchObject({
      number: first.goodsBill,
      bill: { totalPaise: rupees(280), taxes: [{ taxBp: 4000, taxablePaise: rupees(200) }] },
      payments: [{ method: 'other', name: 'Swiggy', amountPaise: rupees(280) }],
    });
    const order = await get(orders, at(orderId));
    expect(order).toMatchObject({ state: 'Completed', aggregator: { valuePaise: rupees(120) } });
    const day = await get(days, { restaurantId: house.restaurantId, day: today() });
    expect(day).toMatchObject({
      totalPaise: rupees(280),
      byOperator: { Swiggy: { totalPaise: rupees(120) } },
    });
  });

  test('is refused for an order of our own', async () => {
    const { orderId } = await anOpenOrder(house);
    expect(await reasonOf(handOver, { orderId, valuePaise: null }, house.captain)).toBe(
      'not-an-aggregator-order',
    );
  });

  test('is corrected by the owner, on the day of the correction, once', async () => {
    const orderId = await anAggregatorOrder();
    expect(
      await reasonOf(correctHandOver, { orderId, valuePaise: paise(0), reason: 'Back' }, house.owner),
    ).toBe('not-handed-over');
    expect(await reasonOf(handOver, { orderId, valuePaise: paise(0) }, house.captain)).toBe('invalid-input');
    await call(handOver, { orderId, valuePaise: rupees(500) }, house.captain);
    expect(await reasonOf(handOver, { orderId, valuePaise: rupees(400) }, house.captain)).toBe(
      'already-handed-over',
    );
    expect(await reasonOf(cancelOrder, { orderId, reason: 'Back' }, house.owner)).toBe('already-handed-over');
    const back = { orderId, valuePaise: rupees(120), reason: 'Two dishes gone back' };
    expect(await reasonOf(correctHandOver, back, house.captain)).toBe('not-allowed');
    await call(correctHandOver, back, house.owner);
    await call(correctHandOver, back, house.owner);
    const { aggregator } = await get(orders, at(orderId));
    expect(aggregator).toMatchObject({
      valuePaise: rupees(500),
      corrections: [{ valuePaise: rupees(-380), reason: 'Two dishes gone back', day: today() }],
    });
    const { byOperator } = await get(days, { restaurantId: house.restaurantId, day: today() });
    expect(byOperator).toEqual({ Swiggy: { count: 1, totalPaise: rupees(120) } });
    expect((await auditOf(house)).map(({ action }) => action).toSorted()).toEqual([
      'correctHandOver',
      'handOver',
    ]);
  });

  test('lets the day be closed, with the value in the closing', async () => {
    const orderId = await anAggregatorOrder();
    const drawer = {
      openingCashPaise: paise(0),
      countedCashPaise: paise(0),
      paidOutPaise: paise(0),
      note: '',
    };
    const closing = { day: today(), requestId: newId(), seenMovements: 1, ...drawer };
    expect(await reasonOf(closeDay, closing, house.owner)).toBe('orders-open');
    await call(handOver, { orderId, valuePaise: rupees(250) }, house.captain);
    await call(closeDay, closing, house.owner);
    const closed = await get(closings, { restaurantId: house.restaurantId, day: today() });
    expect(closed.sales.byOperator).toEqual({ Swiggy: { count: 1, totalPaise: rupees(250) } });
  });
});

test('no document, discount, new name or other order for its dishes', async () => {
  const orderId = await anAggregatorOrder();
  const { orderId: atTable } = await anOpenOrder(house);
  const before = await everything();
  expect(await reasonOf(settleBill, settling(orderId), house.captain)).toBe('aggregator-order');
  const discount = { kind: 'percent' as const, value: 500, reason: 'Regular' };
  expect(await reasonOf(setDiscount, { orderId, requestId: newId(), discount }, house.owner)).toBe(
    'aggregator-order',
  );
  const details = { label: 'Meera', delivery: null };
  expect(await reasonOf(changeDetails, { orderId, details }, house.captain)).toBe('aggregator-order');
  const merge = { fromOrderId: orderId, intoOrderId: atTable };
  expect(await reasonOf(mergeTables, merge, house.captain)).toBe('orders-differ');
  const move = { requestId: newId(), ...merge, portions: { '1-1': 1 }, toTableId: null };
  expect(await reasonOf(moveLines, move, house.captain)).toBe('orders-differ');
  expect(await everything()).toEqual(before);
});
