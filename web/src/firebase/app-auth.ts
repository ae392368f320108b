import { connectAuth } from './connect-auth.ts';

/** Owner, captain, kitchen, platform: one session, from /login through every page of theirs. */
export const appAuth = connectAuth('staff');
