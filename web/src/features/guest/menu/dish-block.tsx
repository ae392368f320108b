import { useNear } from '../../../ui/shared/use-near.ts';
import { DishRow } from './dish-row.tsx';
import { shownQuantity } from './menu-model.ts';
import { UNDRAWN } from './scroll-to-section.ts';
import type { Ordering } from './ordering.ts';
import type { Row } from './menu-model.ts';

export interface DishBlockProps {
  readonly rows: readonly Row[];
  readonly isServed: boolean;
  /** True for the dishes on the screen when the menu opens. */
  readonly isFirst: boolean;
  readonly ordering?: Ordering;
}

/** px: about the height of a row. */
const ROW = 80;

/** Some dishes of a section. Their rows are drawn when they come near the screen; until then, their place is kept. */
export function DishBlock({ rows, isServed, isFirst, ordering }: DishBlockProps) {
  const { ref, isNear } = useNear<HTMLLIElement>(isFirst);
  if (!isNear)
    return <li ref={ref} aria-hidden {...{ [UNDRAWN]: '' }} style={{ height: rows.length * ROW }} />;
  return rows.map((row) => (
    <DishRow
      key={row.item.id}
      row={row}
      isServed={isServed}
      {...(ordering && { acts: { ...ordering, quantity: shownQuantity(ordering.cart, row.item) } })}
    />
  ));
}
