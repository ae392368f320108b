/** `npm run doctor`: what is present, what is missing, and what to do about it. Changes nothing. */
import { busyPorts, inShort } from './lib/busy-ports.mjs';
import { whereChromiumIs } from './lib/chromium.mjs';
import { savedData } from './lib/demo-table.mjs';
import { whereFirestoreEmulatorIs } from './lib/firestore-emulator.mjs';
import { isInstalled } from './lib/install.mjs';
import { LEAST_JAVA, lookForJdk } from './lib/jdk.mjs';
import { NODE_24 } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { command, LEAST_NODE } from './lib/say.mjs';
import { portsFrom, START_BASE, TEST_BASE } from './ports.mjs';

/**
 * @typedef {object} Finding
 * @property {string} need
 * @property {string | undefined} present what was found; nothing when it is missing
 * @property {string} remedy
 * @property {boolean} [optional] `npm start` gets on without it, or brings it
 */

await command(async () => {
  const findings = [
    machineNode(),
    await git(),
    packages(),
    await projectNode(),
    await jdk(),
    firestoreEmulator(),
    await chromium(),
    await ports('npm start', START_BASE, false),
    await ports('npm test', TEST_BASE, true),
    payments(),
    data(),
  ];
  for (const finding of findings) process.stdout.write(`${line(finding)}\n`);
  const missing = findings.filter((finding) => finding.present === undefined && !finding.optional);
  process.stdout.write(missing.length === 0 ? '\nnpm start can run.\n' : '\nnpm start cannot run yet.\n');
  return missing.length === 0 ? 0 : 1;
});

/** @param {Finding} finding */
function line({ need, present, remedy, optional = false }) {
  const mark = present !== undefined ? 'present' : optional ? 'absent ' : 'MISSING';
  return `${mark}  ${need.padEnd(20)} ${present ?? remedy}`;
}

/** @returns {Finding} */
function machineNode() {
  // command() has refused an older one.
  return { need: 'Node', present: process.version, remedy: `install Node ${LEAST_NODE} or newer` };
}

/** @returns {Promise<Finding>} */
async function git() {
  const { code, output } = await run('git', ['--version']);
  return {
    need: 'git',
    present: code === 0 ? output.trim() : undefined,
    remedy: 'only needed to work on the code',
    optional: true,
  };
}

/** @returns {Finding} */
function packages() {
  const remedy = 'npm start installs them (npm ci)';
  return {
    need: 'packages',
    present: isInstalled() ? 'as in package-lock.json' : undefined,
    remedy,
    optional: true,
  };
}

/** @returns {Promise<Finding>} */
async function projectNode() {
  const { code, output } = await run(NODE_24, ['--version']);
  const remedy = 'comes with the packages';
  return {
    need: "the project's Node",
    present: code === 0 ? output.trim() : undefined,
    remedy,
    optional: true,
  };
}

/** @returns {Promise<Finding>} */
async function jdk() {
  const found = await lookForJdk();
  return {
    need: `Java ${LEAST_JAVA} or newer`,
    present: found && `Java ${found.version}, ${found.bin}`,
    remedy: 'install one, for instance from https://adoptium.net, or set JAVA_HOME',
  };
}

/** @returns {Finding} */
function firestoreEmulator() {
  const remedy =
    'npm start downloads it (130 MB); offline: gcloud components install cloud-firestore-emulator';
  return { need: 'Firestore emulator', present: whereFirestoreEmulatorIs(), remedy, optional: true };
}

/** @returns {Promise<Finding>} */
async function chromium() {
  const remedy = 'only for npm test, which installs it where it can; else install it or set CHROMIUM_PATH';
  return { need: 'Chromium', present: await whereChromiumIs(), remedy, optional: true };
}

/** @param {string} user @param {number} base @param {boolean} optional @returns {Promise<Finding>} */
async function ports(user, base, optional) {
  const all = Object.values(portsFrom(base));
  const busy = await busyPorts(all);
  return {
    need: `ports of ${user}`,
    present: busy.length === 0 ? `${inShort(all)} free` : undefined,
    remedy: `in use: ${inShort(busy)}; stop the Bhoj, or whatever else, that runs there`,
    optional,
  };
}

/** @returns {Finding} */
function payments() {
  const own = process.env.RAZORPAY_KEY_ID;
  const present = own
    ? `Razorpay's test mode, key ${own}, secret in functions/.secret.local`
    : 'the stand-in; set RAZORPAY_KEY_ID for Razorpay (README, Payments)';
  return { need: 'payment gateway', present, remedy: '' };
}

/** @returns {Finding} */
function data() {
  const remedy = 'npm start makes the demo restaurant';
  return { need: 'saved data', present: savedData(), remedy, optional: true };
}
