import { useState } from 'react';
import { useBell } from '../../../ui/shared/use-bell.ts';
import type { Bell } from '../../../ui/shared/use-bell.ts';
import { callsOf } from '../state/captain-model.ts';
import type { NewCall } from '../state/captain-model.ts';
import type { CaptainData } from '../state/use-captain-data.ts';

export interface CallBell extends Bell {
  /** The calls that were not silenced on this device. */
  readonly unheard: readonly NewCall[];
  readonly hush: () => void;
}

/**
 * Rings and vibrates for everything that needs attention, until it is taken or silenced on this device. What was there
 * when the page opened does not ring.
 */
export function useCallBell({ orders, now }: Pick<CaptainData, 'orders' | 'now'>): CallBell {
  const calls = callsOf(orders, now);
  const keys = () => new Set(calls.map(({ key }) => key));
  const [heard, setHeard] = useState<ReadonlySet<string>>(keys);
  const unheard = calls.filter(({ key }) => !heard.has(key));
  const bell = useBell(unheard.length > 0, { trembles: true });
  return { ...bell, unheard, hush: () => setHeard(keys()) };
}
