import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/lib/paths.mjs';
import { run } from '../../../scripts/lib/run.mjs';
import { CannotGoOn, say, secondsSince } from '../../../scripts/lib/say.mjs';
import { CACHE, childEnv } from '../command/programs.ts';
import { oneAtATime } from './one-at-a-time.ts';

export interface Build {
  readonly workspace: string;
  /** Arguments for the workspace's `build` script. */
  readonly args: readonly string[];
  /** Files and folders that affect the result. A change anywhere else starts no build. */
  readonly inputs: readonly string[];
}

const SHARED = ['domain/src', 'domain/package.json', 'package-lock.json', 'tsconfig.base.json'];

export const FUNCTIONS: Build = { workspace: 'functions', args: [], inputs: [...SHARED, 'functions'] };

/** The production build of the web app, except that it talks to the emulators. */
export const WEB: Build = { workspace: 'web', args: ['--mode', 'emulator'], inputs: [...SHARED, 'web'] };

const NOT_SOURCE: ReadonlySet<string> = new Set(['dist', 'node_modules', 'coverage']);

/** Builds a workspace, unless neither its inputs nor its output have changed since the last build. */
export function buildIfChanged(build: Build): Promise<void> {
  return oneAtATime(`building-${build.workspace}`, () => buildUnlessFresh(build));
}

async function buildUnlessFresh({ workspace, args, inputs }: Build): Promise<void> {
  const dist = join(ROOT, workspace, 'dist');
  const stamp = join(CACHE, `built-${workspace}`);
  const sources = hashOf(inputs.map((input) => join(ROOT, input))) + args.join(' ');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === `${sources}\n${hashOf([dist])}`) return;

  const from = Date.now();
  rmSync(stamp, { force: true });
  const ofScript = args.length > 0 ? ['--', ...args] : [];
  const { code, output } = await run('npm', ['run', 'build', '--workspace', workspace, ...ofScript], {
    env: childEnv(),
  });
  if (code !== 0) {
    throw new CannotGoOn(
      `${output.trimEnd()}\n\n${workspace} does not build: mend what is said above and try again.`,
    );
  }
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(stamp, `${sources}\n${hashOf([dist])}`);
  say(`built ${workspace} (${secondsSince(from)})`);
}

/** @returns one hash over the names and contents of all files under the paths */
function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesUnder)) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .filter(({ name }) => !NOT_SOURCE.has(name) && !name.startsWith('.'))
    .flatMap((entry) => filesUnder(join(path, entry.name)));
}
