import type { FirebaseApp } from 'firebase/app';

/**
 * The module of App Check, in a build with a site key of reCAPTCHA Enterprise (`VITE_APP_CHECK_SITE_KEY`); other builds
 * contain no part of it. Modules that make a Firebase app import this file, and so wait until the app can register.
 */
const appCheck = import.meta.env.VITE_APP_CHECK_SITE_KEY
  ? await import('./app-check.ts').catch(() => null)
  : null;

const tokens = new Map<FirebaseApp, () => Promise<string>>();

/**
 * Registers an app with App Check. If the module did not load, a server that requires tokens refuses with
 * `app-check-failed`.
 */
export function attest(app: FirebaseApp): void {
  if (!import.meta.env.VITE_APP_CHECK_SITE_KEY || appCheck === null) return;
  tokens.set(app, appCheck.register(app, import.meta.env.VITE_APP_CHECK_SITE_KEY));
}

/** Returns the header that carries the app's token in a plain request. Never throws. */
export async function attestation(app: FirebaseApp): Promise<Readonly<Record<string, string>>> {
  try {
    const token = await tokens.get(app)?.();
    return token === undefined ? {} : { 'x-firebase-appcheck': token };
  } catch {
    return {};
  }
}
