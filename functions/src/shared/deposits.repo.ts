/**
 * Deposits for bookings: each act writes the deposit, its copy in the booking, the day and the till in one transaction.
 * A bill without a deposit reads and writes nothing here.
 */
import { bookings } from '@bhoj/domain/bookings/shape/booking.collection';
import type { Booking } from '@bhoj/domain/bookings/shape/booking.schema';
import { seriesCounterId } from '@bhoj/domain/billing/documents/invoice';
import type { Invoice } from '@bhoj/domain/billing/documents/invoice';
import type { OtherCash } from '@bhoj/domain/billing/settle/payments';
import type { PartPayment } from '@bhoj/domain/billing/shape/order-money.schema';
import { movesMoney } from '@bhoj/domain/billing/shape/named-tender.schema';
import type { Day } from '@bhoj/domain/days/day.schema';
import { days } from '@bhoj/domain/days/day.collection';
import { countApplied } from '@bhoj/domain/deposits/count-deposits';
import { billed, cashIn, knownOf, released, depositSummaryOf } from '@bhoj/domain/deposits/deposit';
import { deposits } from '@bhoj/domain/deposits/deposit.collection';
import type { Deposit } from '@bhoj/domain/deposits/deposit.schema';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { same } from '@bhoj/domain/kernel/same';
import { memberIdOf } from '@bhoj/domain/kernel/member-id';
import { counters } from '@bhoj/domain/numbering/counter.collection';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { businessDayOf } from '@bhoj/domain/time/ist';
import type { Store } from '../firebase/store.ts';
import { readTill } from './cash.repo.ts';
import { openDay } from './days.repo.ts';
import { readRestaurant } from './settings.repo.ts';

interface DepositAt {
  readonly restaurantId: string;
  readonly depositId: string;
}

interface Mover {
  readonly caller: { readonly uid: string; readonly name: string; readonly restaurantId: string };
  readonly now: number;
  readonly chosen?: string | undefined;
}

export const personOf = ({ uid, name }: Mover['caller']) => ({ id: memberIdOf(uid), name });

/** Reads a deposit. Throws `booking-not-found`. */
export const needDeposit = (store: Pick<Store, 'need'>, at: DepositAt): Promise<Deposit> =>
  store.need(deposits, at, 'booking-not-found');

/** Returns the cash of all deposits for a booking. */
export async function readCashFor(
  store: Pick<Store, 'find'>,
  restaurantId: string,
  bookingId: string,
): Promise<OtherCash['deposits']> {
  const found = await store.find(deposits, { restaurantId }, deposits.queries.ofBooking(bookingId));
  return cashIn(found.map(({ value }) => value));
}

/** Returns the cash of all deposits for the bookings of an order. Reads nothing where its parties had none. */
export async function readDepositCash(
  store: Pick<Store, 'find'>,
  restaurantId: string,
  { booked = [] }: Pick<Order, 'booked'>,
): Promise<OtherCash['deposits']> {
  const all = await Promise.all(
    booked
      .filter(({ deposit }) => deposit !== undefined)
      .map(({ id }) => readCashFor(store, restaurantId, id)),
  );
  return all.flat();
}

/** Reads the restaurant, the open day and the till of an act that moves a deposit's money. */
export async function readMoney(store: Store, { caller, now, chosen }: Mover) {
  const { restaurantId } = caller;
  const restaurant = await readRestaurant(store, restaurantId, 'service', 'documents');
  const [day, till] = await Promise.all([
    openDay(store, restaurantId, businessDayOf(now, restaurant.dayCutoff)),
    readTill(store, restaurant, { caller, now, chosen }),
  ]);
  const moving = { businessDay: day.day, at: now, by: personOf(caller), ...till.named };
  const write = (counted: Day): void => {
    store.set(days, { restaurantId, day: day.day }, counted);
    till.write(store, { day: { before: day, after: counted } });
  };
  return { restaurant, day, moving, write };
}

/** Reads the next number of a series of vouchers. Returns it with what stores it. */
export async function readNumber(store: Store, restaurantId: string, series: string, now: number) {
  const counterId = seriesCounterId(series, now);
  const known = await store.get(counters, { restaurantId, counterId });
  const sequence = (known?.last ?? 0) + 1;
  const write = (): void => store.set(counters, { restaurantId, counterId }, { ...known, last: sequence });
  return { sequence, write };
}

/**
 * Reads the booking of a deposit, and returns the function that writes the deposit. The function also writes the deposit's copy
 * in the booking, where the booking exists, is not broken and names no later deposit.
 */
export async function readBookingOf(
  store: Store,
  { restaurantId, depositId }: DepositAt,
  before: Deposit | null,
) {
  const bookingId = before?.bookingId ?? '';
  const booking = bookingId === '' ? null : await store.getReadable(bookings, { restaurantId, bookingId });
  return (after: Deposit): void => {
    store.change(deposits, { restaurantId, depositId }, before, after);
    if (booking?.deposit?.id !== depositId) return;
    const told = { ...booking, deposit: depositSummaryOf(depositId, after) };
    store.change(bookings, { restaurantId, bookingId }, booking, told);
  };
}

/**
 * Stores the day of a booking, and the time when its guest cancelled, in the booking's deposit, where an act has changed them.
 * Reads nothing.
 */
export function followBooking(
  store: Pick<Store, 'update'>,
  restaurantId: string,
  before: Booking,
  after: Booking,
): void {
  const { deposit } = after;
  const known = knownOf(after);
  if (deposit === undefined || same(knownOf(before), known)) return;
  store.update(deposits, { restaurantId, depositId: deposit.id }, { booking: known });
}

type Bill = Pick<Invoice, 'number' | 'issuedAt' | 'businessDay'>;

/** The writes of a bill for the deposits that it takes off. */
interface OnBill {
  /** Returns the day with them. */
  readonly count: (day: Day) => Day;
  readonly write: (invoiceId: string, bill: Bill) => void;
}

const NOTHING: OnBill = { count: (day) => day, write: () => {} };

/** Reads the deposits among the part payments of an order that gets its bill now. */
export async function readOnBill(
  store: Store,
  restaurantId: string,
  payments: readonly PartPayment[],
): Promise<OnBill> {
  const ids = payments.filter((payment) => !movesMoney(payment)).map(({ id }) => id);
  if (ids.length === 0) return NOTHING;
  const found = await Promise.all(
    ids.map(async (depositId): Promise<Entry<Deposit>> => ({
      id: depositId,
      value: await needDeposit(store, { restaurantId, depositId }),
    })),
  );
  return {
    count: (day) =>
      found.reduce(
        (all, { value: { applied } }) => (applied === null ? all : countApplied(all, applied, 1)),
        day,
      ),
    write: (invoiceId, { number, issuedAt, businessDay }) => {
      for (const { id: depositId, value } of found)
        store.change(
          deposits,
          { restaurantId, depositId },
          value,
          billed(value, { invoiceId, number, at: issuedAt, businessDay }),
        );
    },
  };
}

/** Reads the deposits that a document took off, which is void now: they wait for their party again. */
export async function readVoided(
  store: Store,
  restaurantId: string,
  invoiceId: string,
  { payments }: Pick<Invoice, 'payments'>,
): Promise<{ readonly count: (day: Day) => Day; readonly write: () => void }> {
  if (payments.every(movesMoney)) return { count: (day) => day, write: () => {} };
  const found = await store.find(deposits, { restaurantId }, deposits.queries.ofBill(invoiceId));
  const writes = await Promise.all(
    found.map(async ({ id: depositId, value }) => ({
      value,
      write: await readBookingOf(store, { restaurantId, depositId }, value),
    })),
  );
  return {
    count: (day) =>
      found.reduce(
        (all, { value: { applied } }) => (applied === null ? all : countApplied(all, applied, -1)),
        day,
      ),
    write: () => {
      for (const { value, write } of writes) write(released(value));
    },
  };
}
