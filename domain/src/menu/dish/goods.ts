import { same } from '../../kernel/same.ts';
import { goodsRatesAt } from '../../statute/goods.ts';
import type { Taxed } from '../shape/goods-fault.ts';
import type { MenuContent } from '../shape/menu.schema.ts';

/** True when the GST rate of goods is lawful at an instant. */
export const isLawfulOn = ({ taxClass, goods }: Taxed, at: number): boolean =>
  taxClass !== 'goods' || (goods !== null && goodsRatesAt(at).includes(goods.taxBp));

/** Returns the names of new or changed goods with a GST rate that is not lawful at an instant. */
export const unlawfulGoods = (stored: MenuContent, content: MenuContent, at: number): string[] => {
  const known = new Map(stored.items.map((item) => [item.id, item.goods]));
  return content.items
    .filter((item) => !same(known.get(item.id) ?? null, item.goods) && !isLawfulOn(item, at))
    .map(({ name }) => name);
};
