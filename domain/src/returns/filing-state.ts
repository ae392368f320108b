import { Refusal } from '../catalogue/reasons.ts';
import { isOperatorGstin } from '../statute/gstin.ts';
import { startOf } from '../time/ist.ts';
import { same } from '../kernel/same.ts';
import { had, hadNumber } from './changes.ts';
import { isSameRegistration, registrationOf } from './registration.ts';
import type { ReturnForm } from '../statute/return-dates.ts';
import type { Entered, Filing, TaxReturn } from './return.schema.ts';
import type { TaxDocument } from './tax-document.ts';

/**
 * `none`: not prepared. `stale`: documents came since the preparation. `filed`: the owner marked every form as filed.
 */
export type ReturnState = 'none' | 'prepared' | 'stale' | 'filed';

/** The forms that a seller files. */
export const formsOf = ({ isComposition }: Pick<TaxReturn, 'isComposition'>): readonly ReturnForm[] =>
  isComposition ? ['cmp-08'] : ['gstr-1', 'gstr-3b'];

const isFiled = ({ filings, isComposition }: Pick<TaxReturn, 'filings' | 'isComposition'>): boolean =>
  formsOf({ isComposition }).every((form) => filings.some((one) => one.form === form));

export function filingStateOf(prepared: TaxReturn | null, cameSince: boolean): ReturnState {
  if (prepared === null) return 'none';
  if (cameSince) return 'stale';
  return isFiled(prepared) ? 'filed' : 'prepared';
}

/** The longest time from a document's time of issue until everybody can read it. */
const LATE_BY = 2 * 60_000;

/** Returns the time from which a return may lack documents. */
export const lateFrom = ({ preparedAt }: Pick<TaxReturn, 'preparedAt'>): number => preparedAt - LATE_BY;

/** True when a return lacks one of these documents of its registration, or one of these voids. */
export const lacks = (
  prepared: Pick<TaxReturn, 'tables' | 'voided' | 'gstin' | 'isComposition'>,
  since: {
    readonly documents: readonly Pick<TaxDocument, 'series' | 'financialYear' | 'sequence' | 'seller'>[];
    readonly voided: readonly string[];
  },
): boolean =>
  since.documents.some(
    (document) => isSameRegistration(registrationOf(document.seller), prepared) && !had(prepared, document),
  ) || since.voided.some((number) => hadNumber(prepared, number) && !prepared.voided.includes(number));

/** True when both were prepared from the same documents. */
export const isSame = (a: TaxReturn, b: TaxReturn): boolean =>
  a.fingerprint === b.fingerprint &&
  a.from === b.from &&
  a.gstin === b.gstin &&
  a.isComposition === b.isComposition &&
  a.days.daysPaise === b.days.daysPaise &&
  same(a.findings, b.findings);

/**
 * True when nobody prepared or corrected a return between two reads. Then the documents that were read second include
 * all its corrections.
 */
export const isSameSince = (now: Corrected | null, read: Corrected | null): boolean =>
  now?.preparedAt === read?.preparedAt && now?.correctedAt === read?.correctedAt;

type Corrected = Pick<TaxReturn, 'preparedAt' | 'correctedAt'>;

/** Throws `return-filed` when a return that is marked filed would change. */
export function assertMayChange(before: TaxReturn | null, after: TaxReturn): void {
  if (before !== null && before.filings.length > 0 && before.fingerprint !== after.fingerprint)
    throw new Refusal('return-filed', { month: before.month });
}

/**
 * Returns the filings after the owner marked one as filed, or as not filed; the same filings when nothing changes.
 * Throws `tax-month-runs` before the period is over, and `invalid-input` for a form that the seller does not file, or a
 * day before the period's end.
 */
export function markFiled(
  prepared: TaxReturn,
  form: ReturnForm,
  filed: Omit<Filing, 'form'> | null,
): Filing[] {
  const known = prepared.filings.find((one) => one.form === form);
  const others = prepared.filings.filter((one) => one.form !== form);
  if (filed === null) return known === undefined ? prepared.filings : others;
  if (!formsOf(prepared).includes(form)) throw new Refusal('invalid-input', { fields: ['form'] });
  if (filed.at < startOf(prepared.until)) throw new Refusal('tax-month-runs', { month: prepared.month });
  if (filed.on < prepared.until || startOf(filed.on) > filed.at)
    throw new Refusal('invalid-input', { fields: ['filed.on'] });
  if (known?.on === filed.on && known.arn === filed.arn) return prepared.filings;
  return [...others, { form, ...filed }];
}

/** Returns the entries of a return after the owner said on another one when the GSTIN ended, or that it did not. */
export function withEnd(known: Entered, endedOn: Entered['endedOn']): Entered {
  const { endedOn: _, ...entered } = known;
  return endedOn === undefined ? entered : { ...entered, endedOn };
}

/** Throws `invalid-input` for a GSTIN with a wrong check digit, or of another State. */
export function assertEntered({ operatorGstins }: Entered, { gstin }: Pick<TaxReturn, 'gstin'>): void {
  const wrong = Object.entries(operatorGstins).filter(
    ([, one]) => !isOperatorGstin(one) || one.slice(0, 2) !== gstin.slice(0, 2),
  );
  if (wrong.length > 0)
    throw new Refusal('invalid-input', { fields: wrong.map(([operator]) => `operatorGstins.${operator}`) });
}
