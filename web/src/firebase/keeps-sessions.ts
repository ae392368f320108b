const NAME = 'bhoj.keeps';

function localStorageKeeps(): boolean {
  try {
    localStorage.setItem(NAME, NAME);
    const keeps = localStorage.getItem(NAME) === NAME;
    localStorage.removeItem(NAME);
    return keeps;
  } catch {
    return false;
  }
}

/** Resolves to whether a database opens. */
const indexedDbKeeps = (): Promise<boolean> =>
  new Promise((resolve) => {
    const request = indexedDB.open(NAME);
    request.onerror = () => resolve(false);
    request.onsuccess = () => {
      request.result.close();
      indexedDB.deleteDatabase(NAME);
      resolve(true);
    };
  });

/**
 * Resolves to whether this browser can keep a session; Firebase keeps it in either of these stores. Where both are
 * blocked, the program of the next page finds nobody signed in.
 */
export async function keepsSessions(): Promise<boolean> {
  return localStorageKeeps() || indexedDbKeeps().catch(() => false);
}
