import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { claimsSchema } from '@bhoj/domain/catalogue/roles';
import { same } from '@bhoj/domain/kernel/same';
import type { Claims } from '@bhoj/domain/catalogue/roles';
import { auth } from './admin.ts';

interface NewUser {
  /** Chosen by the caller, so that a repeat finds the user it made. */
  uid: string;
  email: string;
  /** Null for somebody who sets their own under a link. */
  password: string | null;
  name: string;
  claims: Claims;
}

const codeOf = (cause: unknown): string =>
  typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';

async function existing(uid: string): Promise<{ email: string | undefined; claims: unknown } | null> {
  try {
    const user = await auth.getUser(uid);
    return { email: user.email, claims: user.customClaims ?? null };
  } catch (cause) {
    if (codeOf(cause) === 'auth/user-not-found') return null;
    throw cause;
  }
}

function areSame(stored: unknown, wanted: Claims): boolean {
  const parsed = claimsSchema.safeParse(stored);
  return parsed.success && same(parsed.data, claimsSchema.parse(wanted));
}

/** Whether this call made the user; false where one with this uid, or another with this address, is there already. */
async function create({ uid, email, password, name }: NewUser): Promise<boolean> {
  try {
    await auth.createUser({ uid, email, displayName: name, ...(password !== null && { password }) });
    return true;
  } catch (cause) {
    if (['auth/email-already-exists', 'auth/uid-already-exists'].includes(codeOf(cause))) return false;
    throw cause;
  }
}

/**
 * Makes a user with its claims, or goes on with the one that another call with the same uid and address made or is
 * making. Throws `email-taken`, and `request-id-used` where the uid is somebody else's: a user who has other claims is
 * never given these, or knowing a uid and an address would be enough to change a person's role. `isNew` says whether
 * this call made it.
 */
export async function makeUser(user: NewUser): Promise<{ isNew: boolean }> {
  const { uid, email, claims } = user;
  const isNew = (await existing(uid)) === null && (await create(user));
  const known = await existing(uid);
  if (known === null) throw new Refusal('email-taken');
  if (known.email !== email) throw new Refusal('request-id-used');
  if (known.claims !== null && !areSame(known.claims, claims)) throw new Refusal('request-id-used');
  if (known.claims === null) await auth.setCustomUserClaims(uid, claims);
  return { isNew };
}

/** What the claims of a user say; null for one without, or of whom nobody knows. */
export async function claimsOf(uid: string): Promise<Claims | null> {
  const parsed = claimsSchema.safeParse((await existing(uid))?.claims);
  return parsed.success ? parsed.data : null;
}

export const setClaims = (uid: string, claims: Claims): Promise<void> =>
  auth.setCustomUserClaims(uid, claims);

/** Nobody signs in to the account any more, and who is signed in gets no new token. */
export async function closeAccount(uid: string): Promise<void> {
  await auth.updateUser(uid, { disabled: true });
  await auth.revokeRefreshTokens(uid);
}

export async function openAccount(uid: string): Promise<void> {
  await auth.updateUser(uid, { disabled: false });
}

/** The secret with which the account's password is set once, without knowing it; it goes to nobody but its asker. */
export async function passwordCode(uid: string): Promise<string> {
  const { email } = await auth.getUser(uid);
  if (email === undefined) throw new RangeError(`user ${uid} has no address`);
  const code = new URL(await auth.generatePasswordResetLink(email)).searchParams.get('oobCode');
  if (code === null) throw new RangeError('a password link without its code');
  return code;
}

/** Whether any user, of whatever standing, has this address. */
export async function isKnownAddress(email: string): Promise<boolean> {
  try {
    await auth.getUserByEmail(email);
    return true;
  } catch (cause) {
    if (codeOf(cause) === 'auth/user-not-found') return false;
    throw cause;
  }
}

/** Gives a user who has signed in already what a new one would have: a password where one is named, and claims. */
export async function admitUser({
  uid,
  password,
  name,
  claims,
}: Omit<NewUser, 'email' | 'password'> & { password: string | null }): Promise<void> {
  await auth.updateUser(uid, { displayName: name, ...(password === null ? {} : { password }) });
  await auth.setCustomUserClaims(uid, claims);
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
