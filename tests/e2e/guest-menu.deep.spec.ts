import { tables } from '@bhoj/domain/tables/table.collection';
import { paise } from '@bhoj/domain/money/money';
import { openAdmin } from '../../demo/live/admin.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { openFromQr, startOrdering } from './support/guest-steps.ts';
import { aReadyRestaurant } from './support/menu-restaurant.ts';
import { expect, PHONE, test } from './support/people.ts';
import { expectAccessible } from './support/sign-up-steps.ts';

const ABOUT = 'Steamed rice cakes with sambar, coconut chutney and a spoon of gunpowder in ghee';

test('the guest’s menu: the first dish near the top, short rows, a description opened by a tap (P-GUEST-10)', async ({
  person,
}) => {
  const { place } = await aReadyRestaurant([
    { name: 'Idli Sambar', description: ABOUT, pricePaise: paise(6_000), mark: 'veg' },
    { name: 'Chicken 65', description: ABOUT, pricePaise: paise(26_000), mark: 'non-veg', spice: 2 },
    { name: 'Anda Bhurji Pav', description: '', pricePaise: paise(14_000), mark: 'egg', food: {} },
    {
      name: 'Medu Vada',
      description: ABOUT,
      pricePaise: paise(7_000),
      mark: 'veg',
      food: { jain: 'on-request' },
    },
  ]);
  const { qrCode } = await openAdmin(urlsFromEnv(process.env)).get(tables, place);
  const { page } = await person('guest', { viewport: PHONE });
  await openFromQr(page, qrCode);
  await startOrdering(page);
  const dish = (name: string) => page.getByRole('listitem').filter({ has: page.getByText(name) });
  await expect(dish('Idli Sambar')).toBeVisible();

  await test.step('the first dish begins within 200 px, and a dish takes about 72 px', async () => {
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(async () => {
        const boxes = await Promise.all(
          ['Idli Sambar', 'Chicken 65', 'Anda Bhurji Pav', 'Medu Vada'].map((name) =>
            dish(name).boundingBox(),
          ),
        );
        expect(boxes[0]?.y).toBeLessThanOrEqual(200);
        for (const box of boxes) expect(box?.height).toBeLessThanOrEqual(76);
      }).toPass();
    }
    await expectAccessible(page);
  });

  await test.step('a description is one line until it is tapped', async () => {
    const about = dish('Idli Sambar').getByRole('button', { name: ABOUT });
    const before = (await about.boundingBox())?.height ?? 0;
    await about.click();
    await expect(about).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(async () => (await about.boundingBox())?.height).toBeGreaterThan(before);
    await about.click();
    await expect(about).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('a mark beside the search shows only its dishes', async () => {
    const veg = page
      .getByRole('group', { name: 'Show only' })
      .getByRole('button', { name: 'Veg', exact: true });
    await veg.click();
    await expect(veg).toHaveAttribute('aria-pressed', 'true');
    await expect(dish('Chicken 65')).toHaveCount(0);
    await expect(dish('Medu Vada')).toBeVisible();
  });
});
