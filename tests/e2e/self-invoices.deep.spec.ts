import { href } from '@bhoj/domain/catalogue/routes';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import { anExpense, aPart } from '@bhoj/domain/fixtures/expenses';
import { aLandlord, aRent } from '@bhoj/domain/fixtures/self-invoices';
import { newId } from '@bhoj/domain/kernel/ids';
import { rupees } from '@bhoj/domain/money/money';
import { dateOf, monthOf } from '@bhoj/domain/time/ist';
import { openAdmin } from '../../demo/live/admin.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { bringAxe, violations } from './support/axe.ts';
import { brokenNumbers } from './support/broken-numbers.ts';
import { DESKTOP, expect, PHONE, test } from './support/people.ts';
import { freshLogin, openRestaurant } from './support/restaurant.ts';
import { signInOn } from './support/signing-in.ts';
import type { Page } from '@playwright/test';

const today = dateOf(Date.now());
const month = monthOf(Date.now());

async function expectSound(page: Page): Promise<void> {
  await bringAxe(page);
  expect(await violations(page, null)).toEqual([]);
  await expectFits(page);
}

/** Expects, once the page has its size, that nothing is beside it, and that each number is on one line. */
async function expectFits(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expect.poll(() => brokenNumbers(page)).toEqual([]);
}

/** Expects the same on the narrowest phone. */
async function expectFitsNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await expectFits(page);
  await page.setViewportSize(DESKTOP);
}

/** Prints by a button, and returns the words of the sheet, without the browser's dialog. */
async function printedBy(page: Page, button: string | RegExp): Promise<string> {
  await page.evaluate(() => {
    globalThis.print = () => undefined;
  });
  await page.getByRole('button', { name: button }).click();
  const words = await page.locator('[data-printed]').innerText();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  return words;
}

/**
 * Three supplies under reverse charge. By hand: the rent of ₹45,000 of a landlord here bears 18 %, twice ₹4,050; the
 * lorry of ₹10,000 from another State bears 5 % of IGST, ₹500; the fee of ₹20,000 of an advocate here, who has a GSTIN,
 * bears twice ₹1,800.
 */
test('supplies under reverse charge get their papers, and stand in the list and in the return', async ({
  person,
}) => {
  const admin = openAdmin(urlsFromEnv(process.env));
  const login = freshLogin('owner');
  const { restaurantId } = await openRestaurant(login, { gstin: '29AAGCB7383J1Z4' });
  const [rent, lorry, fee] = [newId(), newId(), newId()];
  const dated = { day: today, month };
  await admin.set(expenses, { restaurantId, expenseId: rent }, { ...aRent(), ...dated });
  await admin.set(
    expenses,
    { restaurantId, expenseId: lorry },
    anExpense({
      ...dated,
      vendor: 'Ghat Carriers',
      parts: [aPart({ category: 'Transport', amountPaise: rupees(10_000) })],
      method: null,
      dueOn: today,
    }),
  );
  await admin.set(
    expenses,
    { restaurantId, expenseId: fee },
    anExpense({
      ...dated,
      vendor: 'Rao and Co',
      parts: [aPart({ category: 'Advocate', amountPaise: rupees(20_000) })],
      method: 'bank',
    }),
  );
  const { page } = await person('owner', { viewport: DESKTOP });
  await signInOn(page, 'owner', login);
  const part = page.getByRole('region', { name: 'Reverse charge' });
  const dialog = page.getByRole('dialog', { name: 'Make a self-invoice' });
  const makeFor = async (expenseId: string, address: string) => {
    await page.goto(`${href('expenses')}?expense=${expenseId}`);
    await part.getByRole('button', { name: 'Make a self-invoice' }).click();
    await dialog.getByLabel('The supplier’s address').fill(address);
  };
  const isPaid = async () => {
    const { method } = await admin.get(expenses, { restaurantId, expenseId: lorry });
    return method !== null;
  };
  const payLorry = async (method?: string) => {
    await page.goto(href('expenses'));
    await page.getByRole('button', { name: 'Mark paid' }).click();
    const paying = page.getByRole('dialog');
    if (method !== undefined) {
      await paying.getByLabel('Paid by').click();
      await page.getByRole('option', { name: method }).click();
    }
    await paying.getByRole('button', { name: 'Paid', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // The browser sends the payment by itself, and the next page must not stop it.
    await expect.poll(isPaid).toBe(true);
    await page.goto(`${href('expenses')}?expense=${lorry}`);
  };

  await test.step('the rent is paid, so its voucher comes with the self-invoice', async () => {
    await makeFor(rent, aLandlord.address);
    await expect(dialog.getByText('₹4,050.00')).toHaveCount(2);
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Make it' }).click();
    await expect(part.getByText(/^Self-invoice SI\/.*\/000001: you owe ₹8,100 of GST\.$/)).toBeVisible();
    await expect(
      part.getByText(/^Payment voucher PV\/.*\/000001: paid on .*, bank transfer\.$/),
    ).toBeVisible();
    await expectSound(page);
  });

  await test.step('both papers say what the law asks for', async () => {
    const invoice = await printedBy(page, 'Print the self-invoice');
    for (const said of [
      'Self-invoice',
      'SI/',
      'Mehta Estates',
      '997212',
      '₹45,000.00',
      '₹4,050.00',
      'Karnataka (29)',
    ])
      expect(invoice).toContain(said);
    const voucher = await printedBy(page, 'Print the payment voucher');
    for (const said of ['Payment voucher', 'PV/', 'SI/', 'Rule 52', 'Amount paid', '₹45,000.00', '₹8,100.00'])
      expect(voucher).toContain(said);
  });

  await test.step('the lorry of another State bears IGST, and its voucher waits for the payment', async () => {
    await makeFor(lorry, '4 Dock Road, Mumbai 400001');
    await dialog.getByLabel('The supplier’s State').click();
    await page.getByRole('option', { name: 'Maharashtra (27)' }).click();
    await expect(dialog.getByText('IGST 5 %')).toBeVisible();
    await expect(dialog.getByText('₹500.00')).toBeVisible();
    await dialog.getByRole('button', { name: 'Make it' }).click();
    await expect(part.getByText(/000002: you owe ₹500 of GST/)).toBeVisible();
    await expect(part.getByText(/payment voucher/i)).toHaveCount(0);
    await payLorry();
    await part.getByRole('button', { name: 'Make the payment voucher' }).click();
    await expect(part.getByText(/^Payment voucher PV\/.*\/000002: paid on .*, bank transfer/)).toBeVisible();
  });

  await test.step('a wrong voucher is void by itself, and the next number takes its place', async () => {
    await page.getByRole('button', { name: 'Not paid after all' }).click();
    await expect(part.getByText(/The expense is not paid, but it has a payment voucher/)).toBeVisible();
    await expectSound(page);
    await expect.poll(isPaid).toBe(false);
    await part.getByRole('button', { name: 'Declare the voucher void' }).click();
    await expectFitsNarrow(page);
    await page.getByRole('dialog').getByLabel('Reason').fill('It was UPI');
    await page.getByRole('dialog').getByRole('button', { name: 'Declare void' }).click();
    await expect(part.getByText(/000002 is void: It was UPI/)).toBeVisible();
    await payLorry('UPI');
    await part.getByRole('button', { name: 'Make the payment voucher' }).click();
    await expect(part.getByText(/^Payment voucher PV\/.*\/000003: paid on .*, UPI\.$/)).toBeVisible();
    await expectFitsNarrow(page);
  });

  await test.step('the invoice of an advocate with a GSTIN is entered, and no self-invoice is made', async () => {
    await page.goto(`${href('expenses')}?expense=${fee}`);
    await part.getByRole('button', { name: 'Enter the supplier’s invoice' }).click();
    const entering = page.getByRole('dialog', { name: 'Enter the supplier’s invoice' });
    await entering.getByLabel('The supplier’s address').fill('9 Court Road, Bengaluru');
    await entering.getByLabel('The supplier’s GSTIN').fill('29AAACK7390H1Z7');
    await entering.getByLabel('Number of the supplier’s invoice').fill('RC/77');
    await expect(entering.getByText('₹1,800.00')).toHaveCount(2);
    await expectSound(page);
    await entering.getByRole('button', { name: 'Enter it' }).click();
    await expect(part.getByText('Supplier’s invoice RC/77: you owe ₹3,600 of GST.')).toBeVisible();
    await expect(part.getByText(/^Payment voucher PV\/.*\/000004/)).toBeVisible();
    const voucher = await printedBy(page, 'Print the payment voucher');
    for (const said of ['Supplier’s invoice', 'RC/77', 'GSTIN 29AAACK7390H1Z7', '₹20,000.00'])
      expect(voucher).toContain(said);
  });

  await test.step('the list of the month has all three, and prints the void voucher, also on a phone', async () => {
    await page.goto(href('expenses'));
    await page.getByRole('button', { name: 'Self-invoices' }).click();
    const list = page.getByRole('region', { name: /^Self-invoices of/ });
    await expect(list.getByText(/^3 invoices are declared in this month, ₹12,200 of tax\./)).toBeVisible();
    await expect(list.getByRole('cell', { name: /^PV\// })).toHaveCount(3);
    await expectSound(page);
    await expectFitsNarrow(page);
    const gone = await printedBy(page, /^Print PV\/.*\/000002 \(void\)$/);
    for (const said of ['VOID', 'Payment voucher', 'bank transfer', '₹10,000.00'])
      expect(gone).toContain(said);
    await page.setViewportSize(PHONE);
    await expect(list.getByText('₹8,100.00')).toBeVisible();
    await expectSound(page);
    await page.setViewportSize(DESKTOP);
  });

  await test.step('the return declares 75,000 with 500 of IGST and 5,850 twice, and counts both series', async () => {
    await page.goto(`${href('finance')}?tab=gst&span=month:${month}`);
    await page.getByRole('button', { name: 'Prepare the return' }).click();
    const row = page.getByRole('row', { name: /3\.1\(d\)/ });
    await expect(row).toContainText('₹75,000.00');
    await expect(row).toContainText('₹500.00');
    await expect(row).toContainText('₹5,850.00');
    await expectFits(page);
    await expectFitsNarrow(page);
    await expect(
      page.getByText(/Payment vouchers, for supplies under reverse charge: 4 issued, 1 cancelled/),
    ).toBeVisible();
    await expect(
      page.getByText(/Self-invoices, for suppliers without a GSTIN: 2 issued, 0 cancelled/),
    ).toBeVisible();
  });

  await test.step('a void one leaves the return, which is out of date until then', async () => {
    await page.goto(`${href('expenses')}?expense=${lorry}`);
    await part.getByRole('button', { name: 'Declare it void' }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('The carrier has a GSTIN');
    await page.getByRole('dialog').getByRole('button', { name: 'Declare void' }).click();
    await expect(part.getByRole('button', { name: 'Make a self-invoice' })).toBeVisible();
    await page.goto(`${href('finance')}?tab=gst&span=month:${month}`);
    await expect(page.getByText('Out of date', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Prepare again' }).click();
    await expect(page.getByRole('row', { name: /3\.1\(d\)/ })).toContainText('₹65,000.00');
    await expect(page.getByText(/Self-invoices, .*: 2 issued, 1 cancelled/)).toBeVisible();
  });
  await admin.close();
});
