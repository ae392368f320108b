import { createHmac } from 'node:crypto';
import { ApiError } from './ledger.mjs';

/**
 * What can become of a payment. The checkout offers those of {@link SHOWN}; the others are for tests.
 *
 * @typedef {'paid' | 'failed' | 'dismissed' | 'late' | 'duplicate' | 'tampered' | 'authorized' | 'other-order' | 'other-amount'} Outcome
 * @typedef {{ razorpay_payment_id: string, razorpay_order_id: string, razorpay_signature: string }} Answer for the page's handler
 * @typedef {object} Result what the checkout does next
 * @property {Answer} [handler] calls the page's handler with it
 * @property {{ code: string, description: string, reason: string, metadata: { order_id: string, payment_id: string } }} [failed]
 *   tells the page's `payment.failed` listeners, and stays open
 * @property {true} [dismissed] closes as if the person had closed it
 */

const SHOWN = /** @type {const} */ (['paid', 'failed', 'dismissed', 'late', 'duplicate', 'tampered']);

/** A payment that is none of the order's, or not enough of it: one rupee. */
const ONE_RUPEE = 100;

/** @param {unknown} value @returns {value is typeof SHOWN[number]} */
export const isShown = (value) => SHOWN.some((outcome) => outcome === value);

/**
 * @param {object} parts
 * @param {ReturnType<typeof import('./ledger.mjs').createLedger>} parts.ledger
 * @param {ReturnType<typeof import('./webhooks.mjs').createPostman>} parts.postman
 * @param {string} parts.keySecret
 * @param {(work: () => void) => void} parts.later runs what happens after the checkout has closed
 */
export function createOutcomes({ ledger, postman, keySecret, later }) {
  /**
   * @typedef {import('./ledger.mjs').Order} Order
   * @typedef {import('./ledger.mjs').Payment} Payment
   * @typedef {import('./webhooks.mjs').EventName} EventName
   */

  /** @param {EventName} name @param {Payment} payment @param {number} [copies] */
  function tell(name, payment, copies = 1) {
    postman.send({ name, payment, order: ledger.order(payment.order_id) }, copies);
  }

  /** @param {Payment} payment */
  function authorize(payment) {
    payment.status = 'authorized';
    tell('payment.authorized', payment);
  }

  /** @param {Payment} payment */
  function succeed(payment) {
    authorize(payment);
    ledger.capture(payment);
    tell('payment.captured', payment);
    tell('order.paid', payment);
  }

  /** @param {Payment} payment @param {string} [secret] @returns {Result} */
  const answer = (payment, secret = keySecret) => ({
    handler: {
      razorpay_payment_id: payment.id,
      razorpay_order_id: payment.order_id,
      razorpay_signature: createHmac('sha256', secret)
        .update(`${payment.order_id}|${payment.id}`)
        .digest('hex'),
    },
  });

  /** @type {Record<Outcome, (order: Order, email: string | undefined) => Result>} */
  const play = {
    paid: (order, email) => {
      const payment = ledger.attempt(order, { email });
      succeed(payment);
      return answer(payment);
    },
    failed: (order, email) => {
      const payment = ledger.attempt(order, { email });
      payment.status = 'failed';
      payment.error_code = 'BAD_REQUEST_ERROR';
      payment.error_description = 'The bank declined this payment.';
      tell('payment.failed', payment);
      const metadata = { order_id: order.id, payment_id: payment.id };
      const { error_code: code, error_description: description } = payment;
      return { failed: { code, description, reason: 'payment_failed', metadata } };
    },
    dismissed: () => ({ dismissed: true }),
    late: (order, email) => {
      const payment = ledger.attempt(order, { email });
      later(() => succeed(payment));
      return { dismissed: true };
    },
    // Two tabs, or two taps at the bank: both are charged. The events come twice each, the last first.
    duplicate: (order, email) => {
      const [first, second] = [ledger.attempt(order, { email }), ledger.attempt(order, { email })];
      for (const payment of [second, first]) ledger.capture(payment);
      tell('order.paid', second, 2);
      for (const payment of [second, first]) tell('payment.captured', payment, 2);
      for (const payment of [second, first]) {
        postman.send({ name: 'payment.authorized', payment: { ...payment, ...UNCAPTURED }, order }, 2);
      }
      return answer(second);
    },
    tampered: (order, email) => answer(ledger.attempt(order, { email }), 'not-the-key-secret'),
    authorized: (order, email) => {
      const payment = ledger.attempt(order, { email });
      authorize(payment);
      return answer(payment);
    },
    'other-order': (_, email) => {
      const other = ledger.createOrder({ amount: ONE_RUPEE, currency: 'INR' });
      const payment = ledger.attempt(other, { email });
      ledger.capture(payment);
      return answer(payment);
    },
    'other-amount': (order, email) => {
      const payment = ledger.attempt(order, { amount: ONE_RUPEE, email });
      ledger.capture(payment);
      tell('payment.captured', payment);
      return answer(payment);
    },
  };

  /**
   * @param {string} orderId
   * @param {string} outcome
   * @param {string} [email]
   * @returns {Result}
   */
  return (orderId, outcome, email) => {
    const order = ledger.order(orderId);
    if (!Object.hasOwn(play, outcome)) throw new ApiError(400, `There is no outcome ${outcome}.`);
    if (order.status === 'paid' && outcome !== 'dismissed') {
      throw new ApiError(400, 'Payment already done for this order.');
    }
    return play[/** @type {Outcome} */ (outcome)](order, email);
  };
}

const UNCAPTURED = { status: /** @type {const} */ ('authorized'), captured: false };
