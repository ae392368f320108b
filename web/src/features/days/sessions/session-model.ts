import { z } from 'zod';
import { cashOf, CASH, sumMoved, NO_SUMS, addSums } from '@bhoj/domain/cash/sums';
import type { SessionEntry } from '@bhoj/domain/cash/choose-session';
import { MOVEMENTS } from '@bhoj/domain/cash/movement-kinds';
import { DENOMINATIONS } from '@bhoj/domain/cash/session.schema';
import type {
  ByTender,
  CashSession,
  CountTyped,
  SessionSums,
  Unusual,
} from '@bhoj/domain/cash/session.schema';
import { line, requiredLine } from '@bhoj/domain/kernel/text';
import type { Paise } from '@bhoj/domain/money/money';
import { rupeesText } from '@bhoj/domain/money/typed';

/** A session that somebody opened: not payments that wait. */
export type Opened = SessionEntry & {
  readonly value: CashSession & { readonly till: { readonly name: string } };
};

const isOpened = (entry: SessionEntry): entry is Opened => entry.value.till !== null;

/** The sessions of a day as its page shows them. */
export interface SessionsOfDay {
  /** Those of the day and unfinished ones from before, the open ones first, then by their beginning. */
  readonly shown: readonly Opened[];
  /** How many of them are not closed. */
  readonly unfinished: number;
  /** Payments that wait for a session; null where none do. */
  readonly waiting: CashSession | null;
}

const RANK: Readonly<Record<CashSession['state'], number>> = {
  open: 0,
  counted: 1,
  closed: 2,
  waiting: 3,
  'taken-in': 3,
};

/** Returns what a day's page shows of the sessions of the day and of those that nobody has closed. */
export function sessionsOfDay(
  day: string,
  ofDay: readonly SessionEntry[],
  left: readonly SessionEntry[],
): SessionsOfDay {
  const before = left.filter(({ value }) => value.businessDay < day);
  const all = [...ofDay, ...before];
  const shown = all
    .filter(isOpened)
    .toSorted((a, b) => RANK[a.value.state] - RANK[b.value.state] || a.value.openedAt - b.value.openedAt);
  return {
    shown,
    unfinished: shown.filter(({ value }) => value.state !== 'closed').length,
    waiting: all.find(({ value }) => value.state === 'waiting')?.value ?? null,
  };
}

/** Returns everything that a session's documents moved, over all days. */
const allSums = ({ days }: Pick<CashSession, 'days'>): SessionSums =>
  Object.values(days).reduce((a, b) => addSums(a, b), NO_SUMS);

/** Returns the methods but cash that may be counted: card, UPI, and what else the session took, except a hotel's room. */
export function countedTenders(session: CashSession): string[] {
  const sums = allSums(session);
  const occurring = [sums.taken, sums.debits, session.held].flatMap((amounts) => Object.keys(amounts));
  return [...new Set(['upi', 'card', ...occurring])].filter((key) => key !== CASH && key !== 'room');
}

/** The typed pieces of each note and coin. Empty is none. */
export type PiecesTyped = Readonly<Partial<Record<string, string>>>;

/** Returns the number of typed pieces; null for a text that is no number. */
export function piecesOf(text: string | undefined): number | null {
  const trimmed = (text ?? '').trim();
  if (trimmed === '') return 0;
  return /^\d{1,5}$/.test(trimmed) ? Number(trimmed) : null;
}

/** Returns the cash of the typed pieces; texts that are no number count as none. */
export const typedCash = (pieces: PiecesTyped): Paise =>
  cashOf(Object.fromEntries(DENOMINATIONS.map((rupees) => [rupees, piecesOf(pieces[rupees]) ?? 0])));

/** Returns the count to send; null while something typed is no number. A method without a text is not counted. */
export function countOf(pieces: PiecesTyped, others: PiecesTyped): CountTyped | null {
  const notes = DENOMINATIONS.map((rupees) => [String(rupees), piecesOf(pieces[rupees])] as const);
  const amounts = Object.entries(others)
    .filter(([, text]) => (text ?? '').trim() !== '')
    .map(([tender, text]) => [tender, rupeesText.safeParse(text)] as const);
  if (notes.some(([, count]) => count === null) || amounts.some(([, { success }]) => !success)) return null;
  return {
    notes: Object.fromEntries(notes.flatMap(([rupees, count]) => (count ? [[rupees, count]] : []))),
    byTender: Object.fromEntries(
      amounts.flatMap(([tender, { data }]) => (data === undefined ? [] : [[tender, data]])),
    ),
  };
}

export const openForm = z.object({ tillId: z.string().min(1), floatPaise: rupeesText });
export type OpenTyped = z.input<typeof openForm>;
export type OpenEntered = z.output<typeof openForm>;

/** Cash in or out as a person types it. */
export const moveForm = z
  .object({
    kind: z.enum(MOVEMENTS),
    amount: rupeesText.refine((amount) => amount > 0),
    reason: requiredLine(80),
    isExpense: z.boolean(),
    category: line(40),
    vendor: line(80),
  })
  .refine(({ kind, isExpense, category }) => kind !== 'out' || !isExpense || category !== '', {
    path: ['category'],
  });
export type MoveTyped = z.input<typeof moveForm>;
export type MoveEntered = z.output<typeof moveForm>;

export const EMPTY_MOVE: MoveTyped = {
  kind: 'out',
  amount: '',
  reason: '',
  isExpense: false,
  category: '',
  vendor: '',
};

/** Returns a movement as the contract takes it. */
export const movementOf = ({ kind, amount, reason, isExpense, category, vendor }: MoveEntered) => ({
  kind,
  amountPaise: amount,
  reason,
  expense: kind === 'out' && isExpense ? { category, vendor } : null,
});

/**
 * Returns the days of payments that came late or waited, the earliest first. None when all of them count in the
 * session's own day, or when the record is from before records had days.
 */
export function daysOfUnusual(
  { byDay = {} }: Pick<Unusual, 'byDay'>,
  businessDay: string,
): [string, Paise][] {
  const all = Object.entries(byDay).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return all.every(([day]) => day === businessDay) ? [] : all;
}

/** The rows of an X or Z report: what moved the money of each method, in order. */
export interface ReportRow {
  readonly what: 'taken' | 'tips' | 'refunds' | 'debits' | 'returns' | 'deposits' | 'held' | 'released';
  readonly tender: string;
  readonly amount: Paise;
}

const rows = (what: ReportRow['what'], amounts: ByTender, sign: 1 | -1 = 1): ReportRow[] =>
  Object.entries(amounts).map(([tender, amount]) => ({ what, tender, amount: (amount * sign) as Paise }));

/** Returns a session's money by kind and method. The rows of a method, without cash tips, add up to its money in the till. */
export function reportRows(session: CashSession): ReportRow[] {
  const sums = allSums(session);
  return [
    ...rows('taken', sums.taken),
    ...rows('debits', sums.debits),
    ...rows('tips', sums.tips),
    ...rows('refunds', sums.refunds, -1),
    ...rows('returns', sums.partsTaken),
    ...rows('returns', sums.partsGiven, -1),
    ...rows('deposits', sums.depositsTaken ?? {}),
    ...rows('deposits', sums.depositsGiven ?? {}, -1),
    ...rows('held', session.held),
    ...rows('released', session.released, -1),
  ];
}

/** Returns the sums of the movements that are no expenses, by kind; those of zero are left out. */
export const movedRows = ({ movements }: Pick<CashSession, 'movements'>) =>
  MOVEMENTS.map((kind) => ({ kind, amount: sumMoved(movements, kind) })).filter(({ amount }) => amount !== 0);
