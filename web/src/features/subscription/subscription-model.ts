import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Paise } from '@bhoj/domain/money/money';
import type { SubscriptionPayment } from '@bhoj/domain/subscription/payment';

/** One line of the history: a payment that was counted, or one too many for the same order. */
export interface PaymentRow {
  readonly key: string;
  readonly orderId: string;
  readonly payment: SubscriptionPayment;
  readonly state: 'paid' | 'used' | 'surplus';
  readonly paymentId: string;
  readonly amountPaise: Paise;
  /** Epoch ms. */
  readonly at: number;
}

/** What has been paid, newest first; an order that nobody has paid is no payment. */
export function paymentRows(entries: readonly Entry<SubscriptionPayment>[]): readonly PaymentRow[] {
  return entries
    .flatMap(({ id, value }) => {
      if (value.state === 'created') return [];
      const { state } = value;
      const row = {
        orderId: id,
        payment: value,
        amountPaise: value.amountPaise,
        at: value.paidAt ?? value.createdAt,
      };
      const paymentId = value.razorpayPaymentId ?? '';
      return [
        { ...row, key: id, state, paymentId } as const,
        ...value.surplusPaymentIds.map(
          (surplus) => ({ ...row, key: surplus, state: 'surplus', paymentId: surplus }) as const,
        ),
      ];
    })
    .toSorted((a, b) => b.at - a.at);
}
