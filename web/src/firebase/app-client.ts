import { enableNetwork, persistentLocalCache, persistentMultipleTabManager } from 'firebase/firestore';
import { connect } from './client.ts';
import { appAuth } from './app-auth.ts';

/**
 * The client of owners, captains, kitchen and platform staff. It has a cache on the device, so that they can read and
 * work offline.
 */
export const appClient = connect(appAuth, {
  localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
});

/**
 * Opens the device's cache. Called as soon as a page of the staff begins: its first screen asks for the cache a few
 * hundred ms later, and would wait for it.
 */
export const openCache = (): void => void enableNetwork(appClient.db).catch(() => undefined);
