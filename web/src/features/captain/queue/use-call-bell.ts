import { useMemo, useState } from 'react';
import { useBell } from '../../../ui/shared/use-bell.ts';
import { callsOf } from '../state/calls-model.ts';
import type { NewCall } from '../state/calls-model.ts';
import type { CaptainData } from '../state/use-captain-data.ts';

export interface CallBell {
  /** The calls that nobody silenced on this device. */
  readonly unheard: readonly NewCall[];
  readonly hush: () => void;
  /** False before the first tap, and while the sound is switched off on this device. */
  readonly isOn: boolean;
  /** Switches the sound on or off; switching it on rings once. */
  readonly switchSound: () => void;
}

/**
 * Rings and vibrates for everything that needs a captain, until it is taken or silenced on this device. Needs from
 * before the page opened do not ring. With the sound switched off, the phone still vibrates; after the next page load
 * it rings again.
 */
export function useCallBell({ orders, now }: Pick<CaptainData, 'orders' | 'now'>): CallBell {
  // A step between the captain's screens changes neither.
  const calls = useMemo(() => callsOf(orders, now), [orders, now]);
  const keys = () => new Set(calls.map(({ key }) => key));
  const [heard, setHeard] = useState<ReadonlySet<string>>(keys);
  const unheard = calls.filter(({ key }) => !heard.has(key));
  const [isSilent, setSilent] = useState(false);
  const { canSound, test } = useBell(unheard.length > 0, { trembles: true, isSilent });
  const isOn = canSound && !isSilent;
  const switchSound = () => {
    setSilent(isOn);
    if (!isOn) test();
  };
  return { unheard, hush: () => setHeard(keys()), isOn, switchSound };
}
