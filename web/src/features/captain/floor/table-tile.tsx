import { memo } from 'react';
import { same } from '@bhoj/domain/kernel/same';
import { formatMoney } from '@bhoj/domain/money/format';
import { reservationText } from '../../../blocks/table/reservation-text.ts';
import { StatusBadge } from '../../../blocks/table/status-badge.tsx';
import { placesName } from '../../../blocks/names/order-name.ts';
import { usePlaceWords } from '../../../blocks/names/name-words.ts';
import { captainPart } from '../../../messages/captain/captain/en.ts';
import { reservationPart } from '../../../messages/shared/reservation/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useWants } from './use-wants.ts';
import type { ShownTile } from '../state/tile-model.ts';
import { useIntoView } from '../../../ui/shared/use-into-view.ts';
import styles from './table-tile.module.css';

export interface TableTileProps extends ShownTile {
  readonly isChosen: boolean;
  readonly onOpen: () => void;
}

/** True when a tile would look the same. Then it may keep its older tap handler, which opens the same. */
const showsTheSame = (before: TableTileProps, after: TableTileProps): boolean => {
  const [was, is] = [before.tile, after.tile];
  return (
    before.unsent === after.unsent &&
    before.ahead === after.ahead &&
    before.isChosen === after.isChosen &&
    was.table === is.table &&
    same(was.tableIds, is.tableIds) &&
    was.minutes === is.minutes &&
    was.amountPaise === is.amountPaise &&
    was.waits === is.waits &&
    same(was.wants, is.wants) &&
    // The time alone changes only the text about a reservation.
    (was.now === is.now || is.table.status !== 'Reserved')
  );
};

/** From this length on, a narrow tile has its name in smaller type, so that the whole name fits beside the amount. */
const LONG_NAME = 8;

/** A table on the floor plan: number, state, minutes, amount, and its most urgent request. */
export const TableTile = memo(function TableTile({ tile, unsent, ahead, isChosen, onOpen }: TableTileProps) {
  const captain = useWords(captainPart);
  const places = usePlaceWords();
  const reservationWords = useWords(reservationPart);

  const { table, minutes, amountPaise, now } = tile;
  const reserved = reservationText(reservationWords, table, now);
  const name = placesName(places, tile.tableIds);
  const { words, count } = useWants(tile, unsent);
  const [first, ...further] = words;
  const button = useIntoView<HTMLButtonElement>(isChosen);
  return (
    <button
      ref={button}
      type="button"
      className={styles['tile']}
      data-attention={first !== undefined}
      aria-current={isChosen ? 'true' : undefined}
      onClick={onOpen}
    >
      <span className={styles['tileHead']}>
        <strong data-long={name.length >= LONG_NAME}>{name}</strong>
        {amountPaise !== null && <span className={styles['amount']}>{formatMoney(amountPaise)}</span>}
      </span>
      <span className={styles['tileState']}>
        <StatusBadge status={table.status} word={captain.states[table.status]} />
        {minutes !== null && <span className={styles['minutes']}>{captain.minutes(minutes)}</span>}
      </span>
      {reserved !== null && <span className={styles['reserved']}>{reserved.line}</span>}
      {ahead && <span className={styles['reserved']}>{ahead.says}</span>}
      {first !== undefined && (
        <span className={styles['wants']}>
          <span>{first}</span>
          {further.length > 0 && (
            <>
              <span className={styles['unseen']}>, {further.join(', ')}</span>
              <span className={styles['asks']} aria-hidden>
                {count}
              </span>
            </>
          )}
        </span>
      )}
    </button>
  );
}, showsTheSame);
