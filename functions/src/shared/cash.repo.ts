/**
 * The cash sessions of a restaurant that uses them. The transaction that changes a day's money writes the same change to one
 * session, or to the payments that wait for one. Without sessions nothing is read or written.
 */
import { chooseSession, isLate } from '@bhoj/domain/cash/choose-session';
import type { SessionEntry } from '@bhoj/domain/cash/choose-session';
import { cashSessions } from '@bhoj/domain/cash/session.collection';
import { comparedAgain, waitingFor, withMoved } from '@bhoj/domain/cash/session-acts';
import type { ByTender } from '@bhoj/domain/cash/session.schema';
import { moneyMoved, NO_SUMS } from '@bhoj/domain/cash/sums';
import type { DayMoney } from '@bhoj/domain/cash/sums';
import { newId } from '@bhoj/domain/kernel/ids';
import { memberIdOf } from '@bhoj/domain/kernel/member-id';
import { serviceSettings } from '@bhoj/domain/restaurant/settings.collection';
import type { ServiceSettings } from '@bhoj/domain/restaurant/settings.schema';
import { businessDayOf } from '@bhoj/domain/time/ist';
import type { Store } from '../firebase/store.ts';

/** The money that an act moved: the day before and after, and part payments into a till or in one before. */
interface Moves {
  /** Null for a part payment, which no day counts yet. */
  readonly day: { readonly before: DayMoney & { readonly day: string }; readonly after: DayMoney } | null;
  readonly held?: ByTender;
  readonly released?: ByTender;
}

/** The session in which an act's money moves. */
export interface Till {
  /** The field with the session for the act's documents; empty without sessions. */
  readonly named: { readonly cashSession?: string };
  readonly write: (store: Store, moves: Moves) => void;
}

/** The till of a restaurant without cash sessions. */
export const NO_TILL: Till = { named: {}, write: () => {} };

/** The settings that say whether sessions are used. */
type TillSettings = Pick<ServiceSettings, 'cashSessions' | 'dayCutoff'>;

/** The person who moves money, when, and the session that it is meant for (`Meant`). */
interface Mover {
  readonly caller: { readonly uid: string; readonly name: string; readonly restaurantId: string };
  readonly now: number;
  readonly chosen?: string | undefined;
  readonly original?: string | undefined;
  /** True where only the record is put right: a counted session still takes it, until it is closed. */
  readonly isRecord?: boolean;
}

/** Reads the settings for handlers that need no others. */
export const readService = (store: Pick<Store, 'need'>, restaurantId: string) =>
  store.need(serviceSettings, { restaurantId }, 'restaurant-not-found');

/** Returns the sessions that take money, and the payments that wait. */
export const readActive = (store: Pick<Store, 'find'>, restaurantId: string): Promise<SessionEntry[]> =>
  store.find(cashSessions, { restaurantId }, cashSessions.queries.active());

/** Reads the session that an act moves money in. Reads nothing for a restaurant without sessions. */
export async function readTill(
  store: Pick<Store, 'find' | 'get'>,
  settings: TillSettings,
  { caller, now, chosen, original, isRecord = false }: Mover,
): Promise<Till> {
  const { cashSessions: cash, dayCutoff } = settings;
  if (cash?.on !== true) return NO_TILL;
  const { restaurantId, uid, name } = caller;
  const by = { id: memberIdOf(uid), name };
  const active = await readActive(store, restaurantId);
  if (isRecord && original !== undefined && !active.some(({ id }) => id === original)) {
    const counted = await store.get(cashSessions, { restaurantId, sessionId: original });
    if (counted?.state === 'counted') active.unshift({ id: original, value: counted });
  }
  const meant = { memberId: by.id, chosen, original };
  const named = isRecord
    ? active.find(({ id, value }) => id === original && value.state === 'counted')
    : undefined;
  const known =
    named ??
    chooseSession(active, cash.tills, meant) ??
    active.find(({ value }) => value.state === 'waiting');
  const before = known?.value ?? null;
  const session = before ?? waitingFor(businessDayOf(now, dayCutoff), by, now);
  const sessionId = known?.id ?? newId();
  return {
    named: { cashSession: sessionId },
    write: (to, { day, ...parts }) => {
      const after = withMoved(session, {
        day: day && day.before.day,
        sums: day === null ? NO_SUMS : moneyMoved(day.before, day.after),
        isLate: isLate(active, meant),
        ...parts,
      });
      to.change(cashSessions, { restaurantId, sessionId }, before, comparedAgain(after));
    },
  };
}
