import { useCallback, useState } from 'react';
import { z } from 'zod';
import type { Selection } from '@bhoj/domain/orders/shape/order.schema';
import { useStored } from '../../../ui/shared/stored.ts';

/** For which seat dishes are taken down. The device keeps whether its captain orders by seat; the seat itself ends with the screen. */
export function useSeat() {
  const [isOpen, update] = useStored('bhoj.bySeat', z.boolean(), false);
  const [seat, choose] = useState<number | null>(null);
  return {
    isOpen,
    /** Null for the whole table. */
    seat: isOpen ? seat : null,
    choose,
    open: useCallback((next: boolean) => update(() => next), [update]),
    given: (selection: Selection): Selection =>
      isOpen && seat !== null ? { ...selection, seat } : selection,
  };
}

export type Seat = ReturnType<typeof useSeat>;
