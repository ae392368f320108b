import { declaredUpi } from '@bhoj/domain/billing/settle/declared-upi';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { isBilledByOperator } from '@bhoj/domain/billing/settle/operators-supply';
import { openPortions } from '@bhoj/domain/billing/bill/portions';
import { billOf, dueOf } from '@bhoj/domain/billing/settle/running-bill';
import { formatOff, formatPlain } from '@bhoj/domain/money/format';
import type { Due } from '@bhoj/domain/billing/settle/running-bill';
import type { Account } from '@bhoj/domain/billing/shape/account';
import { useMay } from '../../../firebase/rights.ts';
import { useTaxed } from '../../../firebase/restaurant.tsx';
import type { Words } from '../../../words/part.ts';
import { orderPanelPart } from '../../../messages/owner/order-panel/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { Part } from './part.tsx';
import { SettleDialog } from './settle-dialog.tsx';
import styles from './order-money.module.css';

export interface OrderMoneyProps {
  readonly orderId: string;
  readonly account: Account;
  /** True while a payment of the order is known here and its money is not (`useOrderMoney`). */
  readonly isBehind: boolean;
}

interface Sum {
  readonly name: string;
  readonly amount: string;
  /** True for the amount to pay. */
  readonly isStrong?: boolean;
}

/** Returns the sums from the dishes to the amount left to pay. */
function sumsOf(
  words: Words<'orderPanel'>,
  { discount, payments }: Account['money'],
  { bill, paidPaise, duePaise }: Due,
): Sum[] {
  const isPaidInPart = paidPaise > 0;
  const off = formatOff(bill.discountPaise);
  return [
    { name: words.subtotal, amount: formatPlain(bill.subtotalPaise) },
    ...(discount === null || bill.discountPaise === 0
      ? []
      : [{ name: words.discount(discount.reason), amount: off }]),
    { name: words.due, amount: formatPlain(bill.totalPaise), isStrong: !isPaidInPart },
    ...(isPaidInPart
      ? [
          { name: words.paidInParts(payments.length), amount: formatOff(paidPaise) },
          { name: words.left, amount: formatPlain(duePaise), isStrong: true },
        ]
      : []),
  ];
}

/**
 * The unbilled amount of an open order, and the button to the billing counter for those who may settle. Absent for an
 * order that its operator bills.
 */
export function OrderMoney({ orderId, account, isBehind }: OrderMoneyProps) {
  const words = useWords(orderPanelPart);

  const { order, money } = account;
  const maySettle = useMay()('settle');
  const taxed = useTaxed();
  const [isSettling, setSettling] = useState(false);
  if (isBilledByOperator(order) || order.state !== 'open' || Object.keys(openPortions(order)).length === 0)
    return null;
  const due = dueOf(money, billOf(account, taxed));
  return (
    <Part title={words.running}>
      <dl className={styles['sums']}>
        {sumsOf(words, money, due).map(({ name, amount, isStrong = false }) => (
          <div key={name} data-strong={isStrong}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {declaredUpi(order.requests).map(({ by, amountPaise, isOwn }) => (
        <Notice key={`${isOwn} ${by}`} tone="warning">
          {words.upiDeclaration(formatPlain(amountPaise))}
        </Notice>
      ))}
      {maySettle && (
        <div className={styles['acts']}>
          <Button variant="contained" onClick={() => setSettling(true)}>
            {words.settle(formatPlain(due.duePaise))}
          </Button>
        </div>
      )}
      {isSettling && <SettleDialog {...{ orderId, account, isBehind }} onClose={() => setSettling(false)} />}
    </Part>
  );
}
