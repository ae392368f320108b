import { accountActs } from './account.ts';
import { linkOwner, setByLink } from './password-link.ts';
import { appAuth } from './app-auth.ts';

/**
 * Everything of the Firebase SDK that /login needs, as one chunk: `front.ts` loads it once the page is on screen.
 * Nothing of the front area imports this file but that one.
 */
export { watchSession } from './account.ts';
export { signInWithSocial } from './social.ts';
export const ownerOfLink = (code: string) => linkOwner(appAuth, code);
export const setPassword = (code: string, password: string) => setByLink(appAuth, code, password);
export { appAuth };
export const acts = accountActs(appAuth);
