import { wantedTable } from '@bhoj/domain/orders/joining';
import { captainPart } from '../../../words/captain/captain.ts';
import { useWords } from '../../../words/use-words.ts';
import { waitingRounds } from '../state/captain-model.ts';
import type { CaptainData } from '../state/use-captain-data.ts';
import { WaitingRoundCard } from './waiting-round.tsx';
import styles from './needs-you.module.css';

export interface TableRoundsProps {
  readonly data: CaptainData;
  readonly tableId: string;
}

/** The rounds of one table that wait for a captain, also those of phones that only say that they are there. */
export function TableRounds({ data, tableId }: TableRoundsProps) {
  const captain = useWords(captainPart);

  const rounds = waitingRounds(data.orders, data.now).filter(
    ({ order }) => (order.tableId ?? wantedTable(order)) === tableId,
  );
  if (rounds.length === 0) return null;
  return (
    <div className={styles['place']}>
      <ul aria-label={captain.needsYou}>
        {rounds.map((round) => (
          <WaitingRoundCard key={round.roundId} data={data} round={round} />
        ))}
      </ul>
    </div>
  );
}
