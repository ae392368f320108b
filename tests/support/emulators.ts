import { emulatorHost, freshProject } from './firestore-rest.ts';

/** Returns host and port of the running Auth emulator. When none runs, throws with a sentence on how to start one. */
export function authEmulatorHost(): string {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  if (!host) {
    throw new Error(
      'No Auth emulator: FIREBASE_AUTH_EMULATOR_HOST is not set. Run `npm test`, or start one with ' +
        '`npm run emulators -- --only auth,firestore` and export what it prints.',
    );
  }
  return host;
}

/**
 * Gives this process a project of its own on the emulators, as the Functions runtime would. Call it before anything of
 * `functions/` is imported. Token verification stays on; FUNCTIONS_EMULATOR would skip it.
 */
export function enterFreshProject(suite: string): string {
  emulatorHost();
  authEmulatorHost();
  // The Admin SDK keeps its first project, even when this file is loaded again in the same process.
  const projectId = (process.env['BHOJ_ENTERED_PROJECT'] ??= freshProject(suite));
  process.env['GCLOUD_PROJECT'] = projectId;
  process.env['FIREBASE_CONFIG'] = JSON.stringify({ projectId });
  // Searching for Google's metadata server takes seconds when there is none.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  delete process.env['FUNCTIONS_EMULATOR'];
  return projectId;
}
