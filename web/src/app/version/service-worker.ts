import type { Workbox } from 'workbox-window';
import { onNewerMet } from '../../ui/shared/newer-met.ts';
import type { Search } from '../../ui/shared/new-version.ts';
import { whenOnline } from '../../ui/shared/when-online.ts';
import { whenQuiet } from './quiet.ts';

const MANIFEST = '/manifest.webmanifest';
/** ms; a kitchen's screen stays open for days, and the browser itself checks only when a page is opened. */
const LOOK_EVERY = 60 * 60 * 1000;
/** ms; while something was met that only a newer version understands. */
const LOOK_AGAIN = 60 * 1000;

/** What is heard of the app's version. */
export interface VersionNews {
  /** A newer version is on the device; `take` starts the page again with it. */
  readonly onWaiting: (take: () => void) => void;
  readonly onSearch: (search: Search) => void;
}

/** How to ask for the newest version, and to stop listening. */
export interface VersionWatch {
  /** Looks for it, and takes it at once. */
  readonly update: () => void;
  readonly stop: () => void;
}

/** Offers Bhoj for installation. Linked here and not in index.html, so that a guest's phone gets no offer. */
function linkManifest(): void {
  if (document.querySelector('link[rel="manifest"]') !== null) return;
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = MANIFEST;
  document.head.append(link);
}

const startAgain = (): void => globalThis.location.reload();

/** Activates the new worker and reloads this page; other tabs keep the old version until they are reloaded. */
function takeOver(worker: Workbox): void {
  worker.addEventListener('controlling', startAgain);
  worker.messageSkipWaiting();
}

interface Registered {
  readonly worker: Workbox;
  readonly registration: ServiceWorkerRegistration;
}

/** ms after which a device that has no worker yet gets one: its five hundred files must not delay the first screen. */
const KEEP_AFTER = 5000;

const isFirstVisit = (): boolean => navigator.serviceWorker.controller === null;

async function register(onWaiting: (worker: Workbox) => void): Promise<Registered | null> {
  try {
    if (isFirstVisit()) await new Promise((later) => setTimeout(later, KEEP_AFTER));
    const { Workbox } = await import('workbox-window');
    const worker = new Workbox('/sw.js');
    worker.addEventListener('waiting', () => onWaiting(worker));
    const registration = await worker.register();
    return registration === undefined ? null : { worker, registration };
  } catch {
    // The browser refused, or there is no network: everything works without the worker.
    return null;
  }
}

/** Asks the server for a newer worker. */
async function search(registration: ServiceWorkerRegistration): Promise<Search> {
  try {
    await registration.update();
  } catch {
    return 'failed';
  }
  return (registration.installing ?? registration.waiting) === null ? 'none' : 'found';
}

/** Hears when the worker that is being installed cannot be: its files did not all come. */
function whenLost(registration: ServiceWorkerRegistration, onLost: () => void): void {
  const { installing } = registration;
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'redundant') onLost();
  });
}

/**
 * Has the service worker keep the app on the device, and says when a newer version waits. Something that only a newer
 * version understands has the worker look at once, and take what it finds at a quiet moment. Only the staff area calls
 * this; a guest's phone downloads nothing for it.
 */
export function watchVersion({ onWaiting, onSearch }: VersionNews): VersionWatch {
  linkManifest();
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) {
    return { update: startAgain, stop: () => undefined };
  }
  let isOver = false;
  let [isMet, isWanted, isLooking] = [false, false, false];
  let waiting: Workbox | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;
  let stopQuiet: (() => void) | null = null;

  const take = () => {
    if (waiting !== null) takeOver(waiting);
  };
  const takeIfMayBe = () => {
    if (waiting === null) return;
    if (isWanted) take();
    else if (isMet) stopQuiet ??= whenQuiet(take);
  };
  const ready = register((worker) => {
    if (isOver) return;
    waiting = worker;
    onWaiting(take);
    takeIfMayBe();
  });
  const look = async () => {
    const registered = await ready;
    if (isOver || isLooking) return;
    isLooking = true;
    clearTimeout(again);
    onSearch('looking');
    const found = registered === null ? 'none' : await search(registered.registration);
    isLooking = false;
    if (isOver) return;
    // What the old worker would answer with again is what the server has, where there is no worker.
    if (registered === null && isWanted) return startAgain();
    onSearch(found);
    if (found !== 'found') isWanted = false;
    else if (registered !== null) whenLost(registered.registration, () => onSearch('failed'));
    if (isMet && found !== 'found') again = setTimeout(() => void look(), LOOK_AGAIN);
    takeIfMayBe();
  };
  const lookNowAndThen = async () => {
    // Without a network there is no newer version to find.
    if (navigator.onLine) await (await ready)?.registration.update().catch(() => undefined);
  };
  const timer = setInterval(() => void lookNowAndThen(), LOOK_EVERY);
  const stops = [
    whenOnline(() => void (isMet ? look() : lookNowAndThen())),
    onNewerMet(() => {
      if (isMet) return;
      isMet = true;
      void look();
    }),
  ];
  return {
    update: () => {
      isWanted = true;
      takeIfMayBe();
      if (waiting === null) void look();
    },
    stop: () => {
      isOver = true;
      clearInterval(timer);
      clearTimeout(again);
      stopQuiet?.();
      for (const stop of stops) stop();
    },
  };
}
