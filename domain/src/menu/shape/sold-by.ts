import type { MenuItem } from './menu.schema.ts';

/**
 * The faults in the way a dish is sold. `by-weight-mrp`: an MRP is printed on a pack, and weighed food has none.
 * `by-weight-combo`, `open-combo`: a combo has one price. `open-by-weight`: a dish is one or the other.
 * `open-choices`: an open dish has sizes or add-ons. `open-goods`: one HSN would stand for anything that a member
 * types.
 */
export type SoldByFault =
  'by-weight-mrp' | 'by-weight-combo' | 'open-by-weight' | 'open-combo' | 'open-choices' | 'open-goods';

type Sold = Pick<
  MenuItem,
  'byWeight' | 'open' | 'combo' | 'mrpPaise' | 'variants' | 'addOnGroupIds' | 'taxClass' | 'goods'
>;

/** Returns the fault in how a dish is sold; null for none. */
export function soldByFaultOf(dish: Sold): SoldByFault | null {
  const { byWeight, open, combo, mrpPaise, variants, addOnGroupIds, taxClass, goods } = dish;
  if (byWeight !== undefined) {
    if (open !== undefined) return 'open-by-weight';
    if (combo !== undefined) return 'by-weight-combo';
    if (mrpPaise !== undefined || variants.some((size) => size.mrpPaise !== undefined))
      return 'by-weight-mrp';
  }
  if (open === undefined) return null;
  if (combo !== undefined) return 'open-combo';
  if (variants.length + addOnGroupIds.length > 0) return 'open-choices';
  return taxClass === 'goods' || goods !== null ? 'open-goods' : null;
}
