import { reservationText } from '../../../blocks/table/reservation-text.ts';
import { captainPart } from '../../../messages/captain/captain/en.ts';
import { floorPart } from '../../../messages/captain/floor/en.ts';
import { reservationPart } from '../../../messages/shared/reservation/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Tile } from '../state/tile-model.ts';
import { useWantWords } from './use-want-words.ts';

/** Why a table needs somebody. */
interface ShownWants {
  /** In words, the most urgent first. */
  readonly words: readonly string[];
  /** How many things these are, for its number: of dishes each one, of all else that has no number one. */
  readonly count: number;
}

/** What a table asks for: what the queue has of it, lines that are not sent, a long wait, and a reservation that is due. */
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
