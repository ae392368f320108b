/**
 * The part of the service worker that receives messages (`build/push-worker.ts` puts it beside Workbox's part). It has the
 * sentences of the bell, so that the server sends facts only.
 */
import { PUSH_CHANGED } from './push-changed.ts';
import { pushShown } from './push-shown.ts';

/** The events and acts of a service worker, which the types of a page do not have. */
interface Waiting extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}
interface PushEvent extends Waiting {
  readonly data: { readonly text: () => string } | null;
}
interface ClickEvent extends Waiting {
  readonly notification: Notification;
}
interface ChangeEvent extends Waiting {
  readonly oldSubscription: PushSubscription | null;
}
interface WindowClient {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
  readonly postMessage: (message: unknown) => void;
}
interface Worker {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    readonly matchAll: (of: object) => Promise<readonly WindowClient[]>;
    readonly openWindow: (path: string) => Promise<unknown>;
  };
  readonly addEventListener: {
    (type: 'push', hear: (event: PushEvent) => void): void;
    (type: 'notificationclick', hear: (event: ClickEvent) => void): void;
    (type: 'pushsubscriptionchange', hear: (event: ChangeEvent) => void): void;
  };
}

const worker = globalThis as unknown as Worker;

const windows = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

async function show(text: string): Promise<void> {
  const { title, body, tag, path, language } = pushShown(text);
  await worker.registration.showNotification(title, {
    body,
    tag,
    icon: '/icons/icon-192.png',
    lang: language,
    data: { path },
  });
}

/** Focuses the window that shows the page already, or opens another: a form that is being filled in must not go. */
async function open(path: string): Promise<void> {
  const address = new URL(path, globalThis.location.origin).href;
  const there = (await windows()).find(({ url }) => url === address);
  await (there === undefined ? worker.clients.openWindow(path) : there.focus());
}

/** Subscribes again where the push service has ended the subscription; the page that is open registers it. */
async function renew({ oldSubscription }: ChangeEvent): Promise<void> {
  const key = oldSubscription?.options.applicationServerKey;
  if (key) {
    await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  }
  for (const page of await windows()) page.postMessage({ type: PUSH_CHANGED });
}

worker.addEventListener('push', (event) => event.waitUntil(show(event.data?.text() ?? '')));
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = (event.notification.data ?? { path: '/' }) as { readonly path: string };
  event.waitUntil(open(path));
});
worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
