import { useEffect, useEffectEvent } from 'react';
import { z } from 'zod';
import type { Ticket } from '@bhoj/domain/orders/kitchen/progress';
import { useStored } from '../../../ui/shared/stored.ts';

const placesSchema = z.record(z.string(), z.string().nullable());
type Places = z.output<typeof placesSchema>;
const NOWHERE: Places = {};

/**
 * Remembers where a ticket's order was when this screen first showed it: the table by round, or null for the counter.
 * Without that, the dishes of a party that moved would go to the wrong table.
 */
export function useMoved(
  restaurantId: string,
  tickets: readonly Ticket[],
): (ticket: Ticket) => string | null {
  const [places, update] = useStored(`bhoj.kitchen.places.${restaurantId}`, placesSchema, NOWHERE);
  const note = useEffectEvent(() => {
    const isSame =
      tickets.length === Object.keys(places).length && tickets.every(({ roundId }) => roundId in places);
    if (isSame) return;
    update((known) =>
      Object.fromEntries(
        tickets.map(({ roundId, tableId }) => [
          roundId,
          roundId in known ? (known[roundId] ?? null) : tableId,
        ]),
      ),
    );
  });
  useEffect(() => note(), [tickets]);
  return ({ roundId, tableId, joinedTableIds = [] }) => {
    const first = places[roundId];
    // Nobody has moved away from a table that is the order's still.
    return first === undefined || [tableId, ...joinedTableIds].includes(first) ? null : first;
  };
}
