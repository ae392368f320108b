/** The links with which an account begins: a password, an invitation, a referral. Only login and sign-up load them. */
import { href } from '../catalogue/routes.ts';

/**
 * Returns the link at which a person sets a password. Its secret is in the fragment, which never reaches a server's log.
 */
export const setPasswordPath = (code: string): string =>
  `${href('login')}${SET_PASSWORD}${encodeURIComponent(code)}`;

const SET_PASSWORD = '#set-password=';

/** Returns the secret from the fragment of a set-password link; null for any other fragment. */
export const setPasswordCode = (fragment: string): string | null =>
  fragment.startsWith(SET_PASSWORD) ? decodeURIComponent(fragment.slice(SET_PASSWORD.length)) : null;

/** The query parameter of the sign-up page for a staff referral ID. */
export const REFERRAL_PARAM = 'ref';

/** Returns the sign-up page with a staff referral ID filled in. */
export const referralPath = (referralId: string): string =>
  `${href('signup')}?${REFERRAL_PARAM}=${encodeURIComponent(referralId)}`;

/** Returns the page at which an invited person accepts. It is no secret: only the reader of the address may accept. */
export const invitationPath = (at: { restaurantId: string; invitationId: string }): string =>
  `${href('login')}?invitation=${encodeURIComponent(at.invitationId)}&from=${encodeURIComponent(at.restaurantId)}`;

/** Returns a parameter of a query string, decoded; null when it is missing. */
function paramIn(search: string, name: 'invitation' | 'from' | 'mode' | 'oobCode'): string | null {
  const pair = search
    .replace(/^\?/, '')
    .split('&')
    .find((one) => one.startsWith(`${name}=`));
  return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1));
}

/** Returns the invitation in a query string, or null. */
export function invitationIn(search: string): { restaurantId: string; invitationId: string } | null {
  const [invitationId, restaurantId] = [paramIn(search, 'invitation'), paramIn(search, 'from')];
  return invitationId === null || restaurantId === null ? null : { restaurantId, invitationId };
}

/** Returns whether the page was opened by a sign-in link of Firebase's mail, which proves an address. */
export const isSignInLink = (search: string): boolean =>
  paramIn(search, 'mode') === 'signIn' && paramIn(search, 'oobCode') !== null;
