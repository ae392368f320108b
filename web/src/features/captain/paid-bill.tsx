import Button from '@mui/material/Button';
import { CircleCheck } from 'lucide-react';
import { formatMoney } from '@bhoj/domain/money/format';
import type { Order, Settlement } from '@bhoj/domain/orders/order.schema';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import { BillPrint } from '../../blocks/bill-print.tsx';
import { BillView } from '../../blocks/bill-view.tsx';
import { useOriginals } from '../../blocks/originals.ts';
import { tableName } from '../../blocks/table-name.ts';
import { billWords } from '../../messages/blocks.ts';
import { captain } from '../../messages/captain.ts';
import { placeName } from './place-name.ts';
import styles from './captain.module.css';

export interface PaidBillProps {
  readonly order: Order;
  readonly settlement: Settlement;
  readonly printing: Pick<Profile, 'paperMm' | 'hindiOnBills'>;
  readonly onDone: () => void;
}

/** A settled order: its invoice as issued, to print. */
export function PaidBill({ order, settlement, printing, onDone }: PaidBillProps) {
  const { bill, number, payments, seller, issuedAt, requestId } = settlement;
  const originals = useOriginals();
  const document = { bill, number, payments, seller, issuedAt, place: placeName(order) };
  const reader = { words: billWords, hasHindi: printing.hindiOnBills };
  return (
    <>
      <p role="status" className={styles['done']}>
        <CircleCheck size={24} aria-hidden />
        <span>
          <strong>{captain.paid(formatMoney(bill.totalPaise))}</strong>{' '}
          {order.tableId === null ? captain.billDone : captain.tableFree(tableName(order.tableId))}
        </span>
      </p>
      <section aria-label={billWords.kinds[bill.kind]} className={styles['paper']}>
        <BillView {...document} {...reader} />
      </section>
      <div className={styles['choices']}>
        <BillPrint
          {...{ document, ...reader }}
          usualPaper={printing.paperMm}
          isDuplicate={!originals.isOriginal(requestId)}
          onPrint={() => originals.spend(requestId)}
        />
        <Button variant="contained" size="large" onClick={onDone}>
          {captain.done}
        </Button>
      </div>
    </>
  );
}
