import { minus, sum } from '../money/money.ts';
import { Refusal } from '../catalogue/reasons.ts';
import { PAYMENT_METHODS } from './invoice.ts';
import type { Payment, PaymentMethod } from './invoice.ts';
import type { Account } from './account.ts';
import type { OrderMoney, PartPayment } from './order-money.schema.ts';
import type { Due } from './running-bill.ts';
import type { Order, OrderType } from '../orders/order.schema.ts';
import type { Portions } from '../orders/portions.ts';

/** Returns the payment methods for an order type. Only room service can be charged to a room. */
export const methodsFor = (type: OrderType): readonly PaymentMethod[] =>
  PAYMENT_METHODS.filter((method) => method !== 'room' || type === 'room-service');

/** True when the money handed over is amount and tip. Only cash may be more, because it gives change. */
const isSound = ({ method, amountPaise, receivedPaise, tipPaise }: Payment): boolean =>
  method === 'cash' ? receivedPaise >= amountPaise + tipPaise : receivedPaise === amountPaise + tipPaise;

/** Throws `not-room-service` when an order of another type would be charged or refunded to a room. */
export function assertTakes(methods: readonly PaymentMethod[], type: OrderType): void {
  const allowed = methodsFor(type);
  if (!methods.every((method) => allowed.includes(method))) throw new Refusal('not-room-service', { type });
}

/** Throws `not-room-service` as above, and `payment-unnamed` when a payment of method `other` has no name. */
function assertTaken(payments: readonly Payment[], type: OrderType): void {
  assertTakes(
    payments.map(({ method }) => method),
    type,
  );
  if (payments.some(({ method, name }) => method === 'other' && name === ''))
    throw new Refusal('payment-unnamed');
}

/** The part of an account that payments are checked against. */
interface PaidAccount {
  readonly order: Pick<Order, 'type'>;
  readonly money: Pick<OrderMoney, 'payments'>;
}

/**
 * True when the payments pay all that is due; false when they pay a part, which the order keeps until the rest comes.
 * Throws `payment-exceeds-due` for more than is due; `part-paid` when part payments exceed the bill, or for a split
 * by item while part payments are held; `payment-mismatch` for a split that is not paid in full, for payments of
 * nothing, and for payments that do not add up.
 */
export function paysWhole(
  { bill, duePaise }: Due,
  payments: readonly Payment[],
  { order, money, portions }: PaidAccount & { portions: Portions | null },
): boolean {
  assertTaken(payments, order.type);
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

/** The most part payments that one order may have; its document prints each. */
const MAX_PART_PAYMENTS = 40;

/** Marks a guest's declared UPI payment as confirmed when a member takes a UPI payment (P-UPI-2). */
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
  part: { requestId: string; payments: readonly Payment[]; due: Due; at: number },
): { account: Account; duePaise: Due['duePaise'] } {
  const { requestId, payments, at } = part;
  if (money.payments.length + payments.length > MAX_PART_PAYMENTS) throw new Refusal('too-many-payments');
  const held = payments.map((payment, i): PartPayment => ({ ...payment, id: `${requestId}-${i + 1}`, at }));
  const duePaise = minus(part.due.duePaise, sum(payments.map(({ amountPaise }) => amountPaise)));
  return {
    duePaise,
    account: {
      order: { ...order, requests: confirmDeclaration(order.requests, payments) },
      money: {
        ...money,
        payments: [...money.payments, ...held],
        partRequests: { ...money.partRequests, [requestId]: duePaise },
      },
    },
  };
}

/**
 * Returns the money without a part payment that was given back. Throws `part-payment-not-found` when the payment is
 * not held any more: its document may have been issued.
 */
export function returnPayment(
  money: OrderMoney,
  paymentId: string,
): { money: OrderMoney; returned: PartPayment } | 'returned-before' {
  if (money.returnedPayments.includes(paymentId)) return 'returned-before';
  const returned = money.payments.find(({ id }) => id === paymentId);
  if (returned === undefined) throw new Refusal('part-payment-not-found');
  const payments = money.payments.filter(({ id }) => id !== paymentId);
  return {
    returned,
    money: { ...money, payments, returnedPayments: [...money.returnedPayments, paymentId] },
  };
}

const asPaid = ({ method, amountPaise, receivedPaise, tipPaise, name }: Payment): Payment => ({
  method,
  amountPaise,
  receivedPaise,
  tipPaise,
  name,
});

/** Returns all payments of a document: the held parts and the last payments, without payments of zero. */
export const allPayments = (held: Pick<OrderMoney, 'payments'>, payments: readonly Payment[]): Payment[] =>
  [...held.payments, ...payments]
    .map(asPaid)
    .filter(({ amountPaise, tipPaise }) => amountPaise + tipPaise > 0);
