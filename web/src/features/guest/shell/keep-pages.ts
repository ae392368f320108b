const WORKER = '/guest-sw.js';
const SCOPE = '/customer/';

const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith('/assets/'));

/**
 * Keeps the guests' pages on the phone, so that a reload without a network shows the last menu. Starts after the page
 * has loaded. Without a worker (a private window, a full disk) everything else works.
 */
export async function keepPages(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  try {
    await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
    const { active } = await navigator.serviceWorker.ready;
    // The worker started after these files were loaded. It takes them from the browser's own cache.
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: loadedFiles() } });
  } catch {
    // Without the worker a reload needs a network.
  }
}
