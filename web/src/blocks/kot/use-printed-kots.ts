import { useCallback } from 'react';
import { z } from 'zod';
import { useStored } from '../../ui/shared/stored.ts';
import { withPrinted } from './kot-slip-model.ts';
import type { Printed, Slip } from './kot-slip-model.ts';

const printedSchema: z.ZodType<Printed> = z.record(z.string(), z.number());
const NOTHING: Printed = {};

/** The KOTs that this device has printed; a second print of one is marked as a duplicate. */
export function usePrintedKots(restaurantId: string): {
  readonly printed: Printed;
  /** Records that a slip was printed at `now` (epoch ms). */
  readonly note: (slip: Slip, now: number) => void;
} {
  const [printed, update] = useStored(`bhoj.kot.printed.${restaurantId}`, printedSchema, NOTHING);
  const note = useCallback(
    (slip: Slip, now: number) => update((before) => withPrinted(before, slip, now)),
    [update],
  );
  return { printed, note };
}
