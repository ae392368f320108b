import { captainPart } from '../../../messages/captain/captain/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { WaitingRound } from '../state/captain-model.ts';
import type { CaptainData } from '../state/use-captain-data.ts';
import { WaitingRoundCard } from './waiting-round.tsx';
import styles from './needs-you.module.css';

export interface TableRoundsProps {
  readonly data: CaptainData;
  readonly rounds: readonly WaitingRound[];
}

/** The waiting rounds of one table, including those of phones that only claim to be there. */
export function TableRounds({ data, rounds }: TableRoundsProps) {
  const captain = useWords(captainPart);

  if (rounds.length === 0) return null;
  return (
    <ul aria-label={captain.needsYou} className={styles['cards']}>
      {rounds.map((round) => (
        <li key={round.roundId}>
          <WaitingRoundCard data={data} round={round} />
        </li>
      ))}
    </ul>
  );
}
