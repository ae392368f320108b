import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Brings axe into the page, past its Content-Security-Policy; once for each address. */
export async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(source);
}

/** What axe finds on the page as it stands, one line each; with `rules`, by those alone. */
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
