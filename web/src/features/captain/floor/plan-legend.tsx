import type { TableStatus } from '@bhoj/domain/tables/table';
import { captainPart } from '../../../messages/captain/captain/en.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from './plan-legend.module.css';

const SHOWN: readonly TableStatus[] = ['Available', 'Occupied', 'Reserved', 'Maintenance'];

/** The meaning of the number on a table of the plan, and of the colours. */
export function PlanLegend() {
  const captain = useWords(captainPart);

  return (
    <ul aria-label={captain.legend} className={styles['legend']}>
      <li>
        <span className={styles['asks']} aria-hidden>
          1
        </span>
        {captain.needsYou}
      </li>
      {SHOWN.map((status) => (
        <li key={status}>
          <span className={styles['sample']} data-status={status} aria-hidden />
          {captain.states[status]}
        </li>
      ))}
    </ul>
  );
}
