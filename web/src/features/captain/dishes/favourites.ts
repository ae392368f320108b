import { z } from 'zod';
import type { Menu, MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import { useStored } from '../../../ui/shared/stored.ts';

/** How often each dish was sent from this device, by dish id. */
export type Counts = Readonly<Record<string, number>>;
const countsSchema = z.record(z.string(), z.int());
const NONE: Record<string, number> = {};

/** The most dishes that a device counts, and how many of them it shows. */
const MAX_COUNTED = 60;
export const MAX_SHOWN = 12;
/** From this count on all are halved, so that dishes of a new season rise. */
export const MAX_COUNT = 400;
/** A dish that was sent once may have been chance. */
const FROM = 2;

const most = (counts: Counts): [id: string, count: number][] =>
  Object.entries(counts).toSorted(([, a], [, b]) => b - a);

/** Returns the counts with one more for each dish; the rarest are forgotten. */
export function counted(counts: Counts, itemIds: readonly string[]): Record<string, number> {
  const next: Record<string, number> = { ...counts };
  for (const id of new Set(itemIds)) next[id] = (next[id] ?? 0) + 1;
  const isFull = Object.values(next).some((count) => count >= MAX_COUNT);
  const aged = most(next).map(([id, count]) => [id, isFull ? Math.floor(count / 2) : count] as const);
  const kept = aged.filter(([, count]) => count > 0);
  // A just sent dish is kept; otherwise a full list would never take a new one.
  const isNew = ([id]: readonly [string, number]) => itemIds.includes(id);
  return Object.fromEntries(
    [...kept.filter(isNew), ...kept.filter((one) => !isNew(one))].slice(0, MAX_COUNTED),
  );
}

/** Returns the menu's most often sent dishes, the most frequent first. */
export const favouritesOf = ({ items }: Pick<Menu, 'items'>, counts: Counts): MenuItem[] =>
  most(counts)
    .filter(([, count]) => count >= FROM)
    .flatMap(([id]) => items.find((item) => item.id === id) ?? [])
    .slice(0, MAX_SHOWN);

/** The dishes that this device sends most often to one restaurant's kitchen. The counts never leave the device. */
export function useFavourites(restaurantId: string) {
  const [counts, update] = useStored<Record<string, number>>(
    `bhoj.favourites.${restaurantId}`,
    countsSchema,
    NONE,
  );
  return {
    counts,
    count: (itemIds: readonly string[]) => update((all) => counted(all, itemIds)),
  };
}
