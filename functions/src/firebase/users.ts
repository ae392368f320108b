import type { Claims } from '@bhoj/domain/platform/roles';
import { Refusal } from '@bhoj/domain/platform/reasons';
import { auth } from './admin.ts';

interface NewUser {
  /** Chosen by the caller, so that a repeat finds the user it made. */
  uid: string;
  email: string;
  password: string;
  name: string;
  claims: Claims;
}

const codeOf = (cause: unknown): string =>
  typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';

async function existing(uid: string): Promise<{ email: string | undefined } | null> {
  try {
    return await auth.getUser(uid).then((user) => ({ email: user.email }));
  } catch (cause) {
    if (codeOf(cause) === 'auth/user-not-found') return null;
    throw cause;
  }
}

/**
 * Makes a user with its claims, or goes on with the one that an interrupted call with the same uid and address made.
 * Throws `email-taken`, and `request-id-used` where the uid is somebody else's. `isNew` says whether this call made it.
 */
export async function makeUser({ uid, email, password, name, claims }: NewUser): Promise<{ isNew: boolean }> {
  const known = await existing(uid);
  if (known !== null && known.email !== email) throw new Refusal('request-id-used');
  if (known === null) {
    try {
      await auth.createUser({ uid, email, password, displayName: name });
    } catch (cause) {
      if (codeOf(cause) === 'auth/email-already-exists') throw new Refusal('email-taken');
      throw cause;
    }
  }
  await auth.setCustomUserClaims(uid, claims);
  return { isNew: known === null };
}

export async function removeUser(uid: string): Promise<void> {
  await auth.deleteUser(uid);
}

export interface ListedUser {
  uid: string;
  email: string | null;
  /** Epoch ms. */
  createdAt: number;
  claims: unknown;
}

/** Every Auth user that has signed up with something, a page at a time; anonymous guests are left out. */
export async function* signedUpUsers(): AsyncGenerator<ListedUser> {
  let pageToken: string | undefined;
  do {
    const page = await auth.listUsers(1000, pageToken);
    for (const user of page.users) {
      if (user.providerData.length === 0 && user.email === undefined) continue;
      yield {
        uid: user.uid,
        email: user.email ?? null,
        createdAt: Date.parse(user.metadata.creationTime),
        claims: user.customClaims ?? null,
      };
    }
    pageToken = page.pageToken;
  } while (pageToken !== undefined);
}
