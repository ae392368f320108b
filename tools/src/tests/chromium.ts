import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { machinePath, NODE_24 } from '../../../scripts/lib/paths.mjs';
import { run } from '../../../scripts/lib/run.mjs';
import { CannotGoOn, say } from '../../../scripts/lib/say.mjs';
import { childEnv, PROGRAMS } from '../command/programs.ts';

/** @returns the path of a Chromium; installs one when there is none @throws {CannotGoOn} when that fails */
export async function findChromium(): Promise<string> {
  const found = (await whereChromiumIs()) ?? (await installByApt()) ?? (await installByPlaywright());
  if (found !== undefined) {
    await haveIndianFonts();
    return found;
  }
  throw new CannotGoOn(
    'No Chromium was found and none could be installed: install Chromium or Google Chrome, or set CHROMIUM_PATH to ' +
      'the one you have.',
  );
}

/** @throws {CannotGoOn} when CHROMIUM_PATH names a file that does not exist */
export async function whereChromiumIs(): Promise<string | undefined> {
  const own = process.env.CHROMIUM_PATH;
  if (own) {
    if (existsSync(own)) return own;
    throw new CannotGoOn(`CHROMIUM_PATH says ${own}, where there is nothing: correct it or unset it.`);
  }
  return (await installedOnes())[0] ?? playwrightsOwn();
}

/** Returns the machine's installed browsers, the best one first. */
async function installedOnes(): Promise<string[]> {
  const { Launcher } = await import('chrome-launcher');
  try {
    return Launcher.getInstallations();
  } catch {
    return []; // On Linux it throws when it finds none.
  }
}

async function playwrightsOwn(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** Without them a browser shows Devanagari, Tamil and Bengali as boxes, all of one width. */
const FONTS = {
  'fonts-lohit-deva': 'lohit-devanagari',
  'fonts-lohit-taml': 'lohit-tamil',
  'fonts-lohit-beng-bengali': 'lohit-bengali',
};
const FONT_FOLDER = '/usr/share/fonts/truetype';

/** Installs the fonts that are missing, where apt can; where it cannot, tests of those scripts measure boxes. */
async function haveIndianFonts(): Promise<void> {
  const missing = Object.entries(FONTS).flatMap(([font, folder]) =>
    existsSync(join(FONT_FOLDER, folder)) ? [] : [font],
  );
  if (missing.length === 0) return;
  const apt = await findApt();
  if (apt === undefined) return;
  say(`installing fonts (apt-get install ${missing.join(' ')})`);
  const install = () => apt(['install', '-y', '--no-install-recommends', ...missing]);
  if ((await install()).code === 0) return;
  await apt(['update']);
  if ((await install()).code !== 0)
    say('the fonts could not be installed: Indian scripts are shown as boxes');
}

type Apt = (args: string[]) => ReturnType<typeof run>;

/** Returns how apt-get is called here; nothing where it does not exist or may not be called. */
async function findApt(): Promise<Apt | undefined> {
  const apt = machinePath()
    .split(delimiter)
    .map((folder) => join(folder, 'apt-get'))
    .find((path) => existsSync(path));
  if (apt === undefined) return undefined;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && (await run('sudo', ['-n', 'true'])).code !== 0) return undefined;
  return (args) => {
    const asRoot = ['DEBIAN_FRONTEND=noninteractive', apt, ...args];
    return isRoot ? run('env', asRoot) : run('sudo', ['-n', 'env', ...asRoot]);
  };
}

async function installByApt(): Promise<string | undefined> {
  const apt = await findApt();
  if (apt === undefined) return undefined;
  say('installing Chromium (apt-get install chromium)');
  await apt(['update']);
  const { code } = await apt(['install', '-y', '--no-install-recommends', 'chromium']);
  return code === 0 ? whereChromiumIs() : undefined;
}

async function installByPlaywright(): Promise<string | undefined> {
  say('installing Chromium (playwright install chromium)');
  await run(NODE_24, [PROGRAMS.playwright, 'install', 'chromium'], { env: childEnv() });
  return playwrightsOwn();
}
