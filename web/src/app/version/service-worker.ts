import type { Workbox } from 'workbox-window';
import { whenOnline } from '../../ui/shared/when-online.ts';

const MANIFEST = '/manifest.webmanifest';
/** ms; a kitchen's screen stays open for days, and the browser itself checks only when a page is opened. */
const LOOK_EVERY = 60 * 60 * 1000;

/** Offers Bhoj for installation. Linked here and not in index.html, so that a guest's phone gets no offer. */
function linkManifest(): void {
  if (document.querySelector('link[rel="manifest"]') !== null) return;
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = MANIFEST;
  document.head.append(link);
}

/** Activates the new worker and reloads this page; other tabs keep the old version until they are reloaded. */
function takeOver(worker: Workbox): void {
  worker.addEventListener('controlling', () => globalThis.location.reload());
  worker.messageSkipWaiting();
}

async function register(onWaiting: (take: () => void) => void): Promise<Workbox | null> {
  try {
    const { Workbox } = await import('workbox-window');
    const worker = new Workbox('/sw.js');
    worker.addEventListener('waiting', () => onWaiting(() => takeOver(worker)));
    await worker.register();
    return worker;
  } catch {
    // The browser refused, or there is no network: everything works without the worker.
    return null;
  }
}

/**
 * Registers the service worker, which keeps the app on the device, and calls `onWaiting` when a newer version waits.
 * Only the staff area calls this; a guest's phone downloads nothing for it. Returns a function that stops the checks.
 */
export function watchForNewVersion(onWaiting: (take: () => void) => void): () => void {
  linkManifest();
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined;
  let isOver = false;
  let worker: Workbox | null = null;
  const report = (take: () => void) => {
    if (!isOver) onWaiting(take);
  };
  void register(report).then((registered) => (worker = registered));
  const look = () => {
    // Without a network there is no newer version to find.
    if (navigator.onLine) worker?.update().catch(() => undefined);
  };
  const timer = setInterval(look, LOOK_EVERY);
  const stop = whenOnline(look);
  return () => {
    isOver = true;
    clearInterval(timer);
    stop();
  };
}
