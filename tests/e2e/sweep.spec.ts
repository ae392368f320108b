import { bringAxe, violations } from './support/axe.ts';
import { readDemo } from './support/demo.ts';
import { expect, test } from './support/people.ts';
import { signInAs } from './support/signing-in.ts';
import { inScheme, ROUNDS, settled, SIZES, stays, visitsOf } from './support/visits.ts';
import type { Page } from '@playwright/test';

/** A theme changes only colours: the dark round checks those, the light one checks all rules of axe. */
const RULES = { light: null, dark: ['color-contrast', 'link-in-text-block'] } as const;

/** The narrowest phone and a wide desktop: between them the pages of the back office must not scroll sideways. */
const ENDS = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const;

/** ms in which a page draws itself for another width. */
const TO_REDRAW = 2_000;

/** Returns a fault when the page stays wider than the screen and scrolls sideways. */
async function overflow(page: Page): Promise<string[]> {
  const fits = () => document.documentElement.scrollWidth <= innerWidth;
  return page.waitForFunction(fits, undefined, { timeout: TO_REDRAW }).then(
    () => [],
    () => ['scrolls sideways'],
  );
}

for (const { as, area } of ROUNDS) {
  test(`every ${area} page of a ${as}, in both themes, on phone and desktop (DASH-5)`, async ({ person }) => {
    const { page } = await person(as);
    if (as !== 'visitor') await signInAs(page, as);
    if (area === 'onboarding') await stays(page);
    const found: string[] = [];
    for (const visit of visitsOf(readDemo()).filter((v) => v.as === as && v.area === area)) {
      await page.goto(visit.path);
      await settled(page);
      await bringAxe(page);
      if ((await page.getByRole('button', { name: 'Toggle theme' }).count()) === 0) {
        found.push(`${visit.name}: no theme toggle`);
      }
      for (const end of ENDS) {
        await page.setViewportSize(end);
        found.push(...(await overflow(page)).map((fault) => `${visit.name} (${end.width} px): ${fault}`));
      }
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        for (const scheme of ['light', 'dark'] as const) {
          await inScheme(page, scheme);
          const faults = [...(await violations(page, RULES[scheme])), ...(await overflow(page))];
          found.push(...faults.map((fault) => `${visit.name} (${size}, ${scheme}): ${fault}`));
        }
      }
    }
    expect(found).toEqual([]);
  });
}

test('the sweep notices a fault', async ({ person }) => {
  const { page } = await person('nobody');
  await page.setContent(
    '<html lang="en"><title>Faults</title><main><h1>Faults</h1><button></button><p style="color:#999;width:3000px">Pale</p></main>',
  );
  await bringAxe(page);
  expect((await violations(page, null)).join()).toMatch(
    /button-name.*color-contrast|color-contrast.*button-name/s,
  );
  expect((await violations(page, RULES.dark)).join()).toMatch(/^color-contrast/);
  expect(await overflow(page)).toHaveLength(1);
});
