import type { FirebaseApp } from 'firebase/app';

/**
 * App Check's module, in a build with a site key of reCAPTCHA Enterprise (`VITE_APP_CHECK_SITE_KEY`); other builds contain
 * nothing of it. Modules that make an app wait for it, so that no request of theirs leaves before the app is registered.
 */
const appCheck = import.meta.env.VITE_APP_CHECK_SITE_KEY
  ? await import('./app-check.ts').catch(() => null)
  : null;

const tokens = new Map<FirebaseApp, () => Promise<string>>();

/** Registers an app with App Check. Without the module, a server that requires tokens says so (`app-check-failed`). */
export function attest(app: FirebaseApp): void {
  if (!import.meta.env.VITE_APP_CHECK_SITE_KEY || appCheck === null) return;
  tokens.set(app, appCheck.register(app, import.meta.env.VITE_APP_CHECK_SITE_KEY));
}

/** Returns the header with which a plain request carries the app's token. Never throws. */
export async function attestation(app: FirebaseApp): Promise<Readonly<Record<string, string>>> {
  try {
    const token = await tokens.get(app)?.();
    return token === undefined ? {} : { 'x-firebase-appcheck': token };
  } catch {
    return {};
  }
}
