import { amountIn } from './csv-cells.ts';
import { gramsOf } from '../sale/typed-weight.ts';
import { weightText } from '../sale/weight.ts';
import { byWeightSchema, openSchema } from '../shape/sold-by.schema.ts';
import { typedRupees } from '../../money/typed.ts';
import type { MenuItem } from '../shape/menu.schema.ts';

/** The column that says how a dish is sold. */
export const SOLD_BY_COLUMN = 'Sold by';

/** The cell of a dish that is sold by the portion; an empty one keeps how the dish is sold. */
const BY_PORTION = '-';

type Sale = Pick<MenuItem, 'byWeight' | 'open'>;

/** Returns how a dish is sold: `250 g | 500 g` by weight, `open 20 to 2000`, and nothing by the portion. */
export function soldByCell({ byWeight, open }: Sale): string {
  if (open !== undefined) return `open ${typedRupees(open.minPaise)} to ${typedRupees(open.maxPaise)}`;
  return (byWeight?.steps ?? []).map(weightText).join(' | ');
}

/** Reads such a cell; null where it cannot be read. */
export function soldByIn(cell: string): Sale | null {
  if (cell.trim() === BY_PORTION) return {};
  const [, min = '', max = ''] = /^open\s+(\S+)\s+to\s+(\S+)$/i.exec(cell.trim()) ?? [];
  if (min !== '') {
    const { data } = openSchema.safeParse({ minPaise: amountIn(min), maxPaise: amountIn(max) });
    return data === undefined ? null : { open: data };
  }
  const { data } = byWeightSchema.safeParse({ steps: gramsOf(cell) });
  return data === undefined ? null : { byWeight: data };
}

/** Returns a dish as its cell says that it is sold. An open dish costs at least the lower of its bounds. */
export function withSoldBy<D extends Sale & Pick<MenuItem, 'pricePaise'>>(dish: D, sale: Sale): D {
  const { byWeight: _, open: __, ...plain } = dish;
  return { ...plain, ...(sale.open && { pricePaise: sale.open.minPaise }), ...sale } as D;
}
