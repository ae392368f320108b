/**
 * `npm start`, `npm test` and the other commands: installs the packages when they are missing or old, then runs
 * `tools/src/<command>.ts` with the project's own Node.
 */
import { handOver } from './lib/hand-over.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { command } from './lib/say.mjs';

const [name = '', ...args] = process.argv.slice(2);

await command(async () => {
  await installIfNeeded();
  return handOver(name, args);
});
