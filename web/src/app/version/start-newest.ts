import { takeOver } from './take-over.ts';

/** ms. A worker that takes longer is taken the next time. */
const PATIENCE = 10_000;

/** Waits until a worker that is being installed is ready or has failed. */
const installed = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
    worker.addEventListener('statechange', () => resolve());
  });

/** Returns the registration, if the worker of a newer version waits in it. */
async function withNewer(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return null;
  await registration.update();
  if (registration.installing !== null) await installed(registration.installing);
  return registration.waiting === null ? null : registration;
}

/** Restarts the page with the newest version, because a plain reload would bring back the version that has failed. */
export async function startNewest(): Promise<void> {
  const registration = await withNewer().catch(() => null);
  if (registration === null) globalThis.location.reload();
  else takeOver(registration);
}
