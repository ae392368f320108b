/** `npm run check`: format, lint with the import directions, types, dead code. */
import { CHECKS, runChecks } from './lib/checks.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { command, secondsSince } from './lib/say.mjs';

await command(async () => {
  const from = Date.now();
  await installIfNeeded();
  const failed = await runChecks(CHECKS);
  const verdict = failed.length === 0 ? 'All checks passed' : `Failed: ${failed.join(', ')}`;
  process.stdout.write(`\n${verdict} (${secondsSince(from)})\n`);
  return failed.length === 0 ? 0 : 1;
});
