import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { defineCollection } from '@bhoj/domain/kernel/collection';
import { newId } from '@bhoj/domain/kernel/ids';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { Transaction } from 'firebase-admin/firestore';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { find, get, put } from '../../support/arrange.ts';
import { anOrder } from '@bhoj/domain/fixtures/orders';
import { db } from '../../support/mount.ts';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';

const { transact } = await import('../../../functions/src/firebase/store.ts');

const restaurantId = 'owner@house.example';
const place = () => ({ restaurantId, orderId: newId() });
type Place = ReturnType<typeof place>;

/** Changes an order as a handler would. */
const change = (at: Place, to: (order: Order) => Order) =>
  transact('test', async (store) => {
    const before = await store.get(orders, at);
    if (before === null) throw new Error('no such order');
    store.change(orders, at, before, to(before));
  });

describe('a work that fails', () => {
  afterEach(() => void vi.restoreAllMocks());

  const later = () => new Promise((resolve) => setTimeout(resolve));

  test('begins no further read, so that it leaves no lock behind', async () => {
    const [at, other] = [place(), place()];
    await put(orders, at, anOrder());
    await put(orders, other, anOrder());
    const opened = vi.spyOn(Transaction.prototype, 'getAll');
    let goesOn: Promise<unknown> = Promise.resolve();
    const failed = transact('test', async (store) => {
      await store.get(orders, at);
      goesOn = later().then(() => store.get(orders, other));
      throw new Refusal('order-not-found');
    });
    await expect(failed).rejects.toThrow(Refusal);
    await later();
    await later();
    expect(opened).toHaveBeenCalledTimes(1);
    expect(await Promise.race([goesOn, later().then(() => 'waits')])).toBe('waits');
  });

  test('ends when its reads have ended', async () => {
    const at = place();
    await put(orders, at, anOrder());
    const read: string[] = [];
    const failed = transact('test', async (store) => {
      void store.get(orders, at).then(() => read.push('read'));
      await Promise.resolve();
      await Promise.resolve();
      throw new Refusal('order-not-found');
    });
    await expect(failed).rejects.toThrow(Refusal);
    expect(read).toEqual(['read']);
  });

  test('that asks for a read and fails in the same moment leaves no lock behind', async () => {
    const at = place();
    await put(orders, at, anOrder());
    const failed = transact('test', (store) => {
      void store.get(orders, at);
      return Promise.reject(new Refusal('order-not-found'));
    });
    await expect(failed).rejects.toThrow(Refusal);
    // A single attempt fails when a lock is in its way.
    const write = db.runTransaction(
      async (tx) => {
        const { ref } = await tx.get(db.doc(orders.path(at)));
        tx.delete(ref);
      },
      { maxAttempts: 1 },
    );
    await expect(write).resolves.toBeUndefined();
  });
});

describe('a change', () => {
  test('writes the fields and entries that differ, and leaves the others as stored', async () => {
    const at = place();
    const order = anOrder({ guests: { anna: 'clove' } });
    await put(orders, at, order);
    // A field unknown to the schema would be lost if the whole document were written.
    await db.doc(orders.path(at)).update({ unknown: 1, 'joining.guests.anna.unknown': 1 });
    const ravi = { label: 'mint', name: 'Ravi' } as const;
    const seated = ({ joining }: Order) => ({
      ...joining,
      wrongCodes: 2,
      guests: { ...joining.guests, ravi },
    });
    await change(at, (stored) => ({ ...stored, joining: seated(stored) }));
    expect((await db.doc(orders.path(at)).get()).data()).toMatchObject({
      unknown: 1,
      joining: { guests: { anna: { unknown: 1 } } },
    });
    expect(await get(orders, at)).toEqual({ ...order, joining: seated(order) });
  });

  test('removes an entry that is gone, whatever characters its name has', async () => {
    const at = place();
    const guest = { label: 'clove', name: null };
    await put(orders, at, anOrder({ guests: { 'a.b`c-d': guest, e: guest } }));
    const guests = { e: guest, 'f.g': guest };
    await change(at, (stored) => ({ ...stored, joining: { ...stored.joining, guests } }));
    expect(Object.keys((await get(orders, at)).joining.guests).toSorted()).toEqual(['e', 'f.g']);
  });

  test('writes nothing when nothing differs', async () => {
    const at = place();
    await put(orders, at, anOrder());
    const before = await db.doc(orders.path(at)).get();
    await change(at, (stored) => ({ ...stored }));
    expect((await db.doc(orders.path(at)).get()).updateTime).toEqual(before.updateTime);
  });

  test('writes a document of an older version whole, because its parts would mix two versions', async () => {
    const dishes = defineCollection('dishes/{dish}', {
      schema: z.object({ name: z.string(), price: z.int() }),
      version: 2,
      upgrades: { 1: ({ rupees, ...rest }) => ({ ...rest, price: Number(rupees) * 100 }) },
    });
    const at = { dish: 'dal' };
    await db.doc(dishes.path(at)).set({ name: 'Dal', rupees: 90, schemaVersion: 1 });
    await transact('test', async (store) => {
      const before = await store.get(dishes, at);
      if (before !== null) store.change(dishes, at, before, { ...before, name: 'Dal fry' });
    });
    expect((await db.doc(dishes.path(at)).get()).data()).toEqual({
      name: 'Dal fry',
      price: 9000,
      schemaVersion: 2,
    });
  });

  test('of a missing document creates it, and fails when somebody created it meanwhile', async () => {
    const at = place();
    const make = () =>
      transact('test', (store) => Promise.resolve(store.change(orders, at, null, anOrder({ partySize: 3 }))));
    await make();
    expect(await find(orders, at)).toMatchObject({ partySize: 3 });
    await expect(make()).rejects.toThrow(/ALREADY_EXISTS/i);
  });
});

test('documents read together are each returned, also the same one twice and a missing one', async () => {
  const [a, b, none] = [place(), place(), place()];
  await put(orders, a, anOrder({ partySize: 2 }));
  await put(orders, b, anOrder({ partySize: 7 }));
  const sizes = await transact('test', async (store) => {
    const found = await Promise.all([b, none, a, b].map((at) => store.get(orders, at)));
    const later = await store.get(orders, a);
    return [...found, later].map((order) => order?.partySize ?? null);
  });
  expect(sizes).toEqual([7, null, 2, 7, 2]);
});

test('a query with alternatives finds what fits one of them, in its order', async () => {
  const house = `${newId()}@house.example`;
  const placed = async (
    orderId: string,
    order: Partial<Pick<Order, 'state' | 'tableId' | 'joinedTableIds' | 'closedAt'>>,
  ) => put(orders, { restaurantId: house, orderId }, anOrder({ state: 'Completed', ...order }));
  await placed('alone', { tableId: 'F1-T02', closedAt: 3_000 });
  await placed('joined', { tableId: 'F1-T01', joinedTableIds: ['F1-T02'], closedAt: 4_000 });
  await placed('elsewhere', { tableId: 'F1-T03', joinedTableIds: ['F1-T01'], closedAt: 5_000 });
  await placed('cancelled', { state: 'Cancelled', tableId: 'F1-T02', closedAt: 6_000 });
  const spec = orders.queries.past({ state: 'Completed', tableId: 'F1-T02' });
  const found = await transact('test', (store) => store.find(orders, { restaurantId: house }, spec));
  expect(found.map(({ id }) => id)).toEqual(['joined', 'alone']);
});
