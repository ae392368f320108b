import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Loads axe into the page, in spite of its Content-Security-Policy; needed once per address. */
export async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(source);
}

/** The rules that measure colours, which take axe most of its time. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Returns what axe finds on the current page, one line each; with `rules`, only by those. */
export const violations = (
  page: Page,
  rules: readonly string[] | 'without colours' | null,
): Promise<string[]> =>
  page.evaluate(
    async ({ only, ofColours }) => {
      const { axe: runner } = globalThis as unknown as { axe: typeof axe };
      const { violations: found } = await runner.run(document, {
        resultTypes: ['violations'],
        ...(only === 'without colours'
          ? { rules: Object.fromEntries(ofColours.map((rule) => [rule, { enabled: false }])) }
          : only !== null && { runOnly: { type: 'rule', values: [...only] } }),
      });
      return found.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id} ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
      );
    },
    { only: rules, ofColours: OF_COLOURS },
  );
