import { expect, test } from './support/people.ts';
import { watch } from './support/watch.ts';

test('the watch counts a failed request, but not Firestore’s probe for a network', async ({ browser }) => {
  const context = await browser.newContext({ offline: true });
  const watched = watch('somebody', context);
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
  const faults = watched.faults();
  const counted = faults.filter((fault) => fault.startsWith('somebody: request:'));
  expect(counted).toHaveLength(2);
  expect(counted.join()).not.toMatch(/zx=1a2b3c(,|$)/);
  expect(faults.filter((fault) => fault.startsWith('somebody: console:'))).toHaveLength(2);
});

test('the watch lets one stream of a person pass whose session the emulator ended, and counts a second', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const watched = watch('somebody', context);
  const page = await context.newPage();
  await page.goto('/login');
  const service = `http://${process.env['FIRESTORE_EMULATOR_HOST'] ?? ''}/google.firestore.v1.Firestore`;
  const ask = (address: string) => page.evaluate(async (url) => (await fetch(url)).status, address);

  expect(await ask(`${service}/Write/channel?VER=8&RID=rpc&SID=ended&AID=0`)).toBe(400);
  expect(watched.faults()).toEqual([]);
  // The client ends a stream that has ended already.
  expect(await ask(`${service}/Listen/channel?VER=8&SID=ended&RID=7&TYPE=terminate&zx=1a`)).toBe(400);
  expect(watched.faults()).toEqual([]);
  expect(await ask(`${service}/Write/channel?VER=8&RID=7&SID=ended&AID=0`)).toBe(400);
  expect(await ask(`${service}/Listen/channel?VER=8&RID=rpc&SID=other&AID=0`)).toBe(400);
  const answers = () => watched.faults().filter((fault) => fault.startsWith('somebody: answer: 400'));
  await expect.poll(answers).toHaveLength(2);
  await context.close();
});
