import { ArrowLeft, PackageCheck, Plus, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { isBilledByOperator } from '@bhoj/domain/billing/settle/operators-supply';
import { includesTax, leftPaise } from '@bhoj/domain/orders/rounds/portions';
import { formatMoney } from '@bhoj/domain/money/format';
import type { Table } from '@bhoj/domain/tables/table';
import type { OrderEntry } from '@bhoj/domain/orders/shape/order.collection';
import { useNameWords } from '../../../blocks/names/name-words.ts';
import { StatusBadge } from '../../../blocks/table/status-badge.tsx';
import { floorPart } from '../../../messages/captain/floor/en.ts';
import { captainPart } from '../../../messages/captain/captain/en.ts';
import { aheadPart } from '../../../messages/shared/ahead/en.ts';
import { partyPart } from '../../../messages/captain/party/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { HandOverSheet } from '../acts/hand-over-sheet.tsx';
import { TableRounds } from '../queue/table-rounds.tsx';
import { OrderActs } from '../acts/order-acts.tsx';
import { BackInService } from './back-in-service.tsx';
import { ByHand } from './by-hand.tsx';
import { roundsAt } from '../state/captain-model.ts';
import type { Counter } from '../state/counter-model.ts';
import { DeliveryNote } from '../counter/delivery-note.tsx';
import { KnownGuest } from '../guests/known-guest.tsx';
import { OrderRounds } from './order-rounds.tsx';
import { linesIn, roundsFor } from '../outbox/outbox-model.ts';
import { partyTables } from '../outbox/party-tables.ts';
import { ScreenHead } from './screen-head.tsx';
import { titleOf } from './title-of.ts';
import { TablePhones } from '../guests/table-phones.tsx';
import { UnsentRounds } from './unsent-rounds.tsx';
import type { Place } from '../state/use-place.ts';
import type { CaptainData } from '../state/use-captain-data.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import styles from './table-screen.module.css';

export interface TableScreenProps {
  readonly data: CaptainData;
  /** Null for an order without a table. */
  readonly table: Table | null;
  readonly order: OrderEntry | null;
  /** A new order without a table, which exists only on this device. */
  readonly counter: Counter | null;
  readonly isWide: boolean;
  readonly go: (to: Partial<Place>) => void;
}

interface ClosingProps extends Pick<TableScreenProps, 'go'> {
  readonly order: OrderEntry;
  readonly onBill: () => void;
}

/** An order before its first round is sent. */
function Begun({ counter, data, go }: { counter: Counter } & Pick<TableScreenProps, 'data' | 'go'>) {
  const captain = useWords(captainPart);

  return (
    <>
      <p className={styles['quiet']}>{captain.nothingYet}</p>
      <div className={styles['choices']}>
        <PlainButton
          variant="quiet"
          deliberate
          onClick={() => {
            data.counters.drop(counter.orderId);
            go({});
          }}
        >
          {captain.discard}
        </PlainButton>
      </div>
    </>
  );
}

/** Closes the order: one that its operator bills is handed over, any other is billed. */
function CloseButton({ order, go, onBill }: ClosingProps) {
  const captain = useWords(captainPart);
  const floor = useWords(floorPart);

  const [isHanding, setHanding] = useState(false);
  const isOperators = isBilledByOperator(order.value);
  const Icon = isOperators ? PackageCheck : ReceiptText;
  return (
    <>
      <PlainButton
        size="large"
        deliberate
        icon={<Icon aria-hidden />}
        onClick={() => (isOperators ? setHanding(true) : onBill())}
      >
        {isOperators ? floor.handOver : captain.bill}
      </PlainButton>
      {isHanding && <HandOverSheet {...{ order, go }} onClose={() => setHanding(false)} />}
    </>
  );
}

/** One table: its order, the stage of each dish, and the buttons to add dishes and to bill. */
export function TableScreen({ data, table, order, counter, isWide, go }: TableScreenProps) {
  const captain = useWords(captainPart);
  const party = useWords(partyPart);
  const names = useNameWords();
  const ahead = useWords(aheadPart);

  const parties = order?.value.booked ?? [];
  const bookedBy = parties.flatMap(({ name }) => (name === '' ? [] : [name])).join(', ');
  const orderId = order?.id ?? counter?.orderId ?? null;
  const here: Partial<Place> = table === null ? { orderId } : { tableId: table.id };
  const unsent = roundsFor(data.outbox.rounds, {
    tableId: table?.id ?? null,
    orderId: table === null ? orderId : (order?.id ?? null),
    withTables: partyTables(table, data.tables),
  });
  const rounds = table === null ? [] : roundsAt(data.orders, table.id, data.now);
  const takesOrders = table?.status !== 'Maintenance';
  return (
    <>
      <ScreenHead
        title={titleOf(names, { table, order, counter })}
        isWide={isWide}
        unsent={linesIn(unsent)}
        {...(!isWide && { back: { label: captain.allTables, onBack: () => go({}), icon: ArrowLeft } })}
      >
        {table !== null && (
          <StatusBadge
            status={table.status}
            word={captain.states[table.status]}
            {...(isWide && { size: 'large' })}
          />
        )}
        {order !== null && order.value.partySize !== null && (
          <span className={styles['quiet']}>{party.count(order.value.partySize)}</span>
        )}
        {order !== null && <OrderActs {...{ data, order, go }} />}
      </ScreenHead>
      <TableRounds data={data} rounds={rounds} />
      <UnsentRounds data={data} rounds={unsent} go={go} />
      {table !== null && order === null && unsent.length === 0 && (
        <ByHand key={table.status} data={data} table={table} asks={rounds.length > 0} />
      )}
      {order !== null && (
        <>
          {bookedBy !== '' && <p className={styles['quiet']}>{ahead.booked(bookedBy)}</p>}
          {table !== null && <TablePhones order={order} now={data.now} />}
          {order.value.customer !== null && <KnownGuest key={order.id} orderId={order.id} />}
          {order.value.type === 'delivery' && <DeliveryNote restaurantId={data.restaurantId} order={order} />}
          <OrderRounds {...{ data, order, go }} />
        </>
      )}
      {order === null && counter !== null && unsent.length === 0 && !counter.isSent && (
        <Begun counter={counter} data={data} go={go} />
      )}
      <div className={styles['acts']}>
        {order !== null && (
          <p className={styles['sum']}>
            {captain[includesTax(order.value) ? 'runningWithTax' : 'running']}{' '}
            <strong>{formatMoney(leftPaise(order.value))}</strong>
          </p>
        )}
        {takesOrders && (
          <PlainButton
            variant={order === null && rounds.length === 0 ? 'primary' : 'outline'}
            size="large"
            icon={<Plus aria-hidden />}
            onClick={() => go({ ...here, view: 'add' })}
          >
            {captain.addDishes}
          </PlainButton>
        )}
        {table !== null && !takesOrders && order === null && unsent.length === 0 && (
          <BackInService restaurantId={data.restaurantId} tableId={table.id} />
        )}
        {order !== null && (
          <CloseButton {...{ order, go }} onBill={() => go({ ...here, orderId: order.id, view: 'bill' })} />
        )}
      </div>
    </>
  );
}
