import { followCode } from '@bhoj/domain/billing/discounts/discount-code';
import { discountCodes } from '@bhoj/domain/billing/shape/discount-code.collection';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { same } from '@bhoj/domain/kernel/same';
import type { Account } from '@bhoj/domain/billing/shape/account';
import type { Discount } from '@bhoj/domain/billing/shape/discount.schema';
import type { DiscountCode } from '@bhoj/domain/billing/shape/discount-code.schema';
import type { Store } from '../firebase/store.ts';

/** A code whose use a document changes. */
export interface CodeUse {
  readonly restaurantId: string;
  readonly code: string;
  readonly stored: DiscountCode;
}

/** Reads the code that a discount comes from; null for a discount without one. Writes nothing. */
export async function readCodeUse(
  store: Store,
  restaurantId: string,
  discount: Discount | null | undefined,
): Promise<CodeUse | null> {
  const code = discount?.code?.id;
  if (code === undefined) return null;
  const stored = await store.get(discountCodes, { restaurantId, code });
  if (stored === null) throw new Refusal('code-not-valid');
  return { restaurantId, code, stored };
}

/** Counts the use that a document makes of a code, or gives it back with its void. */
export function writeCodeUse(
  store: Store,
  use: CodeUse | null,
  accounts: { before: Account; after: Account },
): void {
  if (use === null) return;
  const { restaurantId, code, stored } = use;
  const after = followCode(stored, { code, ...accounts });
  if (!same(stored, after)) store.set(discountCodes, { restaurantId, code }, after);
}
