/** ms. A worker that takes longer is taken the next time. */
const PATIENCE = 10_000;

/** Waits until a worker that is being installed is ready or has failed. */
const installed = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
    worker.addEventListener('statechange', () => resolve());
  });

/** Returns the worker of a newer version, if there is one. */
async function newerWorker(): Promise<ServiceWorker | null> {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return null;
  await registration.update();
  if (registration.installing !== null) await installed(registration.installing);
  return registration.waiting;
}

/** Restarts the page with the newest version, because a plain reload would bring back the version that has failed. */
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
