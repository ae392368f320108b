import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { machinePath, NODE_24, ROOT } from '../../../scripts/lib/paths.mjs';
import { run } from '../../../scripts/lib/run.mjs';
import { CannotGoOn, say } from '../../../scripts/lib/say.mjs';
import { CACHE, childEnv, PROGRAMS } from '../command/programs.ts';
import { writeWrapperJar } from './wrapper-jar.ts';

const WRAPPER = join(CACHE, 'firestore-emulator-of-gcloud.jar');
const DOWNLOAD_MS = 10 * 60_000;

export interface FirestoreEmulator {
  /** Where it was found, as text for the user. */
  readonly from: string;
  /** The environment with which firebase-tools uses it. */
  readonly env: NodeJS.ProcessEnv;
}

/** Finds the emulator; downloads or wraps it when needed. @throws {CannotGoOn} when it cannot be had */
export async function findFirestoreEmulator(): Promise<FirestoreEmulator> {
  const present = ownChoice() ?? inCache();
  if (present) return present;
  const jar = gcloudJar();
  // An existing wrapper means that an earlier download failed. The user must not wait for another attempt every time.
  if (jar !== undefined && existsSync(WRAPPER)) return ofGcloud(jar);
  const downloaded = await download();
  if (downloaded) return downloaded;
  if (jar !== undefined) return ofGcloud(jar);
  throw new CannotGoOn(
    'The Firestore emulator is missing: connect to the Internet once so that it can be downloaded ' +
      '(`npx firebase setup:emulators:firestore`), or run `gcloud components install cloud-firestore-emulator`.',
  );
}

/** @returns where the emulator would come from, without downloading anything */
export function whereFirestoreEmulatorIs(): string | undefined {
  const present = ownChoice() ?? inCache();
  if (present) return present.from;
  const jar = gcloudJar();
  return jar && `gcloud's component, ${jar}`;
}

function ownChoice(): FirestoreEmulator | undefined {
  const path = process.env.FIRESTORE_EMULATOR_BINARY_PATH;
  return path && existsSync(path) ? { from: path, env: {} } : undefined;
}

function inCache(): FirestoreEmulator | undefined {
  const emulators = join(ROOT, 'node_modules', 'firebase-tools', 'lib', 'emulator');
  const { firestore } = JSON.parse(
    readFileSync(join(emulators, 'downloadableEmulatorInfo.json'), 'utf8'),
  ) as { firestore: { downloadPathRelativeToCacheDir: string } };
  const folder = process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators');
  const jar = join(folder, firestore.downloadPathRelativeToCacheDir);
  return existsSync(jar) ? { from: jar, env: {} } : undefined;
}

async function download(): Promise<FirestoreEmulator | undefined> {
  say('downloading the Firestore emulator (about 130 MB, once)');
  await run(NODE_24, [PROGRAMS.firebase, 'setup:emulators:firestore', '--non-interactive'], {
    env: childEnv(),
    timeoutMs: DOWNLOAD_MS,
  });
  const downloaded = inCache();
  if (!downloaded) say('the download was not possible');
  return downloaded;
}

function ofGcloud(jar: string): FirestoreEmulator {
  writeWrapperJar({
    to: WRAPPER,
    mainClass: 'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
    classPath: jar,
  });
  return { from: `gcloud's component, ${jar}`, env: { FIRESTORE_EMULATOR_BINARY_PATH: WRAPPER } };
}

function gcloudJar(): string | undefined {
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
