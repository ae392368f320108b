import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { ACCOUNTS_PAGE, accessOf } from '@bhoj/domain/platform/staff/accounts';
import type { Account } from '@bhoj/domain/platform/staff/accounts.contract';
import type { UserRecord } from 'firebase-admin/auth';
import { auth } from './admin.ts';

/** The most requests to Auth for one page: guests have accounts too, and many of them must not hold a page up. */
const ASKED_AT_MOST = 10;

const isGuest = ({ providerData, email }: UserRecord): boolean =>
  providerData.length === 0 && email === undefined;

const codeOf = (cause: unknown): string =>
  typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';

function accountFrom(user: UserRecord): Account {
  const { creationTime, lastSignInTime } = user.metadata;
  return {
    uid: user.uid,
    email: user.email ?? null,
    name: user.displayName ?? '',
    ...accessOf(user.customClaims),
    isVerified: user.emailVerified,
    isDisabled: user.disabled,
    createdAt: Date.parse(creationTime),
    lastSignInAt: lastSignInTime ? Date.parse(lastSignInTime) : null,
  };
}

/** Returns the page of accounts at a page token; null for the first page. */
export async function pageOfAccounts(
  after: string | null,
): Promise<{ accounts: Account[]; next: string | null }> {
  const accounts: Account[] = [];
  let next = after;
  for (let asked = 0; asked < ASKED_AT_MOST && accounts.length < ACCOUNTS_PAGE; asked += 1) {
    const page = await auth.listUsers(ACCOUNTS_PAGE - accounts.length, next ?? undefined).catch((cause) => {
      if (codeOf(cause) === 'auth/invalid-page-token') throw new Refusal('invalid-input');
      throw cause;
    });
    accounts.push(...page.users.filter((user) => !isGuest(user)).map(accountFrom));
    next = page.pageToken ?? null;
    if (next === null) break;
  }
  return { accounts, next };
}

/** Returns the account of an e-mail address or a uid; null for a guest, and where there is none. */
export async function accountOf(who: string): Promise<Account | null> {
  try {
    const user = await (who.includes('@') ? auth.getUserByEmail(who) : auth.getUser(who));
    return isGuest(user) ? null : accountFrom(user);
  } catch (cause) {
    const isUnknown = ['auth/user-not-found', 'auth/invalid-email', 'auth/invalid-uid'].includes(
      codeOf(cause),
    );
    if (isUnknown) return null;
    throw cause;
  }
}

/** Ends all sessions of an account. A token from before expires within the hour. */
export const endSessionsOf = (uid: string): Promise<void> => auth.revokeRefreshTokens(uid);
