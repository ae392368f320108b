import { readyLines } from '@bhoj/domain/orders/attention';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { detailOf } from '@bhoj/domain/orders/progress';
import type { OrderEntry } from '@bhoj/domain/orders/order.collection';
import { orderName } from '../../../blocks/names/order-name.ts';
import { useNameWords } from '../../../blocks/names/name-words.ts';
import { useClient } from '../../../firebase/client.ts';
import { advanceLines } from '../../../firebase/write.ts';
import { captainPart } from '../../../words/captain/captain.ts';
import { useWords } from '../../../words/use-words.ts';
import {
  askingAtDoor,
  askingPhones,
  callingOrders,
  ordersDeclaredPaid,
  ordersToServe,
  waitingRounds,
} from '../state/captain-model.ts';
import { CallCard, DeclarationCard } from './calls.tsx';
import { ClearDoor } from './clear-door.tsx';
import { KnockCard } from './knock-card.tsx';
import { WaitingRoundCard } from './waiting-round.tsx';
import type { Place } from '../state/use-place.ts';
import type { CaptainData } from '../state/use-captain-data.ts';
import styles from './needs-you.module.css';

/** The ready dishes of one table; one tap marks them as served. */
function ToServe({ restaurantId, order }: { readonly restaurantId: string; readonly order: OrderEntry }) {
  const captain = useWords(captainPart);
  const names = useNameWords();

  const client = useClient();
  const [isRefused, setRefused] = useState(false);
  const lines = readyLines(order.value);
  const name = captain.readyAt(orderName(names, order.value));
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

export interface NeedsYouProps {
  readonly data: CaptainData;
  readonly go: (to: Partial<Place>) => void;
}

/**
 * The queue of everything that needs attention: rounds to accept, calls, phones to let in, declared payments, and dishes
 * to serve.
 */
export function NeedsYou({ data, go }: NeedsYouProps) {
  const captain = useWords(captainPart);

  const { restaurantId, orders, now } = data;
  const calls = callingOrders(orders, now);
  const declarations = ordersDeclaredPaid(orders);
  const rounds = waitingRounds(orders, now);
  const toServe = ordersToServe(orders);
  const phones = askingPhones(orders, now);
  const atDoor = askingAtDoor(orders, now);
  if (calls.length + phones.length + declarations.length + rounds.length + toServe.length === 0) {
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
        {calls.map((order) => (
          <CallCard key={`${order.id} ${order.value.requests.service?.at}`} order={order} now={now} />
        ))}
        {phones.map((phone) => (
          <KnockCard key={`${phone.orderId} ${phone.uid}`} phone={phone} now={now} />
        ))}
        {rounds.map((round) => (
          <WaitingRoundCard key={`${round.orderId}/${round.roundId}`} data={data} round={round} />
        ))}
        {declarations.map((order) => (
          <DeclarationCard key={order.id} order={order} go={go} />
        ))}
        {toServe.map((order) => (
          <ToServe key={order.id} restaurantId={restaurantId} order={order} />
        ))}
      </ul>
      {atDoor > 0 && <ClearDoor count={atDoor} />}
    </section>
  );
}
