import { Refusal } from '@bhoj/domain/catalogue/reasons';
import type { Right } from '@bhoj/domain/catalogue/rights';

const COUNTING: readonly Right[] = ['stock', 'cook'];

/** Throws `not-allowed` unless somebody keeps the stock or cooks from it. */
export function assertMayCount({ can }: { readonly can: readonly Right[] }): void {
  if (!COUNTING.some((right) => can.includes(right))) throw new Refusal('not-allowed', { rights: ['stock'] });
}
