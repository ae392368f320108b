import { Refusal } from '../../catalogue/reasons.ts';
import { same } from '../../kernel/same.ts';
import { startOf } from '../../time/ist.ts';
import type { IsoDate } from '../../time/ist.ts';
import { isSettled, payRowsOf, slipsOf } from './pay-run.ts';
import { payTotalsOf } from './pay-totals.ts';
import { paySourcesOf } from './pay-sources.ts';
import { MOST_PEOPLE } from '../shape/pay-run.schema.ts';
import type { Paise } from '../../money/money.ts';
import type { EnteredForAll } from '../shape/entered.schema.ts';
import type { PayLaw } from '../shape/law.schema.ts';
import type { PayRun, PayRunState } from '../shape/pay-run.schema.ts';
import type { PayInputs } from './pay-sources.ts';
import type { Slip, SlipPayment } from '../shape/slip.schema.ts';

/** A draft, without the times of its steps. */
export interface Drafted {
  readonly run: PayRun;
  readonly slips: readonly Slip[];
}

interface DraftInputs extends PayInputs {
  readonly stateCode: string | null;
  readonly law: PayLaw;
  readonly forAll: EnteredForAll;
  readonly tipsPaidOutPaise: Paise;
  readonly musterChangedAt: number | null;
  /** The slips as stored; final pays do not change. */
  readonly stored: readonly Slip[];
}

/** The most open advances of one run, so that approving it fits into one transaction. */
const MOST_ADVANCES = 250;

/** The highest cost of a month: the months in finance allow up to this. */
const MOST_COST = 1_000_000_000;

/**
 * Makes the draft of a month. Refuses with `day-in-future` before the month begins, `pay-run-too-large`, and
 * `tips-above-book` where the slips together have more tips than the money book says were paid out.
 */
export function draftOf(inputs: DraftInputs, at: number): Drafted {
  const { month, stateCode, law, forAll, tipsPaidOutPaise, musterChangedAt, stored } = inputs;
  if (startOf(`${month}-01`) > at) throw new Refusal('day-in-future', { day: `${month}-01` });
  const sources = paySourcesOf(inputs);
  if (sources.length > MOST_PEOPLE || inputs.advances.length > MOST_ADVANCES)
    throw new Refusal('pay-run-too-large', { people: MOST_PEOPLE, advances: MOST_ADVANCES });
  const slips = slipsOf(sources, law, forAll, stored.filter(isSettled));
  const totals = payTotalsOf(slips);
  if (totals.tipsPaise > tipsPaidOutPaise) throw new Refusal('tips-above-book', { most: tipsPaidOutPaise });
  const run: PayRun = {
    month,
    state: 'draft',
    stateCode,
    law,
    entered: forAll,
    totals,
    tipsPaidOutPaise,
    musterChangedAt,
    rows: payRowsOf(slips),
    draftedAt: at,
    reviewedAt: null,
    approvedAt: null,
    paidAt: null,
  };
  return { run, slips };
}

/** True when both drafts are equal, whenever they were made. */
export const isSameDraft = (a: PayRun, b: PayRun): boolean =>
  same({ ...a, draftedAt: 0 }, { ...b, draftedAt: 0 });

/**
 * Returns slips without payments and without people's disputes and agreements about their days: neither changes the pay, so
 * neither stops an approval (P-WAGES-4).
 */
const bare = (slips: readonly Slip[]) =>
  slips
    .map(({ days, source, ...slip }) => ({
      ...slip,
      payment: null,
      days: { ...days, disputed: [], confirmed: null },
      source: {
        ...source,
        cells: Object.entries(source.cells).map(([day, { mark, overtimeMinutes }]) => [
          day,
          mark,
          overtimeMinutes,
        ]),
      },
    }))
    .toSorted((a, b) => (a.personId < b.personId ? -1 : 1));

/** True when computing the slips now gives the stored ones, whatever people said of their days since. */
export const isUnchanged = (stored: readonly Slip[], now: readonly Slip[]): boolean =>
  same(bare(stored), bare(now));

/** True once a run is approved. After that only payments change it. */
export const stands = ({ state }: Pick<PayRun, 'state'>): boolean => state === 'approved' || state === 'paid';

/** Throws `pay-run-moved` unless the run is at one of these steps. */
export function atStep(run: PayRun | null, ...states: readonly PayRunState[]): PayRun {
  if (run === null || !states.includes(run.state))
    throw new Refusal('pay-run-moved', { state: run?.state ?? null });
  return run;
}

/**
 * Throws unless every slip can be approved: `slips-incomplete` for unmarked days and unknown amounts, `pay-negative`
 * for deductions above the pay; both with the ids of the people.
 */
export function checkSlips({ rows }: Pick<PayRun, 'rows'>): void {
  const having = (...problems: readonly Slip['problems'][number][]): string[] =>
    Object.entries(rows).flatMap(([id, row]) =>
      row.problems.some((problem) => problems.includes(problem)) ? [id] : [],
    );
  const incomplete = having('days-unmarked', 'not-known');
  if (incomplete.length > 0) throw new Refusal('slips-incomplete', { people: incomplete });
  const negative = having('law-above-limit', 'negative-pay');
  if (negative.length > 0) throw new Refusal('pay-negative', { people: negative });
}

const isPaidUp = (rows: PayRun['rows']): boolean =>
  Object.values(rows).every(({ netPaise, isPaid }) => isPaid || netPaise === 0);

/** Returns the run after its approval. Throws the reasons of `checkSlips`, and `pay-run-too-large`. */
export function approved(run: PayRun, at: number): PayRun {
  checkSlips(run);
  if (run.totals.costPaise > MOST_COST) throw new Refusal('pay-run-too-large', { most: MOST_COST });
  const isPaid = isPaidUp(run.rows);
  return { ...run, state: isPaid ? 'paid' : 'approved', approvedAt: at, paidAt: isPaid ? at : null };
}

/** Returns the amounts that slips recover of advances, by advance id. */
export const takenBackOf = (slips: readonly Slip[]): { advanceId: string; amountPaise: Paise }[] =>
  slips.flatMap(({ deductions }) =>
    deductions.flatMap(({ advanceId, amountPaise }) =>
      advanceId === null || amountPaise === 0 ? [] : [{ advanceId, amountPaise }],
    ),
  );

/** Returns the amounts that approving a run recovers of advances. A final pay has already recovered its own. */
export const recoveredOf = (slips: readonly Slip[]): { advanceId: string; amountPaise: Paise }[] =>
  takenBackOf(slips.filter((slip) => !isSettled(slip)));

type Payment = Pick<SlipPayment, 'method' | 'reference' | 'paidOn'>;

/** True when a slip is already paid in exactly this way. Throws `pay-run-moved` when it is paid in another. */
export function isPaidSo(
  { payment }: Pick<Slip, 'payment'>,
  { method, reference, paidOn }: Payment,
): boolean {
  if (payment === null) return false;
  if (payment.method === method && payment.reference === reference && payment.paidOn === paidOn) return true;
  throw new Refusal('pay-run-moved', { state: 'paid' });
}

/** Throws `day-in-future` for a payment on a day to come, and `paid-before-month` for one before its month began. */
export function assertPayDay(month: string, paidOn: IsoDate, today: IsoDate): void {
  if (paidOn > today) throw new Refusal('day-in-future', { day: paidOn });
  if (paidOn < `${month}-01`) throw new Refusal('paid-before-month', { day: paidOn });
}

/** The most payments taken back that a slip keeps; the audit has all. */
const MOST_WITHDRAWN = 20;

/**
 * Returns the run and the slip after a payment that was noted wrongly is taken back; null where none is noted. The pay does not
 * change, and its payment can be noted again.
 */
export function withoutPayment(
  run: PayRun,
  slip: Slip,
  { reason, at }: { readonly reason: string; readonly at: number },
): { readonly run: PayRun; readonly slip: Slip } | null {
  const { payment, personId } = slip;
  const row = run.rows[personId];
  if (payment === null || row === undefined) return null;
  const rows = { ...run.rows, [personId]: { ...row, isPaid: false } };
  const isPaid = isPaidUp(rows);
  return {
    run:
      run.state === 'paid' && !isPaid ? { ...run, rows, state: 'approved', paidAt: null } : { ...run, rows },
    slip: {
      ...slip,
      payment: null,
      withdrawn: [...slip.withdrawn, { ...payment, reason, at }].slice(-MOST_WITHDRAWN),
    },
  };
}

/** Returns the run after these people are paid. Before its approval only final pays are paid, and it stays a draft. */
export function withPaid(run: PayRun, personIds: readonly string[], at: number): PayRun {
  const paid = personIds.flatMap((id) => {
    const row = run.rows[id];
    return row === undefined ? [] : [[id, { ...row, isPaid: true }] as const];
  });
  const rows = { ...run.rows, ...Object.fromEntries(paid) };
  return stands(run) && isPaidUp(rows)
    ? { ...run, rows, state: 'paid', paidAt: run.paidAt ?? at }
    : { ...run, rows };
}
