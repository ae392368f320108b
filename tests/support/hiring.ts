import { invitationIn } from '@bhoj/domain/accounts/account-links';
import { newId } from '@bhoj/domain/kernel/ids';
import { acceptInvitation, inviteMember } from '@bhoj/domain/members/invitations.contract';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import { signInNewcomer, signInWithPassword } from './auth.ts';
import { call } from './mount.ts';
import type { House } from './arrange.ts';
import type { Person } from './auth.ts';

export const PASSWORD = 'a long password';

type Invited = InputOf<typeof inviteMember>;

/** A person to invite, with an address of their own. */
export function invited(overrides: Partial<Invited> = {}): Invited {
  const requestId = newId();
  return {
    requestId,
    name: 'Ravi',
    email: `${requestId.toLowerCase()}@spice.example`,
    preset: 'captain',
    ...overrides,
  };
}

/** Invites a person and returns the invitation and its reader, who has proved the address by the mail's link. */
export async function anInvitationBy(house: House, overrides: Partial<Invited> = {}) {
  const input = invited(overrides);
  const { path } = await call(inviteMember, input, house.owner);
  const at = invitationIn(path.slice(path.indexOf('?')));
  if (at === null) throw new Error(`${path} names no invitation`);
  const reader = await signInNewcomer(input.email.toLowerCase(), { provider: 'password' });
  return { input, at, reader };
}

/** Invites a person, by default a captain, and accepts as that person. */
export async function hire(house: House, overrides: Partial<Invited> = {}) {
  const { input, at, reader } = await anInvitationBy(house, overrides);
  await call(acceptInvitation, { ...at, password: PASSWORD }, reader);
  return {
    uid: reader.uid,
    email: input.email,
    signIn: (password = PASSWORD): Promise<Person | null> => signInWithPassword(input.email, password),
  };
}
