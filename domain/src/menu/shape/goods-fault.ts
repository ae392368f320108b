import { mayBeGoods } from './tax-class.ts';
import type { Goods } from './goods.schema.ts';
import type { TaxClass } from './tax-class.ts';

/** The fields of a dish that decide its tax. */
export interface Taxed {
  readonly taxClass: TaxClass;
  readonly goods: Goods | null;
}

export type GoodsFault = 'hsn' | 'goods-rate';

/**
 * Returns the fault in the HSN and rate of a dish, whatever rates are lawful on a day: packaged goods need both, exempt goods
 * have no rate, and other classes have neither.
 */
export function goodsFaultOf({ taxClass, goods }: Taxed): GoodsFault | null {
  if (goods === null) return taxClass === 'goods' ? 'hsn' : null;
  if (!mayBeGoods(taxClass)) return 'hsn';
  return (taxClass === 'goods') === goods.taxBp > 0 ? null : 'goods-rate';
}
