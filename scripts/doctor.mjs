/**
 * `npm run doctor`: lists what this machine has, what it lacks, and how to get it. Changes nothing. This script checks
 * what an install needs; tools/src/doctor.ts checks the rest once the packages are installed.
 */
import { printFindings } from './lib/findings.mjs';
import { handOver } from './lib/hand-over.mjs';
import { isInstalled } from './lib/install.mjs';
import { LEAST_JAVA, lookForJdk } from './lib/jdk.mjs';
import { NODE_24 } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { command, LEAST_NODE } from './lib/say.mjs';

/** @typedef {import('./lib/findings.mjs').Finding} Finding */

await command(async () => {
  const installed = isInstalled();
  const machineCan = printFindings([
    machineNode(),
    await git(),
    packages(installed),
    await projectNode(),
    await jdk(),
  ]);
  const restCan = !installed || (await handOver('doctor', [])) === 0;
  const canStart = machineCan && restCan;
  process.stdout.write(`\nnpm start ${canStart ? 'can run' : 'cannot run yet'}.\n`);
  if (!installed) process.stdout.write('What else it needs can be said once the packages are installed.\n');
  return canStart ? 0 : 1;
});

/** @returns {Finding} */
function machineNode() {
  // command() has already refused an older Node.
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

/** @param {boolean} installed @returns {Finding} */
function packages(installed) {
  return {
    need: 'packages',
    present: installed ? 'as in package-lock.json' : undefined,
    remedy: 'npm start installs them (npm ci)',
    optional: true,
  };
}

/** @returns {Promise<Finding>} */
async function projectNode() {
  const { code, output } = await run(NODE_24, ['--version']);
  return {
    need: "the project's Node",
    present: code === 0 ? output.trim() : undefined,
    remedy: 'comes with the packages',
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
