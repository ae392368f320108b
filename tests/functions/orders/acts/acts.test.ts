import { customers } from '@bhoj/domain/customers/customer.collection';
import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { stagesIn } from '@bhoj/domain/fixtures/orders';
import { tables } from '@bhoj/domain/tables/table.collection';
import { orders, pendingRounds } from '@bhoj/domain/orders/shape/order.collection';
import {
  cancelLines,
  cancelOrder,
  mergeTables,
  moveLines,
  moveTable,
} from '@bhoj/domain/orders/acts/acts.contract';
import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { acceptRound, placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { paise } from '@bhoj/domain/money/money';
import { ALWAYS } from '@bhoj/domain/orders/shape/order.schema';
import { newId } from '@bhoj/domain/kernel/ids';
import { memberIdOf } from '@bhoj/domain/kernel/member-id';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  aGuestAt,
  aHouse,
  anOpenOrder,
  auditOf,
  change,
  changeOrder,
  dosa,
  employ,
  everything,
  find,
  get,
  joining,
  list,
  markLines,
  ordering,
} from '../../../support/arrange.ts';
import { signInGuest } from '../../../support/auth.ts';
import { call, reasonOf } from '../../../support/mount.ts';
import { cash, issued, settling } from '../../../support/settling.ts';
import type { Person } from '../../../support/auth.ts';
import type { House } from '../../../support/arrange.ts';

let house: House;
let captain: Person;
beforeEach(async () => {
  house = await aHouse({}, { tableCount: 4 });
  ({ captain } = house);
});

const orderOf = (orderId: string) => get(orders, { restaurantId: house.restaurantId, orderId });
const tableAt = (tableId: string) => get(tables, { restaurantId: house.restaurantId, tableId });
/** Makes the rounds of the order's guests wait for a captain. */
const distrust = (orderId: string) =>
  changeOrder({ restaurantId: house.restaurantId, orderId }, (order) => ({
    ...order,
    joining: { ...order.joining, trusted: false },
  }));
/** Expects a call to be refused with the reason, and nothing to change. */
async function expectRefused(reason: string, answer: () => Promise<string | null>): Promise<void> {
  const before = await everything();
  expect(await answer()).toBe(reason);
  expect(await everything()).toEqual(before);
}

describe('moveTable', () => {
  test('moves the order to another table; a second call changes nothing', async () => {
    const { orderId } = await anOpenOrder(house);
    await change(tables, { restaurantId: house.restaurantId, tableId: 'F1-T02' }, { status: 'Reserved' });
    const input = { orderId, requestId: newId(), toTableId: 'F1-T02' };
    await call(moveTable, input, captain);
    expect(await orderOf(orderId)).toMatchObject({ tableId: 'F1-T02', state: 'open' });
    expect(await tableAt('F1-T01')).toMatchObject({
      status: 'Available',
      currentOrderId: null,
      hasOrder: false,
    });
    expect(await tableAt('F1-T02')).toMatchObject({
      status: 'Occupied',
      currentOrderId: orderId,
      totalPrice: 120,
    });
    expect(await auditOf(house)).toMatchObject([{ action: 'moveTable', details: { orderId } }]);
    const before = await everything();
    await call(moveTable, input, captain);
    expect(await everything()).toEqual(before);
  });

  test('a late repeat of a move leaves the order where it was moved since', async () => {
    const { orderId } = await anOpenOrder(house);
    const to = (toTableId: string) => ({ orderId, requestId: newId(), toTableId });
    const [there, back] = [to('F1-T02'), to('F1-T01')];
    await call(moveTable, there, captain);
    await call(moveTable, back, house.owner);
    const before = await everything();
    expect(await call(moveTable, there, captain)).toEqual({});
    expect(await everything()).toEqual(before);
    expect(await orderOf(orderId)).toMatchObject({ tableId: 'F1-T01' });
  });

  test('moves the guests along: a round sent to the old table is on the order at the new one', async () => {
    const { orderId, guest } = await anOpenOrder(house);
    await call(moveTable, { orderId, requestId: newId(), toTableId: 'F1-T02' }, captain);
    await call(placeRound, ordering(house, { orderId, tableId: 'F1-T01' }), guest);
    expect(Object.keys((await orderOf(orderId)).lines)).toEqual(['1-1', '2-1']);
    expect(await tableAt('F1-T02')).toMatchObject({ totalPrice: 240 });
    expect(await tableAt('F1-T01')).toMatchObject({ status: 'Available' });
    expect(await call(joinTable, joining(house, { tableId: 'F1-T02' }), guest)).toEqual({ orderId });
  });

  test('at the same moment as rounds of two guests and a captain loses none of them', async () => {
    const { orderId, guest } = await anOpenOrder(house);
    const by = [guest, captain, house.owner, guest];
    await Promise.all([
      ...by.map((person) => call(placeRound, ordering(house, { orderId }), person)),
      call(moveTable, { orderId, requestId: newId(), toTableId: 'F1-T03' }, captain),
    ]);
    expect(Object.keys((await orderOf(orderId)).lines)).toHaveLength(5);
    expect(await tableAt('F1-T03')).toMatchObject({ currentOrderId: orderId, totalPrice: 600 });
    expect(await tableAt('F1-T01')).toMatchObject({ status: 'Available', totalPrice: 0 });
  });

  test('by two captains to one table: only one succeeds', async () => {
    const [one, two] = [await anOpenOrder(house, 'F1-T01'), await anOpenOrder(house, 'F1-T02')];
    const other = await employ(house.restaurantId, 'captain');
    const answers = await Promise.all([
      reasonOf(moveTable, { orderId: one.orderId, requestId: newId(), toTableId: 'F1-T03' }, captain),
      reasonOf(moveTable, { orderId: two.orderId, requestId: newId(), toTableId: 'F1-T03' }, other),
    ]);
    expect(answers).toEqual(expect.arrayContaining(['table-taken', null]));
    const { currentOrderId } = await tableAt('F1-T03');
    expect(currentOrderId).toBe(answers[0] === null ? one.orderId : two.orderId);
  });

  test('to a table that is occupied, in maintenance or missing is refused', async () => {
    const { orderId } = await anOpenOrder(house);
    await anOpenOrder(house, 'F1-T02');
    const { restaurantId } = house;
    await change(tables, { restaurantId, tableId: 'F1-T03' }, { status: 'Maintenance' });
    const to = (toTableId: string) => () =>
      reasonOf(moveTable, { orderId, requestId: newId(), toTableId }, captain);
    await expectRefused('table-taken', to('F1-T02'));
    await expectRefused('table-in-maintenance', to('F1-T03'));
    await expectRefused('table-not-found', to('F9-T09'));
    const other = await aHouse({}, { tableCount: 1 });
    await expectRefused('order-not-found', () =>
      reasonOf(moveTable, { orderId, requestId: newId(), toTableId: 'F1-T01' }, other.captain),
    );
  });
});

describe('mergeTables', () => {
  test('brings lines, guests and waiting rounds of both to one table', async () => {
    const [from, into] = [await anOpenOrder(house, 'F1-T01'), await anOpenOrder(house, 'F1-T02')];
    await distrust(from.orderId);
    const waiting = ordering(house, { orderId: from.orderId });
    await call(placeRound, waiting, from.guest);
    const input = { fromOrderId: from.orderId, intoOrderId: into.orderId };
    await call(mergeTables, input, captain);

    expect(await orderOf(from.orderId)).toMatchObject({
      state: 'Cancelled',
      ending: { mergedInto: into.orderId },
    });
    expect(await orderOf(into.orderId)).toMatchObject({
      state: 'open',
      kitchen: { until: ALWAYS },
      subtotalPaise: 24_000,
      acceptance: { waiting: [waiting.roundId] },
    });
    expect(await tableAt('F1-T01')).toMatchObject({ status: 'Available', currentOrderId: null });
    expect(await tableAt('F1-T02')).toMatchObject({ currentOrderId: into.orderId, totalPrice: 240 });
    const before = await everything();
    await call(mergeTables, input, captain);
    expect(await everything()).toEqual(before);

    await call(acceptRound, { orderId: into.orderId, roundId: waiting.roundId }, captain);
    await call(placeRound, ordering(house, { orderId: into.orderId, tableId: 'F1-T02' }), from.guest);
    expect(Object.keys((await orderOf(into.orderId)).lines)).toHaveLength(4);
    const pending = { restaurantId: house.restaurantId, orderId: from.orderId, roundId: waiting.roundId };
    expect(await find(pendingRounds, pending)).toBeNull();
    expect(await reasonOf(placeRound, ordering(house, { orderId: from.orderId }), from.guest)).toBe(
      'order-closed',
    );
    expect(await call(placeRound, from.round, from.guest)).toMatchObject({
      outcome: 'sent',
      lineIds: ['1-1'],
    });
  });

  test('keeps the customer’s id and name, and the bill has the name', async () => {
    const guest = await signInGuest();
    const input = joining(house, { tableId: 'F1-T01', name: 'Meera', mobile: '9876543210' });
    const { orderId: fromOrderId } = await call(joinTable, input, guest);
    await call(placeRound, ordering(house, { orderId: fromOrderId }), guest);
    const { customer } = await orderOf(fromOrderId);
    const saidConsent = expect.objectContaining({ purpose: 'bill' });
    expect(customer).toEqual({ id: expect.any(String), name: 'Meera', saidConsent });
    const into = await anOpenOrder(house, 'F1-T02');
    await call(mergeTables, { fromOrderId, intoOrderId: into.orderId }, captain);
    expect((await orderOf(into.orderId)).customer).toEqual(customer);
    const { invoiceId } = await issued(
      settling(into.orderId, { seenRounds: 2, payments: [cash(25_200)] }),
      captain,
    );
    const { restaurantId } = house;
    expect(await get(invoices, { restaurantId, invoiceId })).toMatchObject({ customerName: 'Meera' });
    const [known] = await list(customers, { restaurantId });
    expect(known).toMatchObject({ name: 'Meera', visits: 1, spentPaise: 25_200 });
  });

  test('at the same moment as a settlement: one of the two bills has each dish, and none is lost', async () => {
    const [from, into] = [await anOpenOrder(house, 'F1-T01'), await anOpenOrder(house, 'F1-T02')];
    const [settled, merged] = await Promise.all([
      reasonOf(settleBill, settling(into.orderId), house.owner),
      reasonOf(mergeTables, { fromOrderId: from.orderId, intoOrderId: into.orderId }, captain),
    ]);
    const [kept, other] = await Promise.all([orderOf(into.orderId), orderOf(from.orderId)]);
    if (merged === null) {
      expect(settled).toBe('order-changed');
      expect([kept.state, other.state]).toEqual(['open', 'Cancelled']);
      expect(Object.keys(kept.lines)).toHaveLength(2);
    } else {
      expect([settled, merged]).toEqual([null, 'order-closed']);
      expect([kept.state, other.state]).toEqual(['Completed', 'open']);
    }
  });

  test('of two orders into each other at the same moment, only one succeeds', async () => {
    const [a, b] = [await anOpenOrder(house, 'F1-T01'), await anOpenOrder(house, 'F1-T02')];
    const answers = await Promise.all([
      reasonOf(mergeTables, { fromOrderId: a.orderId, intoOrderId: b.orderId }, captain),
      reasonOf(mergeTables, { fromOrderId: b.orderId, intoOrderId: a.orderId }, house.owner),
    ]);
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(answers).toContain('order-closed');
  });
});

describe('moveLines', () => {
  const split = (fromOrderId: string) => ({
    requestId: newId(),
    fromOrderId,
    portions: { '1-1': 1 },
    intoOrderId: newId(),
    toTableId: 'F1-T02',
  });

  async function aTableOfThree(): Promise<string> {
    const round = ordering(house, { selections: [dosa({ quantity: 3 }), dosa({ note: 'crisp' })] });
    await call(placeRound, round, captain);
    return round.orderId;
  }

  test('opens an order on a free table, once however often it is sent', async () => {
    const fromOrderId = await aTableOfThree();
    const input = split(fromOrderId);
    const answers = await Promise.all([call(moveLines, input, captain), call(moveLines, input, captain)]);
    expect(answers).toEqual([{ lineIds: ['1-1'] }, { lineIds: ['1-1'] }]);
    expect(await orderOf(fromOrderId)).toMatchObject({
      subtotalPaise: 36_000,
      lines: { '1-1': { quantity: 2 } },
    });
    expect(await orderOf(input.intoOrderId)).toMatchObject({
      state: 'open',
      tableId: 'F1-T02',
      subtotalPaise: 12_000,
      takenBy: { kind: 'captain', label: 'Ravi', id: memberIdOf(captain.uid) },
      kitchen: { until: ALWAYS },
    });
    expect(await tableAt('F1-T01')).toMatchObject({ totalPrice: 360 });
    expect(await tableAt('F1-T02')).toMatchObject({ currentOrderId: input.intoOrderId, totalPrice: 120 });
    expect(await auditOf(house)).toHaveLength(1);
  });

  test('a late repeat answers as before and moves nothing, though the lines went back', async () => {
    const fromOrderId = await aTableOfThree();
    const { orderId } = await anOpenOrder(house, 'F1-T02');
    const there = { ...split(fromOrderId), intoOrderId: orderId, toTableId: null };
    const first = await call(moveLines, there, captain);
    const back = { ...split(orderId), intoOrderId: fromOrderId, toTableId: null };
    await call(moveLines, { ...back, portions: { [first.lineIds[0] ?? '']: 1 } }, captain);
    const before = await everything();
    expect(await call(moveLines, there, captain)).toEqual(first);
    expect(await everything()).toEqual(before);
  });

  test('of a round leaves the answer to its repeat as it was', async () => {
    const round = ordering(house, { selections: [dosa({ quantity: 3 }), dosa({ note: 'crisp' })] });
    const first = await call(placeRound, round, captain);
    await call(moveLines, { ...split(round.orderId), portions: { '1-2': 1 } }, captain);
    expect(await call(placeRound, round, captain)).toEqual(first);
  });

  test('adds to an open order', async () => {
    const fromOrderId = await aTableOfThree();
    const { orderId } = await anOpenOrder(house, 'F1-T02');
    await call(moveLines, { ...split(fromOrderId), intoOrderId: orderId, toTableId: null }, captain);
    expect(await orderOf(orderId)).toMatchObject({ subtotalPaise: 24_000 });
    expect(await tableAt('F1-T02')).toMatchObject({ totalPrice: 240 });
  });

  test('opens an order that waits at its table, which it then holds', async () => {
    const fromOrderId = await aTableOfThree();
    const guest = await signInGuest();
    const { orderId } = await call(joinTable, joining(house, { tableId: 'F1-T02' }), guest);
    await call(moveLines, { ...split(fromOrderId), intoOrderId: orderId, toTableId: null }, captain);
    expect(await orderOf(orderId)).toMatchObject({ state: 'open', subtotalPaise: 12_000 });
    expect(await tableAt('F1-T02')).toMatchObject({ currentOrderId: orderId, totalPrice: 120 });
  });

  test('never opens an order at a table of another party, nor one that a captain has not accepted', async () => {
    const fromOrderId = await aTableOfThree();
    const waiting = await call(joinTable, joining(house, { tableId: 'F1-T02' }), await signInGuest());
    const stranger = await call(joinTable, joining(house, { tableId: 'F1-T03' }), await signInGuest());
    await anOpenOrder(house, 'F1-T02');
    await distrust(stranger.orderId);
    for (const { orderId } of [waiting, stranger]) {
      const into = { ...split(fromOrderId), intoOrderId: orderId, toTableId: null };
      await expectRefused('order-closed', () => reasonOf(moveLines, into, captain));
    }
  });

  test('to another party’s table, or of the whole order, is refused', async () => {
    const fromOrderId = await aTableOfThree();
    const { orderId } = await anOpenOrder(house, 'F1-T02');
    await expectRefused('table-taken', () => reasonOf(moveLines, split(fromOrderId), captain));
    const elsewhere = { ...split(fromOrderId), toTableId: 'F1-T03' };
    await expectRefused('order-closed', () =>
      reasonOf(moveLines, { ...elsewhere, intoOrderId: orderId }, captain),
    );
    await expectRefused('moves-everything', () =>
      reasonOf(moveLines, { ...elsewhere, portions: { '1-1': 3, '1-2': 1 } }, captain),
    );
    await expectRefused('order-not-found', () =>
      reasonOf(moveLines, { ...elsewhere, toTableId: null }, captain),
    );
  });
});

describe('cancelLines', () => {
  test('takes the dish off the bill and the table, and leaves it for the kitchen to confirm', async () => {
    const { orderId } = await anOpenOrder(house);
    await call(placeRound, ordering(house, { orderId }), captain);
    const input = () => ({ orderId, requestId: newId(), lineIds: ['1-1'], reason: 'Ordered twice' });
    await Promise.all([call(cancelLines, input(), captain), call(cancelLines, input(), house.owner)]);
    const order = await orderOf(orderId);
    expect(stagesIn(order)).toMatchObject({
      cancelled: ['1-1'],
      cancelReasons: { '1-1': 'Ordered twice' },
      cancelSeen: [],
    });
    expect(order.subtotalPaise).toBe(12_000);
    expect(await tableAt('F1-T01')).toMatchObject({ totalPrice: 120 });
    const entries = await auditOf(house);
    expect(entries).toMatchObject([{ action: 'cancelLines', details: { orderId, reason: 'Ordered twice' } }]);
  });

  test('takes two of five portions off, once, and the kitchen confirms those two (P-SOME-1)', async () => {
    const { orderId } = await anOpenOrder(house);
    await call(placeRound, ordering(house, { orderId, selections: [dosa({ quantity: 5 })] }), captain);
    await markLines({ restaurantId: house.restaurantId, orderId }, { cooking: ['2-1'] });
    const input = { orderId, requestId: newId(), lineIds: ['2-1'], portions: { '2-1': 2 }, reason: 'Full' };
    await call(cancelLines, input, captain);
    const before = await everything();
    expect(await call(cancelLines, input, captain)).toEqual({});
    expect(await everything()).toEqual(before);
    const order = await orderOf(orderId);
    expect(stagesIn(order)).toMatchObject({ cooking: ['2-1', '2-2'], cancelled: ['2-2'], cancelSeen: [] });
    expect([order.lines['2-1']?.quantity, order.lines['2-2']?.quantity]).toEqual([3, 2]);
    expect(order.subtotalPaise).toBe(4 * 12_000);
    expect(await tableAt('F1-T01')).toMatchObject({ totalPrice: 480 });
    expect(await auditOf(house)).toMatchObject([{ action: 'cancelLines', details: { lineIds: '2-2' } }]);
    await expectRefused('part-billed', () =>
      reasonOf(cancelLines, { ...input, requestId: newId(), portions: { '2-1': 4 } }, captain),
    );
  });

  test('never cancels what is ready', async () => {
    const { orderId } = await anOpenOrder(house);
    const at = { restaurantId: house.restaurantId, orderId };
    await markLines(at, { cooking: ['1-1'], ready: ['1-1'] });
    await expectRefused('line-is-made', () =>
      reasonOf(cancelLines, { orderId, requestId: newId(), lineIds: ['1-1'], reason: 'Cold' }, captain),
    );
  });
});

describe('cancelOrder', () => {
  test('frees the table and sends its waiting rounds back', async () => {
    const { orderId, guest } = await anOpenOrder(house);
    await distrust(orderId);
    const waiting = ordering(house, { orderId });
    await call(placeRound, waiting, guest);
    const input = { orderId, reason: 'The guests have left' };
    await call(cancelOrder, input, captain);
    expect(await orderOf(orderId)).toMatchObject({
      state: 'Cancelled',
      ending: { cancelReason: 'The guests have left' },
      acceptance: { waiting: [], declined: [waiting.roundId] },
      subtotalPaise: 0,
    });
    expect(await tableAt('F1-T01')).toMatchObject({ status: 'Available', currentOrderId: null });
    expect(await call(placeRound, waiting, guest)).toMatchObject({ outcome: 'declined' });
    const before = await everything();
    await call(cancelOrder, input, captain);
    expect(await everything()).toEqual(before);
    expect(await reasonOf(placeRound, ordering(house, { orderId }), guest)).toBe('order-closed');
  });

  test('is for the owner only once something is ready, and for nobody once it is settled', async () => {
    const { orderId } = await anOpenOrder(house);
    const { restaurantId } = house;
    await markLines({ restaurantId, orderId }, { cooking: ['1-1'], ready: ['1-1'] });
    const input = { orderId, reason: 'Wrong dish' };
    await expectRefused('order-is-made', () => reasonOf(cancelOrder, input, captain));
    await call(cancelOrder, input, house.owner);
    expect(await orderOf(orderId)).toMatchObject({ state: 'Cancelled', kitchen: { until: null } });

    const paid = await anOpenOrder(house, 'F1-T02');
    const payments = [exactly('cash', paise(12_600))];
    await call(
      settleBill,
      { orderId: paid.orderId, requestId: newId(), seenRounds: 1, portions: null, payments },
      captain,
    );
    await expectRefused('already-settled', () =>
      reasonOf(cancelOrder, { ...input, orderId: paid.orderId }, house.owner),
    );
  });
});

test('two captains and three guests add to one table at once: every round is there once', async () => {
  const first = await aGuestAt(house);
  const { orderId } = first;
  await call(placeRound, ordering(house, { orderId }), first.guest);
  const { code } = (await orderOf(orderId)).joining;
  const guests = await Promise.all([1, 2].map(() => signInGuest()));
  for (const guest of guests) await call(joinTable, joining(house, { code }), guest);
  const people = [captain, await employ(house.restaurantId, 'captain'), first.guest, ...guests];
  const rounds = people.flatMap((person) =>
    [0, 1].map(() => ({ person, input: ordering(house, { orderId }) })),
  );
  // Each is sent twice, as by a double tap.
  await Promise.all([...rounds, ...rounds].map(({ person, input }) => call(placeRound, input, person)));
  const order = await orderOf(orderId);
  expect(Object.keys(order.lines)).toHaveLength(11);
  expect(new Set(order.kots).size).toBe(11);
  expect(await tableAt('F1-T01')).toMatchObject({ totalPrice: 11 * 120 });
});
