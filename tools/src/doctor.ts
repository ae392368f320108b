/** The part of `npm run doctor` that needs the packages. scripts/doctor.mjs starts it. Changes nothing. */
import { printFindings } from '../../scripts/lib/findings.mjs';
import type { Finding } from '../../scripts/lib/findings.mjs';
import { command } from './command/command.ts';
import { configuredDownloadFolder } from './build/download-folder.ts';
import { savedData } from './demo/demo-restaurant.ts';
import { busyPorts, inShort } from './network/busy-ports.ts';
import { whereFirestoreEmulatorIs } from './emulators/firestore-emulator.ts';
import { portsFrom, START_BASE, TEST_BASE } from './network/ports.ts';
import { whereChromiumIs } from './tests/chromium.ts';

await command(async () => {
  const canStart = printFindings([
    firestoreEmulator(),
    await chromium(),
    await ports('npm start', START_BASE, false),
    await ports('npm test', TEST_BASE, true),
    payments(),
    downloadFolder(),
    data(),
  ]);
  return canStart ? 0 : 1;
});

function firestoreEmulator(): Finding {
  return {
    need: 'Firestore emulator',
    present: whereFirestoreEmulatorIs(),
    remedy: 'npm start downloads it (130 MB); offline: gcloud components install cloud-firestore-emulator',
    optional: true,
  };
}

async function chromium(): Promise<Finding> {
  return {
    need: 'Chromium',
    present: await whereChromiumIs(),
    remedy: 'only for npm test, which installs it where it can; else install it or set CHROMIUM_PATH',
    optional: true,
  };
}

async function ports(user: string, base: number, optional: boolean): Promise<Finding> {
  const all = Object.values(portsFrom(base));
  const busy = await busyPorts(all);
  return {
    need: `ports of ${user}`,
    present: busy.length === 0 ? `${inShort(all)} free` : undefined,
    remedy: `in use: ${inShort(busy)}; stop the Bhoj, or whatever else, that runs there`,
    optional,
  };
}

function payments(): Finding {
  const own = process.env.RAZORPAY_KEY_ID;
  const present = own
    ? `Razorpay's test mode, key ${own}, secret in functions/.secret.local`
    : 'the stand-in; set RAZORPAY_KEY_ID for Razorpay (README, Payments)';
  return { need: 'payment gateway', present, remedy: '' };
}

function downloadFolder(): Finding {
  return {
    need: 'download folder',
    present: configuredDownloadFolder(),
    remedy:
      "only for a deployment: VITE_DOWNLOAD_URL=https://… in web/.env.production.local; without it 'Download App' installs from the browser",
    optional: true,
  };
}

function data(): Finding {
  return {
    need: 'saved data',
    present: savedData(),
    remedy: 'npm start makes the demo restaurant',
    optional: true,
  };
}
