import type { ReactNode } from 'react';
import { methodsFor } from '@bhoj/domain/billing/settle/payments';
import type { PaymentMethod } from '@bhoj/domain/billing/documents/invoice';
import type { OrderType } from '@bhoj/domain/orders/shape/order.schema';
import { formatMoney, formatPlain } from '@bhoj/domain/money/format';
import { billPart } from '../../../messages/shared/bill/en.ts';
import { settlingPart } from '../../../messages/shared/settling/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { BillingCounterState } from '../state/use-billing-counter.ts';
import type { Moment } from '../../../ui/shared/use-moment.ts';
import { Button, SubmitButton } from '../../../ui/shared/kit/controls.tsx';
import styles from './settle-bar.module.css';

export interface SettleBarProps {
  readonly counter: BillingCounterState;
  readonly type: OrderType;
  readonly pending: boolean;
  readonly disabled: boolean;
  /** The wait before cash is settled. */
  readonly moment: Moment;
  readonly onCash: () => void;
  /** Opens the sheet for a method of payment. */
  readonly onMethod: (method: PaymentMethod) => void;
  /** Settles a bill with nothing left to pay. */
  readonly onSettle: () => void;
  readonly children?: ReactNode;
}

/** The methods with a button; the others are in the sheet. */
const inBar = (type: OrderType) => methodsFor(type).filter((method) => method !== 'other');

type WaysProps = Pick<SettleBarProps, 'counter' | 'type' | 'disabled' | 'onCash' | 'onMethod'>;

function Ways({ counter, type, disabled, onCash, onMethod }: WaysProps) {
  const billWords = useWords(billPart);
  const settling = useWords(settlingPart);

  const amount = formatPlain(counter.proposedPaise);
  return (
    <div className={styles['ways']} role="group" aria-label={settling.payment}>
      {inBar(type).map((method) => (
        <Button
          key={method}
          size="large"
          deliberate
          variant={method === 'cash' ? 'primary' : 'outline'}
          disabled={disabled}
          {...(method === 'cash' && { 'aria-label': settling.exactCash(amount) })}
          onClick={() => (method === 'cash' ? onCash() : onMethod(method))}
        >
          {billWords.methods[method]}
        </Button>
      ))}
    </div>
  );
}

/** False where nothing is to pay: nothing is chosen, or the rest is settled without a payment. */
export const isPayable = ({ due, step }: Pick<BillingCounterState, 'due' | 'step'>): boolean =>
  due.bill.lines.length > 0 && !(due.duePaise === 0 && step === 'settle');

/**
 * The amount of the next tap and, before the first part is paid, the amount due in all; afterwards the line above shows
 * that. For equal shares it names the person who pays next.
 */
function Sum({ split, sharesPaid, due, leftPaise, proposedPaise }: BillingCounterState) {
  const settling = useWords(settlingPart);

  return (
    <p className={styles['sum']}>
      <span>
        {split === 'equal' ? `${settling.share(sharesPaid + 1)} ${settling.nextShare}` : settling.left}
      </span>{' '}
      <strong>{formatPlain(proposedPaise)}</strong>{' '}
      {proposedPaise !== leftPaise && due.paidPaise === 0 && (
        <small>{settling.leftOf(formatPlain(leftPaise))}</small>
      )}
    </p>
  );
}

/** A tap on Cash settles after a moment, and can be undone until then. */
function Waiting({ moment, amount }: Pick<SettleBarProps, 'moment'> & { readonly amount: string }) {
  const settling = useWords(settlingPart);

  return (
    <div className={styles['waiting']}>
      <p role="status">{settling.inCash(amount)}</p>
      <Button size="large" variant="outline" onClick={moment.takeBack}>
        {settling.takeBack}
      </Button>
    </div>
  );
}

/** The bar below the sum: the methods of payment, or one button where there is no choice. */
function Foot({ pending, disabled, moment, onSettle, ...ways }: Omit<SettleBarProps, 'children'>) {
  const settling = useWords(settlingPart);

  const { due, proposedPaise } = ways.counter;
  const isEmpty = due.bill.lines.length === 0;
  if (moment.isWaiting) return <Waiting moment={moment} amount={formatPlain(proposedPaise)} />;
  if (!pending && (isEmpty || isPayable(ways.counter))) {
    return <Ways {...ways} disabled={disabled || isEmpty} />;
  }
  return (
    <SubmitButton
      size="large"
      pending={pending}
      pendingLabel={settling.sending}
      disabled={disabled}
      onClick={onSettle}
    >
      {settling.settle(formatMoney(due.bill.totalPaise))}
    </SubmitButton>
  );
}

/** The amount left on a line of its own, with the methods of payment below; always visible at the bottom. */
export function SettleBar({ children, ...foot }: SettleBarProps) {
  const settling = useWords(settlingPart);

  const { counter } = foot;
  const { due } = counter;
  return (
    <div className={styles['bar']}>
      {children}
      {due.paidPaise > 0 && (
        <p className={styles['quiet']}>
          {settling.partsLine(
            formatPlain(due.paidPaise),
            formatPlain(due.bill.totalPaise),
            formatPlain(due.duePaise),
          )}
        </p>
      )}
      {due.bill.lines.length === 0 ? (
        <p className={styles['sum']}>{settling.chooseDishes}</p>
      ) : (
        <Sum {...counter} />
      )}
      <Foot {...foot} />
    </div>
  );
}
