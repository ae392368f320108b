import Button from '@mui/material/Button';
import { ArrowLeft, Plus, ReceiptText } from 'lucide-react';
import { formatMoney } from '@bhoj/domain/money/format';
import type { Table } from '@bhoj/domain/restaurant/table';
import { StatusBadge } from '../../blocks/status-badge.tsx';
import { tableName } from '../../blocks/table-name.ts';
import { captain } from '../../messages/captain.ts';
import type { OrderEntry } from './captain-model.ts';
import { ByHand } from './by-hand.tsx';
import { OrderRounds } from './order-rounds.tsx';
import { roundsFor } from './outbox-model.ts';
import { placeName } from './place-name.ts';
import { ScreenHead } from './screen-head.tsx';
import { UnsentRounds } from './unsent-rounds.tsx';
import type { Place } from './use-place.ts';
import type { Service } from './use-service.ts';
import styles from './captain.module.css';

export interface TableScreenProps {
  readonly service: Service;
  /** Null for an order that stands on no table. */
  readonly table: Table | null;
  readonly order: OrderEntry | null;
  readonly isWide: boolean;
  readonly go: (to: Partial<Place>) => void;
}

/** One table: what is on it, how far each dish is, and the two things that are done there. */
export function TableScreen({ service, table, order, isWide, go }: TableScreenProps) {
  const name = order === null ? '' : placeName(order.value);
  const place = table === null ? name : tableName(table.id);
  const here: Partial<Place> = table === null ? { orderId: order?.id ?? null } : { tableId: table.id };
  const aim = { tableId: table?.id ?? null, orderId: order?.id ?? null };
  const unsent = roundsFor(service.outbox.outbox, aim);
  const takesOrders = table?.status !== 'Maintenance';
  return (
    <>
      <ScreenHead
        title={place}
        isWide={isWide}
        {...(!isWide && { back: { label: captain.allTables, onBack: () => go({}), icon: ArrowLeft } })}
      >
        {table !== null && <StatusBadge status={table.status} size="large" />}
      </ScreenHead>
      <UnsentRounds service={service} rounds={unsent} go={go} />
      {table !== null && order === null && unsent.length === 0 && (
        <ByHand key={table.status} service={service} table={table} />
      )}
      {order !== null && (
        <>
          {table !== null && (
            <p className={styles['code']}>
              {captain.code} <strong>{order.value.code}</strong> <small>{captain.codeHint}</small>
            </p>
          )}
          <OrderRounds service={service} order={order} />
        </>
      )}
      <div className={styles['acts']}>
        {order !== null && (
          <p className={styles['sum']}>
            {captain.running} <strong>{formatMoney(order.value.subtotalPaise)}</strong>
          </p>
        )}
        {takesOrders && (
          <Button
            variant={order === null ? 'contained' : 'outlined'}
            size="large"
            startIcon={<Plus aria-hidden />}
            onClick={() => go({ ...here, view: 'add' })}
          >
            {captain.addDishes}
          </Button>
        )}
        {order !== null && (
          <Button
            variant="contained"
            size="large"
            startIcon={<ReceiptText aria-hidden />}
            onClick={() => go({ ...here, orderId: order.id, view: 'bill' })}
          >
            {captain.bill}
          </Button>
        )}
      </div>
    </>
  );
}
