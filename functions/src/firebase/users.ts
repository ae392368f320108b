import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { claimsIn } from '@bhoj/domain/catalogue/roles';
import { same } from '@bhoj/domain/kernel/same';
import type { Claims } from '@bhoj/domain/catalogue/roles';
import { auth } from './admin.ts';

interface NewUser {
  /** The caller chooses it, so that a repeat finds the same user. */
  uid: string;
  email: string;
  /** Null when the person sets a password with a link. */
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
  const claims = claimsIn(stored);
  return claims !== null && same(claims, claimsIn(wanted));
}

/** True when this call made the user; false when the uid or the address is already in use. */
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
 * Makes a user with claims, or continues with the user that another call with the same uid and address made. Throws
 * `email-taken`, and `request-id-used` when the uid belongs to a user with other claims: otherwise anybody with a uid
 * and an address could change a person's role. `isNew` is true when this call made the user.
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

/** Returns a user's claims; null for a user without claims, or an unknown uid. */
export const claimsOf = async (uid: string): Promise<Claims | null> =>
  claimsIn((await existing(uid))?.claims);

/**
 * True when an account has this role now, is not disabled, and has not had its sessions ended since a token was issued
 * at `authTime` (seconds).
 */
export async function isOpenAccount(uid: string, role: Claims['role'], authTime: number): Promise<boolean> {
  const user = await auth.getUser(uid).catch(() => null);
  if (user === null || user.disabled || user.customClaims?.['role'] !== role) return false;
  const validFrom = user.tokensValidAfterTime;
  return validFrom === undefined || Date.parse(validFrom) <= authTime * 1000;
}

export const setClaims = (uid: string, claims: Claims): Promise<void> =>
  auth.setCustomUserClaims(uid, claims);

/** Returns a token with which a browser signs in as a user. Its session has the user's claims, and these beside them. */
export const sessionToken = (uid: string, beside: { readonly device: string }): Promise<string> =>
  auth.createCustomToken(uid, beside);

/** Disables an account and ends its sessions. */
export async function closeAccount(uid: string): Promise<void> {
  await auth.updateUser(uid, { disabled: true });
  await auth.revokeRefreshTokens(uid);
}

export async function openAccount(uid: string): Promise<void> {
  await auth.updateUser(uid, { disabled: false });
}

/**
 * Returns the secret with which the account's password can be set once. Only the caller who requested it may get it.
 */
export async function passwordCode(uid: string): Promise<string> {
  const { email } = await auth.getUser(uid);
  if (email === undefined) throw new RangeError(`user ${uid} has no address`);
  const code = new URL(await auth.generatePasswordResetLink(email)).searchParams.get('oobCode');
  if (code === null) throw new RangeError('a password link without its code');
  return code;
}

/** Gives a signed-in user the claims of a new one, and a password when one is given. */
export async function admitUser({
  uid,
  password,
  name,
  claims,
}: Omit<NewUser, 'email' | 'password'> & { password: string | null }): Promise<void> {
  // The password comes last, because it ends the caller's session: until then the same call can be repeated.
  await auth.setCustomUserClaims(uid, claims);
  await auth.updateUser(uid, { displayName: name, ...(password === null ? {} : { password }) });
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

/** Lists all Auth users page by page, without anonymous guests. */
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
