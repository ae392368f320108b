import { fileURLToPath } from 'node:url';
import { readDemo } from '../e2e/support/demo.ts';
import { test } from '../e2e/support/people.ts';
import { signInAs } from '../e2e/support/signing-in.ts';
import { inScheme, ROUNDS, SCHEMES, settled, SIZES, visitsOf } from '../e2e/support/visits.ts';

const folder = fileURLToPath(new URL('../../.screenshots/', import.meta.url));

for (const { as, area } of ROUNDS) {
  test(`pictures of the ${area} pages of a ${as}`, async ({ person }) => {
    const { page } = await person(as);
    if (as !== 'visitor') await signInAs(page, as);
    for (const visit of visitsOf(readDemo()).filter((v) => v.as === as && v.area === area)) {
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        await page.goto(visit.path);
        await settled(page);
        for (const scheme of SCHEMES) {
          await inScheme(page, scheme);
          const name = `${visit.name}-${as}-${size}-${scheme}.png`;
          await page.screenshot({ path: `${folder}${name}`, fullPage: true, animations: 'disabled' });
        }
      }
    }
  });
}
