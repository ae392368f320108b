import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { machinePath, NODE_24, ROOT } from './paths.mjs';
import { run } from './run.mjs';
import { CannotGoOn, say } from './say.mjs';

const LOCK = join(ROOT, 'package-lock.json');
/** npm's own list of what it installed. */
const INSTALLED = join(ROOT, 'node_modules', '.package-lock.json');
/** The hash of the lock file that was last found installed. */
const REMEMBERED = join(ROOT, 'node_modules', '.bhoj-lock');

/** Runs `npm ci` when node_modules is missing, broken or older than package-lock.json. */
export async function installIfNeeded() {
  if (isInstalled()) return;
  say('installing the packages (npm ci)');
  const { code } = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    // npm ci deletes node_modules, so it must not run on the Node inside node_modules.
    env: { ...process.env, PATH: machinePath() },
    show: true,
  });
  if (code !== 0 || !existsSync(NODE_24)) {
    throw new CannotGoOn(
      'The packages could not be installed: run `npm ci` by itself, mend what it says, and try again.',
    );
  }
  remember();
}

/** @returns {boolean} true when node_modules contains what package-lock.json requires */
export function isInstalled() {
  if (!existsSync(NODE_24) || !existsSync(INSTALLED)) return false;
  if (existsSync(REMEMBERED) && readFileSync(REMEMBERED, 'utf8') === lockHash()) return true;
  if (!installedMatchesLock()) return false;
  remember();
  return true;
}

function remember() {
  writeFileSync(REMEMBERED, lockHash());
}

function lockHash() {
  return createHash('sha256').update(readFileSync(LOCK)).digest('hex');
}

/** True after a manual `npm install` too. Optional packages for other systems may be missing. */
function installedMatchesLock() {
  /** @typedef {{ packages: Record<string, { version?: string, link?: boolean, optional?: boolean }> }} LockFile */
  const wanted = /** @type {LockFile} */ (JSON.parse(readFileSync(LOCK, 'utf8'))).packages;
  const present = /** @type {LockFile} */ (JSON.parse(readFileSync(INSTALLED, 'utf8'))).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const found = present[path];
    return found ? found.version === entry.version : entry.optional === true;
  });
}
