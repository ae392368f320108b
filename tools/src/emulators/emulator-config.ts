import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../../../scripts/lib/paths.mjs';
import { CACHE } from '../command/programs.ts';
import { emulatorHosting } from './emulator-csp.ts';
import { HOST, portsFrom } from '../network/ports.ts';

/** A `demo-` project cannot reach anything outside this machine. */
export const PROJECT = 'demo-bhoj';
const REGION = 'asia-south1';

/** The parts of firebase.json that depend on the base port. */
interface FirebaseConfig {
  readonly hosting: Parameters<typeof emulatorHosting>[0];
  readonly functions: readonly object[];
  readonly emulators: object;
}

/** Returns the folder of the suite on a base port, with its log and its functions' parameters. */
export const suiteFolder = (base: number): string => join(CACHE, `emulators-${base}`);

/** Returns the folder with the parameters for the functions of the suite on a base port. */
export const paramsFolder = (base: number): string => join(suiteFolder(base), 'params');

/**
 * Writes firebase.json with its ports moved to a base port, beside the original, because its paths are relative.
 * @returns the path of the new file (git ignores it)
 */
export function writeEmulatorConfig(base: number): string {
  const config = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as FirebaseConfig;
  const ports = portsFrom(base);
  const { firestoreWebsocket, gateway, push: _, ...own } = ports;
  const moved = Object.entries(own).map(([name, port]) => [name, { host: HOST, port }]);
  const emulators = {
    ...config.emulators,
    ...Object.fromEntries(moved),
    firestore: { host: HOST, port: ports.firestore, websocketPort: firestoreWebsocket },
  };
  const configDir = relative(ROOT, paramsFolder(base));
  const functions = config.functions.map((codebase) => ({ ...codebase, configDir }));
  const hosting = emulatorHosting(config.hosting, {
    emulators: [ports.functions, ports.firestore, ports.auth].map(at),
    gateway: at(gateway),
  });
  const path = emulatorConfigPath(base);
  writeFileSync(path, JSON.stringify({ ...config, hosting, functions, emulators }, null, 2));
  return path;
}

const at = (port: number) => `http://${HOST}:${port}`;

export function removeEmulatorConfig(base: number): void {
  const path = emulatorConfigPath(base);
  if (existsSync(path)) rmSync(path);
}

function emulatorConfigPath(base: number): string {
  return join(ROOT, `.emulators-${base}.json`);
}

/** Returns the environment variables that a program needs to use the suite on a base port. */
export function suiteEnv(base: number) {
  const ports = portsFrom(base);
  return {
    GCLOUD_PROJECT: PROJECT,
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
    BHOJ_BASE: String(base),
    BHOJ_FUNCTIONS_URL: `${at(ports.functions)}/${PROJECT}/${REGION}`,
    BHOJ_WEB_URL: at(ports.hosting),
    BHOJ_HUB_URL: at(ports.hub),
    BHOJ_GATEWAY_URL: at(ports.gateway),
    BHOJ_PUSH_URL: at(ports.push),
  };
}
