import type { TeamRole } from '../../catalogue/roles.ts';
import { authorityOf } from '../../members/member-rights.ts';
import { theMember } from '../../members/member.ts';
import type { Member } from '../../members/member.schema.ts';
import type { Restaurant } from '../../restaurant/restaurant.schema.ts';
import { placeRound } from './rounds.contract.ts';

/** A member of a restaurant who takes orders, or did. */
export interface Taker {
  readonly kind: TeamRole;
  readonly uid: string;
  readonly name: string;
}

/**
 * Returns the member who took a round that somebody else sends: the restaurant's owner, or somebody who takes orders, also one
 * who was let go after taking it. Returns null for a cook, who may have been a captain then; the round counts as its sender's.
 * Throws `member-not-found` for a uid that never belonged to the restaurant.
 */
export function takerOf(
  uid: string,
  {
    member,
    restaurant,
  }: {
    readonly member: Member | null;
    readonly restaurant: Pick<Restaurant, 'uid' | 'ownerName'> | null;
  },
): Taker | null {
  if (restaurant?.uid === uid) return { kind: 'owner', uid, name: restaurant.ownerName };
  const taker = theMember(member);
  const takesOrders = placeRound.needs.every((right) =>
    authorityOf({ ...taker, active: true }).can.includes(right),
  );
  return takesOrders ? { kind: taker.role, uid, name: taker.name } : null;
}
