import { followCode } from '@bhoj/domain/billing/discounts/discount-code';
import { discountCodes } from '@bhoj/domain/billing/shape/discount-code.collection';
import { same } from '@bhoj/domain/kernel/same';
import type { Account } from '@bhoj/domain/billing/shape/account';
import type { Discount } from '@bhoj/domain/billing/shape/discount.schema';
import type { DiscountCode } from '@bhoj/domain/billing/shape/discount-code.schema';
import type { Store } from '../../firebase/store.ts';

/** A code, before and after a document changes its uses. */
export interface CodeUse {
  readonly restaurantId: string;
  readonly code: string;
  readonly stored: DiscountCode;
}

/** Reads the code of a discount; null for a discount without one. Writes nothing. */
export async function readCodeUse(
  store: Store,
  restaurantId: string,
  discount: Discount | null | undefined,
): Promise<CodeUse | null> {
  const code = discount?.code?.id;
  if (code === undefined) return null;
  const stored = await store.need(discountCodes, { restaurantId, code }, 'code-not-valid');
  return { restaurantId, code, stored };
}

/** Counts a document's use of a code, or takes it back with the document's void. */
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
