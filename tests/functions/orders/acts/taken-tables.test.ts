import { orderMoney } from '@bhoj/domain/billing/documents/document.collection';
import { customers } from '@bhoj/domain/customers/customer.collection';
import { aBuyer } from '@bhoj/domain/fixtures/people';
import { anOrderMoney } from '@bhoj/domain/fixtures/billing';
import { newId } from '@bhoj/domain/kernel/ids';
import { paise } from '@bhoj/domain/money/money';
import { handOver } from '@bhoj/domain/billing/settle/handing-over.contract';
import { mergeTables, moveLines } from '@bhoj/domain/orders/acts/acts.contract';
import { joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  aHouse,
  anOpenOrder,
  auditOf,
  get,
  joining,
  list,
  markLines,
  ordering,
  setUp,
} from '../../../support/arrange.ts';
import { signInGuest } from '../../../support/auth.ts';
import { call, db } from '../../../support/mount.ts';
import { issued, putMoney, settling } from '../../../support/settling.ts';
import type { House } from '../../../support/arrange.ts';

let house: House;
beforeEach(async () => {
  house = await aHouse({ services: ['dine-in', 'takeaway'] }, { tableCount: 2 });
});

const orderOf = (orderId: string) => get(orders, { restaurantId: house.restaurantId, orderId });

describe('a guest who leaves a number at a table that is taken', () => {
  const number = { name: 'Meera', mobile: '9876543210' };
  const enter = async (orderId: string) => {
    const { code } = (await orderOf(orderId)).joining;
    return call(joinTable, joining(house, { ...number, code }), await signInGuest());
  };

  test('is the order’s customer, and known from then on', async () => {
    const { orderId } = await anOpenOrder(house);
    expect(await enter(orderId)).toEqual({ orderId });
    const [record] = await list(customers, { restaurantId: house.restaurantId });
    expect(record).toMatchObject({ ...number, consent: { purpose: 'bill' } });
    expect((await orderOf(orderId)).customer).toMatchObject({
      name: 'Meera',
      saidConsent: { purpose: 'bill' },
    });
  });

  test('is seated all the same when their record cannot be read, and gets no second one', async () => {
    const { orderId } = await anOpenOrder(house);
    await enter(orderId);
    const [record] = (await db.collection(customers.parent({ restaurantId: house.restaurantId })).get()).docs;
    await record?.ref.update({ visits: 'many' });
    const other = await anOpenOrder(house, 'F1-T02');
    const { code } = (await orderOf(other.orderId)).joining;
    const input = joining(house, { ...number, tableId: 'F1-T02', code });
    expect(await call(joinTable, input, await signInGuest())).toEqual({ orderId: other.orderId });
    expect((await orderOf(other.orderId)).customer).toBeNull();
    expect((await db.collection(customers.parent({ restaurantId: house.restaurantId })).get()).size).toBe(1);
  });
});

test('a guest whose waiting order gets its first dishes from another table is counted with their bill', async () => {
  const from = await anOpenOrder(house);
  const number = { name: 'Meera', mobile: '9876543210' };
  const input = joining(house, { ...number, tableId: 'F1-T02' });
  const into = await call(joinTable, input, await signInGuest());
  expect((await orderOf(into.orderId)).customer).toMatchObject({ isUnsaved: true });
  await call(placeRound, ordering(house, { orderId: from.orderId }), house.owner);
  await call(
    moveLines,
    {
      requestId: newId(),
      fromOrderId: from.orderId,
      intoOrderId: into.orderId,
      toTableId: null,
      portions: { '2-1': 1 },
    },
    house.owner,
  );
  await issued(settling(into.orderId), house.owner);
  const [record] = await list(customers, { restaurantId: house.restaurantId });
  expect(record).toMatchObject({ ...number, visits: 1 });
  expect((await orderOf(into.orderId)).customer?.isUnsaved).toBeUndefined();
});

test('a code of yesterday keeps nobody from a free table', async () => {
  const input = joining(house, { code: '1234' });
  const { orderId } = await call(joinTable, input, await signInGuest());
  expect(await orderOf(orderId)).toMatchObject({ state: 'waiting', tableId: 'F1-T01' });
});

describe('tables that are merged', () => {
  test('are named in the audit, and the company on either bill stays', async () => {
    const [from, into] = [await anOpenOrder(house), await anOpenOrder(house, 'F1-T02')];
    const buyer = aBuyer();
    await putMoney(house.restaurantId, from.orderId, anOrderMoney({ buyer }));
    await call(mergeTables, { fromOrderId: from.orderId, intoOrderId: into.orderId }, house.captain);
    const at = { restaurantId: house.restaurantId, orderId: into.orderId };
    expect(await get(orderMoney, at)).toMatchObject({ buyer });
    expect(await auditOf(house)).toMatchObject([
      {
        action: 'mergeTables',
        details: {
          orderId: into.orderId,
          fromOrderId: from.orderId,
          fromTableId: 'F1-T01',
          toTableId: 'F1-T02',
        },
      },
    ]);
  });
});

test('what was handed over to an operator is in the audit with its value', async () => {
  await setUp(house, { aggregators: ['Swiggy'] });
  const details = { label: '', delivery: null, aggregator: { operator: 'Swiggy', number: '1234567' } };
  const round = ordering(house, { tableId: null, type: 'aggregator', details });
  await call(placeRound, round, house.captain);
  const { orderId } = round;
  const [line] = Object.keys((await orderOf(orderId)).lines);
  await markLines({ restaurantId: house.restaurantId, orderId }, { ready: [line ?? ''] });
  await call(handOver, { orderId, valuePaise: paise(99_00) }, house.captain);
  expect(await auditOf(house)).toMatchObject([
    { action: 'handOver', details: { orderId, operator: 'Swiggy', valuePaise: 99_00 } },
  ]);
});
