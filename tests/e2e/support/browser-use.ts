const { CHROMIUM_PATH: executablePath, BHOJ_WEB_URL: baseURL } = process.env;

/** The machine's own Chromium, without its background requests to Google, which fail on a closed network. */
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

/** The settings of an Indian phone or laptop. */
export const contextOptions = {
  ...(baseURL === undefined ? {} : { baseURL }),
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
  // Answers must come from the current build, not from a worker's cache; the journey about the worker allows workers.
  serviceWorkers: 'block',
} as const;

export const browserUse = {
  ...contextOptions,
  launchOptions,
  actionTimeout: 30_000,
  navigationTimeout: 60_000,
};
