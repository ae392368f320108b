import { accountActs } from './account.ts';
import { linkOwner, setByLink } from './password-link.ts';
import { linkActs } from './email-link.ts';
import { callAtFront } from './front-call.ts';
import { appAuth } from './app-auth.ts';

/**
 * The parts of the Firebase SDK that /login and /signup need, in one chunk. Only `front.ts` imports this file, and
 * loads it later.
 */
export { watchSession } from './account.ts';
export { signInWithSocial } from './social.ts';
export const ownerOfLink = (code: string) => linkOwner(appAuth, code);
export const setPassword = (code: string, password: string) => setByLink(appAuth, code, password);
export const signInByLink = (email: string, address: string) =>
  linkActs(appAuth).signInByLink(email, address);
export const sendLink = (email: string, path: string) => linkActs(appAuth).sendLink(email, path);
export { appAuth, callAtFront };
export const acts = accountActs(appAuth);
