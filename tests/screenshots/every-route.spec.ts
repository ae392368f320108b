import { fileURLToPath } from 'node:url';
import { ROLES } from '@bhoj/domain/platform/roles';
import { readDemo } from '../e2e/support/demo.ts';
import { test } from '../e2e/support/people.ts';
import { signInAs } from '../e2e/support/signing-in.ts';
import { SCHEMES, settled, SIZES, visitsOf } from '../e2e/support/visits.ts';
import type { Visitor } from '../e2e/support/visits.ts';

const folder = fileURLToPath(new URL('../../.screenshots/', import.meta.url));
const VISITORS: readonly Visitor[] = ['visitor', ...ROLES];

for (const as of VISITORS) {
  test(`pictures of a ${as}'s pages`, async ({ person }) => {
    const demo = readDemo();
    const { page } = await person(as);
    if (as !== 'visitor') await signInAs(page, as);
    for (const visit of visitsOf(demo).filter((v) => v.as === as)) {
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        await page.goto(visit.path);
        await settled(page);
        for (const colorScheme of SCHEMES) {
          await page.emulateMedia({ colorScheme });
          const name = `${visit.name}-${as}-${size}-${colorScheme}.png`;
          await page.screenshot({ path: `${folder}${name}`, fullPage: true, animations: 'disabled' });
        }
      }
    }
  });
}
