/** The abilities of the browser, and its subscription. Nothing here knows Bhoj's server. */

/** `install`: an iPhone or an iPad, which shows messages of installed apps only. */
export type Support = 'yes' | 'no' | 'install';

const isOfApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  // An iPad calls itself a Mac.
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

export function supportOf(): Support {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (isAble) return 'yes';
  return isOfApple() && !isInstalled() ? 'install' : 'no';
}

/** The names in a browser's own text, the more special ones first: Edge says that it is Chrome, too. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Macintosh', 'Mac'],
  ['Linux', 'Linux'],
] as const;

const nameIn = (text: string, names: readonly (readonly [string, string])[], otherwise: string): string =>
  names.find(([part]) => text.includes(part))?.[1] ?? otherwise;

/** Returns the browser in words, such as `Chrome on Android`. */
export const deviceName = (agent: string): string =>
  `${nameIn(agent, BROWSERS, 'Browser')} on ${nameIn(agent, SYSTEMS, 'another system')}`;

/** ms for the service worker of a first visit, which begins after the first screen. */
const WORKER_WITHIN = 30_000;

async function worker(): Promise<ServiceWorkerRegistration> {
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('no service worker')), WORKER_WITHIN);
  });
  return Promise.race([navigator.serviceWorker.ready, tooLate]);
}

/** Returns the subscription of this browser; null without one. */
export async function subscription(): Promise<PushSubscription | null> {
  if (supportOf() !== 'yes') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

const textOf = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The data that the server needs to send to this browser. */
export interface Subscribed {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/**
 * Subscribes with the server's public key (base64url), or returns the subscription that there is. First it ends a
 * subscription made with another key, because the push service would accept no message to it. Throws what the browser
 * throws.
 */
export async function subscribe(publicKey: string): Promise<Subscribed> {
  const { pushManager } = await worker();
  const known = await pushManager.getSubscription();
  if (known !== null && textOf(known.options.applicationServerKey) !== publicKey) await known.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  return {
    endpoint: made.endpoint,
    keys: { p256dh: textOf(made.getKey('p256dh')), auth: textOf(made.getKey('auth')) },
  };
}
