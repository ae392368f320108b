import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';
import { urlsFromEnv } from '../../seed/live/urls.ts';

const executablePath = process.env['CHROMIUM_PATH'];

/** The machine's own Chromium, without the chatter to Google that a closed network would refuse. */
export const browserUse: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
  baseURL: urlsFromEnv(process.env).web,
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
  actionTimeout: 15_000,
  navigationTimeout: 30_000,
  launchOptions: {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
};
