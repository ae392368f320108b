import Button from '@mui/material/Button';
import { CircleCheck, Printer } from 'lucide-react';
import { formatMoney } from '@bhoj/domain/money/format';
import type { Order, Settlement } from '@bhoj/domain/orders/order.schema';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import { BillView } from '../../blocks/bill-view.tsx';
import { tableName } from '../../blocks/table-name.ts';
import { billWords } from '../../messages/blocks.ts';
import { captain } from '../../messages/captain.ts';
import { placeName } from './place-name.ts';
import styles from './captain.module.css';

export interface PaidBillProps {
  readonly order: Order;
  readonly settlement: Settlement;
  /** Of the roll in the printer. */
  readonly paperMm: Profile['paperMm'];
  readonly onDone: () => void;
}

/** A settled order: its invoice as issued, to print. */
export function PaidBill({ order, settlement, paperMm, onDone }: PaidBillProps) {
  const { bill, number, payments, seller } = settlement;
  return (
    <>
      <p role="status" className={styles['done']}>
        <CircleCheck size={24} aria-hidden />
        <span>
          <strong>{captain.paid(formatMoney(bill.totalPaise))}</strong>{' '}
          {order.tableId === null ? captain.billDone : captain.tableFree(tableName(order.tableId))}
        </span>
      </p>
      <section
        aria-label={billWords.kinds[bill.kind]}
        className={styles['paper']}
        data-printed
        data-paper={paperMm}
      >
        <BillView
          bill={bill}
          words={billWords}
          number={number}
          payments={payments}
          place={placeName(order)}
          seller={seller}
          {...(order.closedAt !== null && { issuedAt: order.closedAt })}
        />
      </section>
      <div className={styles['choices']}>
        <Button
          variant="outlined"
          size="large"
          startIcon={<Printer aria-hidden />}
          onClick={() => globalThis.print()}
        >
          {captain.print}
        </Button>
        <Button variant="contained" size="large" onClick={onDone}>
          {captain.done}
        </Button>
      </div>
    </>
  );
}
