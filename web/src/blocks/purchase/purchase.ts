import type {
  CheckoutOrder,
  checkPayments,
  createPaymentOrder,
  verifyPayment,
} from '@bhoj/domain/subscription/subscription.contract';
import { isReason } from '@bhoj/domain/catalogue/reason-codes';
import type { Reason } from '@bhoj/domain/catalogue/reasons';
import type { OutputOf } from '@bhoj/domain/kernel/contract';
import type { CheckoutAnswer, PaidAnswer } from './checkout.ts';

type Failure = Reason | 'offline';

/** The server calls of one purchase, for a sign-up or a renewal; each throws when it is refused. */
export interface PurchaseCalls {
  readonly order: () => Promise<OutputOf<typeof createPaymentOrder>>;
  readonly verify: (answer: PaidAnswer) => Promise<OutputOf<typeof verifyPayment>>;
  readonly check: () => Promise<OutputOf<typeof checkPayments>>;
}

/**
 * The state of a purchase. `none`: no payment is known. `unasked`: the server could not be asked about an earlier
 * purchase. `waits`: the bank has not confirmed. `unheard`: checkout says paid, but our server has not answered.
 * `paid`: a sign-up may go on. `used`: a renewal is counted. `prove`: paid for in another browser.
 */
export type Purchase =
  | {
      readonly state:
        | 'none'
        | 'unasked'
        | 'dismissed'
        | 'failed'
        | 'no-script'
        | 'wrong'
        | 'waits'
        | 'unheard'
        | 'paid'
        | 'used'
        | 'prove';
    }
  | { readonly state: 'refused'; readonly reason: Failure };

export const NOTHING_BOUGHT: Purchase = { state: 'none' };

/** Returns why a call failed; an error without one of our reasons counts as offline. */
function failureOf(cause: unknown): Failure {
  const reason = cause instanceof Error && 'reason' in cause ? String(cause.reason) : '';
  return isReason(reason) ? reason : 'offline';
}

/**
 * Returns the server's verdict on checkout's answer. When the server does not answer, the money may still have been
 * taken.
 */
async function verified(calls: PurchaseCalls, answer: PaidAnswer): Promise<Purchase> {
  try {
    return { state: (await calls.verify(answer)).outcome };
  } catch (cause) {
    const reason = failureOf(cause);
    if (reason === 'payment-too-late') return { state: 'refused', reason };
    return { state: reason === 'payment-wrong' || reason === 'payment-not-found' ? 'wrong' : 'unheard' };
  }
}

/**
 * Runs one purchase from its order to the server's verdict. Requests an order each time; the server returns an unpaid
 * order again.
 */
export async function payAt(
  calls: PurchaseCalls,
  open: (order: CheckoutOrder) => Promise<CheckoutAnswer>,
): Promise<Purchase> {
  let ordered: OutputOf<typeof createPaymentOrder>;
  try {
    ordered = await calls.order();
  } catch (cause) {
    return { state: 'refused', reason: failureOf(cause) };
  }
  const { outcome, order } = ordered;
  if (outcome !== 'pay') return { state: outcome };
  if (order === null) return { state: 'refused', reason: 'unexpected' };
  const answer = await open(order);
  return answer.outcome === 'paid' ? verified(calls, answer) : { state: answer.outcome };
}

/**
 * Asks the server for the current state. When no answer comes, the state stays. When the server knows of no payment, a
 * payment that waited has failed.
 */
export async function askAgain(calls: PurchaseCalls, before: Purchase): Promise<Purchase> {
  try {
    const { outcome } = await calls.check();
    if (outcome !== 'none') return { state: outcome };
    if (before.state === 'waits') return { state: 'failed' };
    return before.state === 'unasked' ? NOTHING_BOUGHT : before;
  } catch {
    return before.state === 'none' ? { state: 'unasked' } : before;
  }
}

const OPEN_ENDED: ReadonlySet<Purchase['state']> = new Set([
  'unasked',
  'dismissed',
  'failed',
  'wrong',
  'waits',
  'unheard',
]);

/** True while the gateway may still have news: a UPI app may confirm a payment after its window was closed. */
export const mayChange = ({ state }: Purchase): boolean => OPEN_ENDED.has(state);

/** True while money may be on its way. The page must then not ask for a second payment. */
export const isOnItsWay = ({ state }: Purchase): boolean => state === 'waits' || state === 'unheard';
