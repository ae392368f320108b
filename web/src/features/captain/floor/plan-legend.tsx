import type { TableStatus } from '@bhoj/domain/tables/table';
import { captainPart } from '../../../words/captain/captain.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from './plan-legend.module.css';

const SHOWN: readonly TableStatus[] = ['Available', 'Occupied', 'Reserved', 'Maintenance'];

/** What the colours of the plan mean, and the number on a table: calls, the bill, rounds and dishes that wait. */
export function PlanLegend() {
  const captain = useWords(captainPart);

  return (
    <ul tabIndex={0} aria-label={captain.legend} className={styles['legend']}>
      {SHOWN.map((status) => (
        <li key={status}>
          <span className={styles['sample']} data-status={status} aria-hidden />
          {captain.states[status]}
        </li>
      ))}
      <li>
        <span className={styles['asks']} aria-hidden>
          1
        </span>
        {captain.legendAsks}
      </li>
    </ul>
  );
}
