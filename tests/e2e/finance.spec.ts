import { readFile } from 'node:fs/promises';
import { voidBill } from '@bhoj/domain/billing/corrections/corrections.contract';
import { computeBill } from '@bhoj/domain/billing/bill/bill';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { href } from '@bhoj/domain/catalogue/routes';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import { aCharge } from '@bhoj/domain/fixtures/billing';
import { anExpense, aPart } from '@bhoj/domain/fixtures/expenses';
import { aMenu, aMenuItem, aVariant } from '@bhoj/domain/fixtures/menu';
import { newId } from '@bhoj/domain/kernel/ids';
import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import { paise, rupees } from '@bhoj/domain/money/money';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { seedTables } from '@bhoj/domain/tables/tables.contract';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { openAdmin } from '../../demo/live/admin.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { DESKTOP, expect, test } from './support/people.ts';
import { freshLogin, openRestaurant } from './support/restaurant.ts';
import { expectAccessible } from './support/sign-up-steps.ts';
import { signInOn } from './support/signing-in.ts';
import type { Page } from '@playwright/test';

const today = businessDayOf(Date.now(), '04:00');
const THALI = { id: 'thali', name: 'Thali', pricePaise: paise(20_010) };

/** Two bills of three thalis each at ₹200.10, one of them void; ₹150 of dairy and ₹100 of rent. */
async function aMonthOfTrade() {
  const login = freshLogin('owner');
  const { call, restaurantId } = await openRestaurant(login, {});
  await call(seedTables, { tablesPerFloor: [1] });
  const items = [aMenuItem(aVariant(THALI))];
  const { categories, addOnGroups } = aMenu();
  const { version } = await call(saveMenu, { baseVersion: 0, content: { categories, items, addOnGroups } });
  const charge = aCharge({ itemId: 'thali', name: 'Thali', quantity: 3, unitPaise: THALI.pricePaise });
  const { totalPaise } = computeBill([charge], { kind: 'tax-invoice' });
  const sell = async () => {
    const orderId = newId();
    const round = {
      restaurantId,
      orderId,
      tableId: 'F1-T01',
      type: 'dine-in' as const,
      roundId: newId(),
      menuVersion: version,
      selections: [{ itemId: 'thali', variantId: null, addOnIds: [], quantity: 3, note: '' }],
    };
    await expect(() => call(placeRound, round)).toPass();
    const payments = [exactly('cash', totalPaise)];
    return call(settleBill, { orderId, requestId: newId(), seenRounds: 1, portions: null, payments });
  };
  await sell();
  const { invoice } = await sell();
  const { invoiceId = '' } = invoice ?? {};
  await call(voidBill, { invoiceId, requestId: newId(), reason: 'Wrong table', billAgain: false });
  const admin = openAdmin(urlsFromEnv(process.env));
  const parts = [
    aPart({ category: 'Dairy', amountPaise: rupees(150) }),
    aPart({ category: 'Rent', amountPaise: rupees(100) }),
  ];
  const expense = anExpense({
    day: today,
    parts,
    method: 'upi',
    createdAt: Date.now(),
    changedAt: Date.now(),
  });
  await admin.set(expenses, { restaurantId, expenseId: newId() }, expense);
  await admin.close();
  return login;
}

/** The paise of a text such as -600.30. */
const paiseIn = (text: string): number => Number(text.replace('.', ''));

async function fileOf(page: Page, name: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  return readFile(await (await download).path(), 'utf8');
}

const isWithinThePage = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test('bills, a void and an expense reach finance, and its files add up to the same', async ({ person }) => {
  const login = await aMonthOfTrade();
  const { page } = await person('owner', { viewport: DESKTOP });
  await signInOn(page, 'owner', login);
  const row = (name: string | RegExp) => page.getByRole('row', { name });

  await test.step('profit and loss counts the bill that stands, and calls wages not entered', async () => {
    await page.goto(href('finance'));
    await expect(row(/^Net sales ₹600 100\s%/)).toBeVisible();
    await expect(row(/^Food cost \(purchases\) ₹150 25\s%/)).toBeVisible();
    await expect(row(/^Gross profit ₹450/)).toBeVisible();
    await expect(row(/^Wages .* Not entered/)).toBeVisible();
    await expect(row(/^Operating profit before wages ₹350/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('net sales opens its days, and a day the day’s page', async () => {
    await row(/^Net sales/)
      .getByRole('link')
      .click();
    const days = page.getByRole('table', { name: 'Net sales by day' });
    await expect(days.getByRole('row', { name: 'Total ₹600' })).toBeVisible();
    await days.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`view=day&day=${today}`));
    await test.step('whose figures open their documents: the bill that stands, and the void one', async () => {
      await page.getByTitle('Billed', { exact: true }).click();
      const billed = page.getByRole('dialog', { name: 'Billed', exact: true });
      await expect(billed.getByRole('row', { name: /^Total ₹630/ })).toBeVisible();
      await expect(billed.getByText('This is the figure that the day keeps.')).toBeVisible();
      await expect(billed.getByRole('link', { name: /^Bill / })).toHaveCount(1);
      await expectAccessible(page);
      await page.goto(`${href('orders')}?view=day&day=${today}&figure=voids`);
      await page
        .getByRole('dialog', { name: 'Void bills', exact: true })
        .getByRole('link', { name: /^Void bill / })
        .click();
      await expect(page).toHaveURL(/document=/);
      await page.goto(href('finance'));
    });
    await row(/^Rent ₹100/)
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(/expenses\?.*category=Rent/);
    await page.goBack();
  });

  await test.step('a financial year has the same figures', async () => {
    await page.getByRole('combobox', { name: 'Period' }).click();
    await page.getByRole('option', { name: 'Financial year' }).click();
    await expect(page.getByRole('table', { name: /^Profit and loss of April/ })).toBeVisible();
    await expect(row(/^Net sales ₹600/)).toBeVisible();
    await page.goBack();
  });

  await test.step('the money is there by method and by day, also on a phone', async () => {
    await page.getByRole('tab', { name: 'Money' }).click();
    await expect(row(/^Cash ₹630 ₹0 ₹0/)).toBeVisible();
    await test.step('what was taken opens its days, and a day its documents', async () => {
      await page.getByTitle('Taken, Cash', { exact: true }).click();
      const taken = page.getByRole('dialog', { name: 'Taken: Cash', exact: true });
      await taken.getByRole('link').click();
      await expect(taken.getByRole('link', { name: /^Bill / })).toHaveCount(1);
      await expect(taken.getByRole('row', { name: /^Total ₹630/ })).toBeVisible();
      await page.goto(href('finance'));
      await page.getByRole('tab', { name: 'Money' }).click();
    });
    await page.setViewportSize({ width: 360, height: 800 });
    await expectAccessible(page);
    expect(await isWithinThePage(page)).toBe(true);
    await page.setViewportSize(DESKTOP);
    await page.getByText('Tips, bank and aggregators').click();
    await page.getByRole('button', { name: 'Add an entry' }).click();
    const form = page.getByRole('dialog', { name: 'Add an entry' });
    await form.getByRole('combobox', { name: 'What it is' }).click();
    await page.getByRole('option', { name: 'Payout of an aggregator' }).click();
    await form.getByRole('combobox', { name: 'Aggregator', exact: true }).fill('Swiggy');
    await form.getByRole('textbox', { name: 'Gross' }).fill('1000');
    await form.getByRole('textbox', { name: 'Commission' }).fill('220');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(row(/^Swiggy.*₹1,000 ₹220.*22\s%.*₹780/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the files add up to what the page says, to the paisa', async () => {
    await page.getByRole('tab', { name: 'For the accountant' }).click();
    await page.getByRole('button', { name: 'Prepare the files' }).click();
    await expect(row('Net sales ₹600.30')).toBeVisible();
    await expect(row('Expenses ₹250')).toBeVisible();
    const sales = (await fileOf(page, 'Sales and tax')).trim().split('\r\n');
    const net = sales.slice(1).map((line) => paiseIn(line.split(',').at(-1) ?? ''));
    expect(net.reduce((a, b) => a + b, 0)).toBe(600_30);
    const spent = (await fileOf(page, 'Expenses')).trim().split('\r\n');
    const amountAt = spent[0]?.split(',').indexOf('Amount') ?? -1;
    expect(spent.slice(1).map((line) => line.split(',')[amountAt])).toEqual(['250.00']);
    const xml = await fileOf(page, 'Vouchers for Tally');
    const amounts = (ledger: string) =>
      [...xml.matchAll(/<LEDGERNAME>([^<]*)<\/LEDGERNAME>.*?<AMOUNT>([^<]*)<\/AMOUNT>/g)]
        .filter(([, name]) => name === ledger)
        .reduce((total, [, , amount = '']) => total + paiseIn(amount), 0);
    expect(amounts('Restaurant sales')).toBe(600_30);
    expect(amounts('Output CGST')).toBe(amounts('Output SGST'));
    expect(amounts('Cash')).toBe(-630_00);
    // The payout of 780 came in; the expenses of 250 went out.
    expect(amounts('Bank')).toBe(-780_00 + 250_00);
    expect(amounts('Restaurant guests')).toBe(0);
    await expectAccessible(page);
  });
});
