/** `npm run emulators [-- --base 5400 --only auth,firestore]`: runs only the emulators until Ctrl-C. */
import { findJdk } from '../../scripts/lib/jdk.mjs';
import { say } from '../../scripts/lib/say.mjs';
import { buildIfChanged, FUNCTIONS, WEB } from './build/build-if-changed.ts';
import { command } from './command/command.ts';
import { cleanUp, cleanUpOnSignals } from './command/on-exit.ts';
import { readOptions } from './command/options.ts';
import { findFirestoreEmulator } from './emulators/firestore-emulator.ts';
import { EMULATORS_BASE } from './network/ports.ts';
import { ALL_EMULATORS, startSuite } from './emulators/suite.ts';

await command(async () => {
  const { values } = readOptions({ base: { type: 'string' }, only: { type: 'string' } });
  const base = Number(values.base ?? EMULATORS_BASE);
  const only = values.only?.split(',') ?? ALL_EMULATORS;
  let isReady = false;
  cleanUpOnSignals(() => (isReady ? 0 : 130));
  try {
    const [jdk, firestore] = await Promise.all([
      findJdk(),
      findFirestoreEmulator(),
      only.includes('functions') && buildIfChanged(FUNCTIONS),
      only.includes('hosting') && buildIfChanged(WEB),
    ]);
    say(`starting ${only.join(', ')} with Java ${jdk.version} (${jdk.bin})`);
    const suite = await startSuite({ base, only, jdk, firestore });
    isReady = true;
    say(`ready; Ctrl-C stops it; its log is ${suite.log}`);
    for (const [name, value] of Object.entries(suite.env)) process.stdout.write(`export ${name}=${value}\n`);
    const code = await suite.ended;
    say('the emulators have ended');
    return code;
  } finally {
    await cleanUp();
  }
});
