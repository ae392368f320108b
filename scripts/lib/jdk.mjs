import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { machinePath } from './paths.mjs';
import { run } from './run.mjs';
import { CannotGoOn } from './say.mjs';

/** firebase-tools refuses older versions. */
export const LEAST_JAVA = 21;

const JAVA = process.platform === 'win32' ? 'java.exe' : 'java';

/**
 * @typedef {object} Jdk
 * @property {string} bin the folder that holds `java`
 * @property {number} version its major version
 */

/** @returns {Promise<Jdk>} the first JDK that is new enough */
export async function findJdk() {
  const jdk = await lookForJdk();
  if (jdk) return jdk;
  throw new CannotGoOn(
    `No Java ${LEAST_JAVA} or newer was found: install one (for instance from https://adoptium.net, or ` +
      '`apt-get install temurin-21-jdk`), or set JAVA_HOME to the one you have.',
  );
}

/** @returns {Promise<Jdk | undefined>} */
export async function lookForJdk() {
  for (const bin of candidates()) {
    const version = await majorVersion(join(bin, JAVA));
    if (version >= LEAST_JAVA) return { bin, version };
  }
  return undefined;
}

/** Returns folders that contain `java`: JAVA_HOME and PATH first, then the usual folders, newest name first. */
function candidates() {
  const home = process.env.JAVA_HOME;
  const onPath = machinePath().split(delimiter);
  const homes = [
    ...inside('/usr/lib/jvm'),
    ...inside('/usr/java'),
    ...inside('/opt/java'),
    ...inside(join(homedir(), '.sdkman', 'candidates', 'java')),
    ...inside(join(homedir(), '.jdks')),
    ...inside('/opt/homebrew/opt').filter((path) => path.includes('openjdk')),
    ...inside('/usr/local/opt').filter((path) => path.includes('openjdk')),
    ...[
      ...inside('/Library/Java/JavaVirtualMachines'),
      ...inside(join(homedir(), 'Library/Java/JavaVirtualMachines')),
    ].map((path) => join(path, 'Contents', 'Home')),
    ...windowsVendors().flatMap(inside),
  ];
  const bins = [...(home ? [join(home, 'bin')] : []), ...onPath, ...homes.map((path) => join(path, 'bin'))];
  /** @type {Map<string, string>} the real file of `java` → the folder in which it was found */
  const found = new Map();
  for (const bin of bins) {
    const java = join(bin, JAVA);
    if (!existsSync(java)) continue;
    const real = realpathSync(java);
    if (!found.has(real)) found.set(real, bin === '' ? dirname(real) : bin);
  }
  return [...found.values()];
}

/** @param {string} folder */
function inside(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((name) => join(folder, name));
}

function windowsVendors() {
  if (process.platform !== 'win32') return [];
  const programs = process.env.ProgramFiles ?? 'C:\\Program Files';
  return ['Java', 'Eclipse Adoptium', 'Microsoft', 'Amazon Corretto', 'Zulu'].map((name) =>
    join(programs, name),
  );
}

/** @param {string} java @returns {Promise<number>} 0 when it does not run */
async function majorVersion(java) {
  const { output } = await run(java, ['-version'], { timeoutMs: 10_000 });
  return Number(/version "([0-9]+)/.exec(output)?.[1] ?? 0);
}
