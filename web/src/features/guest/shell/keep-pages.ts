const WORKER = '/guest-sw.js';
const SCOPE = '/customer/';
/** The worker reads this cache (`build/guest-worker.ts`). */
const FILES = 'guest-files';
/** A visit loads about 40 files. Above this number the oldest, from earlier versions, are deleted. */
const MOST_FILES = 200;

/** The files that are kept or being kept. The requests that keep them are entries themselves. */
const asked = new Set<string>();

/** Returns the files among what the page has loaded that nobody keeps yet. */
function unkept(entries: PerformanceEntryList): string[] {
  const files = (entries as PerformanceResourceTiming[])
    // The worker has kept the files that went through it.
    .filter(({ workerStart }) => workerStart === 0)
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith('/assets/') && !asked.has(name));
  return [...new Set(files)];
}

/** Stores a file unless the worker has stored it. The browser has just fetched it and takes it from its own cache. */
async function store(cache: Cache, file: string): Promise<void> {
  if ((await caches.match(file)) === undefined) await cache.add(file);
}

/** Stores files, each once and one after the other, so that a tap never waits for all of them. */
async function keep(entries: PerformanceEntryList): Promise<void> {
  const fresh = unkept(entries);
  fresh.forEach((file) => asked.add(file));
  const cache = await caches.open(FILES);
  for (const file of fresh) {
    // oxlint-disable-next-line no-await-in-loop
    await store(cache, file);
  }
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
  let last: Promise<unknown> = Promise.resolve();
  const seen = new PerformanceObserver((list) => {
    last = last.then(() => keep(list.getEntries())).catch(needNot);
  });
  void navigator.serviceWorker
    .register(WORKER, { scope: SCOPE })
    .then(() => navigator.serviceWorker.ready)
    .catch(needNot)
    .then(() => seen.observe({ type: 'resource', buffered: true }));
}
