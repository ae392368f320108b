import { Refusal } from '../catalogue/reasons.ts';
import { same } from '../kernel/same.ts';
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

/** The fields of a member's record that others change. */
export type MemberChange = Partial<Pick<Member, 'role' | 'preset' | 'can' | 'limits' | 'active'>>;

/** Returns the change; null when the record has it already. */
export const memberChangeOf = (member: Member, wanted: MemberChange): MemberChange | null =>
  same({ ...member, ...wanted }, member) ? null : wanted;
