import Button from '@mui/material/Button';
import { useState } from 'react';
import { detailOf } from '@bhoj/domain/orders/progress';
import { useClient } from '../../firebase/client.ts';
import { advanceLines } from '../../firebase/write.ts';
import { captain } from '../../messages/captain.ts';
import { ordersToServe, readyLines, waitingRounds } from './captain-model.ts';
import type { OrderEntry } from './captain-model.ts';
import { placeName } from './place-name.ts';
import { WaitingRoundCard } from './waiting-round.tsx';
import type { Service } from './use-service.ts';
import styles from './captain.module.css';

/** What stands at the pass for one table; one tap when it is carried out. */
function ToServe({ restaurantId, order }: { readonly restaurantId: string; readonly order: OrderEntry }) {
  const client = useClient();
  const [isRefused, setRefused] = useState(false);
  const lines = readyLines(order.value);
  const name = captain.readyAt(placeName(order.value));
  const serve = () => {
    setRefused(false);
    advanceLines(
      client,
      { restaurantId, orderId: order.id },
      'served',
      lines.map(([id]) => id),
    ).catch(() => setRefused(true));
  };
  return (
    <li className={styles['need']}>
      <div>
        <strong>{name}</strong>
        <ul>
          {lines.map(([id, line]) => (
            <li key={id}>
              {captain.quantity(line.quantity)} {line.name} <small>{detailOf(line)}</small>
            </li>
          ))}
        </ul>
        {isRefused && <p role="alert">{captain.notServed}</p>}
      </div>
      <Button variant="contained" aria-description={name} onClick={serve}>
        {captain.served}
      </Button>
    </li>
  );
}

/** The queue: rounds that wait to be accepted, and dishes that wait to be carried out. */
export function NeedsYou({ service }: { readonly service: Service }) {
  const { restaurantId, orders, now } = service;
  const rounds = waitingRounds(orders, now);
  const toServe = ordersToServe(orders);
  if (rounds.length + toServe.length === 0) {
    return (
      <p role="status" className={styles['quiet']}>
        {captain.nobodyWaits}
      </p>
    );
  }
  return (
    <section aria-label={captain.needsYou} className={styles['needs']}>
      <h2 className={styles['heading']}>{captain.needsYou}</h2>
      <ul>
        {rounds.map((round) => (
          <WaitingRoundCard key={`${round.orderId}/${round.roundId}`} service={service} round={round} />
        ))}
        {toServe.map((order) => (
          <ToServe key={order.id} restaurantId={restaurantId} order={order} />
        ))}
      </ul>
    </section>
  );
}
