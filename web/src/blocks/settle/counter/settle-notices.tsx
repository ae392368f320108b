import type { DocumentFault } from '@bhoj/domain/billing/settle/guard';
import { outcomeOf } from '@bhoj/domain/catalogue/outcome';
import { formatPlain } from '@bhoj/domain/money/format';
import { sum } from '@bhoj/domain/money/money';
import type { DeclaredUpi } from '@bhoj/domain/billing/settle/declared-upi';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { guestLabelPart } from '../../../messages/shared/guest-labels/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { settlingPart } from '../../../messages/shared/settling/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { guestName } from '../../names/guest-label.ts';
import { failureSentence } from '../state/acts.ts';
import type { BillingCounterState } from '../state/use-billing-counter.ts';
import type { Settling } from '../state/use-settling.ts';
import { Button, Notice } from '../../../ui/shared/kit/controls.tsx';

export interface SettleNoticesProps {
  readonly counter: BillingCounterState;
  readonly sending: Settling;
  /** True when nobody has looked at some of the order's rounds here. */
  readonly hasChanged: boolean;
  /** Why the order cannot be settled, in words; null when it can. */
  readonly obstacle: string | null;
  /** The fault of the buyer on this bill; null without one. */
  readonly buyerFault: DocumentFault | null;
  readonly onSeen: () => void;
}

/** Why the payment has to wait, and what helps. */
export function SettleNotices({ counter, sending, hasChanged, onSeen, ...held }: SettleNoticesProps) {
  const settling = useWords(settlingPart);
  const reasonSentences = useWords(reasonsPart);

  const { unanswered, failure, pending } = sending;
  return (
    <>
      {held.obstacle !== null && <Notice tone="warning">{held.obstacle}</Notice>}
      {held.buyerFault !== null && <Notice tone="warning">{settling.faults[held.buyerFault]}</Notice>}
      {counter.due.duePaise < 0 && <Notice tone="warning">{settling.overpaid}</Notice>}
      {hasChanged && (
        <Notice
          tone="warning"
          action={
            <Button size="small" variant="outline" onClick={onSeen}>
              {settling.useNewBill}
            </Button>
          }
        >
          {settling.changed}
        </Notice>
      )}
      {failure !== null && (
        <Notice tone="error">
          {outcomeOf(failure.reason) === 'unknown'
            ? settling.notConfirmed
            : failureSentence(reasonSentences, settling, failure)}
        </Notice>
      )}
      {unanswered !== null && !pending && (
        <Notice
          tone="warning"
          action={
            <Button size="small" variant="outline" onClick={() => void sending.resend()}>
              {settling.resend}
            </Button>
          }
        >
          {settling.unanswered(formatPlain(sum(unanswered.payments.map(({ amountPaise }) => amountPaise))))}
        </Notice>
      )}
    </>
  );
}

export interface DeclarationNoticeProps {
  readonly order: Pick<Order, 'joining'>;
  readonly declared: DeclaredUpi;
  /** Missing while the payment is being taken. */
  readonly onTake?: () => void;
}

/** Says that a guest declared a payment. Staff check their own UPI app and confirm by taking the payment. */
export function DeclarationNotice({ order, declared, onTake }: DeclarationNoticeProps) {
  const settling = useWords(settlingPart);
  const guestLabelWords = useWords(guestLabelPart);

  const who = declared.by === '' ? settling.someGuest : guestName(guestLabelWords, order, declared.by);
  const amount = formatPlain(declared.amountPaise);
  return (
    <Notice
      tone="info"
      action={
        onTake && (
          <Button size="small" variant="outline" onClick={onTake}>
            {settling.takeDeclaration(amount)}
          </Button>
        )
      }
    >
      {declared.isOwn ? settling.ownDeclaration(who, amount) : settling.declaration(who, amount)}
    </Notice>
  );
}
