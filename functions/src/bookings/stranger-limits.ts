import { STRANGERS } from '@bhoj/domain/bookings/guests/stranger-limits';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import type { RateLimit } from '@bhoj/domain/kernel/contract';
import { countCall, waitFor } from '../firebase/rate-limit.ts';

/** The guest who books, counted by the address at one restaurant, so that nobody elsewhere is held up. */
interface Stranger {
  readonly restaurantId: string;
  readonly address: string;
  readonly now: number;
}

const NAME = { asks: 'bookAsGuest asks', refused: 'bookAsGuest refused' };

const subjectOf = ({ per }: RateLimit, { restaurantId, address }: Stranger): string =>
  per === 'restaurant' ? restaurantId : `${restaurantId} ${address}`;

const isUsedUp = (name: string, limit: RateLimit, stranger: Stranger): number =>
  waitFor(name, limit, subjectOf(limit, stranger), stranger.now);

/**
 * Returns true where a booking is only a request, because too many were made before. Throws `too-many-requests` with `waitMs`.
 * Counts nothing.
 */
export function mustAsk(stranger: Stranger): boolean {
  const waitMs = isUsedUp(NAME.refused, STRANGERS.refused, stranger);
  if (waitMs > 0) throw new Refusal('too-many-requests', { waitMs });
  return STRANGERS.asks.some((limit) => isUsedUp(NAME.asks, limit, stranger) > 0);
}

/** Counts a booking that was made. Never throws: the bound is for the next one. */
export async function countBooked(stranger: Stranger): Promise<void> {
  const all: (readonly [string, RateLimit])[] = [
    [NAME.refused, STRANGERS.refused],
    ...STRANGERS.asks.map((limit): [string, RateLimit] => [NAME.asks, limit]),
  ];
  for (const [name, limit] of all)
    await countCall(name, limit, subjectOf(limit, stranger), stranger.now).catch(() => undefined);
}
