import { nameKey } from '../../kernel/folded.ts';
import { partOf, paise, sum, ZERO } from '../../money/money.ts';
import { scaled } from '../../money/scaled.ts';
import { DAY } from '../../time/ist.ts';
import { itemOfLevel } from '../shape/levels.schema.ts';
import type { Paise } from '../../money/money.ts';
import type { StockDay, SumKind } from '../shape/day.schema.ts';
import type { StockItem } from '../shape/items.schema.ts';
import type { StockLevels } from '../shape/levels.schema.ts';
import type { Quantity } from '../shape/quantity.ts';

/** An item's use in so many days says how fast it goes. */
export const PACE_DAYS = 7;

/** An item that nobody has counted for so long is at risk. */
const COUNTED_WITHIN = 30 * DAY;

/** An item that lasts no longer than this at its pace, in days, is at risk. */
const LASTS_DAYS = 2;

export const SIGNS = ['below-zero', 'below-par', 'runs-out', 'not-counted'] as const;
export type Sign = (typeof SIGNS)[number];

/** An item as the page shows it: its stock in all stores, and the signs that somebody must act. */
export interface InHouse {
  readonly item: StockItem;
  readonly quantity: Quantity;
  readonly worthPaise: Paise;
  /** The use of one day, by the last days; never below zero. */
  readonly perDay: Quantity;
  readonly perDayPaise: Paise;
  /** Days that it lasts at this pace; null where nothing is used. */
  readonly lasts: number | null;
  /** When it was last counted in every store that has any; null for never. */
  readonly countedAt: number | null;
  readonly signs: readonly Sign[];
}

/**
 * The kinds of moves that use an item. A count's difference and a transfer say nothing about the pace, and neither does
 * the batch that comes in.
 */
const USES: readonly SumKind[] = ['usage', 'return', 'waste', 'preparation'];

function pacesOf(days: readonly Pick<StockDay, 'sums'>[]): Map<string, [quantity: number, worth: number]> {
  const paces = new Map<string, [number, number]>();
  for (const { sums } of days)
    for (const kind of USES)
      for (const [itemId, [quantity, worth]] of Object.entries(sums[kind] ?? {})) {
        if (kind === 'preparation' && quantity > 0) continue;
        const [q, w] = paces.get(itemId) ?? [0, 0];
        paces.set(itemId, [q - quantity, w - worth]);
      }
  return paces;
}

/**
 * Returns the items that are active or have a level, with their figures at `now`. `days` are the last `PACE_DAYS` whole
 * business days; a day without moves is missing.
 */
export function inHouse(
  items: readonly StockItem[],
  { levels }: Pick<StockLevels, 'levels'>,
  days: readonly Pick<StockDay, 'sums'>[],
  now: number,
): InHouse[] {
  const paces = pacesOf(days);
  const byItem = Map.groupBy(Object.entries(levels), ([key]) => itemOfLevel(key));
  return items
    .filter(({ id, active }) => active || byItem.get(id)?.some(([, { quantity }]) => quantity !== 0))
    .map((item): InHouse => {
      const known = (byItem.get(item.id) ?? []).map(([, level]) => level);
      const quantity = known.reduce((all, level) => all + level.quantity, 0);
      const [used, worth] = paces.get(item.id) ?? [0, 0];
      const perDay = Math.max(0, scaled(used, 1, PACE_DAYS));
      const held = known.filter((level) => level.quantity !== 0 || level.countedAt !== undefined);
      const counted = held.map(({ countedAt }) => countedAt ?? 0);
      const countedAt = counted.length === 0 ? 0 : Math.min(...counted);
      const lasts = perDay === 0 ? null : Math.max(0, quantity) / perDay;
      const isShort = item.par !== undefined && quantity < item.par;
      const signs: Sign[] = [
        ...(known.some((level) => level.quantity < 0) ? (['below-zero'] as const) : []),
        ...(isShort ? (['below-par'] as const) : []),
        ...(lasts !== null && lasts < LASTS_DAYS ? (['runs-out'] as const) : []),
        ...(known.length > 0 && countedAt < now - COUNTED_WITHIN ? (['not-counted'] as const) : []),
      ];
      return {
        item,
        quantity,
        worthPaise: sum(known.map(({ worthPaise }) => worthPaise)),
        perDay,
        perDayPaise: worth <= 0 ? ZERO : partOf(paise(worth), 1, PACE_DAYS),
        lasts,
        countedAt: countedAt === 0 ? null : countedAt,
        signs,
      };
    });
}

/** Returns the worth of the stock in all, and by category, the highest first. A category is spelled as in its first item. */
export function worthOf(all: readonly InHouse[]): {
  readonly worthPaise: Paise;
  readonly byCategory: readonly (readonly [category: string, worthPaise: Paise])[];
} {
  const categories = Map.groupBy(all, ({ item }) => nameKey(item.category)).values();
  return {
    worthPaise: sum(all.map(({ worthPaise }) => worthPaise)),
    byCategory: [...categories]
      .map((some) => [some[0]?.item.category ?? '', sum(some.map(({ worthPaise }) => worthPaise))] as const)
      .toSorted(([, a], [, b]) => b - a),
  };
}

/** How many items a short count has. */
const SHORT_COUNT = 5;

/** An item that was never counted is as uncertain as one of a month ago. */
const MOST_DAYS = 30;

/**
 * Returns how much worth of an item may have been lost unseen since its last count: its use of the last days, times the days
 * since.
 */
const atRisk = ({ perDayPaise, countedAt }: InHouse, now: number): number => {
  const days = countedAt === null ? MOST_DAYS : Math.min(MOST_DAYS, Math.max(0, (now - countedAt) / DAY));
  return perDayPaise * days;
};

/**
 * Returns the items of a short count: those with the most rupees at risk, and where no use is known, those with the
 * highest worth.
 */
export const toCount = (all: readonly InHouse[], now: number): InHouse[] =>
  all
    .filter(({ item }) => item.active)
    .toSorted((a, b) => atRisk(b, now) - atRisk(a, now) || b.worthPaise - a.worthPaise)
    .slice(0, SHORT_COUNT);
