import { createStaff } from '@bhoj/domain/contracts/people';
import { newId } from '@bhoj/domain/platform/ids';
import { callsOf } from '../../seed/live/callable.ts';
import { signIn } from '../../seed/live/sign-in.ts';
import { urlsFromEnv } from '../../seed/live/urls.ts';
import type { Call } from '../../seed/live/callable.ts';

const urls = urlsFromEnv(process.env);

export interface Login {
  readonly email: string;
  readonly password: string;
}

/** A fresh address: journeys share one database and never meet. */
export const freshLogin = (who: string): Login => ({
  email: `${who}.${newId().toLowerCase()}@journey.example`,
  password: `${who}-of-the-journey`,
});

/** The callables in the name of somebody who can sign in. */
const callsAs = async ({ email, password }: Login): Promise<Call> =>
  callsOf(urls, (await signIn(urls, email, password)).idToken);

/** Hires a captain or a cook, as the owner. */
export async function hire(owner: Login, role: 'captain' | 'kitchen', name: string): Promise<Login> {
  const login = freshLogin(role);
  const call = await callsAs(owner);
  await call(createStaff, { requestId: newId(), name, role, ...login });
  return login;
}
