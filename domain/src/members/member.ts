import { Refusal } from '../catalogue/reasons.ts';
import type { Member } from './member.schema.ts';

/** The member whom an owner names. Refuses `member-not-found` where nobody of that uid works, or worked, for them. */
export function theMember(member: Member | null): Member {
  if (member === null) throw new Refusal('member-not-found');
  return member;
}

/** Refuses `member-dismissed`: who has been let go gets no way in before they are taken on again. */
export function assertEmployed(member: Member): void {
  if (!member.active) throw new Refusal('member-dismissed');
}

/** What a change comes to: the fields that differ, or null for a repeat of what is so already. */
export function changeOf(
  member: Member,
  wanted: Partial<Pick<Member, 'role' | 'active'>>,
): typeof wanted | null {
  const { role = member.role, active = member.active } = wanted;
  return role === member.role && active === member.active ? null : { role, active };
}
