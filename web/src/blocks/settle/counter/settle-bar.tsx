import { formatMoney, formatPlain } from '@bhoj/domain/money/format';
import { minus } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import type { Words } from '../../../words/part.ts';
import { settlingPart } from '../../../words/shared/settling.ts';
import { useWords } from '../../../words/use-words.ts';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import type { BillingCounterState } from '../state/use-billing-counter.ts';
import styles from './settle-bar.module.css';

export interface SettleBarProps {
  /** The id of the payment form, whose fields scroll away above the bar. */
  readonly formId: string;
  readonly counter: BillingCounterState;
  readonly pending: boolean;
  readonly disabled: boolean;
}

function labelOf(settling: Words<'settling'>, { step, read, leftPaise, due }: BillingCounterState): string {
  const paid: Paise | null = read !== null && 'payment' in read ? read.payment.amountPaise : null;
  if (paid !== null && step === 'take') return settling.take(formatPlain(paid));
  if (paid !== null && step === 'next') return settling.nextTender(formatPlain(minus(leftPaise, paid)));
  return settling.settle(formatMoney(due.bill.totalPaise));
}

function hintOf(settling: Words<'settling'>, { due, tender, split }: BillingCounterState): string {
  if (split === 'items' && due.bill.lines.length === 0) return settling.chooseDishes;
  if (due.duePaise > 0 && tender.method === null) return settling.chooseMethod;
  return tender.method === 'room' ? settling.confirmRoom : settling.confirmMoney;
}

/** The amount left and the one button; always visible at the bottom. */
export function SettleBar({ formId, counter, pending, disabled }: SettleBarProps) {
  const settling = useWords(settlingPart);

  const { due, leftPaise, step } = counter;
  return (
    <div className={styles['bar']}>
      <p>
        <span>
          {settling.left} <strong>{formatPlain(leftPaise)}</strong>
        </span>
        {leftPaise !== due.bill.totalPaise && (
          <small>{settling.leftOf(formatPlain(due.bill.totalPaise))}</small>
        )}
      </p>
      <SubmitButton
        form={formId}
        size="large"
        fullWidth
        pending={pending}
        pendingLabel={settling.sending}
        disabled={step === null || disabled}
      >
        {labelOf(settling, counter)}
      </SubmitButton>
      <p className={styles['quiet']}>{hintOf(settling, counter)}</p>
    </div>
  );
}
