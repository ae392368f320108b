import type { UserImportRecord } from 'firebase-admin/auth';
import { newId } from '@bhoj/domain/kernel/ids';
import type { Claims } from '@bhoj/domain/catalogue/roles';
import { authEmulatorHost } from './emulators.ts';
import { auth, PROJECT } from './mount.ts';

/** A signed-in person, with the token that their calls carry. */
export interface Person {
  readonly uid: string;
  readonly token: string;
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns a token as the Auth emulator issues it, unsigned, with the fields that a test changes. */
export function tokenOf(uid: string, payload: Readonly<Record<string, unknown>> = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const standard = {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    iat: now,
    auth_time: now,
    exp: now + 3600,
    sub: uid,
    user_id: uid,
    firebase: { sign_in_provider: 'password', identities: {} },
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...standard, ...payload })}.`;
}

const ANONYMOUS = { provider_id: 'anonymous', firebase: { sign_in_provider: 'anonymous', identities: {} } };

/** Makes a user in one call; the SDK's `createUser` takes two, and claims a third. */
async function addUser(user: UserImportRecord): Promise<void> {
  const { errors } = await auth.importUsers([user]);
  const [fault] = errors;
  if (fault !== undefined) throw fault.error;
}

/** Signs in a guest's phone. The emulator's REST API signs anonymous users up only in its default project. */
export async function signInGuest(): Promise<Person> {
  // As long as Firebase's own uids; Bhoj's ids for accounts are shorter.
  const uid = `${newId()}${newId()}`.slice(0, 28);
  await addUser({ uid });
  return { uid, token: tokenOf(uid, ANONYMOUS) };
}

/** Signs in a person with an account and these claims; null for an account without claims. */
export async function signIn(
  claims: Claims | Readonly<Record<string, unknown>> | null,
  { uid = newId(), name = 'Somebody' }: { uid?: string; name?: string } = {},
): Promise<Person> {
  const email = `${uid.toLowerCase()}@people.example`;
  await addUser({
    uid,
    email,
    displayName: name,
    metadata: { creationTime: new Date().toUTCString(), lastSignInTime: new Date().toUTCString() },
    ...(claims === null ? {} : { customClaims: claims }),
  });
  return { uid, token: tokenOf(uid, { email, email_verified: false, name, ...claims }) };
}

/** Signs in a person with a social account, or by the link that proved their address, who has no claims yet. */
export async function signInNewcomer(
  email: string,
  { isProved = true, provider = 'google.com', name = 'Asha Rao' } = {},
): Promise<Person> {
  // Firebase gives these uids, which are longer than Bhoj's own.
  const uid = `${newId()}${newId()}`.slice(0, 28);
  await addUser({ uid, email, emailVerified: isProved, displayName: name });
  const firebase = { sign_in_provider: provider, identities: {} };
  return { uid, token: tokenOf(uid, { email, email_verified: isProved, name, firebase }) };
}

/** Returns the same person signed in anew, for tests that moved the clock or ended the person's sign-in. */
export const renewed = (person: Person): Person => {
  const payload = JSON.parse(
    Buffer.from(person.token.split('.')[1] ?? '', 'base64url').toString('utf8'),
  ) as Record<string, unknown>;
  const { iat: _, auth_time: __, exp: ___, ...kept } = payload;
  return { ...person, token: tokenOf(person.uid, kept) };
};

/** Calls the emulator's REST API as a browser would, for this test's project. */
const ask = (method: string, body: object): Promise<Response> =>
  fetch(`http://${authEmulatorHost()}/identitytoolkit.googleapis.com/v1/accounts:${method}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ targetProjectId: PROJECT, ...body }),
  });

/** Sets a password with the code of a link; false when the code is used or invalid. */
export const setPassword = async (oobCode: string, newPassword: string): Promise<boolean> =>
  (await ask('resetPassword', { oobCode, newPassword })).ok;

/** Signs in with a token that the server made, as a shared device does. */
export async function signInWithToken(made: string): Promise<Person> {
  const response = await ask('signInWithCustomToken', { token: made, returnSecureToken: true });
  const { idToken } = (await response.json()) as { idToken: string };
  const [, payload = ''] = idToken.split('.');
  const { sub } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as { sub: string };
  return { uid: sub, token: idToken };
}

/** Signs in as a person would; null when address and password are refused. */
export async function signInWithPassword(email: string, password: string): Promise<Person | null> {
  const response = await ask('signInWithPassword', { email, password, returnSecureToken: true });
  if (!response.ok) return null;
  const { localId, idToken } = (await response.json()) as { localId: string; idToken: string };
  return { uid: localId, token: idToken };
}
