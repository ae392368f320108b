import { tables } from '@bhoj/domain/tables/table.collection';
import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import { addTable } from '@bhoj/domain/tables/tables.contract';
import { paise } from '@bhoj/domain/money/money';
import { href } from '@bhoj/domain/catalogue/routes';
import { openAdmin } from '../../demo/live/admin.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { aMenu, aMenuItem, aVariant } from '@bhoj/domain/fixtures/menu';
import { openFromQr, orderRound } from './support/guest-steps.ts';
import { DESKTOP, expect, PHONE, test } from './support/people.ts';
import { freshLogin, hire, openRestaurant } from './support/restaurant.ts';
import { expectAccessible } from './support/sign-up-steps.ts';
import { signInOn } from './support/signing-in.ts';

const ROOM = 'F1-R101';

/** A hotel's restaurant that delivers, with one room and one dish at ₹100. */
async function aHotel() {
  const owner = freshLogin('owner');
  const { call, restaurantId } = await openRestaurant(owner, {
    services: ['dine-in', 'delivery'],
    providesHotelServices: true,
  });
  await call(addTable, { tableIds: ['F1-T01', ROOM], seats: 2 });
  const items = [aMenuItem(aVariant({ id: 'dosa', name: 'Masala dosa', pricePaise: paise(10_000) }))];
  const { categories, addOnGroups } = aMenu();
  await call(saveMenu, { baseVersion: 0, content: { categories, items, addOnGroups } });
  const admin = openAdmin(urlsFromEnv(process.env));
  const { qrCode } = await admin.get(tables, { restaurantId, tableId: ROOM });
  await admin.close();
  return { owner, captain: await hire(owner, 'captain', 'Suresh'), qrCode };
}

test('a delivery goes out with its charge and address, and a room’s order is charged to the room', async ({
  person,
}) => {
  const { owner, captain: login, qrCode } = await aHotel();
  const { page } = await person('captain', { viewport: PHONE });
  await signInOn(page, 'captain', login);

  await test.step('the captain takes a delivery by telephone and settles it', async () => {
    await page.getByRole('button', { name: 'New delivery' }).click();
    await page.getByLabel('Name').fill('Meera');
    await page.getByLabel('Mobile number').fill('9876543210');
    await page.getByLabel('Address').fill('Flat 4, 12 MG Road');
    await page.getByLabel('Delivery charge in rupees').fill('40');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Take the order' }).click();
    await page.getByRole('button', { name: /Vegetarian Masala dosa/ }).click();
    await page.getByRole('button', { name: 'Send 1' }).click();
    await expect(page.getByRole('region', { name: /KOT/ })).toContainText('Masala dosa');
    await expect(page.getByText('Flat 4, 12 MG Road')).toBeVisible();
    await page.getByRole('button', { name: 'Bill', exact: true }).click();
    const estimate = page.getByRole('region', { name: 'Estimate, not a tax invoice' });
    await expect(estimate.getByText('Delivery charge', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'UPI' }).click();
    await page.getByRole('button', { name: 'Settle ₹147' }).click();
    await expect(page.getByText('Paid ₹147')).toBeVisible();
  });

  await test.step('the owner finds it among past orders, with its address', async () => {
    const { page: office } = await person('owner', { viewport: DESKTOP });
    await signInOn(office, 'owner', owner);
    await office.goto(`${href('orders')}?view=past`);
    await office
      .getByRole('link', { name: /Meera/ })
      .or(office.getByRole('button', { name: /Meera/ }))
      .first()
      .click();
    await expect(office.getByText('Flat 4, 12 MG Road')).toBeVisible();
    await expect(office.getByText(/INV\/\d\d-\d\d\/000001/).first()).toBeVisible();
  });

  await test.step('a guest orders from a room, and it is charged to the room', async () => {
    const { page: phone } = await person('guest', { viewport: PHONE });
    await openFromQr(phone, qrCode);
    await phone.getByRole('button', { name: 'Start ordering' }).click();
    await orderRound(phone, ['Masala dosa']);
    await page.goto(href('captain'));
    // A tile that shows no order yet would open the dishes.
    const room = page.getByRole('button', { name: /^Room 101/ });
    await expect(room).toContainText('Occupied');
    await room.click();
    await page.getByRole('button', { name: 'Bill', exact: true }).click();
    await page.getByRole('button', { name: 'Room', exact: true }).click();
    await page.getByRole('button', { name: 'Settle ₹105' }).click();
    await expect(page.getByText('Paid ₹105')).toBeVisible();
    await phone.getByRole('link', { name: 'See the bill' }).click();
    await expect(phone.getByText('Charged to the room')).toBeVisible();
  });
});
