import { useEffect, useRef } from 'react';
import { unconfirmed } from '@bhoj/domain/orders/kitchen/kitchen';
import type { Ticket } from '@bhoj/domain/orders/kitchen/progress';
import { elementOf } from '../state/ticket-element.ts';

/** ms after which the tickets are in their columns, and a tap on one of them is drawn. */
const SETTLED = 150;

/** Scrolls a ticket into view, clear of the dock, when dishes of it are cancelled; once for each dish. */
export function useCancelledInSight(tickets: readonly Ticket[], columns: number): void {
  const seen = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const timer = setTimeout(() => {
      const gone = tickets.map((ticket) => ({
        ticket,
        keys: unconfirmed(ticket).map((id) => `${ticket.orderId}/${id}`),
      }));
      const fresh = gone.find(({ keys }) => keys.some((key) => !seen.current.has(key)));
      seen.current = new Set(gone.flatMap(({ keys }) => keys));
      if (fresh !== undefined) elementOf(fresh.ticket)?.scrollIntoView({ block: 'nearest' });
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [tickets, columns]);
}
