import { costKeysOf } from '@bhoj/domain/menu/dish/costs';
import { paise } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import type { MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import { randomOf } from '../random.ts';
import { DEMO_MENU } from '../demo-menu.ts';

/** The cost of the ingredients as a share of the price, by category. */
const SHARE: Readonly<Record<string, number>> = {
  breakfast: 0.27,
  'south-indian': 0.25,
  starters: 0.34,
  'main-course': 0.35,
  rice: 0.31,
  breads: 0.22,
  'indo-chinese': 0.3,
  desserts: 0.33,
  beverages: 0.2,
  bar: 0.46,
};

/** Dishes without a cost: the owner has not worked it out yet. */
const NOT_KNOWN = new Set(['mutton-seekh', 'sula-red', 'bharli-vangi']);

/** To the half rupee, as an owner would enter it. */
const costOf = (price: number, share: number): Paise => paise(Math.round((price * share) / 50) * 50);

const priceAt = ({ variants, pricePaise }: MenuItem, n: number): number =>
  variants[n]?.pricePaise ?? pricePaise;

/** The cost prices of the demo's dishes and sizes, by `dishKey`. */
export const DEMO_COSTS: Record<string, Paise> = Object.fromEntries(
  DEMO_MENU.items
    .filter(({ id }) => !NOT_KNOWN.has(id))
    .flatMap((item) => {
      const share = (SHARE[item.categoryId] ?? 0.3) * (0.8 + 0.4 * randomOf(`cost ${item.id}`).float());
      return costKeysOf(item).map((key, n) => [key, costOf(priceAt(item, n), share)] as const);
    }),
);
