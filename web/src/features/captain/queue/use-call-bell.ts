import { useState } from 'react';
import { useBell } from '../../../ui/shared/use-bell.ts';
import type { Bell } from '../../../ui/shared/use-bell.ts';
import { callKeys } from '../state/captain-model.ts';
import type { CaptainData } from '../state/use-captain-data.ts';

export interface CallBell extends Bell {
  /** Number of calls that were not silenced on this device. */
  readonly unheard: number;
  readonly hush: () => void;
}

/**
 * Rings and vibrates for everything that needs attention, until it is taken or silenced on this device. What was there
 * when the page opened does not ring.
 */
export function useCallBell({ orders, now }: Pick<CaptainData, 'orders' | 'now'>): CallBell {
  const keys = callKeys(orders, now);
  const [heard, setHeard] = useState<ReadonlySet<string>>(() => new Set(keys));
  const unheard = keys.filter((key) => !heard.has(key)).length;
  const bell = useBell(unheard > 0, { trembles: true });
  return { ...bell, unheard, hush: () => setHeard(new Set(keys)) };
}
