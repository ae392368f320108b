import type { ReactNode } from 'react';
import { methodsFor } from '@bhoj/domain/billing/payments';
import type { PaymentMethod } from '@bhoj/domain/billing/invoice';
import type { OrderType } from '@bhoj/domain/orders/order.schema';
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

/** The amount that the next tap takes, and of how much; once a part is paid, the line above says of how much. */
function Sum({ due, leftPaise, usualPaise }: BillingCounterState) {
  const settling = useWords(settlingPart);

  return (
    <p className={styles['sum']}>
      {settling.left} <strong>{formatPlain(usualPaise)}</strong>
      {usualPaise !== leftPaise && due.paidPaise === 0 && (
        <small>{settling.leftOf(formatPlain(leftPaise))}</small>
      )}
    </p>
  );
}

/** The amount left and the ways to pay it; always visible at the bottom. */
export function SettleBar({ pending, disabled, moment, onSettle, children, ...ways }: SettleBarProps) {
  const settling = useWords(settlingPart);

  const { counter } = ways;
  const { due } = counter;
  const isEmpty = due.bill.lines.length === 0;
  const isFree = !isEmpty && !isPayable(counter);
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
      {isEmpty && <p className={styles['quiet']}>{settling.chooseDishes}</p>}
      {moment.isWaiting ? (
        <div className={styles['line']}>
          <p role="status">{settling.inCash(formatPlain(counter.usualPaise))}</p>
          <Button size="large" variant="outline" onClick={moment.takeBack}>
            {settling.takeBack}
          </Button>
        </div>
      ) : (
        <div className={styles['line']}>
          <Sum {...counter} />
          {isFree || pending ? (
            <div className={styles['ways']}>
              <SubmitButton
                size="large"
                pending={pending}
                pendingLabel={settling.sending}
                disabled={disabled}
                onClick={onSettle}
              >
                {settling.settle(formatMoney(due.bill.totalPaise))}
              </SubmitButton>
            </div>
          ) : (
            <Ways {...ways} disabled={disabled || isEmpty} />
          )}
        </div>
      )}
    </div>
  );
}
