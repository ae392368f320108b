import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { openPortions } from '@bhoj/domain/billing/portions';
import { billOf, dueOf } from '@bhoj/domain/billing/running-bill';
import { formatPlain } from '@bhoj/domain/money/format';
import { href } from '@bhoj/domain/platform/routes';
import type { Order } from '@bhoj/domain/orders/order.schema';
import { orderPanel as words } from '../../../messages/order-panel.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Part } from './part.tsx';
import type { House } from '../use-restaurant.ts';
import styles from './order-panel.module.css';

/** The captain's screen for an order's bill. */
const billAddress = (orderId: string, { tableId }: Order): string =>
  `${href('captain')}?${new URLSearchParams({ ...(tableId !== null && { table: tableId }), order: orderId, view: 'bill' }).toString()}`;

export interface OrderMoneyProps {
  readonly house: House;
  readonly orderId: string;
  readonly order: Order;
}

/** What is still to bill of an open order, and the way to settle it. */
export function OrderMoney({ house, orderId, order }: OrderMoneyProps) {
  if (order.state !== 'open' || Object.keys(openPortions(order)).length === 0) return null;
  const { bill, paidPaise: paid, duePaise: left } = dueOf(order, billOf(order, house.restaurant));
  const rows: [name: string, amount: string, isStrong: boolean][] = [
    [words.subtotal, formatPlain(bill.subtotalPaise), false],
    ...(order.discount === null || bill.discountPaise === 0
      ? []
      : [
          [words.discount(order.discount.reason), `−${formatPlain(bill.discountPaise)}`, false] as [
            string,
            string,
            boolean,
          ],
        ]),
    [words.due, formatPlain(bill.totalPaise), paid === 0],
    ...(paid === 0
      ? []
      : ([
          [words.paidInParts(order.payments.length), `−${formatPlain(paid)}`, false],
          [words.left, formatPlain(left), true],
        ] as [string, string, boolean][])),
  ];
  return (
    <Part title={words.running}>
      <dl className={styles['sums']}>
        {rows.map(([name, amount, isStrong]) => (
          <div key={name} data-strong={isStrong}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {order.upiClaim !== null && (
        <Notice tone="warning">{words.upiClaim(formatPlain(order.upiClaim.amountPaise))}</Notice>
      )}
      <div className={styles['acts']}>
        <Button component={Link} to={billAddress(orderId, order)} variant="contained">
          {words.settle(formatPlain(left))}
        </Button>
      </div>
    </Part>
  );
}
