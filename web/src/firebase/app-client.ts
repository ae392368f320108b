import { persistentLocalCache, persistentMultipleTabManager } from 'firebase/firestore';
import { connect } from './client.ts';
import { appAuth } from './app-auth.ts';

/**
 * The client of owners, captains, kitchen and platform staff. It has a cache on the device, so that they can read and
 * work offline.
 */
export const appClient = connect(appAuth, {
  localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
});
