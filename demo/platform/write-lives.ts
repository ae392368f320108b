import {
  NO_STATS,
  NOTHING_HAPPENED,
  NOTHING_YET,
  withCurrent,
  withEvent,
  withStat,
} from '@bhoj/domain/platform/sums/platform-sum';
import {
  platformCurrents,
  platformDays,
  platformEvents,
  platformMonths,
  staffStats,
} from '@bhoj/domain/platform/shape/platform-sum.collection';
import { addTallies, tallyOf } from '@bhoj/domain/platform/upkeep/sweep';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { documentsOfRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import { subscriptionPayments } from '@bhoj/domain/subscription/subscription.collection';
import { dateOf, monthOf } from '@bhoj/domain/time/ist';
import type { PlatformCurrent } from '@bhoj/domain/platform/shape/platform-sum.schema';
import type { Write } from '../write-batches.ts';
import type { Life } from './lives.ts';

/** Returns the documents of some restaurants, without the sums. */
export function* writesOfLives(lives: readonly Life[]): Generator<Write, undefined> {
  for (const { restaurantId, restaurant, tenant, events, purchases } of lives) {
    for (const { path, stored } of documentsOfRestaurant(restaurantId, restaurant))
      yield { path, data: stored };
    yield { path: tenants.path({ restaurantId }), data: tenants.encode(tenant) };
    for (const { id, event } of events) {
      yield { path: platformEvents.path({ eventId: id }), data: platformEvents.encode(event) };
    }
    for (const [razorpayOrderId, purchase] of purchases) {
      const path = subscriptionPayments.path({ razorpayOrderId });
      yield { path, data: subscriptionPayments.encode(purchase) };
    }
  }
}

/** Returns the platform's current state after these restaurants, as today's sweep would leave it. */
export function currentOf(lives: readonly Life[], now: number): PlatformCurrent {
  const day = dateOf(now);
  const current = lives
    .flatMap(({ events }) => events.map(({ event }) => event))
    .reduce(withCurrent, NOTHING_YET);
  const tally = addTallies(lives.map(({ tenant }) => tallyOf(tenant, now, day)));
  return { ...current, swept: { ...tally, day, at: now } };
}

/** Returns the sums of all events, by day, month and referrer. */
export function* writesOfSums(lives: readonly Life[], now: number): Generator<Write, undefined> {
  const events = lives.flatMap((life) => life.events.map(({ event }) => event));
  for (const [day, own] of Map.groupBy(events, ({ at }) => dateOf(at))) {
    const sum = own.reduce(withEvent, { ...NOTHING_HAPPENED, day });
    yield { path: platformDays.path({ day }), data: platformDays.encode(sum) };
  }
  for (const [month, own] of Map.groupBy(events, ({ at }) => monthOf(at))) {
    const sum = own.reduce(withEvent, { ...NOTHING_HAPPENED, month, rebuiltAt: null });
    yield { path: platformMonths.path({ month }), data: platformMonths.encode(sum) };
  }
  for (const [staffId, own] of Map.groupBy(events, ({ referredBy }) => referredBy)) {
    if (staffId === null) continue;
    yield { path: staffStats.path({ staffId }), data: staffStats.encode(own.reduce(withStat, NO_STATS)) };
  }
  yield { path: platformCurrents.path({}), data: platformCurrents.encode(currentOf(lives, now)) };
}
