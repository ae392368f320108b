import type { TeamRole } from '../../catalogue/roles.ts';
import { theMember } from '../../members/member.ts';
import type { Member } from '../../members/member.schema.ts';
import type { Restaurant } from '../../restaurant/restaurant.schema.ts';

/** A member of a restaurant who entered something on a screen that several people use. */
export interface Enterer {
  readonly kind: TeamRole;
  readonly uid: string;
  readonly name: string;
}

/**
 * Returns the member who entered something that somebody else sends: the restaurant's owner, or anybody who works there or did. What
 * they may do now says nothing of what they might do then. Throws `member-not-found` for a uid that never belonged to the restaurant.
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
): Enterer {
  if (restaurant?.uid === uid) return { kind: 'owner', uid, name: restaurant.ownerName };
  const { role, name } = theMember(member);
  return { kind: role, uid, name };
}
