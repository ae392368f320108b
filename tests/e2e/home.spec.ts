import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { computeBill } from '@bhoj/domain/billing/bill/bill';
import { issueCreditNote, voidBill } from '@bhoj/domain/billing/corrections/corrections.contract';
import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { href } from '@bhoj/domain/catalogue/routes';
import { aCharge } from '@bhoj/domain/fixtures/billing';
import { newId } from '@bhoj/domain/kernel/ids';
import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import { formatMoney } from '@bhoj/domain/money/format';
import { paise } from '@bhoj/domain/money/money';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { seedTables } from '@bhoj/domain/tables/tables.contract';
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
const PORTIONS = 2;

/** Three bills of two portions each: the second is void, and a portion of the third is credited. */
async function aDayWithCorrections() {
  if (dish === undefined) throw new Error('The demo menu has no plain dish.');
  const login = freshLogin('owner');
  const { call, restaurantId } = await openRestaurant(login, {});
  await call(seedTables, { tablesPerFloor: [3] });
  const { version: menuVersion } = await call(saveMenu, { baseVersion: 0, content: DEMO_MENU });
  const { id: itemId, name, taxClass, pricePaise } = dish;
  const charge = aCharge({ itemId, name, taxClass, quantity: PORTIONS, unitPaise: pricePaise });
  const { totalPaise } = computeBill([charge], { kind: 'tax-invoice' });
  const sell = async (tableId: string) => {
    const orderId = newId();
    const selections = [{ itemId, variantId: null, addOnIds: [], quantity: PORTIONS, note: '' }];
    const round = {
      restaurantId,
      orderId,
      tableId,
      type: 'dine-in' as const,
      roundId: newId(),
      menuVersion,
      selections,
    };
    // The public profile, which says that the restaurant is open, is updated after its record.
    await expect(() => call(placeRound, round)).toPass();
    const payments = [exactly('cash', totalPaise)];
    const settled = { orderId, requestId: newId(), seenRounds: 1, portions: null, payments };
    const { invoice } = await call(settleBill, settled);
    if (invoice === null) throw new Error('The bill was not issued.');
    return invoice.invoiceId;
  };
  await sell('F1-T01');
  const wrong = await sell('F1-T02');
  const third = await sell('F1-T03');
  return { login, call, wrong, third, price: pricePaise };
}

test('the home page agrees with the day’s page to the rupee', async ({ person }) => {
  const { login, call, wrong, third, price } = await aDayWithCorrections();
  await call(voidBill, {
    invoiceId: wrong,
    requestId: newId(),
    reason: 'Wrong table',
    billAgain: false,
  });
  await call(issueCreditNote, {
    invoiceId: third,
    requestId: newId(),
    reason: 'Came cold',
    portions: { '0': 1 },
    refund: { method: 'cash', name: '' },
  });
  const { page } = await person('owner', { viewport: DESKTOP });
  await signInOn(page, 'owner', login);
  const today = page.getByRole('list', { name: 'Today' });

  await test.step('two bills stand; net sales are those of three portions', async () => {
    await page.goto(href('dashboard'));
    const netSales = formatMoney(paise(price * (2 * PORTIONS - 1)));
    await expect(page.getByRole('region', { name: 'Net sales today' })).toContainText(netSales);
    await expect(today.getByRole('listitem').first()).toContainText('2');
    const bills = page.getByRole('table', { name: 'Last bills' });
    await expect(bills.getByRole('row').nth(1)).toContainText('Credited');
    await expect(bills.getByRole('row').nth(2)).toContainText('Void');
  });

  await test.step('the month so far is the same amount', async () => {
    const netSales = formatMoney(paise(price * (2 * PORTIONS - 1)));
    const month = page.getByRole('region', { name: /^Net sales of/ });
    await expect(month.getByRole('definition').first()).toHaveText(netSales);
    await expect(page.getByText('So far')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await expectAccessible(page);
  });

  await test.step('the day’s page has the same bills and corrections', async () => {
    await page.goto(`${href('orders')}?view=day`);
    await expect(page.getByText('1 bill declared void · 1 credit note')).toBeVisible();
    const beforeTax = formatMoney(paise(price * 2 * PORTIONS));
    await expect(page.getByRole('definition').filter({ hasText: beforeTax }).first()).toBeVisible();
  });
});
