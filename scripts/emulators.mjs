/** The suite alone, for a developer: `node scripts/emulators.mjs [--base 5400] [--only auth,firestore]`, until Ctrl-C. */
import { buildIfChanged, FUNCTIONS, WEB } from './lib/build.mjs';
import { findFirestoreEmulator } from './lib/firestore-emulator.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { findJdk } from './lib/jdk.mjs';
import { cleanUp, cleanUpOnSignals } from './lib/on-exit.mjs';
import { readOptions } from './lib/options.mjs';
import { command, say } from './lib/say.mjs';
import { ALL_EMULATORS, startSuite } from './lib/suite.mjs';
import { EMULATORS_BASE } from './ports.mjs';

await command(async () => {
  const { values } = readOptions({ base: { type: 'string' }, only: { type: 'string' } });
  const base = Number(values.base ?? EMULATORS_BASE);
  const only = values.only?.split(',') ?? ALL_EMULATORS;
  let isReady = false;
  cleanUpOnSignals(() => (isReady ? 0 : 130));
  try {
    await installIfNeeded();
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
