import { useCallback, useRef, useState } from 'react';
import { z } from 'zod';
import type { Selection } from '@bhoj/domain/orders/shape/order.schema';
import { useStored } from '../../../ui/shared/stored.ts';

/** Made once, because making it takes as long as drawing a dozen dishes. */
const isOpenSchema = z.boolean();

/** The seat for the next dishes. The device keeps whether its captain orders by seat, not the seat. */
export function useSeat() {
  const [isOpen, update] = useStored('bhoj.bySeat', isOpenSchema, false);
  const [seat, setSeat] = useState<number | null>(null);
  // Another seat does not draw the dishes of the list anew, so their handlers read the current seat from here.
  const now = useRef<number | null>(null);
  return {
    isOpen,
    /** Null for the whole table. */
    seat,
    choose: useCallback((next: number | null) => {
      now.current = next;
      setSeat(next);
    }, []),
    /** Shows the seats or hides them, which ends the choice. */
    open: useCallback(
      (next: boolean) => {
        now.current = null;
        setSeat(null);
        update(() => next);
      },
      [update],
    ),
    given: (selection: Selection): Selection =>
      now.current === null ? selection : { ...selection, seat: now.current },
  };
}

export type Seat = ReturnType<typeof useSeat>;
