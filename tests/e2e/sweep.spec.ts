import AxeBuilder from '@axe-core/playwright';
import { readDemo } from './support/demo.ts';
import { expect, test } from './support/people.ts';
import { signInAs } from './support/signing-in.ts';
import { inScheme, ROUNDS, settled, SIZES, visitsOf } from './support/visits.ts';
import type { Page } from '@playwright/test';

/** A theme changes colours and nothing else: the dark round looks at those, the light one at every rule of axe. */
const RULES = { light: null, dark: ['color-contrast', 'link-in-text-block'] } as const;
type Scheme = keyof typeof RULES;

/** What axe finds on the page as it stands, one line each. */
async function violations(page: Page, scheme: Scheme, where: string): Promise<string[]> {
  // Legacy mode finishes in the page itself, where the newer one opens a blank page each time: there are no frames here.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const rules = RULES[scheme];
  const { violations: found } = await (rules === null ? axe : axe.withRules([...rules])).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${where}: ${id} ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

/** The page is as wide as the screen: nothing makes it scroll sideways. */
async function overflow(page: Page, where: string): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  return wide ? [`${where}: scrolls sideways`] : [];
}

for (const { as, area } of ROUNDS) {
  test(`every ${area} page of a ${as}, in both themes, on phone and desktop`, async ({ person }) => {
    test.setTimeout(240_000);
    const { page } = await person(as);
    if (as !== 'visitor') await signInAs(page, as);
    const found: string[] = [];
    for (const visit of visitsOf(readDemo()).filter((v) => v.as === as && v.area === area)) {
      await page.goto(visit.path);
      await settled(page);
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        for (const scheme of ['light', 'dark'] as const) {
          await inScheme(page, scheme);
          const where = `${visit.name} (${size}, ${scheme})`;
          found.push(...(await violations(page, scheme, where)), ...(await overflow(page, where)));
        }
      }
    }
    expect(found).toEqual([]);
  });
}
