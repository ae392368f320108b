import { Refusal } from '../catalogue/reasons.ts';
import type { CashSettings } from '../restaurant/settings.schema.ts';
import type { CashSession } from './session.schema.ts';

/** Returns the people with unfinished sessions, for a refusal. */
export const namesOfHolders = (sessions: readonly Pick<CashSession, 'till' | 'holder'>[]): string =>
  sessions.map(({ till, holder }) => `${till?.name ?? ''} (${holder?.name ?? ''})`).join(', ');

/** Throws `sessions-open` where an unfinished session would lose its till, or its restaurant cash sessions. */
export function assertTillsFree(
  { on, tills }: CashSettings,
  unfinished: readonly Pick<CashSession, 'till' | 'holder'>[],
): void {
  const left = unfinished.filter(({ till }) => !on || !tills.some(({ id }) => id === till?.id));
  if (left.length > 0)
    throw new Refusal('sessions-open', { count: left.length, names: namesOfHolders(left) });
}

/** Throws `sessions-open` with the names where a session of this day, or an earlier one, is not closed. */
export function assertAllClosed(
  day: string,
  unfinished: readonly Pick<CashSession, 'till' | 'holder' | 'businessDay'>[],
): void {
  const left = unfinished.filter(({ businessDay }) => businessDay <= day);
  if (left.length > 0)
    throw new Refusal('sessions-open', { count: left.length, names: namesOfHolders(left) });
}
