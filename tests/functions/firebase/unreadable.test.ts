import { logged } from '../../support/logged.ts';
import { creditNotes, invoices } from '@bhoj/domain/billing/documents/document.collection';
import { issueCreditNote, voidBill } from '@bhoj/domain/billing/corrections/corrections.contract';
import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { bookingDays, bookings } from '@bhoj/domain/bookings/shape/booking.collection';
import { customers } from '@bhoj/domain/customers/customer.collection';
import { closeDay } from '@bhoj/domain/days/days.contract';
import { deposits } from '@bhoj/domain/deposits/deposit.collection';
import { applyDeposit, refundDeposit } from '@bhoj/domain/deposits/deposits.contract';
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
import { aSeatedDeposit } from '../../support/deposits.ts';
import { call, db, functions, reasonOf } from '../../support/mount.ts';
import { aSettledBill, today } from '../../support/settled.ts';
import { issued, settling, tender } from '../../support/settling.ts';
import type { House } from '../../support/arrange.ts';
import type { Person } from '../../support/auth.ts';

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
  /** The stored form of a broken document. */
  const broken = { schemaVersion: 1, costs: 'gone' };
  const faultsOf = async (name: string): Promise<number> =>
    (await find(platformFaults, { faultId: faultId('callable', name, Date.now()) }))?.count ?? 0;

  /** An open order with a customer and a booking, neither of them stored yet, and the paths beside its money. */
  async function aNamedOrder() {
    const own = await aHouse({}, { tableCount: 1 });
    const { restaurantId } = own;
    const { orderId } = await anOpenOrder(own);
    const [customerId, date] = [newId(), today()];
    const order = await get(orders, { restaurantId, orderId });
    const customer = { id: customerId, name: null };
    const booked = [{ id: newId(), day: date, name: 'Asha' }];
    await put(orders, { restaurantId, orderId }, { ...order, customer, booked });
    const beside = {
      customer: customers.path({ restaurantId, customerId }),
      costs: menuCosts.path({ restaurantId }),
      'booking day': bookingDays.path({ restaurantId, date }),
    };
    return { own, orderId, customerId, beside };
  }

  /** The path of the prepared return to which a bill belongs. */
  async function returnOf({ restaurantId }: House, invoiceId: string): Promise<string> {
    const { seller, issuedAt } = await get(invoices, { restaurantId, invoiceId });
    const registration = registrationOf(seller);
    if (registration === null) throw new Error('the house has no GSTIN');
    const returnId = returnIdOf({ ...registration, month: monthOf(issuedAt) });
    return returns.path({ restaurantId, returnId });
  }

  const paying = (orderId: string) => settling(orderId, { payments: [tender('cash', 12_600)] });
  const crediting = (invoiceId: string) => ({
    invoiceId,
    requestId: newId(),
    portions: { '0': 1 },
    reason: 'Came cold',
    refund: { method: 'cash' as const, name: '' },
  });
  const voiding = (invoiceId: string) => ({
    invoiceId,
    requestId: newId(),
    reason: 'Wrong',
    billAgain: false,
  });

  test('is not credited or voided while a credit note of the bill cannot be read', async () => {
    const own = await aHouse({}, { tableCount: 1 });
    const { restaurantId, owner } = own;
    const { invoiceId } = await aSettledBill(own);
    const note = db.doc(creditNotes.path({ restaurantId, creditNoteId: 'x' }));
    const asked = crediting(invoiceId);
    for (const [stored, reason] of [
      [{ invoiceId, ...newer(creditNotes) }, 'busy-try-again'],
      [{ invoiceId, schemaVersion: creditNotes.version }, 'unexpected'],
    ] as const) {
      await note.set(stored);
      const before = await everything();
      expect(await reasonOf(issueCreditNote, asked, owner)).toBe(reason);
      expect(await reasonOf(voidBill, voiding(invoiceId), owner)).toBe(reason);
      expect(await everything()).toEqual(before);
    }
  });

  test('is taken and given back beside a broken customer, costs, booking day and prepared return, which stay as they are stored', async () => {
    const { own, orderId, beside } = await aNamedOrder();
    const { restaurantId, owner, captain } = own;
    const paths = Object.values(beside);
    await Promise.all(paths.map((path) => db.doc(path).set(broken)));
    const before = await Promise.all(['settleBill', 'issueCreditNote', 'voidBill'].map(faultsOf));
    const { invoiceId } = await issued(paying(orderId), captain);
    expect((await get(orders, { restaurantId, orderId })).state).toBe('Completed');
    paths.push(await returnOf(own, invoiceId));
    await db.doc(paths.at(-1) ?? '').set(broken);
    expect(await reasonOf(issueCreditNote, crediting(invoiceId), owner)).toBeNull();
    const second = await anOpenOrder(own);
    const other = await issued(paying(second.orderId), captain);
    expect(await reasonOf(voidBill, voiding(other.invoiceId), owner)).toBeNull();
    for (const path of paths) expect((await db.doc(path).get()).data()).toEqual(broken);
    // The platform is told of the first bill, the note and the void. The second bill reads none of these.
    const [bills = 0, notes = 0, voids = 0] = before;
    expect(await Promise.all(['settleBill', 'issueCreditNote', 'voidBill'].map(faultsOf))).toEqual([
      bills + 1,
      notes + 1,
      voids + 1,
    ]);
    expect(logged.filter((line) => line.includes('call went on without a broken document')).join()).toMatch(
      /settleBill[^]*(customers|bookingDays)/,
    );
  });

  test.each(['customer', 'costs', 'booking day'] as const)(
    'is not taken beside a newer %s, and is at the next try',
    async (which) => {
      const { own, orderId, beside } = await aNamedOrder();
      await db.doc(beside[which]).set({ schemaVersion: 99 });
      const before = await everything();
      expect(await reasonOf(settleBill, paying(orderId), own.captain)).toBe('busy-try-again');
      expect(await everything()).toEqual(before);
      await db.doc(beside[which]).delete();
      await issued(paying(orderId), own.captain);
    },
  );

  test('is not given back beside a newer prepared return, so that the owner hears of it', async () => {
    const own = await aHouse({}, { tableCount: 1 });
    const { owner } = own;
    const { invoiceId } = await aSettledBill(own);
    await db.doc(await returnOf(own, invoiceId)).set({ schemaVersion: 99 });
    const before = await everything();
    expect(await reasonOf(issueCreditNote, crediting(invoiceId), owner)).toBe('busy-try-again');
    expect(await reasonOf(voidBill, voiding(invoiceId), owner)).toBe('busy-try-again');
    expect(await everything()).toEqual(before);
  });

  test.each([
    ['void', (invoiceId: string, by: Person) => reasonOf(voidBill, voiding(invoiceId), by)],
    ['note', (invoiceId: string, by: Person) => reasonOf(issueCreditNote, crediting(invoiceId), by)],
  ])(
    'by a %s takes nothing from a mended customer who was broken when the bill was issued',
    async (_, giveBack) => {
      const { own, orderId, customerId, beside } = await aNamedOrder();
      const { restaurantId, owner, captain } = own;
      await db.doc(beside.customer).set(broken);
      const { invoiceId } = await issued(paying(orderId), captain);
      const mended = aCustomer({ visits: 3, spentPaise: paise(90_000) });
      await put(customers, { restaurantId, customerId }, mended);
      expect(await giveBack(invoiceId, owner)).toBeNull();
      expect(await get(customers, { restaurantId, customerId })).toMatchObject({
        visits: 3,
        spentPaise: 90_000,
        months: mended.months,
      });
    },
  );

  test('of a deposit is put on a bill and given back beside a broken booking, which stays as it is stored', async () => {
    const { house: own, bookingId, depositId, orderId } = await aSeatedDeposit();
    const { restaurantId, owner } = own;
    const path = db.doc(bookings.path({ restaurantId, bookingId }));
    await path.set(broken);
    const told = await faultsOf('applyDeposit');
    const apply = { requestId: newId(), orderId, depositId };
    expect(await call(applyDeposit, apply, owner)).toMatchObject({ appliedPaise: 10_000 });
    expect(await faultsOf('applyDeposit')).toBe(told + 1);
    const { invoiceId } = await issued(settling(orderId, { payments: [tender('cash', 2_600)] }), owner);
    expect(await reasonOf(voidBill, voiding(invoiceId), owner)).toBeNull();
    expect(await get(deposits, { restaurantId, depositId })).toMatchObject({ state: 'held', applied: null });
    expect((await path.get()).data()).toEqual(broken);
    await path.set({ schemaVersion: 99 });
    const before = await everything();
    const back = { requestId: newId(), depositId, method: 'cash' as const, reason: 'Plans changed' };
    expect(await reasonOf(refundDeposit, back, owner)).toBe('busy-try-again');
    expect(await everything()).toEqual(before);
  });

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
