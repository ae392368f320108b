import { href } from '@bhoj/domain/catalogue/routes';
import { aMenu, aMenuItem } from '@bhoj/domain/fixtures/menu';
import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import { paise } from '@bhoj/domain/money/money';
import { seedTables } from '@bhoj/domain/tables/tables.contract';
import { monthOf } from '@bhoj/domain/time/ist';
import { leaveApp } from './support/guest-steps.ts';
import { DESKTOP, expect, PHONE, test } from './support/people.ts';
import { freshLogin, hire, openRestaurant } from './support/restaurant.ts';
import { signInOn } from './support/signing-in.ts';
import { tapsOf } from './support/taps.ts';
import { THALI_DISHES, typeThali } from './support/thali.ts';

/** A registered restaurant with a table and the dishes of a thali. */
async function aThaliHouse() {
  const owner = freshLogin('owner');
  const settings = { gstin: '29AAGCB7383J1Z4', captainDiscountLimitPaise: paise(100_00) };
  const { call } = await openRestaurant(owner, settings);
  await call(seedTables, { tablesPerFloor: [1] });
  const items = THALI_DISHES.map((dish, i) => aMenuItem({ id: `dish-${i}`, otherNames: {}, ...dish }));
  const { categories, addOnGroups } = aMenu();
  await call(saveMenu, { baseVersion: 0, content: { categories, items, addOnGroups } });
  return owner;
}

test('a thali from the menu to the GST return: ordered, cooked, discounted, split, credited', async ({
  person,
}) => {
  test.slow();
  const login = await aThaliHouse();
  const owner = await person('owner', { viewport: DESKTOP });
  const captain = await person('captain', { viewport: PHONE });
  const cook = await person('kitchen', { viewport: DESKTOP });
  const { page } = captain;

  await test.step('the owner makes it', async () => {
    await signInOn(owner.page, 'owner', login);
    const dialog = await typeThali(owner.page);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('a captain orders one with naan in four taps, and one as it comes', async () => {
    await signInOn(page, 'captain', await hire(login, 'captain', 'Suresh'));
    await page.getByRole('button', { name: /F1-T01/ }).click();
    const choice = page.getByRole('button', { name: /Veg thali/ });
    await expect(choice).toBeVisible();
    const taps = await tapsOf(page, async () => {
      await choice.click();
      const sheet = page.getByRole('dialog', { name: 'Veg thali' });
      await sheet.getByText('Butter naan').click();
      await sheet.getByRole('button', { name: /^Add · ₹370/ }).click();
      await page.getByRole('button', { name: 'Send 1 item to F1-T01' }).click();
    });
    expect(taps).toBe(4);
    await leaveApp(page);
    await page.getByRole('button', { name: 'Add dishes' }).click();
    await choice.click();
    await page
      .getByRole('dialog', { name: 'Veg thali' })
      .getByRole('button', { name: /^Add · ₹350/ })
      .click();
    await page.getByRole('button', { name: 'Send 1 item to F1-T01' }).click();
    await leaveApp(page);
    await expect(page.getByText(/1 ?× Veg thali/)).toHaveCount(2);
  });

  await test.step('the kitchen cooks both', async () => {
    await signInOn(cook.page, 'kitchen', await hire(login, 'kitchen', 'Gopal'));
    for (const kot of ['KOT 1', 'KOT 2']) {
      const ticket = cook.page.getByRole('article', { name: `${kot}, F1-T01` });
      await expect(ticket).toContainText('Veg thali');
      await ticket.getByRole('button', { name: 'Start' }).click();
      await ticket.getByRole('button', { name: 'Ready', exact: true }).click();
    }
  });

  // 370 and 350 less 10 % are 333.00 and 315.00. Half of 5 % is 8.325 and 7.875, so 8.33 and 7.88 twice:
  // 349.66 and 330.76, rounded to 350 and 331.
  await test.step('two guests split the bill, less a discount', async () => {
    await page.getByRole('button', { name: 'Bill', exact: true }).click();
    await page.getByRole('button', { name: 'Discount', exact: true }).click();
    await page.getByLabel('Percent').fill('10');
    await page.getByRole('radio', { name: 'Regular guest' }).check();
    await page.getByRole('button', { name: 'Apply discount' }).click();
    await expect(page.getByRole('button', { name: 'Discount 10 % · ₹72', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'By dish' }).click();
    await page.getByRole('button', { name: 'One more Veg thali' }).first().click();
    await page.getByRole('button', { name: 'Card' }).click();
    await page.getByRole('button', { name: 'Settle ₹350' }).click();
    await expect(page.getByText('Paid ₹350')).toBeVisible();
    const first = page.getByRole('region', { name: /Tax invoice INV\/.*\/000001/ });
    await expect(first).toBeVisible();
    await page.getByRole('button', { name: 'One bill' }).click();
    await page.getByRole('button', { name: 'Cash, exactly ₹331' }).click();
    await expect(page.getByRole('region', { name: /Tax invoice INV\/.*\/000002/ })).toBeVisible();
  });

  await test.step('the owner credits the first thali whole, with one step', async () => {
    await owner.page.goto(`${href('orders')}?view=past`);
    await owner.page
      .getByRole('row', { name: /F1-T01/ })
      .first()
      .click();
    await owner.page.getByRole('button', { name: /^Correct INV.*000001/ }).click();
    await owner.page.getByRole('menuitem', { name: 'Take dishes off' }).click();
    const dialog = owner.page.getByRole('dialog', { name: /^Credit note for INV/ });
    await dialog.getByRole('button', { name: 'One more Veg thali' }).click();
    await dialog.getByRole('textbox', { name: /Reason/ }).fill('Came cold');
    await dialog.getByRole('button', { name: 'Credit ₹350' }).click();
    await expect(owner.page.getByText(/CN\/\d\d-\d\d\/000001/).first()).toBeVisible();
  });

  await test.step('the month’s return has what is left: ₹315.00 with ₹7.88 and ₹7.88', async () => {
    await owner.page.goto(`${href('finance')}?tab=gst&span=month:${monthOf(Date.now())}`);
    await owner.page.getByRole('button', { name: 'Prepare the return' }).click();
    const guests = owner.page.getByRole('region', { name: 'Table 7: bills to guests' });
    await expect(guests).toContainText('₹315.00');
    await expect(guests).toContainText(/₹7\.88.*₹7\.88/s);
  });
});
