/** Firebase Auth keeps its sessions in this database, or in local storage where there is no IndexedDB. */
const DATABASE = 'firebaseLocalStorageDb';
const KEY = 'firebase:authUser:';

const isInLocalStorage = (): boolean => Object.keys(localStorage).some((key) => key.startsWith(KEY));

/**
 * Returns false when this browser has no session because Firebase Auth never ran here. Otherwise true, also when the
 * browser does not tell. Never throws.
 */
export async function mayHaveSession(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === DATABASE) || isInLocalStorage();
  } catch {
    return true;
  }
}
