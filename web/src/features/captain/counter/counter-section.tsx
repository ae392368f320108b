import { readyLines } from '@bhoj/domain/orders/attention';
import { Bike, ShoppingBag, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { leftPaise } from '@bhoj/domain/orders/portions';
import { formatMoney } from '@bhoj/domain/money/format';
import { minutesSince } from '@bhoj/domain/orders/kitchen';
import type { OrderEntry } from '@bhoj/domain/orders/order.collection';
import { orderName } from '../../../blocks/names/order-name.ts';
import { useNameWords } from '../../../blocks/names/name-words.ts';
import type { Words } from '../../../words/part.ts';
import { captainPart } from '../../../words/captain/captain.ts';
import { floorPart } from '../../../words/captain/floor.ts';
import { useWords } from '../../../words/use-words.ts';
import { tablelessOrders } from '../state/captain-model.ts';
import type { Place } from '../state/use-place.ts';
import type { CaptainData } from '../state/use-captain-data.ts';
import { COUNTER_TYPES, counterName } from '../state/counter-model.ts';
import type { CounterType } from '../state/counter-model.ts';
import { NewOrderSheet } from '../later.ts';
import tile from '../floor/table-tile.module.css';
import { PlainButton } from '../../../ui/plain/button.tsx';
import styles from './counter-section.module.css';

const ICONS = { takeaway: ShoppingBag, delivery: Bike, aggregator: Smartphone } as const;
const wordsOf = (floor: Words<'floor'>) =>
  ({ takeaway: floor.newTakeaway, delivery: floor.newDelivery, aggregator: floor.newAggregator }) as const;

function OrderTile({ order, now, onOpen }: { order: OrderEntry; now: number; onOpen: () => void }) {
  const captain = useWords(captainPart);
  const names = useNameWords();

  const ready = readyLines(order.value).length;
  return (
    <button type="button" className={tile['tile']} data-attention={ready > 0} onClick={onOpen}>
      <span className={tile['tileHead']}>
        <strong>{orderName(names, order.value)}</strong>
      </span>
      <span className={tile['tileState']}>
        <span className={tile['amount']}>{formatMoney(leftPaise(order.value))}</span>
        <span className={tile['minutes']}>{captain.minutes(minutesSince(order.value.createdAt, now))}</span>
      </span>
      {ready > 0 && <span className={tile['wants']}>{captain.readyCount(ready)}</span>}
    </button>
  );
}

export interface CounterSectionProps {
  readonly data: CaptainData;
  readonly go: (to: Partial<Place>) => void;
}

/** Orders without a table, and the buttons that begin a new one. */
export function CounterSection({ data, go }: CounterSectionProps) {
  const floor = useWords(floorPart);
  const names = useNameWords();

  const { orders, counters, profile, now } = data;
  const [isNew, setNew] = useState<CounterType | null>(null);
  const operators = profile.state === 'ready' ? (profile.value.aggregators ?? []) : [];
  const offered = COUNTER_TYPES.filter((type) =>
    type === 'aggregator'
      ? operators.length > 0
      : profile.state === 'ready' && (profile.value.services as string[]).includes(type),
  );
  const tableless = tablelessOrders(orders);
  const begun = counters.counters.filter(
    ({ orderId, isSent }) => !isSent && !orders.some(({ id }) => id === orderId),
  );
  if (offered.length + tableless.length + begun.length === 0) return null;
  return (
    <section aria-label={floor.counter}>
      <div className={styles['top']}>
        <h2 className={styles['heading']}>{floor.counter}</h2>
        <div className={styles['choices']}>
          {offered.map((type) => {
            const Icon = ICONS[type];
            return (
              <PlainButton
                key={type}
                variant="outline"
                icon={<Icon aria-hidden />}
                onClick={() => setNew(type)}
              >
                {wordsOf(floor)[type]}
              </PlainButton>
            );
          })}
        </div>
      </div>
      <div className={styles['tiles']}>
        {begun.map((counter) => (
          <button
            key={counter.orderId}
            type="button"
            className={tile['tile']}
            onClick={() => go({ orderId: counter.orderId })}
          >
            <span className={tile['tileHead']}>
              <strong>{counterName(names, counter)}</strong>
            </span>
            <span className={tile['minutes']}>{floor.begun}</span>
          </button>
        ))}
        {tableless.map((order) => (
          <OrderTile key={order.id} order={order} now={now} onOpen={() => go({ orderId: order.id })} />
        ))}
      </div>
      {isNew !== null && (
        <NewOrderSheet type={isNew} {...{ operators, counters, go }} onClose={() => setNew(null)} />
      )}
    </section>
  );
}
