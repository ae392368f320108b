import { useEffect, useMemo } from 'react';
import type { Coming } from '@bhoj/domain/bookings/floor/coming';
import { same } from '@bhoj/domain/kernel/same';
import type { Table } from '@bhoj/domain/tables/table';
import { tableName } from '../../blocks/names/table-name.ts';
import { usePlaceWords } from '../../blocks/names/name-words.ts';
import type { PlaceWords } from '../../blocks/names/name-words.ts';
import { aheadPart } from '../../messages/shared/ahead/en.ts';
import { clockName } from '../../ui/dates/clock.ts';
import type { Words } from '../../words/part.ts';
import { useWords } from '../../words/use-words.ts';
import { useComing } from './use-coming.ts';
import type { OfFloor } from './use-coming.ts';

/** A table's words about bookings: in full, and in a few letters where it is small. */
export interface Ahead {
  readonly says: string;
  readonly brief: string;
}

/** The words on tables, by id; a table without any is missing. */
export type AheadByTable = Readonly<Record<string, Ahead>>;

interface Said {
  readonly words: Words<'ahead'>;
  readonly places: PlaceWords;
  readonly tables: readonly Table[];
}

/** Returns the other tables that are reserved for the party of a table, by name. */
function namesBeside({ places, tables }: Said, { id, reservation }: Table): string {
  const { bookingId, tableIds = [], at } = reservation ?? {};
  const isOfParty = (other: Table) =>
    bookingId === undefined
      ? tableIds.includes(other.id) && other.reservation?.at === at
      : other.reservation?.bookingId === bookingId;
  const beside = tables.filter((other) => other.id !== id && isOfParty(other));
  return beside.map((other) => tableName(places, other.id)).join(', ');
}

/** Returns what one table says; null for nothing. */
function aheadAt(said: Said, table: Table, coming: Coming | undefined): Ahead | null {
  const { words } = said;
  if (table.status === 'Available' && coming !== undefined) {
    const clock = clockName(coming.at);
    return { says: words.freeUntil(clock), brief: words.until(clock.replace(' ', '\u00A0')) };
  }
  if (table.reservation === undefined) return null;
  const beside = namesBeside(said, table);
  const says = [
    table.reservation.seatedAt === undefined ? '' : words.seated,
    beside === '' ? '' : words.with(beside),
  ];
  const text = says.filter((each) => each !== '').join(' · ');
  return text === '' ? null : { says: text, brief: '' };
}

export interface BookingsAheadProps extends OfFloor {
  readonly tables: readonly Table[];
  readonly known: AheadByTable;
  readonly onSay: (ahead: AheadByTable) => void;
}

/** Tells a floor what its tables say of bookings (P-BOOK-13). It draws nothing, so that the floor need not wait for it. */
export function BookingsAhead({ tables, known, onSay, ...floor }: BookingsAheadProps) {
  const words = useWords(aheadPart);
  const places = usePlaceWords();
  const coming = useComing(floor);
  const ahead = useMemo(() => {
    const said = { words, places, tables };
    const all = tables.map((table) => [table.id, aheadAt(said, table, coming.get(table.id))] as const);
    return Object.fromEntries(all.filter(([, each]) => each !== null)) as AheadByTable;
  }, [words, places, tables, coming]);
  useEffect(() => {
    if (!same(ahead, known)) onSay(ahead);
  }, [ahead, known, onSay]);
  return null;
}
