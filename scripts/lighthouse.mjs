/**
 * `npm run lighthouse [-- /path …]`: Lighthouse's mobile run on what is built, five times a page; a median below 95 in
 * performance, accessibility or best practices fails.
 */
import { join } from 'node:path';
import { findChromium } from './lib/chromium.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { leashed } from './lib/leashed.mjs';
import { cleanUpOnSignals } from './lib/on-exit.mjs';
import { readOptions } from './lib/options.mjs';
import { CACHE, childEnv, NODE_24, ROOT } from './lib/paths.mjs';
import { EMULATOR_CHECK, PRODUCTION_CHECK } from './lib/production-check.mjs';
import { run } from './lib/run.mjs';
import { CannotGoOn, command, say } from './lib/say.mjs';

await command(async () => {
  const { positionals: paths } = readOptions({}, { rest: true });
  cleanUpOnSignals(() => 130);
  await installIfNeeded();
  const chromium = await findChromium();
  const [dist, guestDist] = [join(CACHE, 'lighthouse'), join(CACHE, 'lighthouse-guest')];
  say('building the web app, for production and for the emulators');
  for (const { program, args, env } of [PRODUCTION_CHECK(dist), EMULATOR_CHECK(guestDist)]) {
    const { code, output } = await run(program, args, { env, cwd: join(ROOT, 'web') });
    if (code !== 0) throw new CannotGoOn(`${output.trimEnd()}\n\nweb does not build.`);
  }
  return leashed(NODE_24, [join(ROOT, 'tests', 'lighthouse', 'run.ts'), dist, guestDist, ...paths], {
    env: { ...childEnv(), CHROMIUM_PATH: chromium },
    show: true,
  }).ended;
});
