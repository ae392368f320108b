import { memo } from 'react';
import { MOST_SEATS } from '@bhoj/domain/orders/shape/seat.schema';
import { seatsPart } from '../../../messages/shared/seats/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Chip } from '../../../ui/plain/chip.tsx';
import type { Seat } from './use-seat.ts';
import styles from './party-choice.module.css';

export interface SeatChoiceProps extends Pick<Seat, 'seat' | 'choose' | 'open'> {
  /** How many sit there. */
  readonly people: number;
}

/** Chooses the seat that the next dishes are for. */
export const SeatChoice = memo(function SeatChoice({ seat, people, choose, open }: SeatChoiceProps) {
  const words = useWords(seatsPart);
  const seats = Array.from({ length: Math.min(people, MOST_SEATS) }, (_, i) => i + 1);
  return (
    <div role="group" aria-label={words.ask} className={styles['sizes']}>
      <Chip selected onClick={() => open(false)}>
        {words.bySeat}
      </Chip>
      <Chip selected={seat === null} onClick={() => choose(null)}>
        {words.wholeTable}
      </Chip>
      {seats.map((n) => (
        <Chip key={n} selected={n === seat} onClick={() => choose(n)}>
          <span aria-label={words.seat(n)}>{n}</span>
        </Chip>
      ))}
    </div>
  );
});
