import { creditNotes, invoices } from '@bhoj/domain/billing/documents/document.collection';
import { issueCreditNote, voidBill } from '@bhoj/domain/billing/corrections/corrections.contract';
import { bookingDays } from '@bhoj/domain/bookings/shape/booking.collection';
import { customers } from '@bhoj/domain/customers/customer.collection';
import { closeDay } from '@bhoj/domain/days/days.contract';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { defineCollection } from '@bhoj/domain/kernel/collection';
import { newId } from '@bhoj/domain/kernel/ids';
import { menuCosts } from '@bhoj/domain/menu/shape/costs.collection';
import { paise, ZERO } from '@bhoj/domain/money/money';
import { faultId } from '@bhoj/domain/platform/upkeep/faults';
import { platformFaults } from '@bhoj/domain/platform/upkeep/sweep.collection';
import { subscriptionPayments } from '@bhoj/domain/subscription/subscription.collection';
import { removeTable } from '@bhoj/domain/tables/tables.contract';
import { aCustomer } from '@bhoj/domain/fixtures/people';
import { anOrder, aWaitingOrder } from '@bhoj/domain/fixtures/orders';
import { aSubscriptionPayment } from '@bhoj/domain/fixtures/subscription';
import { returns } from '@bhoj/domain/returns/return.collection';
import { registrationOf, returnIdOf } from '@bhoj/domain/returns/registration';
import { MINUTE, monthOf } from '@bhoj/domain/time/ist';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { aHouse, anOpenOrder, everything, find, get, joining, ordering, put } from '../../support/arrange.ts';
import { signInGuest } from '../../support/auth.ts';
import { call, db, functions, reasonOf } from '../../support/mount.ts';
import { aSettledBill, today } from '../../support/settled.ts';
import { issued, settling, tender } from '../../support/settling.ts';
import type { House } from '../../support/arrange.ts';

const { readAt, transact } = await import('../../../functions/src/firebase/store.ts');

/**
 * A document that a newer Bhoj wrote, or a broken one, among good ones: housekeeping skips it, and code that adds up
 * money refuses.
 */
const newer = (collection: { reads: number }) => ({ schemaVersion: collection.reads + 1 });

let house: House;
beforeAll(async () => {
  house = await aHouse({}, { tableCount: 9 });
});

describe('a list', () => {
  const restaurantId = 'owner@lists.example';
  const orderPath = (orderId: string) => orders.path({ restaurantId, orderId });

  test('is read without those that cannot be, and says which; what money is added up from is not', async () => {
    const good = newId();
    await put(orders, { restaurantId, orderId: good }, anOrder({ tableId: 'F1-T01' }));
    const stored = orders.encode(anOrder({ tableId: 'F1-T01' }));
    const [ahead, broken] = [newId(), newId()];
    await db.doc(orderPath(ahead)).set({ ...stored, ...newer(orders) });
    await db.doc(orderPath(broken)).set({ ...stored, lines: 'gone' });
    const spec = orders.queries.live();
    const found = await readAt((store) => store.findReadable(orders, { restaurantId }, spec));
    expect(found.rows.map(({ id }) => id)).toEqual([good]);
    expect(found.unreadable.toSorted((a, b) => a.why.localeCompare(b.why))).toEqual([
      { of: 'orders', id: broken, why: 'broken' },
      { of: 'orders', id: ahead, why: 'newer' },
    ]);
    await expect(readAt((store) => store.find(orders, { restaurantId }, spec))).rejects.toThrow(
      /newer Bhoj|lines/,
    );
  });

  test('a field of a document of another version is written with the whole of it', async () => {
    const one = defineCollection('plates/{plate}', {
      schema: z.object({ name: z.string(), rupees: z.number() }),
      ahead: { 2: ({ paise: sum, ...rest }) => ({ ...rest, rupees: Number(sum) / 100 }) },
    });
    const two = defineCollection('plates/{plate}', {
      schema: z.object({ name: z.string(), paise: z.int() }),
      version: 2,
      upgrades: { 1: ({ rupees, ...rest }) => ({ ...rest, paise: Number(rupees) * 100 }) },
    });
    const at = { plate: 'dal' };
    const rename = (collection: typeof one | typeof two, name: string) =>
      transact('test', async (store) => {
        await store.get(collection, at);
        store.update(collection as typeof one, at, { name });
      });
    const stored = async () => (await db.doc('plates/dal').get()).data();
    await put(one, at, { name: 'Dal', rupees: 90 });
    await rename(two, 'Dal fry');
    expect(await stored()).toEqual({ name: 'Dal fry', paise: 9000, schemaVersion: 2 });
    // The release before, which still runs for a moment or is deployed again.
    await rename(one, 'Dal');
    expect(await stored()).toEqual({ name: 'Dal', rupees: 90, schemaVersion: 1 });
  });
});

describe('joining a table', () => {
  test('goes on beside a waiting order that cannot be read, which holds its place', async () => {
    const { restaurantId } = house;
    const tableId = 'F1-T01';
    const stored = orders.encode({ ...aWaitingOrder(), tableId, expireAt: Date.now() + 30 * MINUTE });
    const leave = () =>
      db.doc(orders.path({ restaurantId, orderId: newId() })).set({ ...stored, ...newer(orders) });
    await leave();
    await call(joinTable, joining(house, { tableId }), await signInGuest());
    await leave();
    expect(await reasonOf(joinTable, joining(house, { tableId }), await signInGuest())).toBe(
      'too-many-waiting',
    );
    expect(await reasonOf(removeTable, { tableId: 'F1-T09' }, house.owner)).toBeNull();
  });

  test('takes no number whose customer cannot be read, and seats the guest', async () => {
    const { restaurantId } = house;
    const mobile = '9811111111';
    const at = customers.path({ restaurantId, customerId: newId() });
    const { visits } = aCustomer();
    const before = { ...customers.encode(aCustomer({ mobile })), ...newer(customers) };
    await db.doc(at).set(before);
    const { orderId } = await call(
      joinTable,
      joining(house, { tableId: 'F1-T02', mobile, name: 'Meera' }),
      await signInGuest(),
    );
    expect((await get(orders, { restaurantId, orderId })).customer).toBeNull();
    expect((await db.collection(customers.parent({ restaurantId })).get()).size).toBe(1);
    expect((await db.doc(at).get()).get('visits')).toBe(visits);
  });
});

test('an order that a newer server wrote is tried again, not refused for good', async () => {
  const { restaurantId } = house;
  const { orderId } = await anOpenOrder(house, 'F1-T03');
  await db.doc(orders.path({ restaurantId, orderId })).update(newer(orders));
  const before = await everything();
  expect(await reasonOf(placeRound, ordering(house, { orderId, tableId: 'F1-T03' }), house.captain)).toBe(
    'busy-try-again',
  );
  expect(await everything()).toEqual(before);
});

describe('money', () => {
  test('is not credited or voided while a credit note of the bill cannot be read', async () => {
    const own = await aHouse({}, { tableCount: 1 });
    const { restaurantId, owner } = own;
    const { invoiceId } = await aSettledBill(own);
    const note = db.doc(creditNotes.path({ restaurantId, creditNoteId: 'x' }));
    const crediting = {
      invoiceId,
      requestId: newId(),
      portions: { '0': 1 },
      reason: 'Came cold',
      refund: { method: 'cash' as const, name: '' },
    };
    for (const [stored, reason] of [
      [{ invoiceId, ...newer(creditNotes) }, 'busy-try-again'],
      [{ invoiceId, schemaVersion: creditNotes.version }, 'unexpected'],
    ] as const) {
      await note.set(stored);
      const before = await everything();
      expect(await reasonOf(issueCreditNote, crediting, owner)).toBe(reason);
      const voiding = { invoiceId, requestId: newId(), reason: 'Wrong', billAgain: false };
      expect(await reasonOf(voidBill, voiding, owner)).toBe(reason);
      expect(await everything()).toEqual(before);
    }
  });

  test.each(['newer', 'broken'])(
    'is taken and given back beside a %s customer, costs, booking day and prepared return, which stay as they are stored',
    async (how) => {
      const own = await aHouse({}, { tableCount: 1 });
      const { restaurantId, owner, captain } = own;
      const { orderId } = await anOpenOrder(own);
      const customerId = newId();
      const date = today();
      const order = await get(orders, { restaurantId, orderId });
      await put(
        orders,
        { restaurantId, orderId },
        {
          ...order,
          customer: { id: customerId, name: null },
          booked: [{ id: newId(), day: date, name: 'Asha' }],
        },
      );
      const paths = [
        customers.path({ restaurantId, customerId }),
        menuCosts.path({ restaurantId }),
        bookingDays.path({ restaurantId, date }),
      ];
      const stored = how === 'newer' ? { schemaVersion: 99 } : { schemaVersion: 1, costs: 'gone' };
      await Promise.all(paths.map((path) => db.doc(path).set(stored)));
      const { invoiceId } = await issued(settling(orderId, { payments: [tender('cash', 12_600)] }), captain);
      expect((await get(orders, { restaurantId, orderId })).state).toBe('Completed');
      const { seller, issuedAt } = await get(invoices, { restaurantId, invoiceId });
      const registration = registrationOf(seller);
      if (registration === null) throw new Error('the house has no GSTIN');
      const returnId = returnIdOf({ ...registration, month: monthOf(issuedAt) });
      paths.push(returns.path({ restaurantId, returnId }));
      await db.doc(paths.at(-1) ?? '').set(stored);
      const portions = { '0': 1 };
      const refund = { method: 'cash' as const, name: '' };
      const crediting = { invoiceId, requestId: newId(), portions, reason: 'Came cold', refund };
      expect(await reasonOf(issueCreditNote, crediting, owner)).toBeNull();
      const second = await anOpenOrder(own);
      const other = await issued(settling(second.orderId, { payments: [tender('cash', 12_600)] }), captain);
      const voiding = { invoiceId: other.invoiceId, requestId: newId(), reason: 'Wrong', billAgain: false };
      expect(await reasonOf(voidBill, voiding, owner)).toBeNull();
      for (const path of paths) expect((await db.doc(path).get()).data()).toEqual(stored);
    },
  );

  test('a day is not closed over an open order that cannot be read', async () => {
    const own = await aHouse({}, { tableCount: 1 });
    const { restaurantId, owner } = own;
    await aSettledBill(own);
    const open = orders.encode({ ...anOrder(), businessDay: today() });
    await db.doc(orders.path({ restaurantId, orderId: newId() })).set({ ...open, ...newer(orders) });
    const closing = {
      day: today(),
      requestId: newId(),
      openingCashPaise: paise(200_000),
      countedCashPaise: paise(212_600),
      paidOutPaise: ZERO,
      note: '',
      seenMovements: 1,
    };
    expect(await reasonOf(closeDay, closing, owner)).toBe('orders-open');
  });

  test('the reconciler asks about every other payment', async () => {
    const due = { state: 'created', nextCheckAt: Date.now() - 1 } as const;
    const good = { razorpayOrderId: `order_${newId()}` };
    await put(subscriptionPayments, good, aSubscriptionPayment(due));
    const stored = subscriptionPayments.encode(aSubscriptionPayment(due));
    await db
      .doc(subscriptionPayments.path({ razorpayOrderId: `order_${newId()}` }))
      .set({ ...stored, ...newer(subscriptionPayments) });
    const counted = { faultId: faultId('sweep', 'payment-not-reconciled', Date.now()) };
    const before = (await find(platformFaults, counted))?.count ?? 0;
    await functions.reconcilePayments.run({} as never);
    expect((await get(platformFaults, counted)).count).toBe(before + 1);
    expect((await get(subscriptionPayments, good)).nextCheckAt).not.toBe(due.nextCheckAt);
  });
});
