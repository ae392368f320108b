import { emulatorHost, freshProject } from './firestore-rest.ts';

/** Host and port of the running Auth emulator; a sentence that says how to start one where there is none. */
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
 * Makes this process one that runs in a project of its own against the emulators, as the Functions runtime would; to be
 * called before anything of `functions/` is imported. Token verification stays on: FUNCTIONS_EMULATOR would skip it.
 */
export function enterFreshProject(suite: string): string {
  emulatorHost();
  authEmulatorHost();
  const projectId = freshProject(suite);
  process.env['GCLOUD_PROJECT'] = projectId;
  process.env['FIREBASE_CONFIG'] = JSON.stringify({ projectId });
  // Looking for Google's metadata server takes seconds where there is none.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  delete process.env['FUNCTIONS_EMULATOR'];
  return projectId;
}
