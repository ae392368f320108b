import type { Right } from '../catalogue/rights.ts';
import type { TeamRole } from '../catalogue/roles.ts';
import type { Restaurant } from '../restaurant/restaurant.schema.ts';
import { authorityOf } from './member-rights.ts';
import type { Member } from './member.schema.ts';
import { theMember } from './member.ts';

/** A member of a restaurant who did something that somebody else sends. */
export interface Author {
  readonly kind: TeamRole;
  readonly uid: string;
  readonly name: string;
}

/** The stored records in which an author is looked for. */
export interface AuthorRecords {
  readonly member: Member | null;
  readonly restaurant: Pick<Restaurant, 'uid' | 'ownerName'> | null;
}

/**
 * Returns the author of something that another person sends: the restaurant's owner, or a member with these rights,
 * even one who left after doing it. Returns null for a member without the rights: then the sender counts as the
 * author. Throws `member-not-found` for a uid that never belonged to the restaurant.
 */
export function authorOf(
  uid: string,
  { member, restaurant }: AuthorRecords,
  needs: readonly Right[],
): Author | null {
  if (restaurant?.uid === uid) return { kind: 'owner', uid, name: restaurant.ownerName };
  const author = theMember(member);
  const { can } = authorityOf({ ...author, active: true });
  return needs.every((right) => can.includes(right)) ? { kind: author.role, uid, name: author.name } : null;
}
