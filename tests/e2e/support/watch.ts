import type { BrowserContext } from '@playwright/test';

export interface Watch {
  /** One line each: whose browser, what, where. */
  readonly faults: string[];
  readonly expectRefusal: (address: RegExp) => void;
}

/** A request that the page itself gave up: it navigated away, or a listener closed its long poll. */
const GIVEN_UP = 'net::ERR_ABORTED';

/**
 * How Firestore's client finds out whether there is a network at all, once its own channel fails: a picture of Google's,
 * under an address of its own each time. Offline, or on a machine that reaches nothing, it fails, which is its answer.
 */
const CONNECTION_PROBE = /^https:\/\/www\.google\.com\/images\/cleardot\.gif\?zx=\w+$/;

/** Notes every console error, uncaught exception, failed request and HTTP error of a context's pages. */
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
