import { readDemo } from '../../tests/e2e/support/demo.ts';
import { test } from '../../tests/e2e/support/people.ts';
import { signInAs } from '../../tests/e2e/support/signing-in.ts';
import { ROUNDS, SIZES, visitsOf } from '../../tests/e2e/support/visits.ts';
import { isWanted, takePicturesOf } from './picture.ts';

for (const { as, area } of ROUNDS) {
  test(`pictures of the ${area} pages of a ${as}`, async ({ person }) => {
    const visits = visitsOf(readDemo()).filter(
      (visit) => visit.as === as && visit.area === area && isWanted(visit.name),
    );
    test.skip(visits.length === 0, 'None of these pages stands after --only.');
    const { page } = await person(as);
    if (as !== 'visitor') await signInAs(page, as);
    for (const visit of visits) {
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        await takePicturesOf(page, visit.path, `${visit.name}-${as}-${size}`);
      }
    }
  });
}
