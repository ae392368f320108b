import { mayBeGoods } from './tax-class.ts';
import type { Goods } from './goods.schema.ts';
import type { TaxClass } from './tax-class.ts';

/** What the tax on a dish goes by. */
export interface Taxed {
  readonly taxClass: TaxClass;
  readonly goods: Goods | null;
}

export type GoodsFault = 'hsn' | 'goods-rate';

/**
 * What is wrong with the HSN and the rate of a dish, whatever the day: packaged goods need both, exempt goods have no rate,
 * and nothing else has either.
 */
export function goodsFaultOf({ taxClass, goods }: Taxed): GoodsFault | null {
  if (goods === null) return taxClass === 'goods' ? 'hsn' : null;
  if (!mayBeGoods(taxClass)) return 'hsn';
  return (taxClass === 'goods') === goods.taxBp > 0 ? null : 'goods-rate';
}
