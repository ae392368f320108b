import { launchOptions } from './browser-use.ts';

/**
 * The Functions emulator starts a process for each callable at its first call, which costs about a second of CPU.
 * Journeys that need nothing else of it call the same callables in one process beside it, with the same database and
 * accounts.
 */

const { BHOJ_BASE, GCLOUD_PROJECT: project = '' } = process.env;
const base = Number(BHOJ_BASE);
const functionsEmulator = `127.0.0.1:${base + 1}`;
/** The suite's own ports end at +9. */
const oneProcess = `127.0.0.1:${base + 10}`;

/** URLs up to project and region; a function's name follows. */
export const FUNCTIONS_EMULATOR_URL = `http://${functionsEmulator}/${project}/asia-south1`;
export const ONE_PROCESS_URL = `http://${oneProcess}/${project}/asia-south1`;

/** Started and stopped by Playwright; it reads the same files as the Functions emulator. */
export const oneProcessServer = {
  command: [
    `"${process.execPath}"`,
    `--env-file-if-exists=../.cache/emulators-${base}/params/.env.${project}`,
    '--env-file-if-exists=../functions/.secret.local',
    'e2e/support/serve-callables.ts',
  ].join(' '),
  env: {
    BHOJ_FUNCTIONS_URL: ONE_PROCESS_URL,
    FIREBASE_CONFIG: JSON.stringify({ projectId: project }),
    // Searching for Google's metadata server takes seconds when there is none.
    METADATA_SERVER_DETECTION: 'none',
  },
  url: ONE_PROCESS_URL,
};

/** A browser that resolves the address of the Functions emulator to the one process; pages do not notice. */
export const oneProcessLaunch = {
  ...launchOptions,
  args: [...launchOptions.args, `--host-resolver-rules=MAP ${functionsEmulator} ${oneProcess}`],
};
