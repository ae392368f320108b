import type { Attention } from '@bhoj/domain/orders/attention';
import { reservationText } from '../../../blocks/table/reservation-text.ts';
import type { Words } from '../../../words/part.ts';
import { captainPart } from '../../../words/captain/captain.ts';
import { floorPart } from '../../../words/captain/floor.ts';
import { reservationPart } from '../../../words/shared/reservation.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Tile } from '../state/captain-model.ts';

/** Returns why a table needs attention, in words, the most urgent first. */
function attentionWords(captain: Words<'captain'>, { rounds, ready, request, waits }: Attention): string[] {
  return [
    rounds > 0 ? captain.roundsCount(rounds) : null,
    ready > 0 ? captain.readyCount(ready) : null,
    request === null ? null : captain.requests[request],
    waits === null ? null : captain.waitsLong(waits),
  ].filter((words) => words !== null);
}

/** What a table asks for, in words: a reservation that is due, lines that are not sent, rounds, calls and waits. */
export function useWants({ table, attention, now }: Tile, unsent: number): readonly string[] {
  const captain = useWords(captainPart);
  const floor = useWords(floorPart);
  const says = reservationText(useWords(reservationPart), table, now)?.says ?? '';
  return [
    ...(says === '' ? [] : [says]),
    ...(unsent > 0 ? [floor.unsent(unsent)] : []),
    ...(attention === null ? [] : attentionWords(captain, attention)),
  ];
}
