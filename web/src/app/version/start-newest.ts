/** ms; a worker that takes longer to come is taken the next time. */
const PATIENCE = 10_000;

/** Waits until a worker that is being installed is ready, or cannot be. */
const installed = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
    worker.addEventListener('statechange', () => resolve());
  });

/** The worker of a newer version, where there is one. */
async function newerWorker(): Promise<ServiceWorker | null> {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return null;
  await registration.update();
  if (registration.installing !== null) await installed(registration.installing);
  return registration.waiting;
}

/** Starts the page again, with the newest version: a reload alone would bring back the one that has failed. */
export async function startNewest(): Promise<void> {
  const again = () => globalThis.location.reload();
  const worker = await newerWorker().catch(() => null);
  if (worker === null) {
    again();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', again);
  worker.postMessage({ type: 'SKIP_WAITING' });
}
