import { Refusal } from '../catalogue/reasons.ts';
import { plus, sum, ZERO } from '../money/money.ts';
import type { Paise } from '../money/money.ts';
import type { Till } from '../restaurant/settings.schema.ts';
import { isSessionOpen } from './choose-session.ts';
import type { SessionEntry } from './choose-session.ts';
import { MOST_COUNTS, MOST_MOVEMENTS } from './session.schema.ts';
import type {
  ByTender,
  CashSession,
  CountTyped,
  Movement,
  Person,
  SessionResult,
  SessionSums,
  Suspect,
} from './session.schema.ts';
import { addSums, addTenders, CASH, cashOf, expectedOf, NO_SUMS, tillOfSums } from './sums.ts';

const NOTHING = { count: 0, totalPaise: ZERO };

interface Opening {
  readonly businessDay: string;
  readonly till: Till | null;
  readonly holder: Person | null;
  readonly floatPaise: Paise;
  readonly fromId: string | null;
  readonly by: Person;
  readonly at: number;
}

const newSession = ({ at, by, ...facts }: Opening, state: CashSession['state']): CashSession => ({
  ...facts,
  state,
  openedAt: at,
  openedBy: by,
  days: {},
  held: {},
  released: {},
  moves: 0,
  late: NOTHING,
  waited: null,
  movements: [],
  counts: [],
  result: null,
  handedTo: null,
  takenInBy: null,
  closed: null,
});

/** Returns an open session in which nothing has moved. */
export const newOpenSession = (i: Opening): CashSession => newSession(i, 'open');

/** Returns the record of payments that wait for a session. */
export const waitingFor = (businessDay: string, by: Person, at: number): CashSession =>
  newSession({ businessDay, till: null, holder: null, floatPaise: ZERO, fromId: null, by, at }, 'waiting');

/** Throws `till-in-use`, or `holder-has-session`: a till and a person have one open session at most. */
function assertFree(active: readonly SessionEntry[], till: Till, holder: Person): void {
  const open = active.filter(isSessionOpen).map(({ value }) => value);
  const onTill = open.find((one) => one.till?.id === till.id);
  if (onTill !== undefined) throw new Refusal('till-in-use', { name: onTill.holder?.name ?? '' });
  const ofHolder = open.find((one) => one.holder?.id === holder.id);
  if (ofHolder !== undefined) throw new Refusal('holder-has-session', { name: ofHolder.till?.name ?? '' });
}

/** Everything that a session took by all methods together. */
const totalOf = (sums: ByTender): Paise => sum(Object.values(sums));

/**
 * Returns the amounts that waiting payments left in a till, by the business day that counts them. No day counts part payments
 * yet, so they go to the day on which the first waiting payment came.
 */
export function unusualByDay({
  businessDay,
  days,
  held,
  released,
}: Pick<CashSession, 'businessDay' | 'days' | 'held' | 'released'>): Record<string, Paise> {
  const parts = totalOf(addTenders(held, released, -1));
  const totals = Object.entries(days).map(([day, sums]) => [day, totalOf(tillOfSums(sums))] as const);
  const all = new Map<string, Paise>(totals);
  if (parts !== 0) all.set(businessDay, plus(all.get(businessDay) ?? ZERO, parts));
  return Object.fromEntries([...all].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the session with the payments that waited. */
function takeIn(session: CashSession, { id, value }: SessionEntry): CashSession {
  const days = Object.entries(value.days).reduce(
    (all, [day, sums]) => ({ ...all, [day]: addSums(all[day] ?? NO_SUMS, sums) }),
    session.days,
  );
  const documents = Object.values(value.days).reduce((a, b) => addSums(a, b), NO_SUMS);
  const byDay = unusualByDay(value);
  const came = addTenders(addTenders(tillOfSums(documents), value.held), value.released, -1);
  return {
    ...session,
    days,
    held: addTenders(session.held, value.held),
    released: addTenders(session.released, value.released),
    moves: session.moves + value.moves,
    waited: { id, count: value.moves, totalPaise: totalOf(came), byDay },
  };
}

/** Returns the record of waiting payments after `by` took them in: their sums are there now. */
export const emptied = (waiting: CashSession, by: string): CashSession => ({
  ...waiting,
  state: 'taken-in',
  takenInBy: by,
  days: {},
  held: {},
  released: {},
});

/** Returns the record of waiting payments after a day without sessions was closed with them: it keeps its sums. */
export const takenInByDay = (waiting: CashSession, day: string): CashSession => ({
  ...waiting,
  state: 'taken-in',
  takenInBy: day,
});

/**
 * Opens a session, which takes in the payments that wait. Throws `till-unknown`, `till-in-use`, or `holder-has-session`.
 */
export function openSession(
  active: readonly SessionEntry[],
  tills: readonly Till[],
  i: Omit<Opening, 'till' | 'holder' | 'fromId'> & { tillId: string; holder: Person },
): CashSession {
  const { tillId, holder, ...facts } = i;
  const till = tills.find(({ id }) => id === tillId);
  if (till === undefined) throw new Refusal('till-unknown');
  assertFree(active, till, holder);
  const session = newSession({ ...facts, till, holder, fromId: null }, 'open');
  return active.filter(({ value }) => value.state === 'waiting').reduce(takeIn, session);
}

/** The money that a document moved. */
export interface Moved {
  /** The day that counts it; null for a part payment, which no day counts yet. */
  readonly day: string | null;
  readonly sums: SessionSums;
  /** Part payments: `held` is what the session takes, `released` what was in a till before. */
  readonly held?: ByTender;
  readonly released?: ByTender;
  /** True where it was meant for a session that is closed. */
  readonly isLate: boolean;
}

/**
 * Returns the session with the money that a document moved. It never refuses: the money has moved already, and the
 * session only counts it.
 */
export function withMoved(
  session: CashSession,
  { day, sums, held = {}, released = {}, isLate }: Moved,
): CashSession {
  const came = addTenders(addTenders(tillOfSums(sums), held), released, -1);
  const { count, totalPaise, byDay = {} } = session.late;
  const of = day ?? session.businessDay;
  return {
    ...session,
    days:
      day === null ? session.days : { ...session.days, [day]: addSums(session.days[day] ?? NO_SUMS, sums) },
    held: addTenders(session.held, held),
    released: addTenders(session.released, released),
    moves: session.moves + 1,
    late: isLate
      ? {
          count: count + 1,
          totalPaise: plus(totalPaise, totalOf(came)),
          byDay: { ...byDay, [of]: plus(byDay[of] ?? ZERO, totalOf(came)) },
        }
      : session.late,
  };
}

/**
 * Returns a counted session after somebody corrected one of its payments. The count stays, and is compared with the new amount
 * that should be in hand. Returns any other session as it is.
 */
export function comparedAgain(session: CashSession): CashSession {
  const { result, counts } = session;
  const typed = counts.at(-1);
  if (session.state !== 'counted' || result === null || typed === undefined) return session;
  const { expensesPaise, suspects } = result;
  return { ...session, result: resultOf(session, { typed, expensesPaise, explain: () => suspects }) };
}

/** The person who acts on a session. `mayAll`: they may act on every session. */
export interface Actor {
  readonly person: Person;
  readonly mayAll: boolean;
}

/** Throws `session-not-yours` for a session of somebody else. */
function assertMay(session: CashSession, { person, mayAll }: Actor): void {
  if (!mayAll && session.holder?.id !== person.id)
    throw new Refusal('session-not-yours', { name: session.holder?.name ?? '' });
}

function assertOpen(session: CashSession): void {
  if (session.state !== 'open') throw new Refusal('session-closed', { name: session.till?.name ?? '' });
}

/**
 * Returns the session with a movement; the same session when it has the movement already. Throws `session-not-yours`,
 * `session-closed`, or `record-full`.
 */
export function moveCash(session: CashSession, movement: Omit<Movement, 'by'>, actor: Actor): CashSession {
  if (session.movements.some(({ id }) => id === movement.id)) return session;
  assertMay(session, actor);
  assertOpen(session);
  if (session.movements.length >= MOST_MOVEMENTS) throw new Refusal('record-full');
  return { ...session, movements: [...session.movements, { ...movement, by: actor.person }] };
}

/**
 * Returns an open session without the movement of an advance that was entered by mistake. A counted session stays the same,
 * because its difference was explained with the movement in it.
 */
export function withoutMovement(session: CashSession, movementId: string): CashSession {
  const isIn = session.movements.some(({ id }) => id === movementId);
  if (session.state !== 'open' || !isIn) return session;
  return { ...session, movements: session.movements.filter(({ id }) => id !== movementId) };
}

/** The facts for counting a session. */
export interface Counting {
  readonly typed: CountTyped;
  readonly expensesPaise: Paise;
  /** Returns the documents that may explain a difference. */
  readonly explain: (difference: ByTender) => readonly Suspect[];
  readonly at: number;
}

/** Returns what a count found. A method that nobody counted is taken as it should be, except cash. */
function resultOf(
  session: CashSession,
  { typed, expensesPaise, explain }: Omit<Counting, 'at'>,
): SessionResult {
  const expected = expectedOf(session, expensesPaise);
  const { [CASH]: _, ...others } = typed.byTender;
  const counted: ByTender = { ...expected, ...others, [CASH]: cashOf(typed.notes) };
  const difference = addTenders(counted, expected, -1);
  const suspects = Object.keys(difference).length === 0 ? [] : explain(difference);
  return { expected, counted, difference, expensesPaise, suspects: suspects.slice(0, 3) };
}

/**
 * Counts a session: nothing more comes into it. It may be counted again until it is closed or handed over; every count
 * stays. Throws `session-not-yours`, `session-closed`, or `counted-too-often`.
 */
export function countSession(session: CashSession, counting: Counting, actor: Actor): CashSession {
  assertMay(session, actor);
  if ((session.state !== 'open' && session.state !== 'counted') || session.handedTo !== null)
    throw new Refusal('session-closed', { name: session.till?.name ?? '' });
  if (session.counts.length >= MOST_COUNTS) throw new Refusal('counted-too-often', { most: MOST_COUNTS });
  const count = { ...counting.typed, at: counting.at, by: actor.person };
  return {
    ...session,
    state: 'counted',
    counts: [...session.counts, count],
    result: resultOf(session, counting),
  };
}

/** Returns the cash of the last count. */
const countedCashOf = ({ result }: Pick<CashSession, 'result'>): Paise => result?.counted[CASH] ?? ZERO;

/** True when a session was counted and has no difference. */
export const isEven = ({ result }: Pick<CashSession, 'result'>): boolean =>
  result !== null && Object.keys(result.difference).length === 0;

/**
 * Closes a counted session as number `z`; the same session when it is closed. Throws `session-not-yours`,
 * `session-not-counted`, or `note-required` for a difference without a note.
 */
export function closeSession(
  session: CashSession,
  { z, note, at }: { readonly z: number; readonly note: string; readonly at: number },
  actor: Actor,
): CashSession {
  if (session.state === 'closed') return session;
  assertMay(session, actor);
  if (session.state !== 'counted') throw new Refusal('session-not-counted');
  if (!isEven(session) && note === '')
    throw new Refusal('note-required', { differencePaise: session.result?.difference[CASH] ?? 0 });
  return { ...session, state: 'closed', closed: { z, at, by: actor.person, note } };
}

/**
 * Hands a session over: counts it, and opens the next one on the same till with the counted cash as its float. Throws
 * as `countSession`, and `holder-has-session` or `same-holder`.
 */
export function handOverSession(
  session: SessionEntry,
  active: readonly SessionEntry[],
  i: {
    readonly counting: Counting;
    readonly to: Person;
    readonly nextId: string;
    readonly businessDay: string;
  },
  actor: Actor,
): { readonly before: CashSession; readonly next: CashSession } {
  const { counting, to, nextId, businessDay } = i;
  assertOpen(session.value);
  if (session.value.holder?.id === to.id) throw new Refusal('same-holder');
  const counted = countSession(session.value, counting, actor);
  const { till } = session.value;
  if (till === null) throw new Refusal('till-unknown');
  const others = active.filter(({ id }) => id !== session.id);
  assertFree(others, till, to);
  const next = newSession(
    {
      businessDay,
      till,
      holder: to,
      floatPaise: countedCashOf(counted),
      fromId: session.id,
      by: actor.person,
      at: counting.at,
    },
    'open',
  );
  return { before: { ...counted, handedTo: { ...to, sessionId: nextId } }, next };
}
