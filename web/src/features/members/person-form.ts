import { same } from '@bhoj/domain/kernel/same';
import { inviteMember } from '@bhoj/domain/members/invitations.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import type { z } from 'zod';

export const personSchema = inviteMember.input.pick({ name: true, email: true, role: true });
export type PersonValues = z.input<typeof personSchema>;
export type NewPerson = z.output<typeof personSchema>;

export const EMPTY: PersonValues = { name: '', email: '', role: 'captain' };

type Request = InputOf<typeof inviteMember>;

/**
 * Returns the request to send. The same details get the same id, so that a lost answer invites nobody twice; changed
 * details make a new request.
 */
export function requestFor(person: NewPerson, last: Request | null): Request {
  const { requestId, ...before } = last ?? { requestId: newId() };
  const isSame = last === null || same(before, person);
  return { requestId: isSame ? requestId : newId(), ...person };
}
