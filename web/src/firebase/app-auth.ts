import { connectAuth } from './connect-auth.ts';
import { restoreAtOnce } from './restore-at-once.ts';

/** The auth of owners, captains, kitchen and platform staff: one session for /login and all their pages. */
export const appAuth = connectAuth('staff');

restoreAtOnce(appAuth);
