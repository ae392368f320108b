import { memo } from 'react';
import { StatusBadge } from '../../../blocks/table/status-badge.tsx';
import type { Words } from '../../../words/part.ts';
import { tablesPart } from '../../../messages/owner/tables/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Tile } from '../state/tables-model.ts';
import styles from './tables.module.css';

export interface FloorTileProps extends Tile {
  readonly onOpen: (tableId: string) => void;
}

/** Returns the table's requests, the most urgent first. */
const wantsOf = (words: Words<'tables'>, { rounds, ready, request, waits, due }: Tile): string[] => [
  ...(due === '' ? [] : [due]),
  ...(rounds > 0 ? [words.rounds(rounds)] : []),
  ...(ready > 0 ? [words.ready(ready)] : []),
  ...(request === null ? [] : [words.requests[request]]),
  ...(waits === null ? [] : [words.waitsLong(waits)]),
];

/** A table on the plan. It is memoised on plain values, so that it renders only when they change. */
export const FloorTile = memo(function FloorTile({ onOpen, ...tile }: FloorTileProps) {
  const words = useWords(tablesPart);

  const wants = wantsOf(words, tile);
  // The number of seats matters only at a free table, to seat guests there.
  const isFree = tile.minutes === null && tile.status !== 'Maintenance';
  return (
    <li>
      <button
        type="button"
        className={styles['tile']}
        data-asks={wants.length > 0}
        onClick={() => onOpen(tile.id)}
      >
        <span className={styles['row']}>
          <strong>{tile.name}</strong>
          {tile.amount !== null && <span className={styles['amount']}>{tile.amount}</span>}
        </span>
        <span className={styles['row']}>
          <StatusBadge status={tile.status} />
          {tile.minutes !== null && <span className={styles['quiet']}>{words.minutes(tile.minutes)}</span>}
          {isFree && <span className={styles['seats']}>{words.seats(tile.seats)}</span>}
        </span>
        {tile.reserved !== null && <span className={styles['reserved']}>{tile.reserved}</span>}
        {tile.ahead !== '' && <span className={styles['reserved']}>{tile.ahead}</span>}
        {tile.isChosenAt && <span className={styles['quiet']}>{words.choosing}</span>}
        {wants.length > 0 && (
          <span className={styles['wants']}>
            {wants.map((want) => (
              <span key={want}>{want}</span>
            ))}
          </span>
        )}
      </button>
    </li>
  );
});
