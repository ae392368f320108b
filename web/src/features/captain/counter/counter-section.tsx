import { readyLines } from '@bhoj/domain/orders/requests/table-alerts';
import { leftPaise } from '@bhoj/domain/orders/rounds/portions';
import { formatMoney } from '@bhoj/domain/money/format';
import { minutesSince } from '@bhoj/domain/orders/kitchen/kitchen';
import type { OrderEntry } from '@bhoj/domain/orders/shape/order.collection';
import { orderName } from '../../../blocks/names/order-name.ts';
import { useNameWords } from '../../../blocks/names/name-words.ts';
import { captainPart } from '../../../messages/captain/captain/en.ts';
import { floorPart } from '../../../messages/captain/floor/en.ts';
import { lineStagesPart } from '../../../messages/shared/order/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { tablelessOrders } from '../state/captain-model.ts';
import type { Place } from '../state/use-place.ts';
import type { CaptainData } from '../state/use-captain-data.ts';
import { counterName, offeredTypes } from '../state/counter-model.ts';
import { PayOut } from '../later.ts';
import { NewOrder } from './new-order.tsx';
import styles from './counter-section.module.css';

/** An open order: its name, that dishes are ready or how long it has been open, and the amount left to pay. */
function OrderChip({ order, now, onOpen }: { order: OrderEntry; now: number; onOpen: () => void }) {
  const captain = useWords(captainPart);
  const lineStages = useWords(lineStagesPart);
  const names = useNameWords();

  const isReady = readyLines(order.value).length > 0;
  return (
    <button type="button" className={styles['order']} data-attention={isReady} onClick={onOpen}>
      <strong>{orderName(names, order.value)}</strong>
      <span>{isReady ? lineStages.ready : captain.minutes(minutesSince(order.value.createdAt, now))}</span>
      <span>{formatMoney(leftPaise(order.value))}</span>
    </button>
  );
}

export interface CounterSectionProps {
  readonly data: CaptainData;
  readonly go: (to: Partial<Place>) => void;
}

/** The buttons for a new order without a table and for cash that is paid out, and the open orders, in one row. */
export function CounterSection({ data, go }: CounterSectionProps) {
  const floor = useWords(floorPart);
  const names = useNameWords();

  const { orders, counters, profile, now } = data;
  const offered = profile.state === 'ready' ? offeredTypes(profile.value) : [];
  const tableless = tablelessOrders(orders);
  const begun = counters.counters.filter(
    ({ orderId, isSent }) => !isSent && !orders.some(({ id }) => id === orderId),
  );
  const hasOrders = tableless.length + begun.length > 0;
  const hasTills = profile.state === 'ready' && profile.value.tills !== undefined;
  if (offered.length === 0 && !hasOrders && !hasTills) return null;
  return (
    <section aria-label={floor.counter} className={styles['row']}>
      {offered.length > 0 && <NewOrder {...{ data, offered, go }} />}
      {hasTills && <PayOut />}
      {hasOrders && (
        <div className={styles['rail']}>
          {begun.map((counter) => (
            <button
              key={counter.orderId}
              type="button"
              className={styles['order']}
              onClick={() => go({ orderId: counter.orderId })}
            >
              <strong>{counterName(names, counter)}</strong>
              <span>{floor.begun}</span>
            </button>
          ))}
          {tableless.map((order) => (
            <OrderChip key={order.id} order={order} now={now} onOpen={() => go({ orderId: order.id })} />
          ))}
        </div>
      )}
    </section>
  );
}
