import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../../../scripts/lib/paths.mjs';
import { CACHE } from '../command/programs.ts';
import { emulatorHosting } from './emulator-csp.ts';
import { HOST, portsFrom } from '../network/ports.ts';

/** A `demo-` project can reach nothing outside this machine. */
export const PROJECT = 'demo-bhoj';
const REGION = 'asia-south1';

/** The parts of firebase.json that change with the base. */
interface FirebaseConfig {
  readonly hosting: Parameters<typeof emulatorHosting>[0];
  readonly functions: readonly object[];
  readonly emulators: object;
}

/** What belongs to the suite on a base: its log, its functions' parameters. */
export const suiteFolder = (base: number): string => join(CACHE, `emulators-${base}`);

/** Where the functions of the suite on a base find their parameters. */
export const paramsFolder = (base: number): string => join(suiteFolder(base), 'params');

/**
 * firebase.json with its ports moved to a base. It must lie beside the original, whose paths are relative to it.
 * @returns the path of the file written (git ignores it)
 */
export function writeEmulatorConfig(base: number): string {
  const config = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as FirebaseConfig;
  const ports = portsFrom(base);
  const { firestoreWebsocket, gateway, ...own } = ports;
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

/** What a program needs to talk to the suite on a base, as environment variables. */
export function suiteEnv(base: number) {
  const ports = portsFrom(base);
  return {
    GCLOUD_PROJECT: PROJECT,
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
    BHOJ_BASE: String(base),
    BHOJ_FUNCTIONS_URL: `${at(ports.functions)}/${PROJECT}/${REGION}`,
    BHOJ_WEB_URL: at(ports.hosting),
    BHOJ_GATEWAY_URL: at(ports.gateway),
  };
}
