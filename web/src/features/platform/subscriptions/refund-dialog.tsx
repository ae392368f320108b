import { formatMoney } from '@bhoj/domain/money/format';
import type { Paise } from '@bhoj/domain/money/money';
import { giveBackPayment } from '@bhoj/domain/platform/tenants/refunds.contract';
import { useToast } from '../../../ui/shared/toast.ts';
import { platformSubscriptionsPart } from '../../../words/owner/platform-subscriptions.ts';
import { useWords } from '../../../words/use-words.ts';
import { ReasonDialog } from '../reason/reason-dialog.tsx';
import { useFreshAttempt } from '../sign-in-again/use-fresh-attempt.ts';
import type { GatewayPaymentLine } from './payment-ids.ts';

export interface Refunding {
  readonly orderId: string;
  readonly line: GatewayPaymentLine;
  readonly amountPaise: Paise;
}

/** Gives a payment back, with a reason. */
export function RefundDialog({
  orderId,
  line: { paymentId, mark },
  amountPaise,
  onClose,
}: Refunding & { readonly onClose: () => void }) {
  const words = useWords(platformSubscriptionsPart);
  const toast = useToast();
  const giveBack = useFreshAttempt(giveBackPayment);
  return (
    <ReasonDialog
      title={words.refundOf(paymentId)}
      text={words.refundTexts[mark](formatMoney(amountPaise))}
      field={{ label: words.fields.reason, hint: words.hints.reason, fault: words.faults['reason'] ?? '' }}
      button={words.refund}
      tone="error"
      act={(reason) => giveBack({ orderId, paymentId, reason })}
      onDone={() => toast({ message: words.refunded })}
      onClose={onClose}
    />
  );
}
