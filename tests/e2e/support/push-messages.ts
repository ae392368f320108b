import type { BrowserContext, Page } from '@playwright/test';
import type { Delivery, Subscribed } from '../../../tools/src/push-service/push-service.ts';

const { BHOJ_PUSH_URL: pushUrl = '' } = process.env;

const ask = async <T>(path: string, method: 'GET' | 'POST'): Promise<T> => {
  const response = await fetch(`${pushUrl}${path}`, { method });
  if (!response.ok) throw new Error(`the push service answered ${response.status}`);
  return (await response.json()) as T;
};

/** The requests of the page to the test, in the place of its browser's push service. */
type Asking = typeof globalThis & { subscribeAtStandIn: (key: string) => Promise<Subscribed> };

/**
 * Replaces the browser's own way to subscribe, because its push service is on the internet. As in a browser, the
 * subscription lives as long as the page's storage.
 */
function subscribeElsewhere(): void {
  const KEPT = 'test:subscription';
  const bytesOf = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0)).buffer;
  const made = (kept: Subscribed & { key: string }) => ({
    endpoint: kept.endpoint,
    options: { userVisibleOnly: true, applicationServerKey: bytesOf(kept.key) },
    getKey: (name: 'p256dh' | 'auth') => bytesOf(kept.keys[name]),
    unsubscribe: () => {
      localStorage.removeItem(KEPT);
      return Promise.resolve(true);
    },
  });
  const known = () => {
    const kept = localStorage.getItem(KEPT);
    return kept === null ? null : made(JSON.parse(kept) as Subscribed & { key: string });
  };
  Object.assign(PushManager.prototype, {
    getSubscription: () => Promise.resolve(known()),
    subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
      const subscribed = known();
      if (subscribed !== null) return subscribed;
      const fresh = { ...(await (globalThis as Asking).subscribeAtStandIn(key)), key };
      localStorage.setItem(KEPT, JSON.stringify(fresh));
      return made(fresh);
    },
  });
}

/** A person's browser that gets messages by the stand-in push service. */
export interface PushBrowser {
  /** The messages that the push service has for it, decrypted with its keys, in the order of arrival. */
  readonly deliveries: () => Promise<readonly Delivery[]>;
  /** Waits until the page has no subscription, also while it goes to another page. */
  readonly untilUnsubscribed: () => Promise<void>;
}

/** Lets a person's browser show messages, and subscribe at the stand-in. */
export async function withPush(context: BrowserContext, page: Page): Promise<PushBrowser> {
  let endpoint = '';
  await context.grantPermissions(['notifications']);
  await context.exposeFunction('subscribeAtStandIn', async (key: string) => {
    const subscribed = await ask<Subscribed>(`/subscriptions?key=${key}`, 'POST');
    ({ endpoint } = subscribed);
    return subscribed;
  });
  await context.addInitScript(subscribeElsewhere);
  return {
    deliveries: async () =>
      endpoint === '' ? [] : ask(`/subscriptions/${endpoint.split('/').at(-1) ?? ''}`, 'GET'),
    untilUnsubscribed: async () => {
      await page.waitForFunction(() => localStorage.getItem('test:subscription') === null);
    },
  };
}

/** Gives a decrypted message to the page's real service worker, as the browser does. */
export async function deliver(context: BrowserContext, page: Page, data: string): Promise<void> {
  const session = await context.newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ isDeleted }) => !isDeleted);
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await found;
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await session.detach();
}

/** The messages that the device shows. */
export const shownOn = (page: Page): Promise<{ title: string; body: string; tag: string }[]> =>
  page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return shown.map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** Taps the only message that the device shows. Returns the address that the service worker opens. */
export async function tapMessage(context: BrowserContext): Promise<string> {
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('no service worker');
  return worker.evaluate(async () => {
    // A tap by the test is no person's tap, and a browser opens a window only for a person.
    interface Worker {
      registration: ServiceWorkerRegistration;
      clients: { openWindow: (path: string) => Promise<null> };
    }
    const here = globalThis as unknown as Worker & { NotificationEvent: typeof Event };
    const [notification] = await here.registration.getNotifications();
    const { promise, resolve } = Promise.withResolvers<string>();
    here.clients.openWindow = (path) => {
      resolve(path);
      return Promise.resolve(null);
    };
    dispatchEvent(new here.NotificationEvent('notificationclick', { notification } as EventInit));
    return promise;
  });
}
