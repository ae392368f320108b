import { createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Jdk } from '../../../scripts/lib/jdk.mjs';
import { NODE_24 } from '../../../scripts/lib/paths.mjs';
import { CannotGoOn } from '../../../scripts/lib/say.mjs';
import { onExit } from '../command/on-exit.ts';
import { CACHE, childEnv, PROGRAMS } from '../command/programs.ts';
import { leashed } from '../processes/leashed.ts';
import type { Leashed } from '../processes/leashed.ts';
import { insistOnFreePorts } from '../network/busy-ports.ts';
import {
  paramsFolder,
  PROJECT,
  removeEmulatorConfig,
  suiteEnv,
  suiteFolder,
  writeEmulatorConfig,
} from './emulator-config.ts';
import type { FirestoreEmulator } from './firestore-emulator.ts';
import { startPaymentGateway, writeParams } from './payment-gateway.ts';
import { startPush } from './push.ts';
import { HOST, portsFrom } from '../network/ports.ts';

const READY = 'All emulators ready!';
const READY_WITHIN_MS = 120_000;

export const ALL_EMULATORS: readonly string[] = ['auth', 'firestore', 'functions', 'hosting'];

export interface Suite {
  /** The environment variables that a program needs to use it. */
  readonly env: ReturnType<typeof suiteEnv>;
  /** The file with the emulators' output. */
  readonly log: string;
  /** Resolves with the exit code when it ends for any reason. */
  readonly ended: Promise<number>;
  readonly stop: () => Promise<void>;
}

interface Payments {
  /** A key for Razorpay's test mode, instead of the stand-in. */
  readonly ownKeyId?: string | undefined;
  /** The file that keeps the stand-in's payments. */
  readonly keepIn?: string | undefined;
}

interface SuiteWish {
  /** The first of its ports. */
  readonly base: number;
  /** Hears of the emulators' process as soon as it starts. */
  readonly onStart?: (pid: number) => void;
  readonly only?: readonly string[];
  /** A folder that {@link exportData} wrote. */
  readonly importFrom?: string | undefined;
  readonly payments?: Payments;
  readonly jdk: Jdk;
  readonly firestore: FirestoreEmulator;
}

/**
 * The JVM's second compiler does not pay: one person or one test run calls Firestore too seldom. For each request that
 * the rules refuse, the emulator would log two stack traces, and firebase-tools would write them into two files; so it
 * logs only faults of its own.
 */
const JVM_OPTIONS = [
  '-XX:TieredStopAtLevel=1',
  '-XX:+UseSerialGC',
  '-XX:-StackTraceInThrowable',
  `-Djava.util.logging.config.file=${join(import.meta.dirname, 'quiet.properties')}`,
].join(' ');

/**
 * Starts the Emulator Suite, its payment gateway and its push service, and waits until all are ready. They stop when
 * this process ends in any way.
 */
export async function startSuite(wish: SuiteWish): Promise<Suite> {
  const { base, only = ALL_EMULATORS, importFrom, payments = {}, jdk, firestore, onStart } = wish;
  await insistOnFreePorts(Object.values(portsFrom(base)));
  const folder = suiteFolder(base);
  mkdirSync(folder, { recursive: true });
  const config = writeEmulatorConfig(base);
  onExit(() => removeEmulatorConfig(base));
  if (only.includes('functions')) await startStandIns(base, payments);

  const suite = leashed(
    NODE_24,
    [
      `--import=${import.meta.resolve('./quick-validators.mjs')}`,
      `--import=${import.meta.resolve('./calls-at-once.mjs')}`,
      PROGRAMS.firebase,
      'emulators:start',
      '--non-interactive',
      `--project=${PROJECT}`,
      `--config=${config}`,
      `--only=${only.join(',')}`,
      ...(importFrom === undefined ? [] : [`--import=${importFrom}`]),
    ],
    {
      env: {
        ...childEnv([jdk.bin]),
        ...firestore.env,
        ...QUIET,
        ...QUICK,
        JAVA_TOOL_OPTIONS: JVM_OPTIONS,
      },
      cwd: folder,
    },
  );
  if (suite.pid !== undefined) onStart?.(suite.pid);
  const log = join(folder, 'emulators.log');
  suite.output.pipe(createWriteStream(log));
  await ready(suite, log);
  if (only.includes('auth')) await protectAgainstEmailEnumeration(base);
  return { env: suiteEnv(base), log, ended: suite.ended, stop: suite.stop };
}

/**
 * The first makes the functions write their list to a file. Without it firebase-tools would start a server of the
 * functions, ask it for the list, and wait four seconds until that connection closes. The second keeps compiled code
 * for the processes of the other functions and for the next start.
 */
const QUICK = {
  FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
  NODE_COMPILE_CACHE: join(CACHE, 'compiled'),
};

/** Prevents lookups outside this machine. */
const QUIET = { METADATA_SERVER_DETECTION: 'none', NO_UPDATE_NOTIFIER: '1' };

/** Starts what the functions call instead of the internet: the payment gateway and the push service. */
async function startStandIns(base: number, { ownKeyId, keepIn }: Payments): Promise<void> {
  const { BHOJ_FUNCTIONS_URL: functionsUrl } = suiteEnv(base);
  const ports = portsFrom(base);
  const gateway = await startPaymentGateway({ port: ports.gateway, functionsUrl, keepIn, ownKeyId });
  onExit(gateway.stop);
  const push = await startPush(ports.push);
  onExit(push.stop);
  writeParams(paramsFolder(base), PROJECT, { ...gateway.params, ...push.params });
}

/** Saves the suite's data. firebase-tools writes a new folder and then swaps it in, so the data is never incomplete. */
export async function exportData(base: number, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const response = await fetch(`http://${HOST}:${portsFrom(base).hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: folder, initiatedBy: 'bhoj' }),
  });
  if (!response.ok) throw new Error(`The data could not be saved: ${await response.text()}`);
}

/** @returns true when {@link exportData} has written to the folder */
export function holdsExport(folder: string): boolean {
  return existsSync(join(folder, 'firebase-export-metadata.json'));
}

function ready(suite: Leashed, log: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = (sentence: string) => {
      clearTimeout(tooLong);
      const last = said.split('\n').slice(-12).join('\n');
      reject(new CannotGoOn(`${sentence} What they said is in ${log}:\n${last}`));
    };
    const tooLong = setTimeout(() => {
      fail(`The emulators were not ready within ${READY_WITHIN_MS / 1000} seconds.`);
    }, READY_WITHIN_MS);
    suite.output.on('data', (chunk: Buffer) => {
      if (said.includes(READY)) return;
      said += chunk.toString('utf8');
      if (said.includes('Failed to load function definition')) fail('The functions could not be loaded.');
      if (!said.includes(READY)) return;
      clearTimeout(tooLong);
      resolve();
    });
    void suite.ended.then(() => fail('The emulators ended before they were ready.'));
  });
}

/** Turns on the protection that production projects have and that the emulator has not. */
async function protectAgainstEmailEnumeration(base: number): Promise<void> {
  const url = `http://${HOST}:${portsFrom(base).auth}/identitytoolkit.googleapis.com/v2/projects/${PROJECT}/config?updateMask=emailPrivacyConfig`;
  const response = await fetch(url, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!response.ok) {
    throw new Error(`E-mail enumeration protection: ${response.status} ${await response.text()}`);
  }
}
