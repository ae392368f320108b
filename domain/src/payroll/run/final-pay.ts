import { Refusal } from '../../catalogue/reasons.ts';
import type { IsoDate } from '../../time/ist.ts';
import { isSettled, NO_CHARGES, payRowsOf, withCharges } from './pay-run.ts';
import { atStep, checkSlips, isUnchanged, stands } from './pay-run-acts.ts';
import { hasFinalPay } from '../people/person.ts';
import { paySourcesOf } from './pay-sources.ts';
import { slipOf } from '../slip/slip.ts';
import type { PayRun } from '../shape/pay-run.schema.ts';
import type { PayInputs } from './pay-sources.ts';
import type { Person } from '../shape/person.schema.ts';
import type { Slip } from '../shape/slip.schema.ts';

interface FinalPay {
  readonly run: PayRun;
  readonly slip: Slip;
  readonly person: Person;
}

/**
 * Returns the run, the slip and the person after a leaver's slip is approved before the others; null when it already was. The
 * slip is computed again from `inputs` and must equal the stored one, except for its part of the establishment's charges, which
 * the month's run splits. Throws the reasons in the contract.
 */
export function finalPayOf(
  known: PayRun | null,
  stored: Slip | null,
  personId: string,
  inputs: PayInputs,
  { today, at }: { readonly today: IsoDate; readonly at: number },
): FinalPay | null {
  if (stored !== null && isSettled(stored)) return null;
  const run = atStep(known, 'draft', 'reviewed');
  const { month, law, entered: forAll } = run;
  const person = inputs.people.find(({ id }) => id === personId)?.value;
  if (person === undefined) throw new Refusal('person-not-found');
  if (!hasFinalPay(person, month)) throw new Refusal('no-last-day');
  if (person.leftOn !== null && person.leftOn > today)
    throw new Refusal('day-in-future', { day: person.leftOn });
  if (stored === null) throw new Refusal('pay-run-moved', { state: run.state });
  const entered = { [personId]: stored.source.entered };
  const arrears = { [personId]: stored.source.arrears };
  const now = paySourcesOf({ ...inputs, entered, arrears })
    .filter(([id]) => id === personId)
    .map(([id, source]) => withCharges(slipOf(id, source, law, forAll), NO_CHARGES));
  if (!isUnchanged([withCharges(stored, NO_CHARGES)], now)) throw new Refusal('pay-run-changed');
  const { days, source } = now[0] ?? stored;
  const slip = { ...stored, days, source, settled: { at, law, forAll } };
  const row = payRowsOf([slip]);
  checkSlips({ rows: row });
  return {
    run: { ...run, rows: { ...run.rows, ...row } },
    slip,
    person: { ...person, settledMonths: [...person.settledMonths, month], changedAt: at },
  };
}

/** Throws `final-pay-stands` where the owner types amounts for a person with an approved final pay. */
export function assertNotSettled(
  stored: readonly Slip[],
  typed: Readonly<Record<string, unknown>> = {},
): void {
  if (stored.some((slip) => isSettled(slip) && typed[slip.personId] !== undefined))
    throw new Refusal('final-pay-stands');
}

/** Throws `pay-run-moved` unless these slips may be paid: all slips of an approved run, before that only final pays. */
export function payable(run: PayRun | null, slips: readonly Slip[]): PayRun {
  const areFinal = slips.length > 0 && slips.every(isSettled);
  return areFinal && run !== null ? run : atStep(run, 'approved', 'paid');
}

/**
 * Returns the rows that may be paid: all rows of an approved run; before its approval, only final pays. Throws `pay-run-moved`
 * when there are none.
 */
export function payableRows(run: PayRun | null): [personId: string, row: PayRun['rows'][string]][] {
  const settled = Object.entries(run?.rows ?? {}).filter(([, row]) => row.isSettled);
  return run !== null && !stands(run) && settled.length > 0
    ? settled
    : Object.entries(atStep(run, 'approved', 'paid').rows);
}
