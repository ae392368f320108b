import { Refusal } from '../../catalogue/reasons.ts';
import { same } from '../../kernel/same.ts';
import type { EnteredForAll } from '../shape/entered.schema.ts';

/** What holds for everybody in a month's run. */
export interface PayTerms {
  /** The two digits of the State whose profession tax is charged; null while it is not known. */
  readonly stateCode: string | null;
  readonly forAll: EnteredForAll;
}

/** What the owner typed of it; what is missing stays. */
interface PayTermsTyped {
  readonly stateCode?: string | null | undefined;
  readonly forAll?: EnteredForAll | undefined;
}

/**
 * What holds for everybody once `typed` is entered. Throws `pay-terms-changed`, with the names of what changed, where what
 * stands is neither what was read nor what is typed.
 */
export function withPayTerms(stands: PayTerms, typed: PayTermsTyped, read?: PayTerms): PayTerms {
  const next = { stateCode: typed.stateCode ?? stands.stateCode, forAll: typed.forAll ?? stands.forAll };
  if (read === undefined || same(stands, read) || same(stands, next)) return next;
  const flat = ({ stateCode, forAll }: PayTerms): Record<string, unknown> => ({ stateCode, ...forAll });
  const [now, before] = [flat(stands), flat(read)];
  throw new Refusal('pay-terms-changed', {
    changed: Object.keys(now).filter((name) => now[name] !== before[name]),
  });
}
