import { formatPlain } from '@bhoj/domain/money/format';
import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { bookingsPart } from '../../../messages/owner/bookings/en.ts';
import { usePlaceWords } from '../../../blocks/names/name-words.ts';
import { tableName } from '../../../blocks/names/table-name.ts';
import { clockName } from '../../../ui/dates/clock.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { StatusDotBadge } from '../../../ui/shared/parts/status-dot-badge.tsx';
import { useWords } from '../../../words/use-words.ts';
import { isOverdue, nameOf, remarksOf, STATE_COLORS } from '../state/bookings-model.ts';
import type { Row } from '../state/bookings-model.ts';
import { useMoves } from '../state/use-moves.ts';
import { ActButtons } from './act-buttons.tsx';
import { useReasons } from '../state/use-reasons.ts';
import styles from './booking-row.module.css';

export interface BookingRowProps {
  readonly row: Row;
  readonly now: number;
  readonly holdMinutes: number;
  /** The address of the booking. */
  readonly to: string;
}

/** One booking: time, name, guests, tables, state, and its acts. */
export function BookingRow({ row, now, holdMinutes, to }: BookingRowProps) {
  const words = useWords(bookingsPart);
  const reasons = useReasons();
  const places = usePlaceWords();
  const { pending, failure, move } = useMoves(row);
  const { placing } = row;
  const name = nameOf(words, row);
  const tables = placing.tableIds.map((id) => tableName(places, id)).join(' + ');
  const remarks = remarksOf(row);
  const deposit = row.who?.deposit;
  return (
    <li className={styles['row']} data-over={isOverdue(row, holdMinutes, now)}>
      <div className={styles['time']}>{clockName(placing.at)}</div>
      <div className={styles['who']}>
        <Link to={to} className={styles['name']} aria-label={words.openBooking(name, clockName(placing.at))}>
          {name}
        </Link>
        <span className={styles['facts']}>
          {words.guests(placing.size)} · {tables === '' ? words.noTable : tables}
          {placing.locked && <Lock size={14} aria-label={words.locked} className={styles['lock']} />}
        </span>
        {deposit !== undefined && (
          <span className={styles['remarks']}>
            {words.deposit.line(formatPlain(deposit.amountPaise), words.deposit.states[deposit.state])}
          </span>
        )}
        {remarks.length > 0 && <span className={styles['remarks']}>{remarks.join(' · ')}</span>}
        {isOverdue(row, holdMinutes, now) && <span className={styles['overdue']}>{words.overdue}</span>}
      </div>
      <div className={styles['state']}>
        <StatusDotBadge color={STATE_COLORS[placing.state]} word={words.states[placing.state]} />
      </div>
      <div className={styles['acts']}>
        <ActButtons {...{ row, now, pending }} onAct={(act, reason) => void move(act, reason)} />
      </div>
      {failure !== null && (
        <div className={styles['fault']}>
          <Notice tone="error">{reasons[failure]}</Notice>
        </div>
      )}
    </li>
  );
}
