import { urlsFromEnv } from '../../seed/live/urls.ts';

const executablePath = process.env['CHROMIUM_PATH'];

/** The machine's own Chromium, without the chatter to Google that a closed network would refuse. */
export const launchOptions = {
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
};

/** An Indian phone or laptop. */
export const contextOptions = {
  baseURL: urlsFromEnv(process.env).web,
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
};

export const browserUse = {
  ...contextOptions,
  launchOptions,
  actionTimeout: 15_000,
  navigationTimeout: 30_000,
};
