/**
 * `npm run soak [-- --acts 50000 --seed 7 --path 12 --shrink]`: plays random evenings of service on two instances of
 * the functions (labs/soak). A failure prints the command that plays it again; `--shrink` looks for a shorter one.
 */
import { findJdk } from '../../scripts/lib/jdk.mjs';
import { CannotGoOn, say } from '../../scripts/lib/say.mjs';
import { NODE_24 } from '../../scripts/lib/paths.mjs';
import { command } from './command/command.ts';
import { cleanUp, cleanUpOnSignals } from './command/on-exit.ts';
import { readOptions } from './command/options.ts';
import { childEnv, PROGRAMS } from './command/programs.ts';
import { findFirestoreEmulator } from './emulators/firestore-emulator.ts';
import { startSuite } from './emulators/suite.ts';
import { TEST_BASE } from './network/ports.ts';
import { leashed } from './processes/leashed.ts';
import { TIER } from './tests/tiers.ts';

/** Throws {@link CannotGoOn} when an option is no whole number. */
function wholeNumber(name: string, text: string | undefined, otherwise: number): string {
  if (text !== undefined && !/^\d{1,9}$/.test(text)) throw new CannotGoOn(`--${name} takes a whole number.`);
  return text ?? String(otherwise);
}

await command(async () => {
  const { values } = readOptions({
    acts: { type: 'string' },
    seed: { type: 'string' },
    path: { type: 'string' },
    shrink: { type: 'boolean' },
  });
  const wanted = {
    [TIER]: 'deep',
    BHOJ_SOAK_ACTS: wholeNumber('acts', values.acts, 50_000),
    BHOJ_SOAK_SEED: wholeNumber('seed', values.seed, Date.now() % 1_000_000),
    ...(values.path !== undefined && { BHOJ_SOAK_PATH: values.path }),
    ...(values.shrink === true && { BHOJ_SOAK_SHRINK: '1' }),
  };
  cleanUpOnSignals(() => 130);
  try {
    const base = Number(process.env.BHOJ_TEST_BASE ?? TEST_BASE);
    const [jdk, firestore] = await Promise.all([findJdk(), findFirestoreEmulator()]);
    say(`${wanted.BHOJ_SOAK_ACTS} acts with the seed ${wanted.BHOJ_SOAK_SEED}`);
    const suite = await startSuite({ base, only: ['auth', 'firestore'], jdk, firestore });
    const env = { ...childEnv([jdk.bin]), ...suite.env, ...wanted };
    return await leashed(NODE_24, [PROGRAMS.vitest, 'run', '--project', 'soak'], { env, show: true }).ended;
  } finally {
    await cleanUp();
  }
});
