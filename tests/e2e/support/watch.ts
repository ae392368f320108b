import type { BrowserContext } from '@playwright/test';
import { addressOf, isArea } from './calls.ts';

export interface Watch {
  /** The records so far, one line each: whose browser, what, and where. */
  faults(): string[];
  readonly expectRefusal: (address: RegExp) => void;
}

/** A request that the page itself aborted: it navigated away, or a listener closed its long poll. */
const GIVEN_UP = 'net::ERR_ABORTED';

/**
 * The request with which Firestore's client checks for a network once its own channel fails: a Google image, with a new
 * URL each time. It fails offline and on a machine without internet, and so answers the client's question.
 */
const CONNECTION_PROBE = /^https:\/\/www\.google\.com\/images\/cleardot\.gif\?zx=\w+$/;

/**
 * The open answer of a Firestore stream. When the emulator has ended a stream's session between the stream's first two
 * requests, it answers 400 without a text. The client then opens another stream and sends again what nobody has
 * confirmed. That is rare (seen once), so the first of each person is allowed; a second is a fault.
 */
const STREAM_ANSWER = /\/google\.firestore\.v1\.Firestore\/(?:Write|Listen)\/channel\?.*&RID=rpc&SID=/;

/** The last request of a Firestore stream: the client ends it and hears no answer. The emulator may have ended it before. */
const STREAM_ENDED =
  /\/google\.firestore\.v1\.Firestore\/(?:Write|Listen)\/channel\?.*&SID=[^&]+&.*TYPE=terminate&/;

/** Records every console error, uncaught exception, failed request and HTTP error of a context's pages. */
export function watch(name: string, context: BrowserContext): Watch {
  const seen: { what: string; address?: string }[] = [];
  const allowed = [CONNECTION_PROBE, STREAM_ENDED];
  let lostStream: string | null = null;
  const isAllowed = (address: string) => allowed.some((pattern) => pattern.test(address));

  context.on('console', (message) => {
    const address = message.location().url;
    if (message.type() !== 'error' || isAllowed(address)) return;
    // The console does not name the call; the failed request or answer, which is recorded too, does.
    if (isArea(address) && message.text().startsWith('Failed to load resource')) return;
    seen.push({ what: `console: ${message.text()} (${address})`, address });
  });
  context.on('weberror', (error) => {
    seen.push({ what: `uncaught: ${error.error().stack ?? error.error().message}` });
  });
  context.on('requestfailed', (request) => {
    const failure = request.failure()?.errorText ?? 'failed';
    const address = addressOf(request);
    if (failure === GIVEN_UP || isAllowed(address)) return;
    seen.push({ what: `request: ${failure} ${address}` });
  });
  context.on('response', (response) => {
    const address = addressOf(response.request());
    if (response.status() < 400 || isAllowed(address)) return;
    if (response.status() === 400 && STREAM_ANSWER.test(address)) lostStream ??= address;
    seen.push({ what: `answer: ${response.status()} ${address}`, address });
  });
  return {
    // The browser may write its line to the console before the answer is seen, so the filter runs at the end.
    faults: () =>
      seen
        .filter(({ address }) => address === undefined || address !== lostStream)
        .map(({ what }) => `${name}: ${what}`),
    expectRefusal: (address) => allowed.push(address),
  };
}
