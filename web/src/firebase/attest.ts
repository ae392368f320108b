import type { FirebaseApp } from 'firebase/app';

type Registered = (() => Promise<string>) | null;

const registered = new Map<FirebaseApp, Promise<Registered>>();

/**
 * Registers an app with App Check when the build has a site key of reCAPTCHA Enterprise (`VITE_APP_CHECK_SITE_KEY`).
 * A build without one contains nothing of App Check.
 */
export function attest(app: FirebaseApp): void {
  if (!import.meta.env.VITE_APP_CHECK_SITE_KEY) return;
  const siteKey = import.meta.env.VITE_APP_CHECK_SITE_KEY;
  // Without the module, calls go out without a token; a server that requires one says so (`app-check-failed`).
  const loading = import('./app-check.ts').then(
    ({ register }) => register(app, siteKey),
    () => null,
  );
  registered.set(app, loading);
}

/** Resolves once the app's calls carry a token, or at once when they never will. */
export async function attested(app: FirebaseApp): Promise<void> {
  await registered.get(app);
}

/** Returns the header with which a plain request to a callable carries the app's token. Never throws. */
export async function attestation(app: FirebaseApp): Promise<Readonly<Record<string, string>>> {
  try {
    const token = await (await registered.get(app))?.();
    return token === undefined ? {} : { 'x-firebase-appcheck': token };
  } catch {
    return {};
  }
}
