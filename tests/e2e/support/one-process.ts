import { launchOptions } from './browser-use.ts';

/**
 * The Functions emulator starts a process for each callable at its first call, about a second of CPU each. Journeys
 * that need nothing else of it meet the same callables in one process beside it, on the same database and accounts.
 */

const { BHOJ_BASE, GCLOUD_PROJECT: project = '' } = process.env;
const base = Number(BHOJ_BASE);
const functionsEmulator = `127.0.0.1:${base + 1}`;
/** The suite's own ports end at +9. */
const oneProcess = `127.0.0.1:${base + 10}`;

/** With project and region: a function's name follows. */
export const FUNCTIONS_EMULATOR_URL = `http://${functionsEmulator}/${project}/asia-south1`;
export const ONE_PROCESS_URL = `http://${oneProcess}/${project}/asia-south1`;

/** For Playwright to start and to stop; it reads what the Functions emulator reads. */
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
    // Looking for Google's metadata server takes seconds where there is none.
    METADATA_SERVER_DETECTION: 'none',
  },
  url: ONE_PROCESS_URL,
};

/** A browser in which the address of the Functions emulator leads to the one process: pages notice nothing. */
export const oneProcessLaunch = {
  ...launchOptions,
  args: [...launchOptions.args, `--host-resolver-rules=MAP ${functionsEmulator} ${oneProcess}`],
};
