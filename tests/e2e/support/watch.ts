import type { BrowserContext } from '@playwright/test';

export interface Watch {
  /** One line each: whose browser, what, and where. */
  readonly faults: string[];
  readonly expectRefusal: (address: RegExp) => void;
}

/** A request that the page itself aborted: it navigated away, or a listener closed its long poll. */
const GIVEN_UP = 'net::ERR_ABORTED';

/**
 * The probe by which Firestore's client checks for a network once its own channel fails: a Google image, with a new URL
 * each time. It fails offline, and on a machine without internet, which is the client's answer.
 */
const CONNECTION_PROBE = /^https:\/\/www\.google\.com\/images\/cleardot\.gif\?zx=\w+$/;

/** Records every console error, uncaught exception, failed request and HTTP error of a context's pages. */
export function watch(name: string, context: BrowserContext): Watch {
  const faults: string[] = [];
  const allowed = [CONNECTION_PROBE];
  const isAllowed = (address: string) => allowed.some((pattern) => pattern.test(address));
  const note = (what: string) => faults.push(`${name}: ${what}`);

  context.on('console', (message) => {
    if (message.type() !== 'error' || isAllowed(message.location().url)) return;
    note(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => note(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('requestfailed', (request) => {
    const failure = request.failure()?.errorText ?? 'failed';
    if (failure !== GIVEN_UP && !isAllowed(request.url())) note(`request: ${failure} ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400 && !isAllowed(response.url())) {
      note(`answer: ${response.status()} ${response.url()}`);
    }
  });
  return { faults, expectRefusal: (address) => allowed.push(address) };
}
