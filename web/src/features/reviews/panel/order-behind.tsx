import { Link } from 'react-router-dom';
import { href } from '@bhoj/domain/catalogue/routes';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { minutesBetween, ticketsBehind } from '@bhoj/domain/reviews/behind';
import type { TicketBehind } from '@bhoj/domain/reviews/behind';
import { guestLabel } from '../../../blocks/names/guest-label.ts';
import { orderName } from '../../../blocks/names/order-name.ts';
import { useNameWords } from '../../../blocks/names/name-words.ts';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { clockName } from '../../../ui/dates/clock.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { reviewsPart } from '../../../messages/owner/reviews/en.ts';
import { guestLabelPart } from '../../../messages/shared/guest-labels/en.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from './panel.module.css';

/** One ticket: its times, its dishes, and its cancelled lines. */
function Ticket({ ticket }: { readonly ticket: TicketBehind }) {
  const words = useWords(reviewsPart).panel;
  const guestLabels = useWords(guestLabelPart);
  const { kot, by, acceptedBy, sentAt, cookingAt, readyAt, servedAt, dishes, cancelled } = ticket;
  const who = by.kind === 'guest' ? guestLabel(guestLabels, by.label) : by.label;
  const after = (at: number) => minutesBetween(sentAt, at) ?? 0;
  const times = [
    ...(cookingAt === null ? [] : [words.cooking(clockName(cookingAt))]),
    ...(readyAt === null ? [] : [words.ready(clockName(readyAt), after(readyAt))]),
    ...(servedAt === null ? [] : [words.served(clockName(servedAt), after(servedAt))]),
  ];
  return (
    <section aria-label={words.ticket(kot)} className={styles['ticket']}>
      <h4>{words.ticket(kot)}</h4>
      <p className={styles['quiet']}>{words.sent(clockName(sentAt), who)}</p>
      {acceptedBy !== null && <p className={styles['quiet']}>{words.accepted(acceptedBy)}</p>}
      {times.map((time) => (
        <p key={time} className={styles['quiet']}>
          {time}
        </p>
      ))}
      {times.length === 0 && <p className={styles['quiet']}>{words.noTimes}</p>}
      <ul className={styles['list']}>
        {dishes.map(({ id, quantity, name }) => (
          <li key={id}>{words.dish(quantity, name)}</li>
        ))}
        {cancelled.map(({ id, quantity, name, at, reason }) => (
          <li key={id}>{words.cancelled(quantity, name, clockName(at), reason)}</li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the members on the order: who took it, and who sent or accepted a round. */
function servedBy({ takenBy, rounds }: Order): string[] {
  const members = [takenBy, ...Object.values(rounds).flatMap(({ by, acceptedBy }) => [by, acceptedBy])];
  return [...new Set(members.flatMap((who) => (who === null || who.kind === 'guest' ? [] : [who.label])))];
}

/** The reviewed order, read only once the review is open. */
export function OrderBehind({ orderId }: { readonly orderId: string }) {
  const words = useWords(reviewsPart);
  const names = useNameWords();
  const restaurantId = useRestaurantId();
  const live = useLiveDoc(orders, { restaurantId, orderId });
  const { panel } = words;
  return (
    <section aria-label={panel.behind}>
      <h3 className={styles['heading']}>{panel.behind}</h3>
      <Gate
        live={live}
        skeleton={<SkeletonRows label={words.loading} rows={4} />}
        words={{ failed: panel.orderFailed }}
        missing={<Notice tone="info">{panel.orderGone}</Notice>}
      >
        {(order) => (
          <>
            <dl className={styles['facts']}>
              <div>
                <dt>{panel.place}</dt>
                <dd>{orderName(names, order)}</dd>
              </div>
              <div>
                <dt>{panel.servedBy}</dt>
                <dd>{servedBy(order).join(', ') || panel.nobody}</dd>
              </div>
              {order.partySize !== null && (
                <div>
                  <dt>{panel.guests}</dt>
                  <dd>{order.partySize}</dd>
                </div>
              )}
            </dl>
            {ticketsBehind(order).map((ticket) => (
              <Ticket key={ticket.roundId} ticket={ticket} />
            ))}
            <p>
              <Link to={`${href('orders')}?view=past&order=${orderId}`}>{panel.openOrder}</Link>
            </p>
          </>
        )}
      </Gate>
    </section>
  );
}
