import { useEffect, useEffectEvent } from 'react';
import { z } from 'zod';
import { EMPTY_LOG, logged } from '@bhoj/domain/orders/waiting';
import type { Ticket } from '@bhoj/domain/orders/progress';
import type { KitchenLog } from '@bhoj/domain/orders/waiting';
import { useStored } from '../../../ui/shared/stored.ts';

const logSchema: z.ZodType<KitchenLog> = z.object({
  seenAt: z.number(),
  open: z.array(z.string()),
  done: z.array(z.object({ id: z.string(), station: z.string(), sentAt: z.number(), readyAt: z.number() })),
});

/** Keeps on the device when this screen saw dishes become ready: it looks with every change and every tick. */
export function useKitchenLog(
  restaurantId: string,
  { tickets, now, isLive }: { tickets: readonly Ticket[]; now: number; isLive: boolean },
): KitchenLog {
  const [log, update] = useStored(`bhoj.kitchen.log.${restaurantId}`, logSchema, EMPTY_LOG);
  const look = useEffectEvent(() => update((before) => logged(before, tickets, { now, isLive })));
  useEffect(() => look(), [tickets, now, isLive]);
  return log;
}
