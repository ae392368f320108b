/** Where a running Emulator Suite listens. */
export interface Urls {
  readonly project: string;
  /** Host and port. */
  readonly firestore: string;
  /** Host and port. */
  readonly auth: string;
  /** With project and region: a callable's name follows. */
  readonly functions: string;
  /** Where people open Bhoj. */
  readonly web: string;
}

/** The suite that the scripts have started, as they say in the environment. Throws where they have not. */
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
  };
}
