/** The addresses of a running Emulator Suite. */
export interface Urls {
  readonly project: string;
  /** Host and port. */
  readonly firestore: string;
  /** Host and port. */
  readonly auth: string;
  /** URL up to project and region; a callable's name follows. */
  readonly functions: string;
  /** The address of the web app. */
  readonly web: string;
  /** The address of the emulators' hub, which switches triggers off and on. */
  readonly hub: string;
}

/**
 * Returns the addresses of the suite that the scripts have started, from the environment. Throws when they are missing.
 */
export function urlsFromEnv(env: Readonly<Record<string, string | undefined>>): Urls {
  const need = (name: string): string => {
    const value = env[name];
    if (value) return value;
    throw new Error(
      `${name} is not set: start the emulators with "npm run emulators" and export what it prints.`,
    );
  };
  return {
    project: need('GCLOUD_PROJECT'),
    firestore: need('FIRESTORE_EMULATOR_HOST'),
    auth: need('FIREBASE_AUTH_EMULATOR_HOST'),
    functions: need('BHOJ_FUNCTIONS_URL'),
    web: need('BHOJ_WEB_URL'),
    hub: need('BHOJ_HUB_URL'),
  };
}
