import { reservationText } from '../../../blocks/table/reservation-text.ts';
import { captainPart } from '../../../messages/captain/captain/en.ts';
import { floorPart } from '../../../messages/captain/floor/en.ts';
import { reservationPart } from '../../../messages/shared/reservation/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Tile } from '../state/tile-model.ts';
import { useWantWords } from './use-want-words.ts';

/** Why a table needs somebody. */
interface ShownWants {
  /** The requests in words, the most urgent first. */
  readonly words: readonly string[];
  /** The number on the table: dishes count one by one, and every other kind without a number counts as one. */
  readonly count: number;
}

/** Returns a table's requests: its needs in the queue, unsent lines, a long wait, and a due reservation. */
export function useWants({ table, wants, waits, now }: Tile, unsent: number): ShownWants {
  const captain = useWords(captainPart);
  const floor = useWords(floorPart);
  const wordsOf = useWantWords();
  const due = reservationText(useWords(reservationPart), table, now)?.says ?? '';
  const all: readonly (readonly [words: string, count: number])[] = [
    ...wants.map((want) => [wordsOf(want), want.count] as const),
    ...(unsent > 0 ? [[floor.unsent(unsent), unsent] as const] : []),
    ...(waits === null ? [] : [[captain.waitsLong(waits), 1] as const]),
    ...(due === '' ? [] : [[due, 1] as const]),
  ];
  return { words: all.map(([words]) => words), count: all.reduce((sum, [, count]) => sum + count, 0) };
}
