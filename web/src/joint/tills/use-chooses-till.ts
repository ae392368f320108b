import { useServiceSettings } from '../../firebase/restaurant.tsx';
import { useMay } from '../../firebase/rights.ts';

/** Returns whether the person may choose the till for cash: several are open, and they may read which. */
export function useChoosesTill(): boolean {
  const may = useMay();
  const { cashSessions } = useServiceSettings();
  return cashSessions?.on === true && cashSessions.tills.length > 1 && may('settle');
}
