/** `npm run check`: format, lint with the import directions, types, dead code. */
import { secondsSince } from '../../scripts/lib/say.mjs';
import { CHECKS, runChecks } from './checks/checks.ts';
import { command } from './command/command.ts';

await command(async () => {
  const from = Date.now();
  const failed = await runChecks(CHECKS);
  const verdict = failed.length === 0 ? 'All checks passed' : `Failed: ${failed.join(', ')}`;
  process.stdout.write(`\n${verdict} (${secondsSince(from)})\n`);
  return failed.length === 0 ? 0 : 1;
});
