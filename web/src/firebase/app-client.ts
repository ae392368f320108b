import { persistentLocalCache, persistentMultipleTabManager } from 'firebase/firestore';
import { connect } from './client.ts';
import { appAuth } from './app-auth.ts';

/** Owner, captain, kitchen, platform: with a cache on the device, so that a cut network stops neither reading nor cooking. */
export const appClient = connect(appAuth, {
  localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
});
