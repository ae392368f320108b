/**
 * `npm run lighthouse [-- /path …]`: runs Lighthouse's mobile test on the build, five times per page. It fails when a
 * page's median in performance, accessibility or best practices is below its bound (`labs/lighthouse/run.ts`).
 */
import { join } from 'node:path';
import { NODE_24, ROOT } from '../../scripts/lib/paths.mjs';
import { run } from '../../scripts/lib/run.mjs';
import { CannotGoOn, say } from '../../scripts/lib/say.mjs';
import { emulatorBuild, productionBuild } from './build/web-builds.ts';
import { command } from './command/command.ts';
import { cleanUpOnSignals } from './command/on-exit.ts';
import { readOptions } from './command/options.ts';
import { CACHE, childEnv } from './command/programs.ts';
import { leashed } from './processes/leashed.ts';
import { findChromium } from './tests/chromium.ts';

await command(async () => {
  const { positionals: paths } = readOptions({}, { rest: true });
  cleanUpOnSignals(() => 130);
  const chromium = await findChromium();
  const [dist, readingDist] = [join(CACHE, 'lighthouse'), join(CACHE, 'lighthouse-reading')];
  say('building the web app, for production and for the emulators');
  for (const { program, args, env } of [productionBuild(dist), emulatorBuild(readingDist)]) {
    const { code, output } = await run(program, args, { env, cwd: join(ROOT, 'web') });
    if (code !== 0) throw new CannotGoOn(`${output.trimEnd()}\n\nweb does not build.`);
  }
  return leashed(NODE_24, [join(ROOT, 'labs', 'lighthouse', 'run.ts'), dist, readingDist, ...paths], {
    env: { ...childEnv(), CHROMIUM_PATH: chromium },
    show: true,
  }).ended;
});
