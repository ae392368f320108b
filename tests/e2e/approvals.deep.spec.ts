import { href } from '@bhoj/domain/catalogue/routes';
import { aMenu, aMenuItem, aVariant } from '@bhoj/domain/fixtures/menu';
import { newId } from '@bhoj/domain/kernel/ids';
import { setPin } from '@bhoj/domain/members/pins.contract';
import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import { paise } from '@bhoj/domain/money/money';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { seedTables } from '@bhoj/domain/tables/tables.contract';
import type { Page } from '@playwright/test';
import { DESKTOP, expect, PHONE, test } from './support/people.ts';
import { callsAs, freshLogin, hire, openRestaurant } from './support/restaurant.ts';
import { expectAccessible } from './support/sign-up-steps.ts';
import { signInOn } from './support/signing-in.ts';

/** A table with a thali at ₹200, a captain who may take ₹20 off, and a manager. */
async function aTable() {
  const owner = freshLogin('owner');
  const { call, restaurantId } = await openRestaurant(owner, { captainDiscountLimitPaise: paise(2_000) });
  await call(seedTables, { tablesPerFloor: [1] });
  const items = [aMenuItem(aVariant({ id: 'thali', name: 'Thali', pricePaise: paise(20_000) }))];
  const { categories, addOnGroups } = aMenu();
  const { version } = await call(saveMenu, { baseVersion: 0, content: { categories, items, addOnGroups } });
  const round = {
    restaurantId,
    orderId: newId(),
    tableId: 'F1-T01',
    type: 'dine-in' as const,
    roundId: newId(),
    menuVersion: version,
    selections: items.map(({ id }) => ({ itemId: id, variantId: null, addOnIds: [], quantity: 1, note: '' })),
  };
  // The public profile, which says that the restaurant is open, is updated after its record.
  await expect(() => call(placeRound, round)).toPass();
  const [captain, manager] = [await hire(owner, 'captain', 'Suresh'), await hire(owner, 'manager', 'Meera')];
  return { owner, captain, manager };
}

/** Opens the bill and asks for 30 % off, which is refused. */
async function refusedThirty(page: Page) {
  const tile = page.getByRole('button', { name: /F1-T01/ });
  await expect(tile).toContainText('Occupied');
  await tile.click();
  await page.getByRole('button', { name: 'Bill', exact: true }).click();
  await page.getByRole('button', { name: 'Discount', exact: true }).click();
  await page.getByLabel('Percent').fill('30');
  await page.getByRole('radio', { name: 'Food came late' }).check();
  await page.getByRole('button', { name: 'Apply discount' }).click();
  await expect(page.getByText(/at most ₹20 off an order/)).toBeVisible();
  await page.getByRole('button', { name: 'Ask somebody who may' }).click();
}

const discountRow = (page: Page) => page.getByRole('button', { name: 'Discount 30 % · ₹60', exact: true });

test('a captain’s discount is refused, the manager allows it on their phone, and it stands with both names', async ({
  person,
}) => {
  const { owner, captain, manager } = await aTable();
  const [floor, office] = [
    await person('captain', { viewport: PHONE }),
    await person('manager', { viewport: PHONE }),
  ];
  await signInOn(floor.page, 'captain', captain);
  await signInOn(office.page, 'owner', manager);
  floor.expectRefusal(/setDiscount|floor/);
  await refusedThirty(floor.page);
  await expect(floor.page.getByText('Waiting for Meera or the owner')).toBeVisible();
  const card = office.page.getByRole('article', { name: 'Suresh asks' });
  await expect(card).toContainText('Discount · ₹60');
  await expect(card).toContainText('F1-T01');
  await expect(card).toContainText('Food came late · The first this month');
  await expectAccessible(floor.page);
  await expectAccessible(office.page);
  await card.getByRole('button', { name: 'Allow' }).click();
  await expect(discountRow(floor.page)).toBeVisible();
  await expect(floor.page.getByText('Done. Meera allowed it.')).toBeVisible();
  await expect(card).toBeHidden();
  await discountRow(floor.page).click();
  await expect(floor.page.getByText('Food came late · Suresh, allowed by Meera')).toBeVisible();

  await test.step('the owner reads it in the list of the month', async () => {
    const { page } = await person('owner', { viewport: DESKTOP });
    await signInOn(page, 'owner', owner);
    await page.goto(`${href('finance')}?tab=money&view=allowed`);
    const row = page.getByRole('row', { name: /Discount/ });
    await expect(row).toContainText('Suresh');
    await expect(row).toContainText('Meera');
    await expect(row).toContainText('₹60');
  });
});

test('the manager declines with a reason; asked again, they allow it by PIN on the captain’s phone', async ({
  person,
}) => {
  const { captain, manager } = await aTable();
  const asManager = await callsAs(manager);
  await asManager(setPin, { pin: '274913' });
  const [floor, office] = [
    await person('captain', { viewport: PHONE }),
    await person('manager', { viewport: PHONE }),
  ];
  await signInOn(floor.page, 'captain', captain);
  await signInOn(office.page, 'owner', manager);
  floor.expectRefusal(/setDiscount|floor/);
  await refusedThirty(floor.page);
  const card = office.page.getByRole('article', { name: 'Suresh asks' });
  await card.getByRole('button', { name: 'Decline' }).click();
  await card.getByLabel('Why not').fill('Give a dessert');
  await card.getByRole('button', { name: 'Decline it' }).click();
  await expect(floor.page.getByText('Meera declined: Give a dessert')).toBeVisible();
  await floor.page.getByRole('button', { name: 'Ask again' }).click();
  await floor.page.getByRole('button', { name: 'PIN on this device' }).click();
  await floor.page.getByRole('button', { name: 'Meera', exact: true }).click();
  await floor.page.getByLabel('Meera · PIN').fill('274914');
  await expect(floor.page.getByRole('alert')).toBeVisible();
  await floor.page.getByLabel('Meera · PIN').fill('274913');
  await expect(discountRow(floor.page)).toBeVisible();
});
