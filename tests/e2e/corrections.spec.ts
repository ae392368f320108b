import { computeBill } from '@bhoj/domain/billing/bill/bill';
import { aCharge } from '@bhoj/domain/fixtures/billing';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { seedTables } from '@bhoj/domain/tables/tables.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { href } from '@bhoj/domain/catalogue/routes';
import { DEMO_MENU } from '../../demo/demo-menu.ts';
import { DESKTOP, expect, PHONE, test } from './support/people.ts';
import { freshLogin, openRestaurant } from './support/restaurant.ts';
import { expectAccessible } from './support/sign-up-steps.ts';
import { signInOn } from './support/signing-in.ts';

/** A dish available at any hour, without sizes or add-ons, at the restaurant's own tax rate. */
const dish = DEMO_MENU.items.find(({ categoryId, variants, addOnGroupIds, taxClass }) => {
  const category = DEMO_MENU.categories.find(({ id }) => id === categoryId);
  return category?.from === null && variants.length + addOnGroupIds.length === 0 && taxClass === 'standard';
});

const fullDay = { open: '04:00', close: '04:00', isOpen: true };
/** Open until the business day ends, so that it is always before the usual hour of closing. */
const FULL_DAYS = {
  monday: fullDay,
  tuesday: fullDay,
  wednesday: fullDay,
  thursday: fullDay,
  friday: fullDay,
  saturday: fullDay,
  sunday: fullDay,
};

/** A restaurant with a first order, three of one dish, that is paid in cash. */
async function aPaidOrder() {
  if (dish === undefined) throw new Error('The demo menu has no plain dish.');
  const login = freshLogin('owner');
  const { call, restaurantId } = await openRestaurant(login, { operatingHours: FULL_DAYS });
  await call(seedTables, { tablesPerFloor: [1] });
  const { version: menuVersion } = await call(saveMenu, { baseVersion: 0, content: DEMO_MENU });
  const orderId = newId();
  const round = {
    restaurantId,
    orderId,
    tableId: 'F1-T01',
    type: 'dine-in' as const,
    roundId: newId(),
    menuVersion,
    selections: [{ itemId: dish.id, variantId: null, addOnIds: [], quantity: 3, note: '' }],
  };
  // The public profile, which says that the restaurant is open, is updated after its record.
  await expect(() => call(placeRound, round)).toPass();
  const { name, taxClass } = dish;
  const charge = aCharge({ itemId: dish.id, name, taxClass, quantity: 3, unitPaise: dish.pricePaise });
  const { totalPaise } = computeBill([charge], { kind: 'tax-invoice' });
  const settle = (which: string) => {
    const payments = [exactly('cash', totalPaise)];
    return call(settleBill, { orderId: which, requestId: newId(), seenRounds: 1, portions: null, payments });
  };
  await settle(orderId);
  return { login, orderId, settle, dishName: dish.name };
}

test('a bill is voided and billed again, one dish of it is credited, and the day is closed twice', async ({
  person,
}) => {
  const { login, orderId, settle, dishName } = await aPaidOrder();
  const { page } = await person('owner', { viewport: DESKTOP });
  await signInOn(page, 'owner', login);
  const correct = async (act: string) => {
    await page.getByRole('button', { name: /^Correct INV/ }).click();
    await page.getByRole('menuitem', { name: act }).click();
  };
  const orderShown = () => new URL(page.url()).searchParams.get('order');

  await test.step('void, with a reason; its dishes are on a new order', async () => {
    await page.goto(`${href('orders')}?view=past&order=${orderId}`);
    await correct('Declare void');
    const dialog = page.getByRole('dialog', { name: /^Declare INV.* void/ });
    await dialog.getByRole('textbox', { name: /Reason/ }).fill('Charged to the wrong table');
    await dialog.getByLabel(/Bill it again/).check({ force: true });
    await dialog.getByRole('button', { name: 'Declare void' }).click();
    await expect.poll(orderShown).not.toBe(orderId);
  });
  const again = orderShown() ?? '';
  await settle(again);

  await test.step('one portion of the new bill is credited', async () => {
    await page.goto(`${href('orders')}?view=past&order=${again}`);
    await correct('Take dishes off');
    const dialog = page.getByRole('dialog', { name: /^Credit note for INV/ });
    await dialog.getByRole('button', { name: `One more ${dishName}` }).click();
    await dialog.getByRole('textbox', { name: /Reason/ }).fill('Came cold');
    await dialog.getByRole('button', { name: /^Credit ₹/ }).click();
    await expect(page.getByText(/CN\/\d\d-\d\d\/000001/).first()).toBeVisible();
  });

  const closeTwiceAsked = async () => {
    const first = page.getByRole('dialog', { name: /^Close \d/ });
    await first.getByRole('button', { name: 'Close the day' }).click();
    const second = page.getByRole('dialog', { name: 'Close before 4:00 am?' });
    await second.getByRole('button', { name: 'Close now' }).click();
  };

  await test.step('the day shows both; once the drawer agrees it is closed', async () => {
    await page.goto(`${href('orders')}?view=day`);
    await expect(page.getByText('1 bill declared void · 1 credit note')).toBeVisible();
    await page.getByRole('textbox', { name: /Opening cash/ }).fill('2000');
    const expected = page.getByRole('definition').filter({ hasText: '₹' }).last();
    const counted = ((await expected.textContent()) ?? '').replaceAll(/[₹,]/g, '');
    await page.getByRole('textbox', { name: /Counted cash/ }).fill(counted);
    await expect(page.getByText('The drawer agrees')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Close the day' }).click();
    await closeTwiceAsked();
    await expect(page.getByText(/^Closed by/)).toBeVisible();
    await page.setViewportSize(PHONE);
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('closed by mistake, it is opened again with a reason, and closed with the same count', async () => {
    await page.getByRole('button', { name: 'Open again' }).click();
    const dialog = page.getByRole('dialog', { name: /again\?$/ });
    await dialog.getByRole('textbox', { name: /Reason/ }).fill('Closed too early');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Open the day' }).click();
    await expect(page.getByText(/^Opened again by .*: Closed too early$/)).toBeVisible();
    await expect(page.getByText('The drawer agrees')).toBeVisible();
    await page.getByRole('button', { name: 'Close the day' }).click();
    await closeTwiceAsked();
    await expect(page.getByText(/^Closed by/)).toBeVisible();
  });
});
