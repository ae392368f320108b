import { signOut } from 'firebase/auth';
import type { Client } from './client.ts';
import { keepDevice } from './keep-device.ts';
import type { SharedDevice } from './shared-device.ts';

/** Makes this browser a shared device, and signs the person out. The caller loads the page anew, and then `clearDisk`. */
export async function becomeShared({ auth }: Client, device: SharedDevice): Promise<void> {
  keepDevice(device);
  await signOut(auth);
}

/**
 * Deletes what Firestore kept on the disk before the browser became a shared device, which keeps nothing there
 * (`local-cache.ts`). Unsent rounds are elsewhere and stay. When another tab still holds the data, the next call
 * deletes it.
 */
export async function clearDisk(): Promise<void> {
  const databases = await indexedDB.databases();
  for (const { name = '' } of databases) if (name.startsWith('firestore/')) indexedDB.deleteDatabase(name);
}
