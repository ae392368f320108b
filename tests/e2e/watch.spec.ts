import { expect, test } from './support/people.ts';
import { watch } from './support/watch.ts';

test('the watch counts a failed request, but not Firestore’s probe for a network', async ({ browser }) => {
  const context = await browser.newContext({ offline: true });
  const { faults } = watch('somebody', context);
  const page = await context.newPage();
  const picture = 'https://www.google.com/images/cleardot.gif';
  for (const address of [
    `${picture}?zx=1a2b3c`,
    `${picture}?zx=1a2b3c&more`,
    'https://www.google.com/other.gif',
  ]) {
    await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode().catch(() => null);
    }, address);
  }
  await context.close();
  const counted = faults.filter((fault) => fault.startsWith('somebody: request:'));
  expect(counted).toHaveLength(2);
  expect(counted.join()).not.toMatch(/zx=1a2b3c(,|$)/);
  expect(faults.filter((fault) => fault.startsWith('somebody: console:'))).toHaveLength(2);
});
