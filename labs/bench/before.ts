import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { emulatorBuild } from '../../tools/src/build/web-builds.ts';
import { emulatorHosting } from '../../tools/src/emulators/emulator-csp.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { filesOf } from '../lighthouse/serve.ts';
import type { Hosting } from '../lighthouse/serve.ts';
import type { Served } from './as-in-production.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const TREE = join(ROOT, '.cache', 'bench', 'before');
const DIST = join(ROOT, '.cache', 'bench', 'before-dist');

/** The packages of this repository; each tree has its own. */
const OWN = '@bhoj';

const run = promisify(execFile);
const git = (...args: string[]) => run('git', args, { cwd: ROOT });

/** Gives a tree the installed packages: links to each, and its own workspaces. */
function linkPackages(tree: string): void {
  const installed = join(ROOT, 'node_modules');
  const modules = join(tree, 'node_modules');
  mkdirSync(join(modules, OWN), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== OWN) symlinkSync(join(installed, name), join(modules, name));
  for (const name of readdirSync(join(installed, OWN)))
    symlinkSync(join(tree, name), join(modules, OWN, name));
}

/** Builds the web app of a commit into a folder, in a git worktree that lasts only for that. */
async function buildAt(commit: string, dist: string): Promise<Hosting> {
  rmSync(TREE, { recursive: true, force: true });
  await git('worktree', 'prune');
  await git('worktree', 'add', '--detach', TREE, commit);
  try {
    linkPackages(TREE);
    const { program, args, env } = emulatorBuild(dist);
    await run(program, args, { cwd: join(TREE, 'web'), env });
    return hostingIn(TREE);
  } finally {
    await git('worktree', 'remove', '--force', TREE);
  }
}

const hostingIn = (tree: string): Hosting =>
  (JSON.parse(readFileSync(join(tree, 'firebase.json'), 'utf8')) as { hosting: Hosting }).hosting;

/** Serves a build by its firebase.json, with the addresses of the emulators in its policy. */
function servedFrom(dist: string, hosting: Hosting): Served {
  const { functions, firestore, auth } = urlsFromEnv(process.env);
  const emulators = [new URL(functions).origin, `http://${firestore}`, `http://${auth}`];
  return filesOf(dist, emulatorHosting(hosting, { emulators, gateway: '' }));
}

/** Two builds, to be opened by turns. Both are served by the same code, so that this code makes no difference. */
export interface Builds {
  readonly before: Served;
  readonly now: Served;
}

/** Builds the web app of this commit, beside today's, which `npm run bench` has built. */
export async function buildsWith(commit: string): Promise<Builds> {
  const hosting = await buildAt(commit, DIST);
  return {
    before: servedFrom(DIST, hosting),
    now: servedFrom(join(ROOT, 'web', 'dist'), hostingIn(ROOT)),
  };
}
