import { browserSessionPersistence } from 'firebase/auth';
import { connectAuth } from './connect-auth.ts';
import { restoreAtOnce } from './restore-at-once.ts';
import { thisDevice } from './shared-device.ts';

/**
 * The auth of owners, captains, kitchen and platform staff: one session for /login and all their pages. On a shared device it
 * ends with the tab, so that nobody who takes the device finds a session on it.
 */
export const appAuth =
  thisDevice() === null ? connectAuth('staff') : connectAuth('staff', [browserSessionPersistence]);

restoreAtOnce(appAuth);
