import { onNewerMet } from '../../ui/shared/newer-met.ts';
import type { Search } from '../../ui/shared/new-version.ts';
import { whenOnline } from '../../ui/shared/when-online.ts';
import { whenQuiet } from './quiet.ts';
import { takeOver } from './take-over.ts';

const MANIFEST = '/manifest.webmanifest';
/**
 * ms between two checks, because a kitchen's screen is open for days and the browser checks only when a page is opened.
 */
const LOOK_EVERY = 60 * 60 * 1000;
/** ms between two checks after the page met something that only a newer version understands. */
const LOOK_AGAIN = 60 * 1000;

/** The news of the app's version. */
export interface VersionNews {
  /** A newer version is on the device; `take` reloads the page with it. */
  readonly onWaiting: (take: () => void) => void;
  readonly onSearch: (search: Search) => void;
}

/** The functions that check for the newest version, and that stop listening. */
export interface VersionWatch {
  /** Checks for the newest version, and takes it at once. */
  readonly update: () => void;
  readonly stop: () => void;
}

/**
 * Offers Bhoj for installation. The link is added here and is not in index.html, so that a guest's phone gets no offer.
 */
function linkManifest(): void {
  if (document.querySelector('link[rel="manifest"]') !== null) return;
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = MANIFEST;
  document.head.append(link);
}

const startAgain = (): void => globalThis.location.reload();

/**
 * ms after which a device without a worker gets one, because its five hundred files must not delay the first screen.
 */
const KEEP_AFTER = 5000;

const isFirstVisit = (): boolean => navigator.serviceWorker.controller === null;

async function register(onWaiting: () => void): Promise<ServiceWorkerRegistration | null> {
  try {
    if (isFirstVisit()) await new Promise((later) => setTimeout(later, KEEP_AFTER));
    const { Workbox } = await import('workbox-window');
    const worker = new Workbox('/sw.js');
    worker.addEventListener('waiting', onWaiting);
    return (await worker.register()) ?? null;
  } catch {
    // The browser refused, or there is no network: everything works without the worker.
    return null;
  }
}

/** Checks with the server for a newer worker. */
async function search(registration: ServiceWorkerRegistration): Promise<Search> {
  try {
    await registration.update();
  } catch {
    return 'failed';
  }
  return (registration.installing ?? registration.waiting) === null ? 'none' : 'found';
}

/** Calls back when the worker that is being installed fails, because some of its files did not arrive. */
function whenLost(registration: ServiceWorkerRegistration, onLost: () => void): void {
  const { installing } = registration;
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'redundant') onLost();
  });
}

/**
 * Registers the service worker, which stores the app on the device, and reports a newer version. After something that
 * only a newer version understands, it checks at once, and takes the version at a quiet moment. Only the staff area
 * calls this; a guest's phone downloads nothing for it.
 */
export function watchVersion({ onWaiting, onSearch }: VersionNews): VersionWatch {
  linkManifest();
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) {
    return { update: startAgain, stop: () => undefined };
  }
  let isOver = false;
  let [isMet, isWanted, isLooking, isWaiting] = [false, false, false, false];
  let again: ReturnType<typeof setTimeout> | undefined;
  let stopQuiet: (() => void) | null = null;

  const take = () =>
    void ready.then((registration) => (registration === null ? startAgain() : takeOver(registration)));
  const takeIfMayBe = () => {
    if (!isWaiting) return;
    if (isWanted) take();
    else if (isMet) stopQuiet ??= whenQuiet(take);
  };
  const ready = register(() => {
    if (isOver) return;
    isWaiting = true;
    onWaiting(take);
    takeIfMayBe();
  });
  const look = async () => {
    const registration = await ready;
    if (isOver || isLooking) return;
    isLooking = true;
    clearTimeout(again);
    onSearch('looking');
    const found = registration === null ? 'none' : await search(registration);
    isLooking = false;
    if (isOver) return;
    // Without a worker the page comes from the server, so a reload gets the newest version.
    if (registration === null && isWanted) return startAgain();
    onSearch(found);
    if (found !== 'found') isWanted = false;
    else if (registration !== null) whenLost(registration, () => onSearch('failed'));
    if (isMet && found !== 'found') again = setTimeout(() => void look(), LOOK_AGAIN);
    takeIfMayBe();
  };
  const lookNowAndThen = async () => {
    // Without a network there is no newer version to find.
    if (navigator.onLine) await (await ready)?.update().catch(() => undefined);
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
      if (!isWaiting) void look();
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
