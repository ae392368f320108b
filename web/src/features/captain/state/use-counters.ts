import { z } from 'zod';
import { newId } from '@bhoj/domain/kernel/ids';
import { useStored } from '../../../ui/shared/stored.ts';
import { counterSchema } from './counter-model.ts';
import type { Counter } from './counter-model.ts';

const countersSchema = z.array(counterSchema);
const NONE: Counter[] = [];

/** New orders without a table on this device; the server learns of them by the first round. */
export function useCounters(restaurantId: string) {
  const [counters, update] = useStored<Counter[]>(`bhoj.counters.${restaurantId}`, countersSchema, NONE);
  return {
    counters,
    /** Returns the new order's id. */
    begin: (counter: Pick<Counter, 'type' | 'details'>): string => {
      const orderId = newId();
      update((known) => [...known.filter(({ isSent }) => !isSent), { ...counter, orderId, isSent: false }]);
      return orderId;
    },
    drop: (orderId: string) => update((known) => known.filter((counter) => counter.orderId !== orderId)),
    markSent: (orderId: string) =>
      update((known) =>
        known.some((counter) => counter.orderId === orderId && !counter.isSent)
          ? known.map((counter) => (counter.orderId === orderId ? { ...counter, isSent: true } : counter))
          : known,
      ),
  };
}
export type Counters = ReturnType<typeof useCounters>;
