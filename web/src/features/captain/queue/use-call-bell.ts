import { useState } from 'react';
import { useBell } from '../../../ui/shared/use-bell.ts';
import type { Bell } from '../../../ui/shared/use-bell.ts';
import { callKeys } from '../state/captain-model.ts';
import type { CaptainData } from '../state/use-captain-data.ts';

export interface CallBell extends Bell {
  /** Calls that this device has not been quiet about. */
  readonly unheard: number;
  readonly hush: () => void;
}

/**
 * Rings and trembles for whatever wants somebody, until it is taken or this device is told to be quiet about it. What
 * was there when the page was opened has been seen.
 */
export function useCallBell({ orders, now }: Pick<CaptainData, 'orders' | 'now'>): CallBell {
  const keys = callKeys(orders, now);
  const [heard, setHeard] = useState<ReadonlySet<string>>(() => new Set(keys));
  const unheard = keys.filter((key) => !heard.has(key)).length;
  const bell = useBell(unheard > 0, { trembles: true });
  return { ...bell, unheard, hush: () => setHeard(new Set(keys)) };
}
