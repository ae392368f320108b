import { formatMoney } from '@bhoj/domain/money/format';
import { minutesSince } from '@bhoj/domain/orders/kitchen';
import { byFloor } from '@bhoj/domain/restaurant/seating';
import { captain } from '../../messages/captain.ts';
import { tablelessOrders, tileOf } from './captain-model.ts';
import type { OrderEntry } from './captain-model.ts';
import { NeedsYou } from './needs-you.tsx';
import { placeName } from './place-name.ts';
import { TableTile } from './table-tile.tsx';
import { UnsentRounds } from './unsent-rounds.tsx';
import type { Place } from './use-place.ts';
import type { Service } from './use-service.ts';
import styles from './captain.module.css';

export interface FloorPlanProps {
  readonly service: Service;
  readonly place: Place;
  readonly go: (to: Partial<Place>) => void;
}

/** An order that stands on no table: takeaway, mostly. */
function OrderTile({ order, now, onOpen }: { order: OrderEntry; now: number; onOpen: () => void }) {
  return (
    <button type="button" className={styles['tile']} onClick={onOpen}>
      <span className={styles['tileHead']}>
        <strong>{placeName(order.value)}</strong>
        <span className={styles['minutes']}>{captain.minutes(minutesSince(order.value.createdAt, now))}</span>
      </span>
      <span className={styles['tileState']}>
        <span className={styles['amount']}>{formatMoney(order.value.subtotalPaise)}</span>
      </span>
    </button>
  );
}

/** Every table as a tile, floor by floor; above them, what wants somebody now. */
export function FloorPlan({ service, place, go }: FloorPlanProps) {
  const { tables, orders, outbox, now } = service;
  const tableless = tablelessOrders(orders);
  return (
    <>
      <UnsentRounds service={service} rounds={outbox.outbox} go={go} withPlace />
      <NeedsYou service={service} />
      {byFloor(tables).map(({ floor, tables: onFloor }) => (
        <section key={floor} aria-label={captain.floor(floor)}>
          <h2 className={styles['heading']}>{captain.floor(floor)}</h2>
          <div className={styles['tiles']}>
            {onFloor.map((table) => (
              <TableTile
                key={table.id}
                tile={tileOf(table, orders, now)}
                isChosen={table.id === place.tableId}
                onOpen={() => go({ tableId: table.id })}
              />
            ))}
          </div>
        </section>
      ))}
      {tableless.length > 0 && (
        <section aria-label={captain.withoutTable}>
          <h2 className={styles['heading']}>{captain.withoutTable}</h2>
          <div className={styles['tiles']}>
            {tableless.map((order) => (
              <OrderTile key={order.id} order={order} now={now} onOpen={() => go({ orderId: order.id })} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
