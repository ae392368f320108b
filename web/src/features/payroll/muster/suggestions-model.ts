import type { SuggestedCell } from '@bhoj/domain/roster/suggestions';
import { dayKey } from '@bhoj/domain/payroll/muster/calendar';
import { isTyped } from './grid-model.ts';
import type { PendingCells } from './grid-model.ts';

/** A day's suggestions. */
export interface DaySuggestions {
  readonly day: string;
  readonly cells: readonly SuggestedCell[];
}

/** Returns the suggestions that are not typed over, the latest day first. */
export function openSuggestions(
  all: readonly SuggestedCell[],
  pending: PendingCells,
  changedAt: number,
): DaySuggestions[] {
  const open = all.filter(({ personId, day }) => !isTyped(pending.get(personId)?.[day], changedAt));
  return [...Map.groupBy(open, ({ day }) => day)]
    .map(([day, cells]) => ({ day, cells }))
    .toSorted((a, b) => (a.day < b.day ? 1 : -1));
}

/** Returns each person's days (`01` to `31`) with a suggestion, as a text: a row is drawn again if it differs. */
export function suggestedDays(all: readonly SuggestedCell[]): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  for (const { personId, day } of all) days.set(personId, `${days.get(personId) ?? ''} ${dayKey(day)}`);
  return days;
}
