import { useCallback } from 'react';
import { z } from 'zod';
import type { Paper } from '../../ui/shared/print-sheet.tsx';
import { useStored } from '../../ui/shared/stored.ts';

const paperSchema = z.union([z.literal(58), z.literal(80), z.literal('A4')]).nullable();

/**
 * Returns the paper on which this device prints, and a function that chooses another one. It is the paper that was last
 * chosen on the device; before a choice, `paperAtFirst`, the restaurant's (P-MORE-26).
 */
export function useDevicePaper(paperAtFirst: Paper): [Paper, (paper: Paper) => void] {
  const [chosen, update] = useStored<Paper | null>('bhoj.paper', paperSchema, null);
  const choose = useCallback((paper: Paper) => update(() => paper), [update]);
  return [chosen ?? paperAtFirst, choose];
}
