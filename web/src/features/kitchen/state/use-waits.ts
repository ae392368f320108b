import { useEffect, useEffectEvent } from 'react';
import { z } from 'zod';
import { noteWaits } from '@bhoj/domain/orders/kitchen/waiting';
import type { Ticket } from '@bhoj/domain/orders/kitchen/progress';
import type { Wait } from '@bhoj/domain/orders/kitchen/waiting';
import { useStored } from '../../../ui/shared/stored.ts';

const waitsSchema: z.ZodType<readonly Wait[]> = z.array(
  z.object({ id: z.string(), station: z.string(), sentAt: z.number(), readyAt: z.number() }),
);
const NONE: readonly Wait[] = [];

/** The waiting times of the last hour, kept on the device, because a paid order leaves the screen. */
export function useWaits(restaurantId: string, tickets: readonly Ticket[], now: number): readonly Wait[] {
  const [waits, update] = useStored(`bhoj.kitchen.waits.${restaurantId}`, waitsSchema, NONE);
  const look = useEffectEvent(() => update((before) => noteWaits(before, tickets, now)));
  useEffect(() => look(), [tickets, now]);
  return waits;
}
