import { acceptInvitation, openInvitation } from '@bhoj/domain/members/invitations.contract';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import { accountActs } from './account.ts';
import { linkOwner, setByLink } from './password-link.ts';
import { linkActs } from './email-link.ts';
import { callAtFront } from './front-call.ts';
import { appAuth } from './app-auth.ts';

/**
 * The parts of the Firebase SDK that /login and /signup need, in one chunk. Only `front.ts` imports this file; it loads it once
 * the page is on screen.
 */
export { watchSession } from './account.ts';
export { signInWithSocial } from './social.ts';
export const ownerOfLink = (code: string) => linkOwner(appAuth, code);
export const setPassword = (code: string, password: string) => setByLink(appAuth, code, password);
export const signInByLink = (email: string, address: string) =>
  linkActs(appAuth).signInByLink(email, address);
export const readInvitation = (at: InputOf<typeof openInvitation>) => callAtFront(openInvitation, at);
export const takeInvitation = (input: InputOf<typeof acceptInvitation>) =>
  callAtFront(acceptInvitation, input);
export const sendLink = (email: string, path: string) => linkActs(appAuth).sendLink(email, path);
export { appAuth, callAtFront };
export const acts = accountActs(appAuth);
