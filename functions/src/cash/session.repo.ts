import { creditNotes, invoices } from '@bhoj/domain/billing/documents/document.collection';
import type { SessionEntry } from '@bhoj/domain/cash/choose-session';
import { explain } from '@bhoj/domain/cash/explain';
import type { Evidence } from '@bhoj/domain/cash/explain';
import { closeSession, isEven } from '@bhoj/domain/cash/session-acts';
import type { Actor, Counting } from '@bhoj/domain/cash/session-acts';
import { cashSessions } from '@bhoj/domain/cash/session.collection';
import type { ByTender, CashSession, CountTyped } from '@bhoj/domain/cash/session.schema';
import { CASH } from '@bhoj/domain/cash/sums';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import { paidFromDrawer } from '@bhoj/domain/expenses/month';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { memberIdOf } from '@bhoj/domain/kernel/member-id';
import { counters } from '@bhoj/domain/numbering/counter.collection';
import type { Store } from '../firebase/store.ts';
import { readAt } from '../firebase/store.ts';

/** The series of Z numbers among a restaurant's counters. */
const Z = 'Z';

/** The most documents that are looked at to explain a difference. */
const LOOKED_AT = 300;

interface SessionAt {
  readonly restaurantId: string;
  readonly sessionId: string;
}

/** Returns the person who acts. People who may close the day may act on anybody's session. */
export const actorOf = (caller: {
  readonly uid: string;
  readonly name: string;
  readonly can: readonly string[];
}): Actor => ({
  person: { id: memberIdOf(caller.uid), name: caller.name },
  mayAll: caller.can.includes('close-day'),
});

/** Returns the answer about a counted or closed session. */
export const countResultOf = ({
  result,
  closed,
}: CashSession): { difference: ByTender; z: number | null } => ({
  difference: result?.difference ?? {},
  z: closed?.z ?? null,
});

/** Reads the documents that may explain a difference. Takes no locks, so that nobody who settles waits. */
export const readEvidence = ({
  restaurantId,
  sessionId,
}: SessionAt): Promise<Omit<Evidence, 'looseExpenses'>> =>
  readAt(async (store) => {
    const session = await store.get(cashSessions, { restaurantId, sessionId });
    const ids = [sessionId, ...(session?.waited ? [session.waited.id] : [])];
    const [bills, notes] = await Promise.all([
      store.findReadable(invoices, { restaurantId }, invoices.queries.ofCashSessions(ids, LOOKED_AT)),
      store.findReadable(creditNotes, { restaurantId }, creditNotes.queries.ofCashSessions(ids, LOOKED_AT)),
    ]);
    return {
      invoices: bills.rows,
      creditNotes: notes.rows.map(({ value }) => value),
      movements: session?.movements ?? [],
    };
  });

/** The expenses of a session, and what the act writes about them. */
export interface SessionExpenses {
  readonly expensesPaise: Counting['expensesPaise'];
  /** Expenses of the day from the drawer that name no session and stay so. */
  readonly loose: readonly Expense[];
  readonly write: (store: Store) => void;
}

const isLoose = ({ value }: Entry<Expense>): boolean => value.cashSession === undefined;

/**
 * Reads the expenses that a session paid. Where no other session is unfinished, expenses of its day from the drawer that name no
 * session belong to it too.
 */
export async function readExpenses(
  store: Store,
  at: SessionAt,
  session: CashSession,
): Promise<SessionExpenses> {
  const { restaurantId, sessionId } = at;
  const [own, ofDay, unfinished] = await Promise.all([
    store.find(expenses, { restaurantId }, expenses.queries.ofCashSession(sessionId)),
    store.find(expenses, { restaurantId }, expenses.queries.ofDrawer(session.businessDay)),
    store.find(cashSessions, { restaurantId }, cashSessions.queries.unfinished()),
  ]);
  const loose = ofDay.filter(isLoose);
  const isAlone = unfinished.every(({ id, value }) => id === sessionId || value.handedTo !== null);
  const taken = isAlone ? loose : [];
  return {
    expensesPaise: paidFromDrawer([...own, ...taken].map(({ value }) => value)),
    loose: isAlone ? [] : loose.map(({ value }) => value),
    write: (to) => {
      for (const { id: expenseId } of taken)
        to.update(expenses, { restaurantId, expenseId }, { cashSession: sessionId });
    },
  };
}

/** Returns what the count of a session needs: the typed amounts, its expenses, and how to explain a difference. */
export const countingOf = (
  typed: CountTyped,
  { expensesPaise, loose }: SessionExpenses,
  evidence: Omit<Evidence, 'looseExpenses'>,
  at: number,
): Counting => ({
  typed,
  expensesPaise,
  explain: (difference) => explain(difference, { ...evidence, looseExpenses: loose }),
  at,
});

/** Closes a counted session under the next Z number. Reads the number first. */
export async function readNumber(store: Store, restaurantId: string) {
  const known = await store.get(counters, { restaurantId, counterId: Z });
  const z = (known?.last ?? 0) + 1;
  return (to: Store, session: CashSession, { note, at }: { note: string; at: number }, actor: Actor) => {
    const closed = closeSession(session, { z, note, at }, actor);
    to.set(counters, { restaurantId, counterId: Z }, { ...known, last: z });
    return closed;
  };
}

/** Returns a counted session, closed at once where it has no difference. */
export const closedIfEven = (
  store: Store,
  session: CashSession,
  close: Awaited<ReturnType<typeof readNumber>>,
  at: number,
  actor: Actor,
): CashSession => (isEven(session) ? close(store, session, { note: '', at }, actor) : session);

/** Reads a session. Throws `session-not-found`. */
export const needSession = async (store: Store, at: SessionAt): Promise<SessionEntry> => ({
  id: at.sessionId,
  value: await store.need(cashSessions, at, 'session-not-found'),
});

/** Returns what the audit keeps of a count. */
export const recorded = ({ result, closed }: CashSession) => ({
  countedCashPaise: result?.counted[CASH] ?? null,
  differencePaise: result?.difference[CASH] ?? 0,
  z: closed?.z ?? null,
});
