import { anOrder } from '@bhoj/domain/fixtures/orders';
import { notifications } from '@bhoj/domain/notifications/notification.collection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { NO_PROGRESS } from '@bhoj/domain/orders/kitchen/progress';
import { unstartedTickets } from '@bhoj/domain/orders/kitchen/unstarted-tickets';
import { MINUTE } from '@bhoj/domain/time/ist';
import { beforeEach, expect, test } from 'vitest';
import { aHouse, get, list, put } from '../../support/arrange.ts';
import { db, functions } from '../../support/mount.ts';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';

const SENT = Date.parse('2026-11-22T20:00:00+05:30');
const OPEN = 'OpenOrderOpenOrder01';
const OVER = 'OverOrderOverOrder01';

const runAt = (minutes: number) =>
  functions.tellOfKitchens.run({ scheduleTime: new Date(SENT + minutes * MINUTE).toISOString() } as never);
const ids = (order: Order) => Object.keys(order.lines);
const begun = (order: Order) => ({
  ...NO_PROGRESS,
  cooking: Object.fromEntries(ids(order).map((id) => [id, SENT])),
});

/** A ticket from 20:00 without a started dish. By default the kitchen marked the restaurant's last order. */
async function aTicket(record: Partial<WholeRestaurant> = {}, isMarked = true) {
  const { restaurantId } = await aHouse(record);
  const made = anOrder({ state: 'open' });
  const lines = Object.fromEntries(
    Object.entries(made.lines).map(([id, line]) => [id, { ...line, at: SENT }]),
  );
  const kitchen = { ...made.kitchen, nextCheckAt: SENT + 10 * MINUTE };
  const order = { ...made, lines, progress: NO_PROGRESS, kitchen };
  const past = anOrder({ state: 'Completed', closedAt: SENT - MINUTE });
  await put(orders, { restaurantId, orderId: OPEN }, order);
  await put(
    orders,
    { restaurantId, orderId: OVER },
    { ...past, progress: isMarked ? begun(past) : NO_PROGRESS },
  );
  return { restaurantId, orderId: OPEN, order };
}
const toldOf = async ({ restaurantId }: { restaurantId: string }) =>
  (await list(notifications, { restaurantId })).map(({ about }) => about);
const planned = async (at: { restaurantId: string; orderId: string }) =>
  (await get(orders, at))?.kitchen.nextCheckAt;

beforeEach(async () => {
  const { docs } = await db.collectionGroup(orders.group).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
});

test('tells of a ticket that nobody has begun after twenty minutes, once', async () => {
  const ticket = await aTicket();
  await runAt(9);
  expect(await planned(ticket)).toBe(SENT + 10 * MINUTE);
  await runAt(12);
  expect(await toldOf(ticket)).toEqual([]);
  expect(await planned(ticket)).toBe(SENT + 20 * MINUTE);
  await runAt(22);
  await runAt(22);
  const [first] = unstartedTickets(ticket.order);
  const { tableId } = ticket.order;
  expect(await toldOf(ticket)).toEqual([
    { kind: 'stale-kitchen', orderId: OPEN, kot: first?.kot, tableId, minutes: 22 },
  ]);
});

test('tells all tables of the order', async () => {
  const ticket = await aTicket({ kitchenNoticeMinutes: 10 });
  await put(orders, ticket, { ...ticket.order, joinedTableIds: ['F1-T09'] });
  await runAt(12);
  expect(await toldOf(ticket)).toMatchObject([
    { tableId: ticket.order.tableId, joinedTableIds: ['F1-T09'], minutes: 12 },
  ]);
});

test('tells sooner where the owner chose so, and later', async () => {
  const [soon, late] = await Promise.all([
    aTicket({ kitchenNoticeMinutes: 10 }),
    aTicket({ kitchenNoticeMinutes: 45 }),
  ]);
  await runAt(10);
  expect(await toldOf(soon)).toHaveLength(1);
  expect([await toldOf(late), await planned(late)]).toEqual([[], SENT + 45 * MINUTE]);
});

test('tells nothing of a ticket that was begun or paid for', async () => {
  const [cooking, paid] = await Promise.all([
    aTicket({ kitchenNoticeMinutes: 10 }),
    aTicket({ kitchenNoticeMinutes: 10 }),
  ]);
  await put(orders, cooking, { ...cooking.order, progress: begun(cooking.order) });
  await put(orders, paid, { ...paid.order, state: 'Completed', closedAt: SENT });
  await runAt(12);
  expect([await toldOf(cooking), await toldOf(paid)]).toEqual([[], []]);
});

test('tells nobody who does not want it, nor a kitchen that marks nothing', async () => {
  const [off, paper] = await Promise.all([
    aTicket({ kitchenNoticeMinutes: 10, noticesSwitched: ['stale-kitchen'] }),
    aTicket({ kitchenNoticeMinutes: 10 }, false),
  ]);
  await runAt(12);
  expect([await toldOf(off), await toldOf(paper)]).toEqual([[], []]);
  expect(await planned(off)).toBe(SENT + 10 * MINUTE);
});
