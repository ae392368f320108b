import { test as base, expect } from '@playwright/test';
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { watch } from './watch.ts';
import type { Watch } from './watch.ts';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };

/** A person with a browser of their own. */
export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Allows a refusal that the journey provokes: requests to matching URLs may fail. */
  readonly expectRefusal: Watch['expectRefusal'];
}

interface Fixtures {
  /** Opens a browser context for one person; faults in it fail the test. */
  person: (name: string, options?: BrowserContextOptions) => Promise<Person>;
}

/** A test that fails on console errors and failed requests in pages opened through `person`. */
export const test = base.extend<Fixtures>({
  person: async ({ browser }, provide) => {
    const opened: { context: BrowserContext; watch: Watch }[] = [];
    await provide(async (name, options = {}) => {
      const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce', ...options });
      const watching = watch(name, context);
      opened.push({ context, watch: watching });
      return { page: await context.newPage(), context, expectRefusal: watching.expectRefusal };
    });
    const faults = opened.flatMap(({ watch: watched }) => watched.faults());
    await Promise.all(opened.map(({ context }) => context.close()));
    expect(faults, 'console errors and failed requests').toEqual([]);
  },
});

export { expect };
