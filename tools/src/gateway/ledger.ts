import { randomInt } from 'node:crypto';
import { ApiError } from './api-error.ts';

/** An order in the shape of Razorpay's API. */
export interface Order {
  readonly id: string;
  readonly entity: 'order';
  /** In paise. */
  readonly amount: number;
  amount_paid: number;
  amount_due: number;
  readonly currency: string;
  readonly receipt: string | null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  readonly notes: Notes | [];
  /** Seconds since the epoch. */
  readonly created_at: number;
}

/** A payment in the shape of Razorpay's API. */
export interface Payment {
  readonly id: string;
  readonly entity: 'payment';
  /** In paise. */
  readonly amount: number;
  readonly currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  readonly order_id: string;
  captured: boolean;
  readonly method: string;
  readonly email: string;
  error_code: string | null;
  error_description: string | null;
  readonly notes: Notes | [];
  /** Seconds since the epoch. */
  readonly created_at: number;
}

/** Razorpay returns an empty list when there are no notes. */
type Notes = Readonly<Record<string, string>>;

/** A refund in the shape of Razorpay's API. */
export interface Refund {
  readonly id: string;
  readonly entity: 'refund';
  /** In paise. */
  readonly amount: number;
  readonly currency: string;
  readonly payment_id: string;
  status: 'processed' | 'failed';
  readonly created_at: number;
}

/** The contents of a ledger. */
export interface Saved {
  readonly orders: readonly Order[];
  readonly payments: readonly Payment[];
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LEAST_AMOUNT = 100;
const LONGEST_RECEIPT = 40;
const MOST_NOTES = 15;
const LONGEST_NOTE = 256;

export function newGatewayId(kind: 'order' | 'pay' | 'evt' | 'rfnd'): string {
  return `${kind}_${Array.from({ length: 14 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;
}

const seconds = () => Math.floor(Date.now() / 1000);

export type Ledger = ReturnType<typeof createLedger>;

/**
 * Creates the stand-in's orders and payments, in memory.
 * @param saved the contents of an earlier ledger
 */
export function createLedger(saved: Saved = { orders: [], payments: [] }) {
  const orders = new Map(saved.orders.map((order) => [order.id, order]));
  const payments = new Map(saved.payments.map((payment) => [payment.id, payment]));

  const order = (id: string): Order => orders.get(id) ?? unknownId();
  const payment = (id: string): Payment => payments.get(id) ?? unknownId();

  function paymentsOf(orderId: string): Payment[] {
    const { id } = order(orderId);
    return [...payments.values()].filter((each) => each.order_id === id);
  }

  /** @param body the unchecked body of a request @throws {ApiError} when it is wrong */
  function createOrder(body: unknown): Order {
    const made = newOrder(readOrder(body));
    orders.set(made.id, made);
    return made;
  }

  /** @param details the payer, and an amount (paise) other than the order's */
  function attempt(of: Order, details: { amount?: number; email?: string | undefined } = {}): Payment {
    const made = newPayment(of, details);
    payments.set(made.id, made);
    of.attempts += 1;
    if (of.status === 'created') of.status = 'attempted';
    return made;
  }

  /** Captures a payment. Only the full amount pays the order. */
  function capture(paid: Payment): void {
    paid.status = 'captured';
    paid.captured = true;
    const of = order(paid.order_id);
    if (paid.amount !== of.amount) return;
    of.status = 'paid';
    of.amount_paid = of.amount;
    of.amount_due = 0;
  }

  const refunds = new Map<string, Refund>();
  let refuses = false;

  /**
   * Gives a captured payment back in full; its order stays paid, as at Razorpay.
   * @param amount in paise; throws when it is not the payment's, because Bhoj gives back whole payments only
   */
  function refund(id: string, amount?: unknown): Refund {
    const given = payment(id);
    if (given.status !== 'captured') throw new ApiError(400, 'The payment has been fully refunded already');
    if (refuses)
      throw new ApiError(400, 'Your account does not have enough balance to carry out the refund.');
    if (amount !== undefined && amount !== given.amount) throw new ApiError(400, 'The amount is wrong.');
    given.status = 'refunded';
    const made: Refund = {
      id: newGatewayId('rfnd'),
      entity: 'refund',
      amount: given.amount,
      currency: given.currency,
      payment_id: given.id,
      status: 'processed',
      created_at: seconds(),
    };
    refunds.set(id, made);
    return made;
  }

  /** The bank sends a refund back: the payment is captured again. */
  function failRefund(id: string): Refund {
    const made = refunds.get(id) ?? unknownId();
    made.status = 'failed';
    payment(id).status = 'captured';
    return made;
  }

  /** While it is on, every refund is refused, as with too low a balance. */
  const refuseRefunds = (on: boolean): void => {
    refuses = on;
  };

  const all = (): Saved => ({ orders: [...orders.values()], payments: [...payments.values()] });

  return {
    order,
    payment,
    paymentsOf,
    createOrder,
    attempt,
    capture,
    refund,
    failRefund,
    refuseRefunds,
    all,
  };
}

function newOrder({ amount, currency, receipt, notes }: ReturnType<typeof readOrder>): Order {
  return {
    id: newGatewayId('order'),
    entity: 'order',
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency,
    receipt,
    status: 'created',
    attempts: 0,
    notes: Object.keys(notes).length > 0 ? notes : [],
    created_at: seconds(),
  };
}

function newPayment(of: Order, details: { amount?: number; email?: string | undefined }): Payment {
  return {
    id: newGatewayId('pay'),
    entity: 'payment',
    amount: details.amount ?? of.amount,
    currency: of.currency,
    status: 'created',
    order_id: of.id,
    captured: false,
    method: 'upi',
    email: details.email ?? 'payer@example.com',
    error_code: null,
    error_description: null,
    notes: of.notes,
    created_at: seconds(),
  };
}

/** Like Razorpay, answers 400 and not 404. */
function unknownId(): never {
  throw new ApiError(400, 'The id provided does not exist');
}

function readOrder(body: unknown) {
  const given: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {};
  const { amount, currency, receipt = null, notes = {} } = given;
  if (typeof amount !== 'number' || !Number.isInteger(amount)) {
    throw new ApiError(400, 'The amount must be an integer.', 'amount');
  }
  if (amount < LEAST_AMOUNT) {
    throw new ApiError(400, 'Order amount less than minimum amount allowed', 'amount');
  }
  if (currency !== 'INR') throw new ApiError(400, 'The currency is not supported.', 'currency');
  if (receipt !== null && (typeof receipt !== 'string' || receipt.length > LONGEST_RECEIPT)) {
    throw new ApiError(400, `The receipt may not be greater than ${LONGEST_RECEIPT} characters.`, 'receipt');
  }
  return { amount, currency, receipt, notes: readNotes(notes) };
}

function readNotes(notes: unknown): Notes {
  const entries = typeof notes === 'object' && notes !== null ? Object.entries(notes) : [];
  const texts = entries.map(([name, value]) => [name, String(value)] as const);
  if (texts.length > MOST_NOTES || texts.some(([, value]) => value.length > LONGEST_NOTE)) {
    throw new ApiError(400, 'The notes are too many or too long.', 'notes');
  }
  return Object.fromEntries(texts);
}
