import { Refusal } from '../../catalogue/reasons.ts';
import { same } from '../../kernel/same.ts';
import { NOTHING_FOR_ALL } from './entered.ts';
import type { EnteredForAll } from '../shape/entered.schema.ts';
import type { PayRun } from '../shape/pay-run.schema.ts';

/** The entries of a month's run that apply to everybody. */
export interface PayTerms {
  /** The two digits of the State that charges the profession tax; null while unknown. */
  readonly stateCode: string | null;
  readonly forAll: EnteredForAll;
}

/** Returns the entries with which the next month begins: the State and its minimum wages. It gets no other amounts. */
export const termsAfter = (run: Pick<PayRun, 'stateCode' | 'entered'> | null): PayTerms => ({
  stateCode: run?.stateCode ?? null,
  forAll: { ...NOTHING_FOR_ALL, ...(run !== null && { minimumWages: run.entered.minimumWages }) },
});

/** The owner's entries; a missing one keeps its value. */
interface PayTermsTyped {
  readonly stateCode?: string | null | undefined;
  readonly forAll?: EnteredForAll | undefined;
}

/**
 * Returns the entries for everybody after `typed` is added. Throws `pay-terms-changed`, with the names of the changed ones, where
 * a stored value equals neither `read` nor `typed`.
 */
export function withPayTerms(stands: PayTerms, typed: PayTermsTyped, read?: PayTerms): PayTerms {
  const next = { stateCode: typed.stateCode ?? stands.stateCode, forAll: typed.forAll ?? stands.forAll };
  if (read === undefined || same(stands, read) || same(stands, next)) return next;
  const flat = ({ stateCode, forAll }: PayTerms): Record<string, unknown> => ({ stateCode, ...forAll });
  const [now, before] = [flat(stands), flat(read)];
  throw new Refusal('pay-terms-changed', {
    changed: Object.keys(now).filter((name) => !same(now[name], before[name])),
  });
}
