import { useState } from 'react';
import type { Ticket } from '@bhoj/domain/orders/progress';
import { ticketKey, unheardOf } from './kitchen-model.ts';

/** The tickets that have come since the screen opened and that nobody has noticed yet. */
export function useUnheard(open: readonly Ticket[]): {
  readonly unheard: readonly Ticket[];
  readonly hear: () => void;
} {
  // Whoever opens the screen sees what is on it.
  const [heard, setHeard] = useState<ReadonlySet<string>>(() => new Set(open.map(ticketKey)));
  return {
    unheard: unheardOf(open, heard),
    hear: () => setHeard(new Set([...heard, ...open.map(ticketKey)])),
  };
}
