import { randomInt } from 'node:crypto';

/**
 * The orders and payments of the stand-in, in memory, in the shapes of Razorpay's API.
 *
 * @typedef {object} Order
 * @property {string} id
 * @property {'order'} entity
 * @property {number} amount paise
 * @property {number} amount_paid
 * @property {number} amount_due
 * @property {string} currency
 * @property {string | null} receipt
 * @property {'created' | 'attempted' | 'paid'} status
 * @property {number} attempts
 * @property {Record<string, string> | []} notes Razorpay answers an empty list where there are none
 * @property {number} created_at seconds
 *
 * @typedef {object} Payment
 * @property {string} id
 * @property {'payment'} entity
 * @property {number} amount paise
 * @property {string} currency
 * @property {'created' | 'authorized' | 'captured' | 'refunded' | 'failed'} status
 * @property {string} order_id
 * @property {boolean} captured
 * @property {string} method
 * @property {string} email
 * @property {string | null} error_code
 * @property {string | null} error_description
 * @property {Record<string, string> | []} notes
 * @property {number} created_at seconds
 */

/** Answered as `{error: {code, description, …}}`. */
export class ApiError extends Error {
  /** @param {number} status @param {string} description @param {string} [field] */
  constructor(status, description, field) {
    super(description);
    this.status = status;
    this.field = field;
  }
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LEAST_AMOUNT = 100;
const LONGEST_RECEIPT = 40;
const MOST_NOTES = 15;
const LONGEST_NOTE = 256;

/** @param {'order' | 'pay' | 'evt'} kind */
export function newGatewayId(kind) {
  return `${kind}_${Array.from({ length: 14 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;
}

const seconds = () => Math.floor(Date.now() / 1000);

/** @typedef {{ orders: Order[], payments: Payment[] }} Saved all that a ledger holds */

/** @param {Saved} [saved] of an earlier one */
export function createLedger(saved = { orders: [], payments: [] }) {
  /** @type {Map<string, Order>} */
  const orders = new Map(saved.orders.map((order) => [order.id, order]));
  /** @type {Map<string, Payment>} */
  const payments = new Map(saved.payments.map((payment) => [payment.id, payment]));

  /** @param {string} id */
  function order(id) {
    return orders.get(id) ?? unknownId();
  }

  /** @param {string} id */
  function payment(id) {
    return payments.get(id) ?? unknownId();
  }

  /** @param {string} orderId */
  function paymentsOf(orderId) {
    const { id } = order(orderId);
    return [...payments.values()].filter((each) => each.order_id === id);
  }

  /** @param {unknown} body @returns {Order} */
  function createOrder(body) {
    const { amount, currency, receipt, notes } = readOrder(body);
    /** @type {Order} */
    const made = {
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
    orders.set(made.id, made);
    return made;
  }

  /**
   * @param {Order} of
   * @param {{ amount?: number, email?: string | undefined }} [details] an amount other than the order's, and who pays
   * @returns {Payment}
   */
  function attempt(of, { amount = of.amount, email = 'payer@example.com' } = {}) {
    /** @type {Payment} */
    const made = {
      id: newGatewayId('pay'),
      entity: 'payment',
      amount,
      currency: of.currency,
      status: 'created',
      order_id: of.id,
      captured: false,
      method: 'upi',
      email,
      error_code: null,
      error_description: null,
      notes: of.notes,
      created_at: seconds(),
    };
    payments.set(made.id, made);
    of.attempts += 1;
    if (of.status === 'created') of.status = 'attempted';
    return made;
  }

  /** @param {Payment} paid */
  function capture(paid) {
    paid.status = 'captured';
    paid.captured = true;
    const of = order(paid.order_id);
    if (paid.amount !== of.amount) return;
    of.status = 'paid';
    of.amount_paid = of.amount;
    of.amount_due = 0;
  }

  /** @returns {Saved} */
  const all = () => ({ orders: [...orders.values()], payments: [...payments.values()] });

  return { order, payment, paymentsOf, createOrder, attempt, capture, all };
}

/** Razorpay answers 400 here, not 404. @returns {never} */
function unknownId() {
  throw new ApiError(400, 'The id provided does not exist');
}

/** @param {unknown} body */
function readOrder(body) {
  const {
    amount,
    currency,
    receipt = null,
    notes = {},
  } = /** @type {Record<string, any>} */ (typeof body === 'object' && body !== null ? body : {});
  if (!Number.isInteger(amount)) throw new ApiError(400, 'The amount must be an integer.', 'amount');
  if (amount < LEAST_AMOUNT) {
    throw new ApiError(400, 'Order amount less than minimum amount allowed', 'amount');
  }
  if (currency !== 'INR') throw new ApiError(400, 'The currency is not supported.', 'currency');
  if (receipt !== null && (typeof receipt !== 'string' || receipt.length > LONGEST_RECEIPT)) {
    throw new ApiError(400, `The receipt may not be greater than ${LONGEST_RECEIPT} characters.`, 'receipt');
  }
  const values = Object.values(notes);
  if (values.length > MOST_NOTES || values.some((value) => String(value).length > LONGEST_NOTE)) {
    throw new ApiError(400, 'The notes are too many or too long.', 'notes');
  }
  return { amount, currency, receipt, notes };
}
