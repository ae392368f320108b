import type {
  CheckoutOrder,
  checkPayments,
  createPaymentOrder,
  verifyPayment,
} from '@bhoj/domain/subscription/subscription.contract';
import type { OutputOf } from '@bhoj/domain/kernel/contract';
import { reasonSentences } from '../../messages/reasons.ts';
import type { CheckoutAnswer, PaidAnswer } from './checkout.ts';

type Failure = keyof typeof reasonSentences;

/** The server's side of one purchase, for a sign-up or a renewal; each may throw a refusal. */
export interface PurchaseCalls {
  readonly order: () => Promise<OutputOf<typeof createPaymentOrder>>;
  readonly verify: (answer: PaidAnswer) => Promise<OutputOf<typeof verifyPayment>>;
  readonly check: () => Promise<OutputOf<typeof checkPayments>>;
}

/**
 * Where a purchase stands. `none`: nothing is paid, as far as anybody knows. `unasked`: an earlier one could not be asked
 * about. `waits`: the bank has not confirmed. `unheard`: checkout says paid, and our server has not answered. `paid`: a
 * sign-up may go on. `used`: a renewal is counted. `prove`: paid for in another browser.
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

/** Why a call failed; anything without a reason of ours is a network that did not answer. */
function failureOf(cause: unknown): Failure {
  const reason = cause instanceof Error && 'reason' in cause ? String(cause.reason) : '';
  return Object.hasOwn(reasonSentences, reason) ? (reason as Failure) : 'offline';
}

/** What the server makes of checkout's answer. Whatever keeps it from answering, the money may have been taken. */
async function verified(calls: PurchaseCalls, answer: PaidAnswer): Promise<Purchase> {
  try {
    return { state: (await calls.verify(answer)).outcome };
  } catch (cause) {
    const reason = failureOf(cause);
    return { state: reason === 'payment-wrong' || reason === 'payment-not-found' ? 'wrong' : 'unheard' };
  }
}

/** One purchase from its order to the server's word for it. Asks for an order each time; an unpaid one is given again. */
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

/** Asks how it stands by now. What cannot be asked stays as it was; a payment that no longer waits has failed. */
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

/** Whether the gateway may yet have news: a UPI app confirms a payment after its window was closed, too. */
export const mayChange = ({ state }: Purchase): boolean => OPEN_ENDED.has(state);

/** Whether money is on its way: nobody is asked to pay a second time meanwhile. */
export const isOnItsWay = ({ state }: Purchase): boolean => state === 'waits' || state === 'unheard';
