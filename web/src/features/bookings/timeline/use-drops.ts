import { useCallback, useMemo, useState } from 'react';
import { changeBooking } from '@bhoj/domain/bookings/shape/bookings.contract';
import type { Placing } from '@bhoj/domain/bookings/shape/booking-day.schema';
import { useAttemptOnce } from '../../../firebase/use-attempt-once.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { bookingsPart } from '../../../messages/owner/bookings/en.ts';
import { usePlaceWords } from '../../../blocks/names/name-words.ts';
import { tableName } from '../../../blocks/names/table-name.ts';
import { clockName } from '../../../ui/dates/clock.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import { useWords } from '../../../words/use-words.ts';
import { nameOf } from '../state/bookings-model.ts';
import type { Evening, Row } from '../state/bookings-model.ts';
import type { DraggingProps } from './dragging.tsx';
import { droppedAt } from './drop-model.ts';
import type { Drop, Dropped } from './drop-model.ts';

interface Wanted {
  readonly row: Row;
  readonly change: Dropped;
}

/** Changes the bookings of an evening that were dragged. A message offers to take each change back. */
export function useDrops({ rows }: Pick<Evening, 'rows'>) {
  const words = useWords(bookingsPart);
  const places = usePlaceWords();
  const toast = useToast();
  const attempt = useAttemptOnce(changeBooking);
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const says = useCallback(
    (row: Row, { at, tableIds }: Pick<Placing, 'at' | 'tableIds'>) =>
      words.timeline.moved(
        nameOf(words, row),
        `${clockName(at)}, ${tableIds.map((id) => tableName(places, id)).join(' + ')}`,
      ),
    [words, places],
  );

  const change = async (next: Wanted, anyway = false): Promise<void> => {
    setWanted(next);
    const { row } = next;
    const placed = await run(() => attempt({ bookingId: row.id, change: { ...next.change }, anyway }));
    if (placed === null) return;
    const { at, tableIds } = row.placing;
    const back = {
      ...(next.change.at !== undefined && { at }),
      ...(next.change.tableIds !== undefined && { tableIds: [...tableIds] }),
    };
    const undo = () => void run(() => attempt({ bookingId: row.id, change: back, anyway: true }));
    toast({
      message: says(row, placed),
      action: { label: words.acts.undo, onClick: undo },
    });
  };

  const calledBy = useCallback(
    (id: string) => {
      const row = byId.get(id);
      return row === undefined ? words.noName : nameOf(words, row);
    },
    [byId, words],
  );
  const placeOf = useCallback(
    (id: string, drop: Drop) => {
      const row = byId.get(id);
      return row === undefined ? '' : says(row, { ...row.placing, ...droppedAt(row.placing, drop) });
    },
    [byId, says],
  );
  const onDrop = (id: string, drop: Drop) => {
    const row = byId.get(id);
    const dropped = row === undefined ? null : droppedAt(row.placing, drop);
    if (row !== undefined && dropped !== null) void change({ row, change: dropped });
  };

  return {
    pending,
    refused: failure === null || wanted === null ? null : { failure, ...wanted },
    /** Repeats the refused change over the owner's rules. */
    anyway: () => wanted !== null && void change(wanted, true),
    /** Takes another time for the refused change. */
    takeTime: (at: number) => wanted !== null && void change({ ...wanted, change: { ...wanted.change, at } }),
    dragged: { nameOf: calledBy, placeOf, onDrop } satisfies Partial<DraggingProps>,
  };
}
