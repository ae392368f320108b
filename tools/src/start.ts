/** `npm start [-- --fresh]`: runs Bhoj with a demo restaurant on the real emulators. `npm run dev` adds hot reload. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findJdk } from '../../scripts/lib/jdk.mjs';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { CannotGoOn, say } from '../../scripts/lib/say.mjs';
import { buildIfChanged, FUNCTIONS, WEB } from './build/build-if-changed.ts';
import { watchFunctions } from './build/watch-functions.ts';
import { startWebDevServer } from './build/web-dev-server.ts';
import { command } from './command/command.ts';
import { cleanUp, cleanUpOnSignals, onExit } from './command/on-exit.ts';
import { readOptions } from './command/options.ts';
import { forgetData, PAYMENTS, saveData, savedData, savedTable, seed } from './demo/demo-restaurant.ts';
import { formatTable } from './demo/logins-table.ts';
import { insistOnFreePorts } from './network/busy-ports.ts';
import { findFirestoreEmulator } from './emulators/firestore-emulator.ts';
import { DEV_PORT, HOST, portsFrom, START_BASE } from './network/ports.ts';
import { ALL_EMULATORS, startSuite } from './emulators/suite.ts';
import type { Suite } from './emulators/suite.ts';
import { keepSchedules } from './schedules/keep-schedules.ts';

await command(async () => {
  const { values } = readOptions({ fresh: { type: 'boolean' }, dev: { type: 'boolean' } });
  const dev = values.dev ?? false;
  let isReady = false;
  cleanUpOnSignals(() => (isReady ? 0 : 130));
  try {
    await insistOnFreePorts([...Object.values(portsFrom(START_BASE)), ...(dev ? [DEV_PORT] : [])]);
    if (values.fresh) forgetData();
    const suite = await start(dev);
    isReady = true;
    printTable(dev);
    await suite.ended;
    throw new CannotGoOn(`The emulators have ended by themselves; why stands in ${suite.log}.`);
  } finally {
    await cleanUp();
  }
});

async function start(dev: boolean): Promise<Suite> {
  const [jdk, firestore] = await Promise.all([findJdk(), findFirestoreEmulator(), buildIfChanged(FUNCTIONS)]);
  const importFrom = savedData();
  const only = ALL_EMULATORS.filter((name) => !(dev && name === 'hosting'));
  mkdirSync(join(ROOT, 'web', 'dist'), { recursive: true }); // Hosting reads this folder only when a page is requested.

  say(`starting the emulators with Java ${jdk.version}${importFrom ? ' and the data of the last run' : ''}`);
  const payments = { ownKeyId: process.env.RAZORPAY_KEY_ID, keepIn: PAYMENTS };
  const wish = { base: START_BASE, only, jdk, firestore, importFrom, payments };
  const emulators = startSuite(wish).then(async (suite) => {
    say('the emulators are ready');
    if (importFrom === undefined) await seed(START_BASE, suite);
    keepDataOnExit(suite);
    keepSchedules(START_BASE);
    return suite;
  });
  const web = dev ? Promise.resolve() : buildIfChanged(WEB);
  const [suite] = await Promise.all([emulators, web]);

  if (dev) {
    watchFunctions();
    startWebDevServer(DEV_PORT, START_BASE);
  }
  return suite;
}

function keepDataOnExit(suite: Suite): void {
  let running = true;
  void suite.ended.then(() => (running = false));
  onExit(async () => {
    if (!running) return;
    say('saving the data');
    await saveData(START_BASE);
    say('stopping the emulators');
  });
}

function printTable(dev: boolean): void {
  const served = `http://${HOST}:${START_BASE}`;
  const shown = dev ? `http://${HOST}:${DEV_PORT}` : served;
  const table = formatTable(savedTable()).replaceAll(served, shown);
  process.stdout.write(`\nBhoj is ready at ${shown}\n\n${table}\n\nCtrl-C stops it and keeps its data.\n`);
}
