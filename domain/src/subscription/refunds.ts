import type { Paise } from '../money/money.ts';
import type { Refund, SubscriptionPayment } from './payment.schema.ts';

/** The gateway's news of a refund. */
export interface RefundNews {
  readonly paymentId: string;
  readonly refundId: string;
  readonly state: 'pending' | 'processed' | 'failed';
  readonly amountPaise: Paise;
}

/** How many refunds made at the gateway one purchase keeps. */
const MOST_AT_GATEWAY = 20;

/** Returns the refund of a payment that a super admin asked for here; null without one. */
export const refundOf = (
  { refunds = [] }: Pick<SubscriptionPayment, 'refunds'>,
  paymentId: string,
): Refund | null =>
  refunds.find((refund) => refund.by === undefined && refund.paymentId === paymentId) ?? null;

/** Returns the refunds of a payment that somebody made at the gateway, in parts or in whole. */
export const refundsAtGateway = (
  { refunds = [] }: Pick<SubscriptionPayment, 'refunds'>,
  paymentId: string,
): Refund[] => refunds.filter((refund) => refund.by === 'gateway' && refund.paymentId === paymentId);

/** True when the second takes the place of the first. A payment may have several refunds at the gateway. */
const isSame = (one: Refund, other: Refund): boolean =>
  one.by === other.by &&
  one.paymentId === other.paymentId &&
  (one.by === undefined || one.refundId === other.refundId);

const put = (purchase: SubscriptionPayment, refund: Refund): SubscriptionPayment => ({
  ...purchase,
  refunds: [...(purchase.refunds ?? []).filter((known) => !isSame(known, refund)), refund],
});

/**
 * Returns the purchase with a new refund request; null when one is under way or done. A refund that the gateway
 * refused, or that failed at the bank, may be requested again.
 */
export function askingRefund(
  purchase: SubscriptionPayment,
  paymentId: string,
  { reason, at }: { reason: string; at: number },
): SubscriptionPayment | null {
  const known = refundOf(purchase, paymentId);
  if (known !== null && known.state !== 'refused' && known.state !== 'failed') return null;
  return put(purchase, { paymentId, refundId: null, state: 'asked', reason, at });
}

/** Returns the purchase after the gateway refused a refund; null when none was requested, or it has come through. */
export function refusedRefund(purchase: SubscriptionPayment, paymentId: string): SubscriptionPayment | null {
  const known = refundOf(purchase, paymentId);
  return known?.state === 'asked' ? put(purchase, { ...known, state: 'refused' }) : null;
}

const ORDER = ['refused', 'asked', 'pending', 'processed', 'failed'];

/** Returns the purchase with the news of a refund that somebody made at the gateway itself; null for nothing new. */
function withRefundAtGateway(
  purchase: SubscriptionPayment,
  { paymentId, refundId, state, amountPaise }: RefundNews,
  at: number,
): SubscriptionPayment | null {
  const before = (purchase.refunds ?? []).filter(({ by }) => by === 'gateway');
  const known = before.find((refund) => refund.refundId === refundId);
  if (known === undefined && before.length >= MOST_AT_GATEWAY) return null;
  if (known !== undefined && ORDER.indexOf(state) <= ORDER.indexOf(known.state)) return null;
  return put(purchase, {
    paymentId,
    refundId,
    state,
    reason: '',
    at: known?.at ?? at,
    by: 'gateway',
    amountPaise,
  });
}

/**
 * Returns the purchase with the gateway's news of a refund; null when it is nothing new. Events come in any order and
 * more than once: for one refund only a later state counts, and a new refund of the same payment replaces a failed one.
 */
export function withRefundNews(
  purchase: SubscriptionPayment,
  news: RefundNews,
  at: number,
): SubscriptionPayment | null {
  const { paymentId, refundId, state } = news;
  const known = refundOf(purchase, paymentId);
  // Nobody asked for this refund here. The event of its payment ends the period, once the whole of it is refunded.
  if (known === null) return withRefundAtGateway(purchase, news, at);
  const isAnother = known.refundId !== null && known.refundId !== refundId;
  if (isAnother || ORDER.indexOf(state) <= ORDER.indexOf(known.state)) return null;
  return put(purchase, { ...known, refundId, state });
}
