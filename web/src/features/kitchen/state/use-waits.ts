import { useEffect, useEffectEvent } from 'react';
import { z } from 'zod';
import { noteTicketTimes } from '@bhoj/domain/orders/kitchen/ticket-times';
import type { Ticket } from '@bhoj/domain/orders/kitchen/progress';
import type { TicketTime } from '@bhoj/domain/orders/kitchen/ticket-times';
import { useStored } from '../../../ui/shared/stored.ts';

const waitsSchema: z.ZodType<readonly TicketTime[]> = z.array(
  z.object({ id: z.string(), station: z.string(), sentAt: z.number(), readyAt: z.number() }),
);
const NONE: readonly TicketTime[] = [];

/** The ticket times of the last hour, stored on the device, because a paid order leaves the screen. */
export function useWaits(
  restaurantId: string,
  tickets: readonly Ticket[],
  now: number,
): readonly TicketTime[] {
  const [waits, update] = useStored(`bhoj.kitchen.waits.${restaurantId}`, waitsSchema, NONE);
  const look = useEffectEvent(() => update((before) => noteTicketTimes(before, tickets, now)));
  useEffect(() => look(), [tickets, now]);
  return waits;
}
