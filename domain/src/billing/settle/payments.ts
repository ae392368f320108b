import type { AllowedBy } from '../../approvals/allowed-by.schema.ts';
import { minus, sum } from '../../money/money.ts';
import type { Paise } from '../../money/money.ts';
import { dateOf } from '../../time/ist.ts';
import { Refusal } from '../../catalogue/reasons.ts';
import { cashForbiddenFrom } from '../../statute/gst.ts';
import { PAYMENT_METHODS } from '../shape/invoice.schema.ts';
import { confirmOwnDeclarations } from './own-declarations.ts';
import type { Payment, PaymentMethod, Tender } from '../documents/invoice.ts';
import type { Account } from '../shape/account.ts';
import type { OrderMoney, PartPayment, ReturnedPart } from '../shape/order-money.schema.ts';
import type { IsoDate } from '../../time/ist.ts';
import type { Due } from './running-bill.ts';
import type { Order, OrderType } from '../../orders/shape/order.schema.ts';
import type { Portions } from '../../orders/rounds/portions.ts';

/** Returns the methods by which somebody pays an order of a type. Only room service can be charged to a room. */
export const methodsFor = (type: OrderType): readonly PaymentMethod[] =>
  PAYMENT_METHODS.filter((method) => method !== 'deposit' && (method !== 'room' || type === 'room-service'));

/** True when the money handed over is amount and tip. Only cash may exceed them, because the rest is change. */
export const isSound = ({ method, amountPaise, receivedPaise, tipPaise }: Payment): boolean => {
  if (amountPaise < 0 || tipPaise < 0) return false;
  const given = amountPaise + tipPaise;
  return method === 'cash' ? receivedPaise >= given : receivedPaise === given;
};

/** Throws `not-room-service` when an order of another type would be charged to a room or refunded to it. */
export function assertTakes(methods: readonly PaymentMethod[], type: OrderType): void {
  const allowed = methodsFor(type);
  if (!methods.every((method) => allowed.includes(method))) throw new Refusal('not-room-service', { type });
}

/**
 * Refuses a charge to a room for any order but room service, and a payment of kind `other` without a name
 * (`payment-unnamed`).
 */
export function assertTenders(tenders: readonly Tender[], type: OrderType): void {
  assertTakes(
    tenders.map(({ method }) => method),
    type,
  );
  if (tenders.some(({ method, name }) => method === 'other' && name === ''))
    throw new Refusal('payment-unnamed');
}

/** The part of an account that payments are checked against. */
interface PaidAccount {
  readonly order: Pick<Order, 'type'>;
  readonly money: Pick<OrderMoney, 'payments'>;
}

/**
 * True when the payments cover the amount due; false when they cover a part, which the order keeps until the rest is
 * paid. Throws `payment-exceeds-due` for more than is due; `part-paid` when part payments exceed the bill, or for a
 * split by item while the order holds part payments; `payment-mismatch` for a split that is not paid in full, for
 * payments of zero, and for payments that do not add up.
 */
export function paysWhole(
  { bill, duePaise }: Due,
  payments: readonly Payment[],
  { order, money, portions }: PaidAccount & { portions: Portions | null },
): boolean {
  assertTenders(payments, order.type);
  const givenPaise = sum(payments.map(({ amountPaise }) => amountPaise));
  const facts = { totalPaise: bill.totalPaise, duePaise, givenPaise };
  if (duePaise < 0 || (portions !== null && money.payments.length > 0)) throw new Refusal('part-paid', facts);
  if (givenPaise > duePaise) throw new Refusal('payment-exceeds-due', facts);
  if (!payments.every(isSound)) throw new Refusal('payment-mismatch', facts);
  if (givenPaise === duePaise) return true;
  const isPart = portions === null && payments.length > 0 && payments.every((p) => p.amountPaise > 0);
  if (!isPart) throw new Refusal('payment-mismatch', facts);
  return false;
}

type Taken = Pick<OrderMoney, 'settlements' | 'payments'>;

/** Returns the cash that an order took on a calendar day: on documents that are not void, and in its part payments. */
export function cashOnDay({ settlements, payments: held }: Taken, day: IsoDate): Payment[] {
  const issued = settlements.filter(
    ({ voidedAt, issuedAt }) => voidedAt === null && dateOf(issuedAt) === day,
  );
  return [...issued.flatMap((one) => one.payments), ...held.filter(({ at }) => dateOf(at) === day)].filter(
    ({ method }) => method === 'cash',
  );
}

/** Cash that counts together with an order's own. */
export interface OtherCash {
  /** Payments of the same person today on other orders. */
  readonly elsewhereToday: readonly Payment[];
  /** Deposits that the order's parties paid for their bookings, whether or not the bill takes these off. */
  readonly deposits: readonly { readonly amountPaise: Paise; readonly at: number }[];
}

export const NO_OTHER_CASH: OtherCash = { elsewhereToday: [], deposits: [] };

/**
 * Throws `cash-above-limit` when the cash taken would reach the law's limit. For one occasion (s. 269ST(c)): the cash on the
 * order's documents that are not void, in its part payments, in these payments and in its deposits. From one person in a day (s.
 * 269ST(a)): today's cash of this order, and the cash that the person paid today on other orders.
 */
export function assertCashAllowed(
  money: Taken,
  payments: readonly Payment[],
  at: number,
  { elsewhereToday, deposits }: OtherCash = NO_OTHER_CASH,
): void {
  const { settlements, payments: held } = money;
  const issued = settlements.filter(({ voidedAt }) => voidedAt === null).flatMap((one) => one.payments);
  const all = [...issued, ...held, ...payments].filter(({ method }) => method === 'cash');
  const limitPaise = cashForbiddenFrom(at);
  const cashIn = (some: readonly Pick<Payment, 'amountPaise'>[]) =>
    sum(some.map(({ amountPaise }) => amountPaise));
  const today = dateOf(at);
  const inDay = [...elsewhereToday, ...cashOnDay(money, today), ...payments];
  const ofPerson = [
    ...inDay.filter(({ method }) => method === 'cash'),
    ...deposits.filter((one) => dateOf(one.at) === today),
  ];
  if (cashIn([...all, ...deposits]) >= limitPaise || cashIn(ofPerson) >= limitPaise) {
    throw new Refusal('cash-above-limit', { limitPaise });
  }
}

/** The most part payments that one order may have, because its document prints each. */
const MAX_PART_PAYMENTS = 40;

/** Marks a guest's declared UPI payment of the whole bill as confirmed when a member takes a UPI payment (P-UPI-2). */
export const confirmDeclaration = (
  requests: Order['requests'],
  payments: readonly Payment[],
): Order['requests'] =>
  requests.upiDeclaration !== null && payments.some(({ method }) => method === 'upi')
    ? { ...requests, upiDeclaration: null }
    : requests;

/** Returns the account with a part payment added. Throws `too-many-payments`. */
export function holdPayments(
  { order, money }: Account,
  part: {
    requestId: string;
    payments: readonly Payment[];
    due: Due;
    /** The number of people, where the payment is one person's equal share. */
    among?: number | undefined;
    at: number;
    /** The cash session that takes the money; undefined without sessions. */
    cashSession?: string | undefined;
  },
): { account: Account; duePaise: Due['duePaise'] } {
  const { requestId, payments, among, at } = part;
  if (money.payments.length + payments.length > MAX_PART_PAYMENTS) throw new Refusal('too-many-payments');
  const held = payments.map((payment, i): PartPayment => ({
    ...payment,
    id: `${requestId}-${i + 1}`,
    at,
    ...(among !== undefined && { share: true }),
    ...(part.cashSession !== undefined && { cashSession: part.cashSession }),
  }));
  const requests = confirmDeclaration(order.requests, payments);
  const duePaise = minus(part.due.duePaise, sum(payments.map(({ amountPaise }) => amountPaise)));
  return {
    duePaise,
    account: {
      order: { ...order, requests: confirmOwnDeclarations(requests, payments) },
      money: {
        ...money,
        payments: [...money.payments, ...held],
        splitAmong: among ?? money.splitAmong,
        partRequests: { ...money.partRequests, [requestId]: duePaise },
      },
    },
  };
}

/** A part payment to give back: how, on which day it counts, and who allowed it, where the giver may not. */
interface Returning {
  readonly paymentId: string;
  readonly given: Tender;
  readonly businessDay: string;
  readonly allowedBy?: AllowedBy;
  /** The cash session that gives it back; missing where the restaurant has none. */
  readonly cashSession?: string | undefined;
}

/**
 * Returns the account without a part payment that the restaurant gives back by `given`. The day counts how it was taken and how
 * it was given back. Refuses a payment that the order does not hold (`part-payment-not-found`): a document may have been issued
 * with it. Refuses a method that the order type does not have (`not-room-service`), and kind `other` without a name
 * (`payment-unnamed`).
 */
export function returnPayment(
  { order, money }: Account,
  { paymentId, given, businessDay, allowedBy, ...session }: Returning,
): { account: Account; returned: ReturnedPart } | 'returned-before' {
  if (money.returnedPayments.some(({ id }) => id === paymentId)) return 'returned-before';
  const payment = money.payments.find(({ id }) => id === paymentId);
  if (payment === undefined) throw new Refusal('part-payment-not-found');
  assertTenders([given], order.type);
  const { method, name, amountPaise } = payment;
  const taken = { method, name };
  const returned: ReturnedPart = {
    amountPaise,
    taken,
    given,
    businessDay,
    ...(allowedBy && { allowedBy }),
    ...session,
  };
  const payments = money.payments.filter(({ id }) => id !== paymentId);
  const returnedPayments = [...money.returnedPayments, { id: paymentId, returned }];
  const splitAmong = payments.some(({ share }) => share === true) ? money.splitAmong : null;
  return { returned, account: { order, money: { ...money, payments, splitAmong, returnedPayments } } };
}

const asPaid = ({ method, amountPaise, receivedPaise, tipPaise, name }: Payment): Payment => ({
  method,
  amountPaise,
  receivedPaise,
  tipPaise,
  name,
});

/** Returns all payments of a document: the part payments and the last payments, without payments of zero. */
export const allPayments = (held: Pick<OrderMoney, 'payments'>, payments: readonly Payment[]): Payment[] =>
  [...held.payments, ...payments]
    .map(asPaid)
    .filter(({ amountPaise, tipPaise }) => amountPaise + tipPaise > 0);
