import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { CACHE, childEnv, machinePath, NODE_24, ROOT, TOOLS } from './paths.mjs';
import { run } from './run.mjs';
import { CannotGoOn, say } from './say.mjs';
import { writeWrapperJar } from './wrapper-jar.mjs';

const WRAPPER = join(CACHE, 'firestore-emulator-of-gcloud.jar');
const DOWNLOAD_MS = 10 * 60_000;

/**
 * @typedef {object} FirestoreEmulator
 * @property {string} from where it was found, for a person to read
 * @property {NodeJS.ProcessEnv} env what firebase-tools must be told to use it
 */

/** @returns {Promise<FirestoreEmulator>} the emulator, downloaded or wrapped when that is needed */
export async function findFirestoreEmulator() {
  const present = ownChoice() ?? inCache();
  if (present) return present;
  // A wrapper made before means that the download failed before: don't keep a person waiting for it every time.
  if (existsSync(WRAPPER) && gcloudJar()) return ofGcloud(/** @type {string} */ (gcloudJar()));
  if (await download()) return /** @type {FirestoreEmulator} */ (inCache());
  const jar = gcloudJar();
  if (jar) return ofGcloud(jar);
  throw new CannotGoOn(
    'The Firestore emulator is missing: connect to the Internet once so that it can be downloaded ' +
      '(`npx firebase setup:emulators:firestore`), or run `gcloud components install cloud-firestore-emulator`.',
  );
}

/** @returns {string | undefined} where the emulator would come from, without fetching anything */
export function whereFirestoreEmulatorIs() {
  const present = ownChoice() ?? inCache();
  if (present) return present.from;
  const jar = gcloudJar();
  return jar && `gcloud's component, ${jar}`;
}

/** @returns {FirestoreEmulator | undefined} */
function ownChoice() {
  const path = process.env.FIRESTORE_EMULATOR_BINARY_PATH;
  return path && existsSync(path) ? { from: path, env: {} } : undefined;
}

/** @returns {FirestoreEmulator | undefined} */
function inCache() {
  const info = join(
    ROOT,
    'node_modules',
    'firebase-tools',
    'lib',
    'emulator',
    'downloadableEmulatorInfo.json',
  );
  if (!existsSync(info)) return undefined;
  const folder = process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators');
  const jar = join(folder, JSON.parse(readFileSync(info, 'utf8')).firestore.downloadPathRelativeToCacheDir);
  return existsSync(jar) ? { from: jar, env: {} } : undefined;
}

/** @returns {Promise<boolean>} */
async function download() {
  say('downloading the Firestore emulator (about 130 MB, once)');
  await run(NODE_24, [TOOLS.firebase, 'setup:emulators:firestore', '--non-interactive'], {
    env: childEnv(),
    timeoutMs: DOWNLOAD_MS,
  });
  if (inCache()) return true;
  say('the download was not possible');
  return false;
}

/** @param {string} jar @returns {FirestoreEmulator} */
function ofGcloud(jar) {
  writeWrapperJar({
    to: WRAPPER,
    mainClass: 'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
    classPath: jar,
  });
  return { from: `gcloud's component, ${jar}`, env: { FIRESTORE_EMULATOR_BINARY_PATH: WRAPPER } };
}

/** @returns {string | undefined} */
function gcloudJar() {
  const besideGcloud = machinePath()
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .filter((path) => existsSync(path))
    .map((path) => dirname(dirname(realpathSync(path))));
  const usual = [
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    '/snap/google-cloud-cli/current',
    '/opt/google-cloud-sdk',
    '/opt/homebrew/share/google-cloud-sdk',
    join(homedir(), 'google-cloud-sdk'),
    join(process.env.LOCALAPPDATA ?? homedir(), 'Google', 'Cloud SDK', 'google-cloud-sdk'),
  ];
  return [...besideGcloud, ...usual]
    .map((sdk) => join(sdk, 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar'))
    .find((path) => existsSync(path));
}
