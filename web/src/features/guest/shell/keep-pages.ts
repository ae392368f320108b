const WORKER = '/guest-sw.js';
const SCOPE = '/customer/';
/** The worker reads this cache (`build/guest-worker.ts`). */
const FILES = 'guest-files';
/** A visit loads about 40 files. Above this number the oldest, from earlier versions, are deleted. */
const MOST_FILES = 200;

/** The files that are kept or being kept. The requests that keep them are entries themselves. */
const asked = new Set<string>();

/**
 * Stores files that the page has loaded, each once, unless the worker has stored it. The browser has just fetched them
 * and takes them from its own cache.
 */
async function keep(entries: readonly PerformanceEntry[]): Promise<void> {
  const files = entries
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith('/assets/') && !asked.has(name));
  const fresh = [...new Set(files)];
  fresh.forEach((file) => asked.add(file));
  const known = await Promise.all(fresh.map((file) => caches.match(file)));
  const cache = await caches.open(FILES);
  await cache.addAll(fresh.filter((_, i) => known[i] === undefined));
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST_FILES)).map((file) => cache.delete(file)));
}

/**
 * Stores the guests' pages on the phone, so that a reload without a network shows the last menu. Called once the page
 * has loaded. Without a worker or a cache (a private window, a full disk) everything else works.
 */
export function keepPages(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const needNot = () => undefined;
  const seen = new PerformanceObserver((list) => void keep(list.getEntries()).catch(needNot));
  void navigator.serviceWorker
    .register(WORKER, { scope: SCOPE })
    .then(() => navigator.serviceWorker.ready)
    .catch(needNot)
    .then(() => seen.observe({ type: 'resource', buffered: true }));
}
