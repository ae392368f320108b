import { useEffect, useRef } from 'react';
import { refreshCustomerMarks } from '@bhoj/domain/customers/customers.contract';
import { areStale } from '@bhoj/domain/customers/segment';
import { customerMarks } from '@bhoj/domain/customers/segment.collection';
import type { Marks } from '@bhoj/domain/customers/segment.schema';
import { useLiveDoc } from '../../../firebase/live.ts';
import type { Live } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { useAct } from '../../../firebase/use-act.ts';

export interface MarksRead {
  readonly live: Live<Marks>;
  readonly marks: Marks | null;
  /** True when there are none and computing them failed. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The thresholds of the segments, computed anew when they are from another day. */
export function useMarks(now: number): MarksRead {
  const live = useLiveDoc(customerMarks, { restaurantId: useRestaurantId() });
  const { run, failure } = useAct(refreshCustomerMarks);
  const asked = useRef(false);
  const marks = live.state === 'ready' ? live.value : null;
  const isKnown = live.state === 'ready' || live.state === 'missing';
  const isStale = isKnown && areStale(marks, now);
  useEffect(() => {
    if (!isStale || asked.current) return;
    asked.current = true;
    void run({});
  }, [isStale, run]);
  return { live, marks, hasFailed: marks === null && failure !== null, retry: () => void run({}) };
}
