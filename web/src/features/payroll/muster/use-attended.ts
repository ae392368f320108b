import { useMemo } from 'react';
import type { Attended } from '@bhoj/domain/roster/suggestions';
import { weekOf } from '@bhoj/domain/roster/week';
import { useServiceSettings } from '../../../firebase/restaurant.tsx';
import { useNow } from '../../../ui/shared/use-now.ts';
import { usePunches, useRosters } from '../state/use-payroll.ts';

/** ms between two looks at who is late. */
const TICK = 60_000;

/** Returns the rosters and punches of a month; null until both are loaded, and where the restaurant uses neither. */
export function useAttended(days: readonly string[]): Attended | null {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const rosters = useRosters(weekOf(first), weekOf(last));
  const punches = usePunches(first, last);
  const { dayCutoff: cutoff } = useServiceSettings();
  const now = useNow(TICK);
  return useMemo(() => {
    if (rosters.state !== 'ready' || punches.state !== 'ready') return null;
    if (rosters.value.length === 0 && punches.value.length === 0) return null;
    return {
      rosters: rosters.value.map(({ value }) => value),
      punches: punches.value.map(({ value }) => value),
      now,
      cutoff,
    };
  }, [rosters, punches, now, cutoff]);
}
