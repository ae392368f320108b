import AxeBuilder from '@axe-core/playwright';
import { ROLES } from '@bhoj/domain/platform/roles';
import { readDemo } from './support/demo.ts';
import { expect, test } from './support/people.ts';
import { signInAs } from './support/signing-in.ts';
import { SCHEMES, settled, SIZES, visitsOf } from './support/visits.ts';
import type { Page } from '@playwright/test';
import type { Visitor } from './support/visits.ts';

/** What axe finds on the page as it stands, one line each. */
async function violations(page: Page, where: string): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${where}: ${id} ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

/** The page is as wide as the screen: nothing makes it scroll sideways. */
async function overflow(page: Page, where: string): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  return wide ? [`${where}: scrolls sideways`] : [];
}

const VISITORS: readonly Visitor[] = ['visitor', ...ROLES];

for (const as of VISITORS) {
  test(`every page of a ${as}, in both themes, on phone and desktop`, async ({ person }) => {
    test.setTimeout(240_000);
    const demo = readDemo();
    const { page } = await person(as);
    if (as !== 'visitor') await signInAs(page, as);
    const found: string[] = [];
    for (const visit of visitsOf(demo).filter((v) => v.as === as)) {
      await page.goto(visit.path);
      await settled(page);
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        for (const colorScheme of SCHEMES) {
          await page.emulateMedia({ colorScheme });
          const where = `${visit.name} (${size}, ${colorScheme})`;
          found.push(...(await violations(page, where)), ...(await overflow(page, where)));
        }
      }
    }
    expect(found).toEqual([]);
  });
}
