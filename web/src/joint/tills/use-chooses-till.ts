import { useServiceSettings } from '../../firebase/restaurant.tsx';
import { useMay } from '../../firebase/rights.ts';

/** Returns whether the person may say which till takes or pays cash: there are several, and they may read which are open. */
export function useChoosesTill(): boolean {
  const may = useMay();
  const { cashSessions } = useServiceSettings();
  return cashSessions?.on === true && cashSessions.tills.length > 1 && may('settle');
}
