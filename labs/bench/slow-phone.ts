import { chromium } from '@playwright/test';
import { contextOptions, launchOptions } from '../../tests/e2e/support/browser-use.ts';
import { SIZES } from '../../tests/e2e/support/visits.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { PORTS, serveAsInProduction } from './as-in-production.ts';
import { machineOf } from './benchmark-index.ts';
import type { Served } from './as-in-production.ts';
import type { Machine } from './benchmark-index.ts';
import type { Line } from './slow-line.ts';
import type { Browser, BrowserContext, Page } from '@playwright/test';

/** The ports, above the emulators', of copies that serve as production does: today's build, and another. */
const ABOVE = { now: 40, before: 44 };

const { web } = urlsFromEnv(process.env);

/** For what a bench does before it measures. */
export const FAST: Line = { latency: 0, bytesPerSecond: Number.POSITIVE_INFINITY };

/** The pages come over HTTP/2, which browsers speak only with TLS. */
export const ON_A_PHONE = {
  ...contextOptions,
  baseURL: web.replace(/^http:/, 'https:'),
  viewport: SIZES.phone,
};

/** The address of a document in Firestore's REST API, as the pages ask for it. */
export const documentUrl = (path: string): string => {
  const { project, firestore } = urlsFromEnv(process.env);
  const documents = `projects/${project}/databases/(default)/documents`;
  return `http://${firestore}/v1/${documents}/${path.split('/').map(encodeURIComponent).join('/')}`;
};

/**
 * Does `work` with a browser that gets the emulators as the real platform would serve them: over HTTP/2, compressed,
 * and over this line. The server in front of them answers the files of `served` itself.
 */
export async function withProduction<T>(
  line: Line,
  work: (browser: Browser, machine: Machine) => Promise<T>,
  {
    served = () => null,
    build = 'now',
  }: { readonly served?: Served; readonly build?: keyof typeof ABOVE } = {},
): Promise<T> {
  const base = Number(new URL(web).port);
  const by = ABOVE[build];
  const stop = await serveAsInProduction({ base, by, line, served });
  // Pages request the emulators' addresses, because their Content-Security-Policy names these.
  const rules = PORTS.map((port) => `MAP 127.0.0.1:${base + port} 127.0.0.1:${base + port + by}`).join(',');
  // The whole browser must accept the unsigned certificate, or it refuses a worker's script.
  const args = [...launchOptions.args, `--host-resolver-rules=${rules}`, '--ignore-certificate-errors'];
  const browser = await chromium.launch({ ...launchOptions, args });
  try {
    return await work(browser, await machineOf(browser));
  } finally {
    await browser.close();
    stop();
  }
}

/** A browser for today's pages, and one for those of an earlier commit, at the same addresses. */
interface Browsers {
  readonly browser: Browser;
  readonly machine: Machine;
  readonly before: Browser | null;
}

/** Does `work` with these files of today's build, and of an earlier one if any, both served as in production. */
export const withBuilds = <T>(
  line: Line,
  { now, before }: { readonly now?: Served | undefined; readonly before?: Served | undefined },
  work: (browsers: Browsers) => Promise<T>,
): Promise<T> =>
  withProduction(
    line,
    (browser, machine) =>
      before === undefined
        ? work({ browser, machine, before: null })
        : withProduction(line, (other) => work({ browser, machine, before: other }), {
            served: before,
            build: 'before',
          }),
    now && { served: now },
  );

/** Opens an empty page on a phone with so slow a processor. */
export async function slowPage(context: BrowserContext, { slower }: Pick<Machine, 'slower'>): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return page;
}
