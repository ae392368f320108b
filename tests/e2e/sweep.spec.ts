import { violations } from './support/axe.ts';
import { expect, test } from './support/people.ts';
import { openFaulty, sweeps } from './support/sweep.ts';

/** Each pair of colours has its contrast in `web/src/theme/tokens.test.ts`; the deep tier measures it on every page. */
sweeps('at both ends of the widths (DASH-5)', async (page) => {
  const faults = await violations(page, 'without colours');
  return faults.map((fault) => `: ${fault}`);
});

test('the sweep notices a fault', async ({ person }) => {
  const { page } = await person('nobody');
  await openFaulty(page);
  const found = (await violations(page, 'without colours')).join();
  expect(found).toContain('button-name');
  expect(found).not.toContain('color-contrast');
});
