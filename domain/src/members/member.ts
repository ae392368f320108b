import { Refusal } from '../catalogue/reasons.ts';
import type { Member } from './member.schema.ts';

/**
 * Returns the member that an owner named. Throws `member-not-found` when no such member ever worked for the
 * restaurant.
 */
export function theMember(member: Member | null): Member {
  if (member === null) throw new Refusal('member-not-found');
  return member;
}

/** Throws `member-dismissed`: a dismissed member cannot sign in before they are readmitted. */
export function assertEmployed(member: Member): void {
  if (!member.active) throw new Refusal('member-dismissed');
}

/** Returns the fields that a change would alter; null when nothing would change. */
export function memberChangeOf(
  member: Member,
  wanted: Partial<Pick<Member, 'role' | 'active'>>,
): typeof wanted | null {
  const { role = member.role, active = member.active } = wanted;
  return role === member.role && active === member.active ? null : { role, active };
}
