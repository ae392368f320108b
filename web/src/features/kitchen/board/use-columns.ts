import { useState } from 'react';
import type { Ticket } from '@bhoj/domain/orders/kitchen/progress';
import { deal, NOTHING_DEALT } from '../state/columns.ts';
import { ticketKey } from '../state/kitchen-model.ts';

/** Returns the tickets of each column, from the top. A ticket keeps its column as long as it is on the board. */
export function useColumns(tickets: readonly Ticket[], count: number, stations: string): Ticket[][] {
  const [before, keep] = useState(NOTHING_DEALT);
  const now = deal(before, tickets, { count, stations });
  if (now !== before) keep(now);
  const byKey = new Map(tickets.map((ticket) => [ticketKey(ticket), ticket]));
  return now.columns.map((column) => column.flatMap((key) => byKey.get(key) ?? []));
}
