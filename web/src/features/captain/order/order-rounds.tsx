import { useState } from 'react';
import { ticketsOf } from '@bhoj/domain/orders/kitchen/progress';
import type { OrderEntry } from '@bhoj/domain/orders/shape/order.collection';
import { useClient } from '../../../firebase/client.ts';
import { advanceLines } from '../../../firebase/write.ts';
import { captainPart } from '../../../words/captain/captain.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Place } from '../state/use-place.ts';
import type { CaptainData } from '../state/use-captain-data.ts';
import { OrderRound } from './order-round.tsx';
import { PlainNotice } from '../../../ui/plain/notice.tsx';

interface OrderRoundsProps {
  readonly data: CaptainData;
  readonly order: OrderEntry;
  readonly go: (to: Partial<Place>) => void;
}

/** The rounds of an order, with the stage of each dish. */
export function OrderRounds({ data, order, go }: OrderRoundsProps) {
  const captain = useWords(captainPart);

  const client = useClient();
  const [isRefused, setRefused] = useState(false);
  const serve = (lineId: string) => {
    setRefused(false);
    advanceLines(client, { restaurantId: data.restaurantId, orderId: order.id }, 'served', [lineId]).catch(
      () => setRefused(true),
    );
  };
  return (
    <>
      {isRefused && <PlainNotice tone="error">{captain.notServed}</PlainNotice>}
      {ticketsOf(order.id, order.value).map((ticket) => (
        <OrderRound key={ticket.roundId} {...{ data, order, ticket, go }} onServe={serve} />
      ))}
    </>
  );
}
