import { WITHDRAWN_KEPT } from './customer.schema.ts';
import type { Customer } from './customer.schema.ts';

type Purpose = Customer['withdrawn'][number]['purpose'];
type Consents = Pick<Customer, 'offers' | 'company' | 'allergies' | 'withdrawn' | 'erasureAskedAt'>;

const PURPOSES: readonly Purpose[] = ['offers', 'company', 'allergies'];

const allWithdrawn = (a: Consents, b: Consents): Consents['withdrawn'] =>
  [...a.withdrawn, ...b.withdrawn].toSorted((x, y) => y.at - x.at);

const givenAt = ({ offers, company, allergies }: Consents, purpose: Purpose): number | null =>
  ({ offers, company: company?.consent, allergies: allergies?.consent })[purpose]?.at ?? null;

/**
 * True when a record's consent stands after both records are one. Consent is the person's and not the number's, so the
 * later word counts: a withdrawal in either record ends a consent that was given before it (DPDP Act s. 6).
 */
const stands = (record: Consents, purpose: Purpose, withdrawn: Consents['withdrawn']): boolean => {
  const at = givenAt(record, purpose);
  return at !== null && withdrawn.every((one) => one.purpose !== purpose || one.at < at);
};

/** Returns the consents of two records of one person, with all that was withdrawn, the latest first. */
export function mergedConsents(kept: Consents, gone: Consents): Consents {
  const withdrawn = allWithdrawn(kept, gone);
  const of = (purpose: Purpose) => [kept, gone].find((record) => stands(record, purpose, withdrawn));
  const asked = [kept.erasureAskedAt, gone.erasureAskedAt].filter((at) => at !== null);
  return {
    // A consent to offers was given for one number, and is not taken over.
    offers: of('offers') === kept ? kept.offers : null,
    company: of('company')?.company ?? null,
    allergies: of('allergies')?.allergies ?? null,
    withdrawn: withdrawn.slice(0, WITHDRAWN_KEPT),
    erasureAskedAt: asked.length === 0 ? null : Math.min(...asked),
  };
}

/** Returns the purposes for which one of the records has a consent that a withdrawal in the other ends. */
export function endedByMerge(kept: Consents, gone: Consents): Purpose[] {
  const withdrawn = allWithdrawn(kept, gone);
  const had = (purpose: Purpose, record: Consents) => givenAt(record, purpose) !== null;
  return PURPOSES.filter((purpose) =>
    [kept, gone].some((record) => had(purpose, record) && !stands(record, purpose, withdrawn)),
  );
}
