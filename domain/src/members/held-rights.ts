import type { Right } from '../catalogue/right-names.ts';
import { rightsOfRole } from '../catalogue/role-rights.ts';
import type { Member } from './member.schema.ts';

/** Returns the rights of a member, by their record or, where it is older than rights, by their role. The dismissed have none. */
export function heldRights({ role, can, active }: Pick<Member, 'role' | 'can' | 'active'>): readonly Right[] {
  return active ? (can ?? rightsOfRole(role) ?? []) : [];
}
