import { href } from '@bhoj/domain/catalogue/routes';
import { subscriptionSettings } from '@bhoj/domain/subscription/subscription.collection';
import { openAdmin } from '../../demo/live/admin.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { bringAxe, violations } from './support/axe.ts';
import { GSTIN } from './support/owner-steps.ts';
import { paymentOf } from './support/payments.ts';
import { expect, PHONE, test } from './support/people.ts';
import { freshLogin } from './support/restaurant.ts';
import { ownerOnTrial, payOn } from './support/sign-up-steps.ts';
import { signInOn } from './support/signing-in.ts';
import { grantSuper, signInToPlatform } from './support/super-admin.ts';
import type { Page } from '@playwright/test';

const PLAN = { id: 'journey-plan', name: 'Journey plan', price: '1234' };

async function expectSound(page: Page): Promise<void> {
  await bringAxe(page);
  expect(await violations(page, null)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

/** The other journeys need the plans to be on sale as before. */
test.afterEach(async () => {
  const admin = openAdmin(urlsFromEnv(process.env));
  await admin.set(subscriptionSettings, {}, { active: true, seller: null });
  await admin.close();
});

test('a super admin publishes a plan; an owner pays, gets an invoice, and the money back', async ({
  person,
}) => {
  const [login, owner] = [freshLogin('admin'), freshLogin('owner')];
  await Promise.all([grantSuper(login), ownerOnTrial(owner)]);
  const { page } = await person('super admin', { viewport: PHONE });
  const dialog = page.getByRole('dialog');

  await test.step('the super admin enters who sells', async () => {
    await page.goto(href('superSettings'));
    await signInToPlatform(page, login);
    const selling = page.getByRole('region', { name: 'Subscriptions' });
    await selling.getByLabel('Legal name').fill('Bhoj Private Limited');
    await selling.getByLabel('Address').fill('1 MG Road, Pune');
    await selling.getByLabel('GSTIN').fill(GSTIN);
    await selling.getByLabel('Reason').fill('Registered');
    await selling.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Subscriptions and legal details (subscription)').first()).toBeVisible();
    await expectSound(page);
  });

  await test.step('and publishes a plan, seen as on the pricing page', async () => {
    await page.goto(href('superSubscriptions'));
    await page.getByRole('button', { name: 'New plan' }).click();
    await dialog.getByLabel('ID of the plan').fill(PLAN.id);
    await dialog.getByLabel('Name').fill(PLAN.name);
    await dialog.getByLabel('Price in rupees').fill(PLAN.price);
    await dialog.getByLabel('Features').fill('All Features\nA journey');
    await dialog.getByLabel('Reason').fill('For a journey');
    await expect(dialog.getByText('₹1,234')).toBeVisible();
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Publish a version' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: PLAN.name })).toBeVisible();
    await expectSound(page);
  });

  const buyer = await person('owner', { viewport: PHONE });
  await test.step('an owner pays what they see, and the invoice is there', async () => {
    await signInOn(buyer.page, 'owner', owner);
    await expect(buyer.page).toHaveURL(new RegExp(`${href('dashboard')}$`));
    await buyer.page.goto(href('subscription'));
    await payOn(buyer.page, 'Pay ₹1,234', 'Paid');
    await buyer.page.getByRole('button', { name: /^Invoice of/ }).click();
    const invoice = buyer.page.getByRole('dialog', { name: 'Tax invoice' });
    await expect(invoice).toContainText('BS/');
    await expect(invoice).toContainText(`${PLAN.name} Subscription`);
    await expectSound(buyer.page);
    await invoice.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('the super admin gives it back', async () => {
    await page.goto(`${href('superSubscriptions')}?view=payments`);
    // The other journeys pay in the meantime.
    const refund = page.getByRole('button', { name: `Refund ${await paymentOf(owner.email)}` });
    await expect(page.getByText(owner.email)).toBeVisible();
    await expectSound(page);
    await refund.click();
    await dialog.getByLabel('Reason').fill('Bought by mistake');
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/given back/).first()).toBeVisible();
  });

  await test.step('the owner sees the credit note and is on trial again', async () => {
    await expect(buyer.page.getByRole('button', { name: /^Credit note for/ })).toBeVisible();
    await expect(buyer.page.getByText('Free trial')).toBeVisible();
    await page.goto(`${href('superSubscriptions')}?view=invoices`);
    await expect(page.getByText(/^Credit note for BS\//).first()).toBeVisible();
    await expectSound(page);
  });

  await test.step('and the plan is taken off sale', async () => {
    await page.goto(href('superSubscriptions'));
    await page.getByRole('button', { name: `New version of ${PLAN.name}` }).click();
    await dialog.getByRole('switch', { name: 'On sale' }).click();
    await dialog.getByLabel('Reason').fill('The journey is over');
    await dialog.getByRole('button', { name: 'Publish a version' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Not on sale any more')).toBeVisible();
  });
});
