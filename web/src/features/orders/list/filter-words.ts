import type { NameWords } from '../../../blocks/names/name-words.ts';
import { tableName } from '../../../blocks/names/table-name.ts';
import type { Words } from '../../../words/part.ts';
import { dayName } from '../../../ui/dates/formats.ts';
import { LIVE_STATES, PAST_STATES } from '../state/orders-model.ts';
import type { Filters } from '../state/use-address.ts';
import type { Captain } from './use-choices.ts';

/** Returns the active filters, one line each: "Taken by: Ravi". */
export function filterWords(
  words: Words<'orders'>,
  names: NameWords,
  { state, type, table, captain, day }: Filters,
  captains: readonly Captain[],
): string[] {
  const nameOf = (id: string) => captains.find((each) => each.id === id)?.name ?? words.unknownMember;
  const known = [...LIVE_STATES, ...PAST_STATES].find((each) => each === state);
  const pairs: [string, string | null][] = [
    [words.state, known === undefined ? null : words.states[known]],
    [words.type, type === null ? null : names.orderTypes[type]],
    [words.table, table === null ? null : tableName(names, table)],
    [words.captain, captain === null ? null : nameOf(captain)],
    [words.day, day === null ? null : dayName(day)],
  ];
  return pairs.flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]));
}
