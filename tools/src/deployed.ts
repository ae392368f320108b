/**
 * `npm run deployed -- --project <id or alias of .firebaserc>`: compares the functions that run in a project with those
 * of this code. It changes nothing. It fails where a function is missing, or where one of an earlier version still
 * runs, and then names the command that deletes the old ones.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { NODE_24, ROOT } from '../../scripts/lib/paths.mjs';
import { CannotGoOn, say } from '../../scripts/lib/say.mjs';
import { buildIfChanged, FUNCTIONS } from './build/build-if-changed.ts';
import { command } from './command/command.ts';
import { readOptions } from './command/options.ts';
import { childEnv, PROGRAMS } from './command/programs.ts';
import { differences, readListed } from './deployment/deployed.ts';

/** Returns what firebase prints as JSON, also when it fails: it then prints why. */
const listIn = (project: string): Promise<string> =>
  new Promise((resolve) => {
    const args = [PROGRAMS.firebase, 'functions:list', '--project', project, '--json'];
    execFile(NODE_24, args, { cwd: ROOT, env: childEnv() }, (_, printed) => resolve(printed));
  });

await command(async () => {
  const { project } = readOptions({ project: { type: 'string' } }).values;
  if (project === undefined) throw new CannotGoOn('Name a project: npm run deployed -- --project staging.');
  await buildIfChanged(FUNCTIONS);
  const built = pathToFileURL(join(ROOT, 'functions', 'dist', 'index.js')).href;
  const functions = (await import(built)) as Record<string, { __endpoint: { region: string[] } }>;
  const named = Object.keys(functions);
  const [region = ''] = Object.values(functions)[0]?.__endpoint.region ?? [];
  let listed;
  try {
    listed = readListed(await listIn(project));
  } catch (cause) {
    throw new CannotGoOn(cause instanceof Error ? cause.message : String(cause));
  }
  const wrong = differences(named, listed, { region, project });
  if (wrong.length > 0) throw new CannotGoOn(wrong.join('\n'));
  say(`the ${named.length} functions of ${project} are those of this code`);
  return 0;
});
