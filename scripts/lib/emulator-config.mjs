import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { portsFrom } from '../ports.mjs';
import { HOST } from './busy-ports.mjs';
import { emulatorHosting } from './emulator-csp.mjs';
import { CACHE, ROOT } from './paths.mjs';

/** A `demo-` project can reach nothing outside this machine. */
export const PROJECT = 'demo-bhoj';
const REGION = 'asia-south1';

/** What belongs to the suite on a base: its log, its functions' parameters. @param {number} base */
export const suiteFolder = (base) => join(CACHE, `emulators-${base}`);

/** Where the functions of the suite on a base find their parameters. @param {number} base */
export const paramsFolder = (base) => join(suiteFolder(base), 'params');

/**
 * firebase.json with its ports moved to a base. It must lie beside the original, whose paths are relative to it.
 * @param {number} base
 * @returns {string} the path of the file written (git ignores it)
 */
export function writeEmulatorConfig(base) {
  const config = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
  const ports = portsFrom(base);
  const { firestoreWebsocket, gateway, ...emulators } = ports;
  const moved = Object.entries(emulators).map(([name, port]) => [name, { host: HOST, port }]);
  const emulatorsAtBase = {
    ...config.emulators,
    ...Object.fromEntries(moved),
    firestore: { host: HOST, port: ports.firestore, websocketPort: firestoreWebsocket },
  };
  const configDir = relative(ROOT, paramsFolder(base));
  const functions = config.functions.map((/** @type {object} */ codebase) => ({ ...codebase, configDir }));
  const at = (/** @type {number} */ port) => `http://${HOST}:${port}`;
  const hosting = emulatorHosting(config.hosting, {
    emulators: [ports.functions, ports.firestore, ports.auth].map(at),
    gateway: at(gateway),
  });
  const path = emulatorConfigPath(base);
  writeFileSync(path, JSON.stringify({ ...config, hosting, functions, emulators: emulatorsAtBase }, null, 2));
  return path;
}

/** @param {number} base */
export function removeEmulatorConfig(base) {
  const path = emulatorConfigPath(base);
  if (existsSync(path)) rmSync(path);
}

/** @param {number} base */
function emulatorConfigPath(base) {
  return join(ROOT, `.emulators-${base}.json`);
}

/**
 * What a program needs to talk to the suite on a base.
 * @param {number} base
 */
export function suiteEnv(base) {
  const ports = portsFrom(base);
  return {
    GCLOUD_PROJECT: PROJECT,
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
    BHOJ_BASE: String(base),
    BHOJ_FUNCTIONS_URL: `http://${HOST}:${ports.functions}/${PROJECT}/${REGION}`,
    BHOJ_WEB_URL: `http://${HOST}:${ports.hosting}`,
    BHOJ_GATEWAY_URL: `http://${HOST}:${ports.gateway}`,
  };
}
