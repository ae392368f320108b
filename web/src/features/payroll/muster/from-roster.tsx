import { useDeferredValue, useEffect, useMemo } from 'react';
import type { CellTyped } from '@bhoj/domain/payroll/muster/cell-typed';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Muster } from '@bhoj/domain/payroll/shape/muster.schema';
import type { Person } from '@bhoj/domain/payroll/shape/person.schema';
import { suggestionsOf, watchOf } from '@bhoj/domain/roster/suggestions';
import type { Attended } from '@bhoj/domain/roster/suggestions';
import type { PendingCells } from './grid-model.ts';
import { SuggestionsCard } from './suggestions-card.tsx';
import { openSuggestions, suggestedDays } from './suggestions-model.ts';
import { useAttended } from './use-attended.ts';
import { WatchLine } from './watch-line.tsx';

export interface FromRosterProps {
  readonly month: string;
  readonly days: readonly string[];
  readonly today: string;
  readonly people: readonly Entry<Person>[];
  /** Null until somebody marks the month. */
  readonly muster: Muster | null;
  readonly pending: PendingCells;
  readonly isOff: boolean;
  readonly onMark: (cells: readonly CellTyped[]) => void;
  /** Called with the rosters and punches of the month; null where the restaurant uses neither. */
  readonly onAttended: (attended: Attended | null) => void;
  /** Called with the days of each person that have a suggestion (`suggestedDays`). */
  readonly onSuggested: (days: ReadonlyMap<string, string>) => void;
}

/** The facts of roster and punches beside the grid: who is late today, and which marks they suggest. */
export function FromRoster(props: FromRosterProps) {
  const { month, days, today, people, muster, pending, isOff, onMark, onAttended, onSuggested } = props;
  const attended = useAttended(days);
  const names = useMemo(() => new Map(people.map(({ id, value }) => [id, value.name])), [people]);
  const all = useMemo(
    () => (attended === null ? [] : suggestionsOf(attended, people, muster, month, today)),
    [attended, people, muster, month, today],
  );
  const open = useMemo(() => openSuggestions(all, pending, muster?.changedAt ?? 0), [all, pending, muster]);
  // Ignores the typed cells: the rows of the grid know those, and each key draws them once.
  const suggested = useMemo(() => suggestedDays(all), [all]);
  // The list follows the grid, so that no key waits for it.
  const listed = useDeferredValue(open);
  useEffect(() => onAttended(attended), [attended, onAttended]);
  useEffect(() => onSuggested(suggested), [suggested, onSuggested]);
  return (
    <>
      {attended !== null && days.includes(today) && (
        <WatchLine watch={watchOf(attended, people, muster, today)} names={names} />
      )}
      <SuggestionsCard days={listed} {...{ names, isOff, onMark }} />
    </>
  );
}
