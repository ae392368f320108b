import { createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { portsFrom } from '../ports.mjs';
import { HOST, insistOnFreePorts } from './busy-ports.mjs';
import {
  paramsFolder,
  PROJECT,
  removeEmulatorConfig,
  suiteEnv,
  suiteFolder,
  writeEmulatorConfig,
} from './emulator-config.mjs';
import { leashed } from './leashed.mjs';
import { onExit } from './on-exit.mjs';
import { childEnv, NODE_24, TOOLS } from './paths.mjs';
import { startPaymentGateway, writeParams } from './payment-gateway.mjs';
import { CannotGoOn } from './say.mjs';

const READY = 'All emulators ready!';
const READY_WITHIN_MS = 120_000;

export const ALL_EMULATORS = ['auth', 'firestore', 'functions', 'hosting'];

/**
 * @typedef {object} Suite
 * @property {ReturnType<typeof suiteEnv>} env what a program needs to talk to it
 * @property {string} log the file with what the emulators said
 * @property {Promise<number>} ended resolves when it ends, asked to or not
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the Emulator Suite, with the payment gateway that the functions talk to, and waits until it is ready. It stops
 * with us, however we end.
 * @param {object} wish
 * @param {number} wish.base the first of its ports
 * @param {string[]} [wish.only]
 * @param {string | undefined} [wish.importFrom] a folder that {@link exportData} wrote
 * @param {{ ownKeyId?: string | undefined, keepIn?: string }} [wish.payments] a key of Razorpay's test mode, in place of the
 *   stand-in; the file that keeps the stand-in's payments
 * @param {import('./jdk.mjs').Jdk} wish.jdk
 * @param {import('./firestore-emulator.mjs').FirestoreEmulator} wish.firestore
 * @returns {Promise<Suite>}
 */
export async function startSuite({ base, only = ALL_EMULATORS, importFrom, payments = {}, jdk, firestore }) {
  await insistOnFreePorts(Object.values(portsFrom(base)));
  const folder = suiteFolder(base);
  mkdirSync(folder, { recursive: true });
  const config = writeEmulatorConfig(base);
  onExit(() => removeEmulatorConfig(base));
  if (only.includes('functions')) await startGatewayOf(base, payments);

  const suite = leashed(
    NODE_24,
    [
      TOOLS.firebase,
      'emulators:start',
      '--non-interactive',
      `--project=${PROJECT}`,
      `--config=${config}`,
      `--only=${only.join(',')}`,
      ...(importFrom ? [`--import=${importFrom}`] : []),
    ],
    { env: { ...childEnv([jdk.bin]), ...firestore.env, ...quiet() }, cwd: folder },
  );
  const log = join(folder, 'emulators.log');
  suite.output.pipe(createWriteStream(log));
  await ready(suite, log);
  if (only.includes('auth')) await protectAgainstEmailEnumeration(base);
  return { env: suiteEnv(base), log, ended: suite.ended, stop: suite.stop };
}

/** @param {number} base @param {{ ownKeyId?: string | undefined, keepIn?: string }} payments */
async function startGatewayOf(base, { ownKeyId, keepIn }) {
  const { BHOJ_FUNCTIONS_URL: functionsUrl } = suiteEnv(base);
  const gateway = await startPaymentGateway({
    port: portsFrom(base).gateway,
    functionsUrl,
    keepIn,
    ownKeyId,
  });
  onExit(gateway.stop);
  writeParams(paramsFolder(base), PROJECT, gateway.params);
}

/**
 * Saves what is in the suite. firebase-tools writes beside the folder and then swaps, so that it is never half-written.
 * @param {number} base
 * @param {string} folder
 */
export async function exportData(base, folder) {
  mkdirSync(folder, { recursive: true });
  const response = await fetch(`http://${HOST}:${portsFrom(base).hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: folder, initiatedBy: 'bhoj' }),
  });
  if (!response.ok) throw new Error(`The data could not be saved: ${await response.text()}`);
}

/** @param {string} folder @returns {boolean} whether {@link exportData} has written there */
export function holdsExport(folder) {
  return existsSync(join(folder, 'firebase-export-metadata.json'));
}

function quiet() {
  return { METADATA_SERVER_DETECTION: 'none', NO_UPDATE_NOTIFIER: '1' };
}

/**
 * @param {import('./leashed.mjs').Leashed} suite
 * @param {string} log
 * @returns {Promise<void>}
 */
function ready(suite, log) {
  return new Promise((resolve, reject) => {
    let said = '';
    /** @param {string} sentence */
    const fail = (sentence) => {
      clearTimeout(tooLong);
      reject(
        new CannotGoOn(`${sentence} What they said is in ${log}:\n${said.split('\n').slice(-12).join('\n')}`),
      );
    };
    const tooLong = setTimeout(() => {
      fail(`The emulators were not ready within ${READY_WITHIN_MS / 1000} seconds.`);
    }, READY_WITHIN_MS);
    suite.output.on('data', (chunk) => {
      if (!said.includes(READY)) said += chunk;
      if (said.includes('Failed to load function definition')) fail('The functions could not be loaded.');
      if (!said.includes(READY)) return;
      clearTimeout(tooLong);
      resolve();
    });
    void suite.ended.then(() => fail('The emulators ended before they were ready.'));
  });
}

/** Production projects have it on; in the emulator it is off until asked for. @param {number} base */
async function protectAgainstEmailEnumeration(base) {
  const url = `http://${HOST}:${portsFrom(base).auth}/identitytoolkit.googleapis.com/v2/projects/${PROJECT}/config?updateMask=emailPrivacyConfig`;
  const response = await fetch(url, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!response.ok)
    throw new Error(`E-mail enumeration protection: ${response.status} ${await response.text()}`);
}
