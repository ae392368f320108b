import type { TeamRole } from '../../catalogue/roles.ts';
import { authorityOf } from '../../members/member-rights.ts';
import { theMember } from '../../members/member.ts';
import type { Member } from '../../members/member.schema.ts';
import type { Restaurant } from '../../restaurant/restaurant.schema.ts';
import { wasteInKitchen } from './count.contract.ts';

/** A member of a restaurant who entered something on a screen that several people use. */
export interface Enterer {
  readonly kind: TeamRole;
  readonly uid: string;
  readonly name: string;
}

/**
 * Returns the member who entered something that somebody else sends: the restaurant's owner, or somebody who cooks, also one who was let go
 * after entering it. Returns null for others, who have no screen of the kitchen; it counts as its sender's. Throws `member-not-found` for a
 * uid that never belonged to the restaurant.
 */
export function entererOf(
  uid: string,
  {
    member,
    restaurant,
  }: {
    readonly member: Member | null;
    readonly restaurant: Pick<Restaurant, 'uid' | 'ownerName'> | null;
  },
): Enterer | null {
  if (restaurant?.uid === uid) return { kind: 'owner', uid, name: restaurant.ownerName };
  const author = theMember(member);
  const { can } = authorityOf({ ...author, active: true });
  const cooks = wasteInKitchen.needs.every((right) => can.includes(right));
  return cooks ? { kind: author.role, uid, name: author.name } : null;
}
