import { persistentLocalCache, persistentMultipleTabManager } from 'firebase/firestore';
import { connect } from './client.ts';
import { appAuth } from './app-auth.ts';

/**
 * The client of owners, captains, kitchen and platform staff. Its cache on the device lets them read and work offline.
 */
export const appClient = connect(appAuth, {
  localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
});
