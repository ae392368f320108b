import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Paise } from '@bhoj/domain/money/money';
import type { SubscriptionPayment } from '@bhoj/domain/subscription/payment.schema';

/** One row of the history: a counted payment, a second payment for the same order, or a refunded one. */
export interface PaymentRow {
  readonly key: string;
  readonly orderId: string;
  readonly payment: SubscriptionPayment;
  readonly state: 'paid' | 'used' | 'surplus' | 'refunded';
  readonly paymentId: string;
  readonly amountPaise: Paise;
  /** Epoch ms. */
  readonly at: number;
}

/** Returns the payments, newest first. An order that was never paid has none. */
export function paymentRows(entries: readonly Entry<SubscriptionPayment>[]): readonly PaymentRow[] {
  return entries
    .flatMap(({ id, value }) => {
      // A refunded purchase has no payment that counts, and neither has an order that was paid too late.
      const counts = value.state === 'refunded' || value.state === 'created' ? null : value.state;
      const row = {
        orderId: id,
        payment: value,
        amountPaise: value.amountPaise,
        at: value.paidAt ?? value.createdAt,
      };
      const each = (ids: readonly string[], state: 'surplus' | 'refunded') =>
        ids.map((paymentId) => ({ ...row, key: paymentId, state, paymentId }));
      return [
        ...(counts === null
          ? []
          : [{ ...row, key: id, state: counts, paymentId: value.razorpayPaymentId ?? '' }]),
        ...each(value.surplusPaymentIds, 'surplus'),
        ...each(value.refundedPaymentIds, 'refunded'),
      ];
    })
    .toSorted((a, b) => b.at - a.at);
}

/**
 * Returns the id of Bhoj's own document for a row: the invoice of a payment that counts, or the credit note of a
 * refunded one. Null without a document; then the row has a receipt.
 */
export function documentOf({ payment, paymentId, state }: PaymentRow): string | null {
  if (state === 'paid' || state === 'used') return payment.invoiceId ?? null;
  const isTakenBack = state === 'refunded' && paymentId === payment.razorpayPaymentId;
  return isTakenBack ? (payment.creditNoteId ?? null) : null;
}

/** Returns the id of the note of the invoice’s new period; null where the period of the payment never moved. */
export const periodNoteOf = ({ payment, state }: PaymentRow): string | null =>
  state === 'used' ? (payment.periodNoteId ?? null) : null;
