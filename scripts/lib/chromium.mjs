import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { childEnv, machinePath, NODE_24, TOOLS } from './paths.mjs';
import { run } from './run.mjs';
import { CannotGoOn, say } from './say.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];

const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(process.env.ProgramFiles ?? '', 'Google', 'Chrome', 'Application', 'chrome.exe'),
];

/** @returns {Promise<string>} the path of a Chromium, installed when there is none */
export async function findChromium() {
  const found = (await whereChromiumIs()) ?? (await installByApt()) ?? (await installByPlaywright());
  if (found) return found;
  throw new CannotGoOn(
    'No Chromium was found and none could be installed: install Chromium or Google Chrome, or set CHROMIUM_PATH to ' +
      'the one you have.',
  );
}

/** @returns {Promise<string | undefined>} */
export async function whereChromiumIs() {
  const own = process.env.CHROMIUM_PATH;
  if (own) {
    if (existsSync(own)) return own;
    throw new CannotGoOn(`CHROMIUM_PATH says ${own}, where there is nothing: correct it or unset it.`);
  }
  const onPath = machinePath()
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...PLACES].find((path) => existsSync(path)) ?? (await playwrightsOwn());
}

async function playwrightsOwn() {
  const ask = "import('playwright-core').then(({ chromium }) => console.log(chromium.executablePath()))";
  const { code, output } = await run(NODE_24, ['-e', ask], { env: childEnv() });
  const path = output.trim();
  return code === 0 && existsSync(path) ? path : undefined;
}

async function installByApt() {
  const apt = machinePath()
    .split(delimiter)
    .map((folder) => join(folder, 'apt-get'))
    .find((path) => existsSync(path));
  if (!apt) return undefined;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && (await run('sudo', ['-n', 'true'])).code !== 0) return undefined;
  const asRoot = isRoot ? ['env'] : ['sudo', '-n', 'env'];
  const [program, ...before] = [...asRoot, 'DEBIAN_FRONTEND=noninteractive', apt];

  say('installing Chromium (apt-get install chromium)');
  await run(program, [...before, 'update']);
  const { code } = await run(program, [...before, 'install', '-y', '--no-install-recommends', 'chromium']);
  return code === 0 ? whereChromiumIs() : undefined;
}

async function installByPlaywright() {
  say('installing Chromium (playwright install chromium)');
  await run(NODE_24, [TOOLS.playwright, 'install', 'chromium'], { env: childEnv() });
  return playwrightsOwn();
}
