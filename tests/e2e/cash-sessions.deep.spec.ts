import { computeBill } from '@bhoj/domain/billing/bill/bill';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import type { PaymentMethod } from '@bhoj/domain/billing/documents/invoice';
import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { href } from '@bhoj/domain/catalogue/routes';
import { aCharge } from '@bhoj/domain/fixtures/billing';
import { newId } from '@bhoj/domain/kernel/ids';
import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { seedTables } from '@bhoj/domain/tables/tables.contract';
import type { Page } from '@playwright/test';
import { DEMO_MENU } from '../../demo/demo-menu.ts';
import { DESKTOP, expect, PHONE, test } from './support/people.ts';
import { callsAs, freshLogin, hire, openRestaurant } from './support/restaurant.ts';
import { expectAccessible } from './support/sign-up-steps.ts';
import { signInOn } from './support/signing-in.ts';

const fullDay = { open: '04:00', close: '04:00', isOpen: true };
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const FULL_DAYS = Object.fromEntries(DAYS.map((day) => [day, fullDay])) as Record<
  (typeof DAYS)[number],
  typeof fullDay
>;

/** A dish at any hour, without sizes or add-ons, at the restaurant's own tax rate. */
const dish = DEMO_MENU.items.find(({ categoryId, variants, addOnGroupIds, taxClass }) => {
  const category = DEMO_MENU.categories.find(({ id }) => id === categoryId);
  return category?.from === null && variants.length + addOnGroupIds.length === 0 && taxClass === 'standard';
});

async function aRestaurant() {
  if (dish === undefined) throw new Error('The demo menu has no plain dish.');
  const owner = freshLogin('owner');
  const { call, restaurantId } = await openRestaurant(owner, { operatingHours: FULL_DAYS });
  await call(seedTables, { tablesPerFloor: [1] });
  const { version: menuVersion } = await call(saveMenu, { baseVersion: 0, content: DEMO_MENU });
  const meena = await hire(owner, 'cashier', 'Meena');
  const ravi = await hire(owner, 'cashier', 'Ravi');
  const { name, taxClass, pricePaise, id } = dish;
  const charge = aCharge({ itemId: id, name, taxClass, quantity: 1, unitPaise: pricePaise });
  const { totalPaise } = computeBill([charge], { kind: 'tax-invoice' });
  const cashier = await callsAs(meena);
  const sell = async (method: PaymentMethod) => {
    const orderId = newId();
    const selections = [{ itemId: id, variantId: null, addOnIds: [], quantity: 1, note: '' }];
    const round = { restaurantId, orderId, tableId: 'F1-T01', type: 'dine-in' as const, roundId: newId() };
    await expect(() => cashier(placeRound, { ...round, menuVersion, selections })).toPass();
    const payments = [exactly(method, totalPaise)];
    const settling = { orderId, requestId: newId(), seenRounds: 1, portions: null, payments };
    await cashier(settleBill, settling);
  };
  return { owner, meena, ravi, sell, billRupees: totalPaise / 100 };
}

const dayOf = (page: Page) => page.goto(`${href('orders')}?view=day`);

/** Counts so many coins of one rupee. */
async function count(page: Page, rupees: number): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '₹1', exact: true }).fill(String(rupees));
  await dialog.getByRole('button', { name: 'Send the count' }).click();
  await expect(dialog).toBeHidden();
}

test('tills from the float to the day: sold, paid out, handed over, counted with a difference (P-SESSION-8)', async ({
  person,
}) => {
  test.slow();
  const { owner, meena, ravi, sell, billRupees } = await aRestaurant();

  await test.step('the owner switches sessions on', async () => {
    const { page } = await person('owner', { viewport: DESKTOP });
    await signInOn(page, 'owner', owner);
    await page.goto(`${href('settings')}#tills`);
    await page.getByRole('switch', { name: 'Use cash sessions' }).click();
    await expectAccessible(page);
    await page.getByRole('region', { name: 'Cash sessions' }).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  const first = await person('Meena', { viewport: PHONE });
  await signInOn(first.page, 'owner', meena);
  await test.step('a bill before any session waits; the session that is opened takes it in', async () => {
    const { page } = first;
    await sell('cash');
    await dayOf(page);
    await expect(page.getByText(/came while no session was open\. The next/)).toBeVisible();
    await page.getByRole('button', { name: 'Open a session' }).click();
    await page.getByRole('textbox', { name: /Float/ }).fill('2000');
    await page.getByRole('dialog').getByRole('button', { name: 'Open a session' }).click();
    await expect(page.getByRole('listitem', { name: 'Counter · Meena' })).toBeVisible();
    await expect(page.getByText(/^It took in 1 payment/)).toBeVisible();
  });

  await test.step('cash and UPI are sold, and ice is paid from the till', async () => {
    const { page } = first;
    await sell('cash');
    await sell('upi');
    await page.getByRole('button', { name: 'Cash in or out' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /Amount/ }).fill('60');
    await dialog.getByRole('textbox', { name: /Reason/ }).fill('Ice');
    await dialog.getByRole('switch', { name: 'It is an expense' }).click();
    await expectAccessible(page);
    await dialog.getByRole('combobox', { name: 'Category' }).fill('Groceries');
    await dialog.getByRole('textbox', { name: 'Paid to' }).fill('Sharma');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Pay out: Ice (Meena) · ₹60')).toBeVisible();
  });

  const inTill = 2000 + 2 * billRupees - 60;
  await test.step('the till is handed over, one bill short: the page names what may explain it', async () => {
    const { page } = first;
    await page.getByRole('button', { name: 'X report' }).click();
    await expect(page.getByRole('dialog', { name: 'X report, Counter' })).toContainText('Expected: Cash');
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Hand over' }).click();
    await expect(page.getByRole('dialog')).not.toContainText('Expected');
    await page.getByRole('combobox', { name: /Who takes over/ }).click();
    await page.getByRole('option', { name: 'Ravi' }).click();
    await expectAccessible(page);
    await count(page, inTill - billRupees);
    await expect(page.getByText('Handed over to Ravi.')).toBeVisible();
    await expect(page.getByText(/is of the same amount/).first()).toBeVisible();
    await page.getByRole('textbox', { name: /Why it differs/ }).fill('Paid by UPI');
    await page.getByRole('button', { name: 'Close the session' }).click();
    await expect(page.getByRole('button', { name: 'Z report 1' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the second cashier counts what was left, and closes the day', async () => {
    const { page } = await person('Ravi', { viewport: DESKTOP });
    await signInOn(page, 'owner', ravi);
    await dayOf(page);
    await expect(page.getByRole('button', { name: 'Close the day' })).toBeDisabled();
    await page.getByRole('button', { name: 'Count and close' }).click();
    await count(page, inTill - billRupees);
    await expect(page.getByRole('button', { name: 'Z report 2' })).toBeVisible();
    await page.getByRole('button', { name: 'Close the day' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close the day' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close now' }).click();
    await expect(page.getByText(/^Closed by Ravi/)).toBeVisible();
    await expectAccessible(page);
  });
});
