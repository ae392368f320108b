/**
 * ms that a waiting worker gets to take over. The browser lets the old worker finish its work first, and Chromium may
 * wait for minutes when a request arrives at the same moment.
 */
const PATIENCE = 5000;

const startAgain = (): void => globalThis.location.reload();

/** Drops the worker, so that the next load comes from the server. Without a network the stored app must stay. */
async function loadFromServer(registration: ServiceWorkerRegistration): Promise<void> {
  if (navigator.onLine && (await registration.unregister().catch(() => false))) startAgain();
}

/**
 * Activates the waiting worker and reloads this page with it; other tabs keep the old version until they are reloaded.
 * If the worker does not take over in time, the page drops it and reloads from the server, which also has the newest
 * version. The page that starts then registers the worker again.
 */
export function takeOver(registration: ServiceWorkerRegistration): void {
  const { waiting } = registration;
  // Another tab has activated it.
  if (waiting === null) return startAgain();
  navigator.serviceWorker.addEventListener('controllerchange', startAgain);
  waiting.postMessage({ type: 'SKIP_WAITING' });
  setInterval(() => void loadFromServer(registration), PATIENCE);
}
