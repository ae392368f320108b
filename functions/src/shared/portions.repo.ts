import { availabilities } from '@bhoj/domain/menu/shape/menu.collection';
import { portionsLeft } from '@bhoj/domain/menu/portions/portions-left.collection';
import { givePortionsBack, NOTHING_COUNTED, takePortions } from '@bhoj/domain/menu/portions/portions-left';
import { NOTHING_SOLD_OUT } from '@bhoj/domain/menu/dish/availability';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { same } from '@bhoj/domain/kernel/same';
import type { PortionsLeft } from '@bhoj/domain/menu/portions/portions-left.schema';
import type { Availability } from '@bhoj/domain/menu/shape/menu.schema';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import type { CountedLine, OrderedLine, Stock } from '@bhoj/domain/menu/portions/portions-left';
import type { Store } from '../firebase/store.ts';

/** Writes the counts of portions that changed. */
export type WriteCounts = () => void;

const NOTHING_TO_COUNT: WriteCounts = () => undefined;

interface Known {
  readonly portions: PortionsLeft | null;
  readonly availability: Availability | null;
}

/** Reads the counted portions and the sold-out dishes. */
export async function readPortions(store: Store, restaurantId: string): Promise<Known> {
  const [portions, availability] = await Promise.all([
    store.get(portionsLeft, { restaurantId }),
    store.get(availabilities, { restaurantId }),
  ]);
  return { portions, availability };
}

export const stockOfPortions = ({ portions, availability }: Known): Stock => ({
  portions: portions ?? NOTHING_COUNTED,
  availability: availability ?? NOTHING_SOLD_OUT,
});

/** Writes the changes of both documents. */
export function writePortions(store: Store, restaurantId: string, before: Known, after: Stock): void {
  const { portions, availability } = stockOfPortions(before);
  if (!same(portions, after.portions))
    store.change(portionsLeft, { restaurantId }, before.portions, after.portions);
  if (!same(availability, after.availability))
    store.change(availabilities, { restaurantId }, before.availability, after.availability);
}

/**
 * Reads the counts of the portions that a round takes, and returns the function that writes the lower ones. Reads nothing where
 * no line is counted. Throws `too-few-left`.
 */
export async function preparePortions(
  store: Store,
  restaurantId: string,
  lines: readonly CountedLine[],
  { availability, profile }: { readonly availability: Availability; readonly profile: Profile },
  at: number,
): Promise<WriteCounts> {
  if (lines.every(({ counted }) => counted === undefined)) return NOTHING_TO_COUNT;
  const before = { portions: await store.get(portionsLeft, { restaurantId }), availability };
  const after = takePortions(stockOfPortions(before), lines, { at, cutoff: profile.dayCutoff });
  return () => writePortions(store, restaurantId, before, after);
}

/** Reads the counts of cancelled lines that nobody has begun to cook, and gives their portions back. */
export async function prepareGivingBack(
  store: Store,
  restaurantId: string,
  lines: readonly OrderedLine[],
  at: number,
): Promise<WriteCounts> {
  const counted = lines.filter((line) => line.counted !== undefined);
  if (counted.length === 0) return NOTHING_TO_COUNT;
  const [before, profile] = await Promise.all([
    readPortions(store, restaurantId),
    store.need(profiles, { restaurantId }, 'restaurant-not-found'),
  ]);
  const after = givePortionsBack(stockOfPortions(before), counted, { at, cutoff: profile.dayCutoff });
  return () => writePortions(store, restaurantId, before, after);
}
