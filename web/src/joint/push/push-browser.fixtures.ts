import { vi } from 'vitest';

type Permission = 'default' | 'denied' | 'granted';

const point = new Uint8Array(65).fill(4);
const secret = new Uint8Array(16).fill(7);

const ANDROID = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';

/** A browser that can show messages, as far as Bhoj asks it. */
export class BrowserStandIn {
  permission: Permission = 'default';
  /** The person's answer to the next question. */
  answer: Permission = 'granted';
  /** The key of the subscription, in base64url; null without one. */
  key: string | null = null;
  fails = false;

  readonly #subscription = () => ({
    endpoint: 'https://fcm.googleapis.com/fcm/send/device',
    options: { applicationServerKey: Uint8Array.from(atob(this.key ?? ''), (c) => c.charCodeAt(0)).buffer },
    getKey: (name: string) => (name === 'p256dh' ? point : secret).buffer,
    unsubscribe: () => {
      this.key = null;
      return Promise.resolve(true);
    },
  });

  /** Puts it in the place of the browser of the tests. `userAgent` is that of a phone with Android by default. */
  install(userAgent = ANDROID): void {
    const pushManager = {
      getSubscription: () => Promise.resolve(this.key === null ? null : this.#subscription()),
      subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
        if (this.fails) return Promise.reject(new Error('no network'));
        this.key = applicationServerKey;
        return Promise.resolve(this.#subscription());
      },
    };
    const registration = { pushManager };
    vi.stubGlobal('PushManager', class {});
    const requestPermission = () => {
      if (this.permission === 'default') this.permission = this.answer;
      return Promise.resolve(this.permission);
    };
    const asked = Object.defineProperty({ requestPermission }, 'permission', { get: () => this.permission });
    vi.stubGlobal('Notification', asked);
    vi.stubGlobal('navigator', {
      userAgent,
      maxTouchPoints: 5,
      onLine: true,
      language: 'en-IN',
      serviceWorker: {
        ready: Promise.resolve(registration),
        getRegistration: () => Promise.resolve(registration),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      },
    });
    vi.stubEnv('PROD', true);
  }
}
