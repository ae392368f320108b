import { accountActs } from './account.ts';
import { linkOwner, setByLink } from './password-link.ts';
import { appAuth } from './app-auth.ts';

/**
 * The parts of the Firebase SDK that /login needs, in one chunk. Only `front.ts` imports this file; it loads it once
 * the page is on screen.
 */
export { watchSession } from './account.ts';
export { signInWithSocial } from './social.ts';
export const ownerOfLink = (code: string) => linkOwner(appAuth, code);
export const setPassword = (code: string, password: string) => setByLink(appAuth, code, password);
export { appAuth };
export const acts = accountActs(appAuth);
