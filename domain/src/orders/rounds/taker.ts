import type { Member } from '../../members/member.schema.ts';
import type { Restaurant } from '../../restaurant/restaurant.schema.ts';
import { placeRound } from './rounds.contract.ts';

/** A member of a restaurant who may take orders. */
export interface Taker {
  readonly kind: 'captain' | 'owner';
  readonly uid: string;
  readonly name: string;
}

const takesOrders = (kind: string): kind is Taker['kind'] =>
  kind !== 'guest' && (placeRound.callers as readonly string[]).includes(kind);

/**
 * Returns the member who took a round that somebody else sends: the restaurant's owner, or an active member who may take
 * orders. Returns null for anybody else; the round then counts as its sender's, because its dishes are promised to a guest
 * and nobody at the device could mend a refusal.
 */
export function takerOf(
  uid: string,
  {
    member,
    restaurant,
  }: {
    readonly member: Pick<Member, 'active' | 'role' | 'name'> | null;
    readonly restaurant: Pick<Restaurant, 'uid' | 'ownerName'> | null;
  },
): Taker | null {
  if (restaurant?.uid === uid) return { kind: 'owner', uid, name: restaurant.ownerName };
  if (member === null || !member.active || !takesOrders(member.role)) return null;
  return { kind: member.role, uid, name: member.name };
}
