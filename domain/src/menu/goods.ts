import { same } from '../kernel/same.ts';
import { goodsRatesAt } from '../statute/goods.ts';
import { mayBeGoods } from './tax-class.ts';
import type { MenuContent, MenuItem } from './menu.schema.ts';

type Taxed = Pick<MenuItem, 'taxClass' | 'goods'>;

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

/** True when goods may be taxed at their rate at an instant. */
export const isLawfulOn = ({ taxClass, goods }: Taxed, at: number): boolean =>
  taxClass !== 'goods' || (goods !== null && goodsRatesAt(at).includes(goods.taxBp));

/** The names of new or changed dishes whose goods' rate is not lawful at an instant. */
export const unlawfulGoods = (stored: MenuContent, content: MenuContent, at: number): string[] => {
  const known = new Map(stored.items.map((item) => [item.id, item.goods]));
  return content.items
    .filter((item) => !same(known.get(item.id) ?? null, item.goods) && !isLawfulOn(item, at))
    .map(({ name }) => name);
};
