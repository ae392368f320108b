import { computeBill } from '@bhoj/domain/billing/bill/bill';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { saveTills } from '@bhoj/domain/cash/cash.contract';
import { href } from '@bhoj/domain/catalogue/routes';
import { aCharge } from '@bhoj/domain/fixtures/billing';
import { TILLS } from '@bhoj/domain/fixtures/cash';
import { aMenu, aMenuItem, aVariant } from '@bhoj/domain/fixtures/menu';
import { newId } from '@bhoj/domain/kernel/ids';
import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import { paise } from '@bhoj/domain/money/money';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { seedTables } from '@bhoj/domain/tables/tables.contract';
import { nextSummaryAt } from '@bhoj/domain/push/evening';
import type { Page } from '@playwright/test';
import { DESKTOP, expect, PHONE, test } from './support/people.ts';
import { deliver, shownOn, withPush } from './support/push-messages.ts';
import { callsAs, freshLogin, openRestaurant } from './support/restaurant.ts';
import { runAt } from './support/schedules.ts';
import { expectAccessible, mailedLink } from './support/sign-up-steps.ts';
import { signInOn } from './support/signing-in.ts';
import type { Login } from './support/restaurant.ts';

/** A thali at ₹200, with its tax at the counter. */
const THALI = aMenuItem(aVariant({ id: 'thali', name: 'Thali', pricePaise: paise(20_000) }));
const { totalPaise } = computeBill(
  [
    aCharge({
      itemId: THALI.id,
      name: THALI.name,
      taxClass: THALI.taxClass,
      quantity: 1,
      unitPaise: THALI.pricePaise,
    }),
  ],
  { kind: 'tax-invoice' },
);

const fullDay = { open: '04:00', close: '04:00', isOpen: true };
/** Open at every hour, so that the journey may run at any. */
const TIMES = {
  dayCutoff: '04:00',
  operatingHours: {
    monday: fullDay,
    tuesday: fullDay,
    wednesday: fullDay,
    thursday: fullDay,
    friday: fullDay,
    saturday: fullDay,
    sunday: fullDay,
  },
};

/** A restaurant with a table, a thali and two tills; a captain's limit takes ₹20 off. */
async function aHouse() {
  const owner = freshLogin('owner');
  const { call, restaurantId } = await openRestaurant(owner, {
    captainDiscountLimitPaise: paise(2_000),
    ...TIMES,
  });
  await call(seedTables, { tablesPerFloor: [1] });
  const { categories, addOnGroups } = aMenu();
  const content = { categories, addOnGroups, items: [THALI] };
  const { version: menuVersion } = await call(saveMenu, { baseVersion: 0, content });
  await call(saveTills, { on: true, tills: TILLS });
  /** Somebody takes an order at the table. Returns the order's id. */
  const orderBy = async (who: Login): Promise<string> => {
    const as = await callsAs(who);
    const orderId = newId();
    const selections = [{ itemId: THALI.id, variantId: null, addOnIds: [], quantity: 1, note: '' }];
    const round = { restaurantId, orderId, tableId: 'F1-T01', type: 'dine-in' as const, roundId: newId() };
    // The public profile, which says that the restaurant is open, is updated after its record.
    await expect(() => as(placeRound, { ...round, menuVersion, selections })).toPass();
    return orderId;
  };
  const sell = async (who: Login): Promise<void> => {
    const orderId = await orderBy(who);
    const payments = [exactly('cash', totalPaise)];
    const as = await callsAs(who);
    await as(settleBill, { orderId, requestId: newId(), seenRounds: 1, portions: null, payments });
  };
  return { owner, orderBy, sell };
}

/** The owner invites somebody on the staff page. Returns how they will sign in. */
async function invite(page: Page, name: string, job: string): Promise<Login> {
  const login = freshLogin(name.toLowerCase());
  await page.goto(href('staff'));
  await page.getByRole('button', { name: 'Add a person' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('E-mail').fill(login.email);
  await dialog.getByRole('combobox', { name: 'Job' }).click();
  await page.getByRole('option', { name: job }).click();
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByRole('region', { name: 'Invited' })).toContainText(login.email);
  return login;
}

async function accept(page: Page, { email, password }: Login): Promise<void> {
  await page.goto(await mailedLink(email));
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('button', { name: 'Toggle theme' })).toBeVisible();
}

/** Sends a count of so many coins of one rupee. */
async function count(page: Page, rupees: number): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '₹1', exact: true }).fill(String(rupees));
  await dialog.getByRole('button', { name: 'Send the count' }).click();
  await expect(dialog).toBeHidden();
}

const dayOf = (page: Page) => page.goto(`${href('orders')}?view=day`);

test('an evening without the owner: two cashiers and a manager run it, and a push tells how it went', async ({
  person,
}) => {
  test.slow();
  const { owner, orderBy, sell } = await aHouse();
  const office = await person('owner', { viewport: DESKTOP, serviceWorkers: 'allow' });
  const owners = await withPush(office.context, office.page);
  await signInOn(office.page, 'owner', owner);

  const people = await test.step('the owner invites them, sees what each may do, and goes', async () => {
    const { page } = office;
    await page.goto(href('notifications'));
    await page.getByRole('button', { name: 'Switch on' }).click();
    await expect(page.getByText('Messages are on for this device.')).toBeVisible();
    return {
      meena: await invite(page, 'Meena', 'Cashier'),
      ravi: await invite(page, 'Ravi', 'Cashier'),
      meera: await invite(page, 'Meera', 'Manager'),
    };
  });
  const [till, second, phone] = [
    await person('Meena', { viewport: DESKTOP }),
    await person('Ravi', { viewport: DESKTOP }),
    await person('Meera', { viewport: PHONE }),
  ];
  await accept(till.page, people.meena);
  await accept(second.page, people.ravi);
  await accept(phone.page, people.meera);
  await test.step('everybody’s rights stand in one table', async () => {
    const { page } = office;
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    const table = page.getByRole('region', { name: 'Rights of each person' });
    await expect(table.getByRole('columnheader')).toHaveCount(4);
    await expect(table.getByRole('row', { name: /^Close the day/ })).toContainText('3 of 3');
    await expect(table.getByRole('row', { name: /^Enter expenses/ })).toContainText('1 of 3');
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP);
  });

  await test.step('the first cashier opens a session and sells', async () => {
    const { page } = till;
    await dayOf(page);
    await page.getByRole('button', { name: 'Open a session' }).click();
    await page.getByRole('textbox', { name: /Float/ }).fill('1000');
    await page.getByRole('dialog').getByRole('button', { name: 'Open a session' }).click();
    await expect(page.getByRole('listitem', { name: /Meena/ })).toBeVisible();
    await sell(people.meena);
  });

  await test.step('30 % is refused, and the manager allows it on their phone within three seconds', async () => {
    await orderBy(people.meena);
    const { page } = till;
    till.expectRefusal(/setDiscount|floor/);
    await page.goto(href('captain'));
    const tile = page.getByRole('button', { name: /F1-T01/ });
    await expect(tile).toContainText('Occupied');
    await tile.click();
    await page.getByRole('button', { name: 'Bill', exact: true }).click();
    await page.getByRole('button', { name: 'Discount', exact: true }).click();
    await page.getByLabel('Percent').fill('30');
    await page.getByRole('radio', { name: 'Food came late' }).check();
    const applied = performance.now();
    await page.getByRole('button', { name: 'Apply discount' }).click();
    await expect(page.getByText(/at most ₹20 off an order/)).toBeVisible();
    const refusedMs = performance.now() - applied;
    await page.getByRole('button', { name: 'Ask somebody who may' }).click();
    const card = phone.page.getByRole('article', { name: 'Meena asks' });
    await expect(card).toContainText('Discount · ₹60');
    const tapped = performance.now();
    await card.getByRole('button', { name: 'Allow' }).click();
    await expect(page.getByText('Done. Meera allowed it.')).toBeVisible();
    // Two calls and two listeners. A busy machine, on which one call takes long, gets four times as long as that one.
    expect(performance.now() - tapped).toBeLessThan(Math.max(3_000, 4 * refusedMs));
    await page.getByRole('button', { name: 'Discount 30 % · ₹60', exact: true }).waitFor();
  });

  const inTill = 1000 + totalPaise / 100;
  await test.step('the table is paid by UPI, and the till handed over', async () => {
    const { page } = till;
    await page.getByRole('button', { name: 'UPI', exact: true }).click();
    await page.getByRole('button', { name: /^Settle/ }).click();
    await expect(page.getByRole('button', { name: 'All tables' })).toBeVisible();
    await dayOf(page);
    await page.getByRole('button', { name: 'Hand over' }).click();
    await page.getByRole('combobox', { name: /Who takes over/ }).click();
    await page.getByRole('option', { name: 'Ravi' }).click();
    await count(page, inTill);
    await expect(page.getByText('Handed over to Ravi.')).toBeVisible();
  });

  await test.step('the second cashier counts, and closes the day', async () => {
    const { page } = second;
    await dayOf(page);
    await page.getByRole('button', { name: 'Count and close' }).click();
    await count(page, inTill);
    await page.getByRole('button', { name: 'Close the day' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close the day' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close now' }).click();
    await expect(page.getByText(/^Closed by Ravi/)).toBeVisible();
  });

  await test.step('the owner, away, sees the evening on a push', async () => {
    await runAt(nextSummaryAt(TIMES, Date.now()), 'everyFiveMinutes');
    // The question about the discount came before.
    const summary = async () =>
      (await owners.deliveries()).find(({ text }) => text?.includes('day-summary') === true);
    await expect.poll(summary).toBeDefined();
    await deliver(office.context, office.page, (await summary())?.text ?? '');
    await expect.poll(() => shownOn(office.page)).toHaveLength(1);
    const [shown] = await shownOn(office.page);
    expect(`${shown?.title} ${shown?.body}`).toContain('2 bills');
  });
});
