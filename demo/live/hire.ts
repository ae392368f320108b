import { invitationIn } from '@bhoj/domain/accounts/account-links';
import { newId } from '@bhoj/domain/kernel/ids';
import { acceptInvitation, inviteMember } from '@bhoj/domain/members/invitations.contract';
import type { Preset } from '@bhoj/domain/catalogue/rights';
import { callsOf } from './callable.ts';
import { signInByMail } from './sign-in.ts';
import type { Call } from './callable.ts';
import type { Urls } from './urls.ts';

interface Hired {
  readonly name: string;
  readonly preset: Preset;
  readonly email: string;
  readonly password: string;
}

/** Invites a person as the owner, and accepts as the reader of the mail. Returns the member's uid. */
export async function hireAs(urls: Urls, owner: Call, { password, ...who }: Hired): Promise<string> {
  const { path } = await owner(inviteMember, { requestId: newId(), ...who });
  const at = invitationIn(path.slice(path.indexOf('?')));
  if (at === null) throw new Error(`${path} names no invitation`);
  const { uid, idToken } = await signInByMail(urls, who.email, `${urls.web}${path}`);
  await callsOf(urls, idToken)(acceptInvitation, { ...at, password });
  return uid;
}
