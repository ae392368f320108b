import type { Right } from '../catalogue/right-names.ts';
import { rightsOfRole } from '../catalogue/role-rights.ts';
import type { Member } from './member.schema.ts';

/** Returns a member's rights by their record or, if that is older than rights, by their role. Dismissed: none. */
export function heldRights({ role, can, active }: Pick<Member, 'role' | 'can' | 'active'>): readonly Right[] {
  return active ? (can ?? rightsOfRole(role) ?? []) : [];
}
