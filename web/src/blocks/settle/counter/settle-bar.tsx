import type { ReactNode } from 'react';
import { methodsFor } from '@bhoj/domain/billing/settle/payments';
import type { PaymentMethod } from '@bhoj/domain/billing/documents/invoice';
import type { OrderType } from '@bhoj/domain/orders/shape/order.schema';
import { formatMoney, formatPlain } from '@bhoj/domain/money/format';
import { billPart } from '../../../words/shared/bill.ts';
import { settlingPart } from '../../../words/shared/settling.ts';
import { useWords } from '../../../words/use-words.ts';
import type { BillingCounterState } from '../state/use-billing-counter.ts';
import type { Moment } from '../state/use-moment.ts';
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
  /** Opens the sheet for a way of paying. */
  readonly onMethod: (method: PaymentMethod) => void;
  /** Settles a bill of which nothing is left to pay. */
  readonly onSettle: () => void;
  readonly children?: ReactNode;
}

/** The ways that have a button; the others are in the sheet. */
const inBar = (type: OrderType) => methodsFor(type).filter((method) => method !== 'other');

type WaysProps = Pick<SettleBarProps, 'counter' | 'type' | 'disabled' | 'onCash' | 'onMethod'>;

function Ways({ counter, type, disabled, onCash, onMethod }: WaysProps) {
  const billWords = useWords(billPart);
  const settling = useWords(settlingPart);

  const amount = formatPlain(counter.usualPaise);
  return (
    <div className={styles['ways']} role="group" aria-label={settling.payment}>
      {inBar(type).map((method) => (
        <Button
          key={method}
          size="large"
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

/** False where nothing is to pay: nothing is chosen, or what is left is settled as it is. */
export const isPayable = ({ due, step }: Pick<BillingCounterState, 'due' | 'step'>): boolean =>
  due.bill.lines.length > 0 && !(due.duePaise === 0 && step === 'settle');

/**
 * The amount that the next tap takes, and of how much; once a part is paid, the line above says of how much. Of equal
 * shares it says whose it is.
 */
function Sum({ split, due, leftPaise, usualPaise }: BillingCounterState) {
  const settling = useWords(settlingPart);

  return (
    <p className={styles['sum']}>
      <span>{split === 'equal' ? `${settling.share(1)} ${settling.nextShare}` : settling.left}</span>{' '}
      <strong>{formatPlain(usualPaise)}</strong>{' '}
      {usualPaise !== leftPaise && due.paidPaise === 0 && (
        <small>{settling.leftOf(formatPlain(leftPaise))}</small>
      )}
    </p>
  );
}

/** Cash that was tapped is settled in a moment, and can be taken back until then. */
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

/** What the bar offers below the sum: the ways to pay, or one button where there is nothing to choose. */
function Foot({ pending, disabled, moment, onSettle, ...ways }: Omit<SettleBarProps, 'children'>) {
  const settling = useWords(settlingPart);

  const { due, usualPaise } = ways.counter;
  const isEmpty = due.bill.lines.length === 0;
  if (moment.isWaiting) return <Waiting moment={moment} amount={formatPlain(usualPaise)} />;
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

/** The amount left on a line of its own, and the ways to pay it below; always visible at the bottom. */
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
