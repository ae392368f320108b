import { createHmac } from 'node:crypto';
import { ApiError } from './api-error.ts';
import type { Ledger, Order, Payment } from './ledger.ts';
import type { EventName, Postman } from './webhooks.ts';

/** The outcomes that the checkout offers to a person. */
const SHOWN = ['paid', 'failed', 'dismissed', 'late', 'duplicate', 'tampered'] as const;

export type ShownOutcome = (typeof SHOWN)[number];

/** All outcomes of a payment. Those that the checkout does not offer are for tests. */
export type Outcome = ShownOutcome | 'authorized' | 'other-order' | 'other-amount';

/** The next step of the checkout; exactly one of the three is set. */
export interface Result {
  /** The checkout calls the page's handler with it. */
  readonly handler?: {
    readonly razorpay_payment_id: string;
    readonly razorpay_order_id: string;
    readonly razorpay_signature: string;
  };
  /** The checkout calls the page's `payment.failed` listeners and stays open. */
  readonly failed?: {
    readonly code: string;
    readonly description: string;
    readonly reason: string;
    readonly metadata: { readonly order_id: string; readonly payment_id: string };
  };
  /** The checkout closes as if the person had closed it. */
  readonly dismissed?: true;
}

/** An amount that is wrong for the order: one rupee, in paise. */
const ONE_RUPEE = 100;

const DECLINED = { code: 'BAD_REQUEST_ERROR', description: 'The bank declined this payment.' };

export const isShown = (value: unknown): value is ShownOutcome => SHOWN.some((outcome) => outcome === value);

interface Parts {
  readonly ledger: Ledger;
  readonly postman: Pick<Postman, 'send'>;
  readonly keySecret: string;
  /** Runs work after the checkout has closed. */
  readonly later: (work: () => void) => void;
}

/** Ends the payment of an order with this outcome. @throws {ApiError} */
export type Play = (orderId: string, outcome: string, email?: string) => Result;

export function createOutcomes(parts: Parts): Play {
  const { ledger } = parts;
  const play = playsOf(parts);
  return (orderId, outcome, email) => {
    const order = ledger.order(orderId);
    if (!isOutcome(play, outcome)) throw new ApiError(400, `There is no outcome ${outcome}.`);
    if (order.status === 'paid' && outcome !== 'dismissed') {
      throw new ApiError(400, 'Payment already done for this order.');
    }
    return play[outcome](order, email);
  };
}

type Plays = Readonly<Record<Outcome, (order: Order, email: string | undefined) => Result>>;

const isOutcome = (plays: Plays, name: string): name is Outcome => Object.hasOwn(plays, name);

function playsOf({ ledger, postman, keySecret, later }: Parts): Plays {
  const { tell, authorize, succeed } = createSteps(ledger, postman);
  const answer = (payment: Payment, secret = keySecret): Result => ({ handler: signed(payment, secret) });

  return {
    paid: (order, email) => {
      const payment = ledger.attempt(order, { email });
      succeed(payment);
      return answer(payment);
    },
    failed: (order, email) => {
      const payment = ledger.attempt(order, { email });
      payment.status = 'failed';
      payment.error_code = DECLINED.code;
      payment.error_description = DECLINED.description;
      tell('payment.failed', payment);
      const metadata = { order_id: order.id, payment_id: payment.id };
      return { failed: { ...DECLINED, reason: 'payment_failed', metadata } };
    },
    dismissed: () => ({ dismissed: true }),
    late: (order, email) => {
      const payment = ledger.attempt(order, { email });
      later(() => succeed(payment));
      return { dismissed: true };
    },
    // A person paid in two tabs or tapped twice, and is charged twice. Each event comes twice, the last payment first.
    duplicate: (order, email) => {
      const [first, last] = [ledger.attempt(order, { email }), ledger.attempt(order, { email })];
      const lastFirst = [last, first];
      for (const payment of lastFirst) ledger.capture(payment);
      tell('order.paid', last, 2);
      for (const payment of lastFirst) tell('payment.captured', payment, 2);
      for (const payment of lastFirst) tell('payment.authorized', { ...payment, ...UNCAPTURED }, 2);
      return answer(last);
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
}

/** The steps of a payment at the bank, each with its event. */
function createSteps(ledger: Ledger, postman: Parts['postman']) {
  const tell = (name: EventName, payment: Payment, copies = 1) =>
    postman.send({ name, payment, order: ledger.order(payment.order_id) }, copies);
  const authorize = (payment: Payment) => {
    payment.status = 'authorized';
    tell('payment.authorized', payment);
  };
  const succeed = (payment: Payment) => {
    authorize(payment);
    ledger.capture(payment);
    tell('payment.captured', payment);
    tell('order.paid', payment);
  };
  return { tell, authorize, succeed };
}

/** The state of a payment before its capture. */
const UNCAPTURED = { status: 'authorized', captured: false } as const;

/** Returns the argument of the page's handler. The signature covers order and payment. */
const signed = ({ id, order_id }: Payment, secret: string) => ({
  razorpay_payment_id: id,
  razorpay_order_id: order_id,
  razorpay_signature: createHmac('sha256', secret).update(`${order_id}|${id}`).digest('hex'),
});
