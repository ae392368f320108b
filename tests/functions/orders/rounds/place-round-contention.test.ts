import { tables } from '@bhoj/domain/tables/table.collection';
import { counters } from '@bhoj/domain/numbering/counter.collection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { describe, expect, test } from 'vitest';
import {
  aGuestAt,
  aHouse,
  anOpenOrder,
  dosa,
  get,
  joining,
  list,
  ordering,
} from '../../../support/arrange.ts';
import { signInGuest } from '../../../support/auth.ts';
import { anotherInstance, call } from '../../../support/mount.ts';

describe('twenty calls at once on one table', () => {
  test('all arrive, each exactly once, though each is sent twice', async () => {
    const busy = await aHouse({}, { tableCount: 1 });
    const { restaurantId } = busy;
    const first = await aGuestAt(busy);
    await call(placeRound, ordering(busy, { orderId: first.orderId }), first.guest);
    const { code } = (await get(orders, { restaurantId, orderId: first.orderId })).joining;
    const friend = await signInGuest();
    await call(joinTable, joining(busy, { code }), friend);
    const people = [first.guest, friend, busy.captain, busy.owner];

    const sent: { input: ReturnType<typeof ordering>; by: (typeof people)[number] }[] = [];
    for (let wave = 0; wave < 2; wave += 1) {
      const calls = Array.from({ length: 5 }, (_, i) => ({
        input: ordering(busy, { orderId: first.orderId, selections: [dosa({ note: `${wave}.${i}` })] }),
        by: people[i % people.length] ?? first.guest,
      }));
      sent.push(...calls);
      // Ten at once: five rounds, each twice. The emulator gives up on many more.
      const answers = await Promise.all(
        [...calls, ...calls].map(({ input, by }) => call(placeRound, input, by)),
      );
      expect(answers.slice(5)).toEqual(answers.slice(0, 5));
    }
    const order = await get(orders, { restaurantId, orderId: first.orderId });
    const notes = Object.values(order.lines).map((line) => line.note);
    expect(notes).toHaveLength(11);
    expect(new Set(notes)).toEqual(new Set(['', ...sent.map(({ input }) => input.selections[0]?.note)]));
    const kots = Object.values(order.rounds).map(({ kot }) => kot);
    expect(kots.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 11 }, (_, i) => i + 1));
    expect(order.subtotalPaise).toBe(11 * 12_000);
    expect(await get(tables, { restaurantId, tableId: 'F1-T01' })).toMatchObject({ totalPrice: 1320 });
    const [counter] = await list(counters, { restaurantId });
    expect(counter).toEqual({ last: 11 });
  });

  test('ten different rounds at once, and ten more: consecutive KOT numbers', async () => {
    const busy = await aHouse({}, { tableCount: 1 });
    const { guest, orderId } = await anOpenOrder(busy);
    for (let wave = 0; wave < 2; wave += 1) {
      const people = Array.from({ length: 10 }, (_, i) => (i % 2 === 0 ? guest : busy.captain));
      await Promise.all(people.map((by) => call(placeRound, ordering(busy, { orderId }), by)));
    }
    const order = await get(orders, { restaurantId: busy.restaurantId, orderId });
    const kots = Object.values(order.rounds).map(({ kot }) => kot);
    expect(kots.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 21 }, (_, i) => i + 1));
    expect(Object.keys(order.lines)).toHaveLength(21);
  });
});

test('two instances serve one table at once without conflict', async () => {
  const busy = await aHouse({}, { tableCount: 1 });
  const { guest, orderId } = await anOpenOrder(busy);
  const instance = await anotherInstance();
  const inputs = Array.from({ length: 3 }, () => ordering(busy, { orderId }));
  const answers = await Promise.all([
    ...inputs.map((input) => call(placeRound, input, guest)),
    ...inputs.map((input) => call(placeRound, input, { ...guest, instance })),
  ]);
  expect(answers.slice(3)).toEqual(answers.slice(0, 3));
  const order = await get(orders, { restaurantId: busy.restaurantId, orderId });
  const kots = Object.values(order.rounds).map(({ kot }) => kot);
  expect(kots.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
});
