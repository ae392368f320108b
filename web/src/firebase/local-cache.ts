import { persistentLocalCache, persistentMultipleTabManager } from 'firebase/firestore';
import type { FirestoreSettings } from 'firebase/firestore';
import { thisDevice } from './shared-device.ts';

/** True where the browser lets the page keep data. One in which the site may keep none throws at every store. */
function mayKeep(): boolean {
  try {
    localStorage.getItem('bhoj');
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns where Firestore keeps its copies. On the device, for reading and working without a network. In memory when
 * the browser stores nothing, because Firestore does not start on a store that throws a SecurityError; and on a shared
 * device, so that whoever takes it finds no orders and no guests on it.
 */
export const cacheSettings = (): Pick<FirestoreSettings, 'localCache'> =>
  mayKeep() && thisDevice() === null
    ? { localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }) }
    : {};
