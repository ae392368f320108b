import { mayBeGoods } from '../shape/tax-class.ts';
import { basisPoints } from '../../money/money.ts';
import { hsnSchema } from '../shape/goods.schema.ts';
import type { Goods } from '../shape/goods.schema.ts';
import type { MenuItem } from '../shape/menu.schema.ts';

/** The columns of goods. */
export const GOODS_COLUMNS = ['HSN', 'GST rate'] as const;
export type GoodsColumn = (typeof GOODS_COLUMNS)[number];

/** Reads a percentage such as `18`, `18%` or `2.5 %` as basis points; null for anything else. */
const rateIn = (cell: string): number | null => {
  const [, percent] = /^(\d{1,2}(?:\.\d{1,2})?)\s*%?$/.exec(cell) ?? [];
  return percent === undefined ? null : basisPoints(Number(percent));
};

/**
 * Reads the HSN and the rate of a dish from its row; null for a dish in a class that has neither. An empty cell keeps the dish's
 * value. Returns the wrong or missing column instead where the row is faulty.
 */
export function goodsIn(
  { taxClass, goods: known }: Pick<MenuItem, 'taxClass' | 'goods'>,
  cell: (column: GoodsColumn) => string,
): { readonly goods: Goods | null } | { readonly column: GoodsColumn } {
  if (!mayBeGoods(taxClass)) return { goods: null };
  const hsn = cell('HSN') === '' ? (known?.hsn ?? '') : cell('HSN').replaceAll(' ', '');
  if (hsn === '' && taxClass === 'exempt') return { goods: null };
  if (!hsnSchema.safeParse(hsn).success) return { column: 'HSN' };
  if (taxClass === 'exempt') return { goods: { hsn, taxBp: 0 } };
  const taxBp = cell('GST rate') === '' ? (known?.taxBp ?? null) : rateIn(cell('GST rate'));
  return taxBp === null || taxBp === 0 ? { column: 'GST rate' } : { goods: { hsn, taxBp } };
}

/** Returns the cells of a dish's goods. */
export const goodsCells = ({
  goods,
  taxClass,
}: Pick<MenuItem, 'goods' | 'taxClass'>): Record<GoodsColumn, string> => ({
  HSN: goods?.hsn ?? '',
  'GST rate': goods === null || taxClass !== 'goods' ? '' : String(goods.taxBp / 100),
});
