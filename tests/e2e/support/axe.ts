import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Loads axe into the page, in spite of its Content-Security-Policy; needed once per address. */
export async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(source);
}

/** Returns what axe finds on the current page, one line each; with `rules`, only by those. */
export const violations = (page: Page, rules: readonly string[] | null): Promise<string[]> =>
  page.evaluate(async (only) => {
    const { axe: runner } = globalThis as unknown as { axe: typeof axe };
    const { violations: found } = await runner.run(document, {
      resultTypes: ['violations'],
      ...(only === null ? {} : { runOnly: { type: 'rule', values: [...only] } }),
    });
    return found.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id} ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    );
  }, rules);
