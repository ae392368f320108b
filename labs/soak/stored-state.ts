import {
  creditNotes,
  debitNotes,
  invoices,
  orderMoney,
  voids,
} from '@bhoj/domain/billing/documents/document.collection';
import { bookingDays } from '@bhoj/domain/bookings/shape/booking.collection';
import type { BookingDay } from '@bhoj/domain/bookings/shape/booking-day.schema';
import { cashSessions } from '@bhoj/domain/cash/session.collection';
import type { CashSession } from '@bhoj/domain/cash/session.schema';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import { discountCodes } from '@bhoj/domain/billing/shape/discount-code.collection';
import { NO_MONEY } from '@bhoj/domain/billing/documents/order-money';
import { customers } from '@bhoj/domain/customers/customer.collection';
import { formerCustomers } from '@bhoj/domain/customers/former.collection';
import { orderedTogether } from '@bhoj/domain/days/ordered-together.collection';
import { howSold } from '@bhoj/domain/how-sold/how-sold.collection';
import type { HowSold } from '@bhoj/domain/how-sold/how-sold.schema';
import { closings, days } from '@bhoj/domain/days/day.collection';
import { counters } from '@bhoj/domain/numbering/counter.collection';
import { payRuns, slips } from '@bhoj/domain/payroll/shape/pay-run.collection';
import { advances } from '@bhoj/domain/payroll/shape/people.collection';
import { orders, pendingRounds } from '@bhoj/domain/orders/shape/order.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { waitDays, waitingGuests } from '@bhoj/domain/waitlist/wait.collection';
import type { WaitDay } from '@bhoj/domain/waitlist/wait-day.schema';
import type { WaitingGuest } from '@bhoj/domain/waitlist/waiting-guest.schema';
import type { Account } from '@bhoj/domain/billing/shape/account';
import type { CreditNote } from '@bhoj/domain/billing/corrections/credit-note';
import type { DebitNote } from '@bhoj/domain/billing/corrections/debit-note';
import type { DiscountCode } from '@bhoj/domain/billing/shape/discount-code.schema';
import type { Invoice } from '@bhoj/domain/billing/documents/invoice';
import type { Void } from '@bhoj/domain/billing/documents/void';
import type { Advance } from '@bhoj/domain/payroll/shape/advance.schema';
import type { PayRun } from '@bhoj/domain/payroll/shape/pay-run.schema';
import type { Slip } from '@bhoj/domain/payroll/shape/slip.schema';
import type { Customer } from '@bhoj/domain/customers/customer.schema';
import type { FormerCustomer } from '@bhoj/domain/customers/former.schema';
import type { OrderedTogether } from '@bhoj/domain/days/ordered-together.schema';
import type { Closing } from '@bhoj/domain/days/closing';
import type { Day } from '@bhoj/domain/days/day.schema';
import type { Table } from '@bhoj/domain/tables/table';
import { find, list } from '../../tests/support/arrange.ts';
import { PAY_MONTH } from './staff.ts';
import { db } from '../../tests/support/mount.ts';
import type { Collection } from '@bhoj/domain/kernel/collection';

/** An order with all documents under it. */
export interface Kept extends Account {
  readonly id: string;
  readonly pending: readonly string[];
}

/** All stored data of a restaurant that acts of service change. */
export interface StoredState {
  readonly orders: ReadonlyMap<string, Kept>;
  readonly tables: readonly Table[];
  readonly invoices: ReadonlyMap<string, Invoice>;
  readonly voids: ReadonlyMap<string, Void>;
  readonly creditNotes: readonly CreditNote[];
  readonly debitNotes: readonly DebitNote[];
  readonly days: readonly Day[];
  readonly orderedTogether: readonly OrderedTogether[];
  readonly howSold: readonly HowSold[];
  readonly closings: readonly Closing[];
  readonly counters: ReadonlyMap<string, number>;
  readonly customers: ReadonlyMap<string, Customer>;
  /** The traces of records that were merged into others. */
  readonly formerCustomers: ReadonlyMap<string, FormerCustomer>;
  readonly codes: ReadonlyMap<string, DiscountCode>;
  /** The pay run of the month with due wages; null before its draft. */
  readonly payRun: PayRun | null;
  readonly slips: ReadonlyMap<string, Slip>;
  readonly advances: ReadonlyMap<string, Advance>;
  readonly sessions: ReadonlyMap<string, CashSession>;
  readonly expenses: readonly Expense[];
  readonly bookingDays: readonly BookingDay[];
  readonly waitDays: readonly WaitDay[];
  readonly waitingGuests: ReadonlyMap<string, WaitingGuest>;
}

/** Reads a collection into a map by document id. */
export async function byId<C extends Collection>(
  collection: C,
  restaurantId: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Map<string, ReturnType<C['decode']>>> {
  const { docs } = await db.collection(collection.parent({ restaurantId, ...more })).get();
  return new Map(docs.map((doc) => [doc.id, collection.decode(doc.data()) as ReturnType<C['decode']>]));
}

async function readOrders(restaurantId: string): Promise<Map<string, Kept>> {
  const found = await byId(orders, restaurantId);
  const kept = [...found].map(async ([id, order]): Promise<[string, Kept]> => {
    const at = { restaurantId, orderId: id };
    const [money, pending] = await Promise.all([
      db.doc(orderMoney.path(at)).get(),
      db.collection(pendingRounds.parent(at)).listDocuments(),
    ]);
    return [
      id,
      {
        id,
        order,
        money: money.exists ? orderMoney.decode(money.data()) : NO_MONEY,
        pending: pending.map((ref) => ref.id),
      },
    ];
  });
  return new Map(await Promise.all(kept));
}

export async function readStoredState(restaurantId: string): Promise<StoredState> {
  const at = { restaurantId };
  const [
    kept,
    allTables,
    issued,
    voided,
    notes,
    debits,
    allDays,
    eaten,
    sold,
    closed,
    counted,
    guests,
    former,
    codes,
    payRun,
    slipsOfMonth,
    given,
    sessions,
    spent,
    booked,
    lines,
    inLine,
  ] = await Promise.all([
    readOrders(restaurantId),
    list(tables, at),
    byId(invoices, restaurantId),
    byId(voids, restaurantId),
    list(creditNotes, at),
    list(debitNotes, at),
    list(days, at),
    list(orderedTogether, at),
    list(howSold, at),
    list(closings, at),
    byId(counters, restaurantId),
    byId(customers, restaurantId),
    byId(formerCustomers, restaurantId),
    byId(discountCodes, restaurantId),
    find(payRuns, { ...at, month: PAY_MONTH }),
    byId(slips, restaurantId, { month: PAY_MONTH }),
    byId(advances, restaurantId),
    byId(cashSessions, restaurantId),
    list(expenses, at),
    list(bookingDays, at),
    list(waitDays, at),
    byId(waitingGuests, restaurantId),
  ]);
  return {
    orders: kept,
    tables: allTables,
    invoices: issued,
    voids: voided,
    creditNotes: notes,
    debitNotes: debits,
    days: allDays,
    orderedTogether: eaten,
    howSold: sold,
    closings: closed,
    counters: new Map([...counted].map(([id, { last }]) => [id, last])),
    customers: guests,
    formerCustomers: former,
    codes,
    payRun,
    slips: slipsOfMonth,
    advances: given,
    sessions,
    expenses: spent,
    bookingDays: booked,
    waitDays: lines,
    waitingGuests: inLine,
  };
}
