const { CHROMIUM_PATH: executablePath, BHOJ_WEB_URL: baseURL } = process.env;

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
  ...(baseURL === undefined ? {} : { baseURL }),
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
  // Answers come from the build at hand, not from what a worker kept; the journey about the worker allows it.
  serviceWorkers: 'block',
} as const;

export const browserUse = {
  ...contextOptions,
  launchOptions,
  actionTimeout: 30_000,
  navigationTimeout: 60_000,
};
