import type { BrowserContext, Page, Route } from '@playwright/test';
import { settledPage } from '../bench/opened-page.ts';
import { listening } from '../../demo/live/callables-app.ts';

interface Callables {
  /** Sends a browser's calls to this process instead of to the emulator. */
  readonly serve: (context: BrowserContext) => Promise<void>;
  /** Waits until a page shows everything that it requested. */
  readonly settled: (page: Page) => Promise<void>;
}

/** Serves the callables in this process, where `tallyServer` counts what they read. */
export async function serveCallables(functionsUrl: string): Promise<Callables> {
  const { port } = await listening(await import('../../functions/src/index.ts'));
  const calls: Promise<void>[] = [];
  const answer = async (route: Route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1);
    const response = await route.fetch({ url: `http://127.0.0.1:${port}/${name}` });
    await route.fulfill({ response });
  };
  return {
    serve: async (context) => {
      await context.route(`${functionsUrl}/*`, (route) => {
        const call = answer(route);
        calls.push(call);
        return call;
      });
    },
    settled: async (page) => {
      await settledPage(page);
      await Promise.all(calls.splice(0));
      await settledPage(page);
    },
  };
}
