import { bringAxe, violations } from './axe.ts';
import { readDemo } from './demo.ts';
import { fits, tooWide } from './overlaps.ts';
import { expect, test } from './people.ts';
import { signInAs } from './signing-in.ts';
import { ROUNDS, settled, stays, visitsOf } from './visits.ts';
import type { Page } from '@playwright/test';

/** The narrowest phone and a wide desktop: between them the pages of the back office must not scroll sideways. */
const ENDS = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const;

/** Returns a fault, with the texts that are too wide, when the page stays wider than the screen and scrolls sideways. */
export async function overflow(page: Page): Promise<string[]> {
  return (await fits(page)) ? [] : [(await tooWide(page))[0] ?? 'the page scrolls sideways'];
}

/** Looks at an open page, and returns its faults. */
type Look = (page: Page) => Promise<string[]>;

/** Opens every page as each of its visitors, at both ends of the widths, and calls `look` on it. */
export function sweeps(how: string, look: Look): void {
  for (const { as, area } of ROUNDS) {
    test(`every ${area} page of a ${as}, ${how}`, async ({ person }) => {
      // One test opens up to thirty pages.
      test.slow();
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
        found.push(...(await look(page)).map((fault) => `${visit.name}${fault}`));
      }
      expect(found).toEqual([]);
    });
  }
}

/** A page with one fault of each kind that a sweep looks for. */
export async function openFaulty(page: Page): Promise<void> {
  await page.setContent(
    '<html lang="en"><title>Faults</title><main><h1>Faults</h1><button></button><p style="color:#999;width:3000px">Pale</p></main>',
  );
  await bringAxe(page);
  expect(await overflow(page)).toHaveLength(1);
  expect((await violations(page, null)).join()).toMatch(/button-name/);
}
