import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { paise } from '@bhoj/domain/money/money';
import { tables } from '@bhoj/domain/tables/table.collection';
import { openAdmin } from '../../demo/live/admin.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { openFromQr, startOrdering } from './support/guest-steps.ts';
import { aReadyRestaurant } from './support/menu-restaurant.ts';
import { DESKTOP, expect, PHONE, test } from './support/people.ts';
import { hire } from './support/restaurant.ts';
import { expectAccessible } from './support/sign-up-steps.ts';
import { signInOn } from './support/signing-in.ts';

test('a guest’s food rules reach the plate: menu, kitchen and captain (P-FOOD-4, P-FOOD-5, P-FOOD-6)', async ({
  person,
}) => {
  const admin = openAdmin(urlsFromEnv(process.env));
  const { owner, place } = await aReadyRestaurant([
    { name: 'Khichdi', pricePaise: paise(12_000), food: { jain: 'fits' } },
    { name: 'Dal fry', pricePaise: paise(14_000), food: { jain: 'on-request' } },
    { name: 'Kheer', pricePaise: paise(9_000), food: { 'no-nuts': 'does-not' } },
  ]);
  const { qrCode } = await admin.get(tables, place);
  const { page } = await person('guest', { viewport: PHONE });
  await openFromQr(page, qrCode);
  await startOrdering(page);

  await test.step('the menu says what dishes answer, and then what fits the guest', async () => {
    await expect(page.getByText('Jain on request')).toBeVisible();
    await expect(page.getByText('Contains nuts')).toBeVisible();
    await page.getByRole('button', { name: 'Food rules' }).click();
    const sheet = page.getByRole('dialog', { name: 'Food rules' });
    await sheet.getByRole('button', { name: 'Jain' }).click();
    await sheet.getByRole('button', { name: 'No nuts' }).click();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('Not said: No nuts').first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Food rules: Jain · No nuts' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('it warns before it adds a dish; one is for somebody else', async () => {
    await page.getByRole('button', { name: 'Add Dal fry' }).click();
    const dal = page.getByRole('dialog', { name: 'Dal fry' });
    await expect(dal.getByText('Not said: No nuts · Jain on request')).toBeVisible();
    await dal.getByRole('button', { name: 'No nuts' }).click();
    await expect(dal.getByText('The kitchen makes it so')).toBeVisible();
    await dal.getByRole('button', { name: /^Add/ }).click();
    await page.getByRole('button', { name: 'Add Kheer' }).click();
    const kheer = page.getByRole('dialog', { name: 'Kheer' });
    await expect(kheer.getByText('It does not fit')).toBeVisible();
    await expectAccessible(page);
    for (const rule of ['Jain', 'No nuts']) await kheer.getByRole('button', { name: rule }).click();
    await kheer.getByRole('button', { name: /^Add/ }).click();
    await page.getByRole('button', { name: /See the cart/ }).click();
    await expect(page.getByRole('button', { name: 'Food rules: Jain', exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send to kitchen' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Sent to the kitchen' })).toBeAttached();
  });

  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await test.step('the order keeps it at the plate it is for', async () => {
    const { lines } = await admin.get(orders, { restaurantId: place.restaurantId, orderId });
    const asked = Object.values(lines).map(({ name, food }) => [name, food]);
    expect(asked).toEqual([
      ['Dal fry', ['jain']],
      ['Kheer', undefined],
    ]);
  });

  await test.step('the kitchen sees it at the dish', async () => {
    const kitchen = await person('kitchen', { viewport: DESKTOP });
    await signInOn(kitchen.page, 'kitchen', await hire(owner, 'kitchen', 'Meena'));
    const ticket = kitchen.page.getByRole('article', { name: 'KOT 1, F1-T01' });
    await expect(ticket.getByRole('button', { name: /Dal fry.*Jain/ })).toBeVisible();
    await expectAccessible(kitchen.page);
    await ticket.getByRole('button', { name: 'Start' }).click();
    await ticket.getByRole('button', { name: 'Ready', exact: true }).click();
  });

  await test.step('the captain sees it when serving', async () => {
    const captain = await person('captain', { viewport: PHONE });
    await signInOn(captain.page, 'captain', await hire(owner, 'captain', 'Suresh'));
    const ready = captain.page.getByRole('listitem').filter({ hasText: 'Dal fry' });
    await expect(ready.getByText('Jain').first()).toBeVisible();
    await expectAccessible(captain.page);
  });
});
