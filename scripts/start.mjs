/** `npm start [-- --fresh]`: Bhoj with a demo restaurant, on the real emulators. `npm run dev`: the same with hot reload. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged, FUNCTIONS, WEB } from './lib/build.mjs';
import { HOST, insistOnFreePorts } from './lib/busy-ports.mjs';
import {
  forgetData,
  formatTable,
  PAYMENTS,
  saveData,
  savedData,
  savedTable,
  seed,
} from './lib/demo-table.mjs';
import { findFirestoreEmulator } from './lib/firestore-emulator.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { findJdk } from './lib/jdk.mjs';
import { cleanUp, cleanUpOnSignals, onExit } from './lib/on-exit.mjs';
import { readOptions } from './lib/options.mjs';
import { ROOT } from './lib/paths.mjs';
import { CannotGoOn, command, say } from './lib/say.mjs';
import { ALL_EMULATORS, startSuite } from './lib/suite.mjs';
import { watchFunctions } from './lib/watch-functions.mjs';
import { startWebDevServer } from './lib/web-dev-server.mjs';
import { DEV_PORT, portsFrom, START_BASE } from './ports.mjs';

await command(async () => {
  const { values } = readOptions({ fresh: { type: 'boolean' }, dev: { type: 'boolean' } });
  const dev = values.dev ?? false;
  let isReady = false;
  cleanUpOnSignals(() => (isReady ? 0 : 130));
  try {
    await insistOnFreePorts([...Object.values(portsFrom(START_BASE)), ...(dev ? [DEV_PORT] : [])]);
    await installIfNeeded();
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

/** @param {boolean} dev */
async function start(dev) {
  const [jdk, firestore] = await Promise.all([findJdk(), findFirestoreEmulator(), buildIfChanged(FUNCTIONS)]);
  const importFrom = savedData();
  const only = ALL_EMULATORS.filter((name) => !(dev && name === 'hosting'));
  mkdirSync(join(ROOT, 'web', 'dist'), { recursive: true }); // Hosting serves it only when it is asked for a page.

  say(`starting the emulators with Java ${jdk.version}${importFrom ? ' and the data of the last run' : ''}`);
  const payments = { ownKeyId: process.env.RAZORPAY_KEY_ID, keepIn: PAYMENTS };
  const wish = { base: START_BASE, only, jdk, firestore, importFrom, payments };
  const emulators = startSuite(wish).then(async (suite) => {
    say('the emulators are ready');
    if (!importFrom) await seed(START_BASE, suite);
    keepDataOnExit(suite);
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

/** @param {import('./lib/suite.mjs').Suite} suite */
function keepDataOnExit(suite) {
  let running = true;
  void suite.ended.then(() => (running = false));
  onExit(async () => {
    if (!running) return;
    say('saving the data');
    await saveData(START_BASE);
    say('stopping the emulators');
  });
}

/** @param {boolean} dev */
function printTable(dev) {
  const served = `http://${HOST}:${START_BASE}`;
  const shown = dev ? `http://${HOST}:${DEV_PORT}` : served;
  const table = formatTable(savedTable()).replaceAll(served, shown);
  process.stdout.write(`\nBhoj is ready at ${shown}\n\n${table}\n\nCtrl-C stops it and keeps its data.\n`);
}
