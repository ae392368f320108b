import { href } from '@bhoj/domain/catalogue/routes';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { DAY } from '@bhoj/domain/time/ist';
import { openAdmin } from '../../demo/live/admin.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { signIn } from '../../demo/live/sign-in.ts';
import { savesOf } from '../../demo/live/write-as.ts';
import { dateName } from '../../web/src/ui/dates/formats.ts';
import { paymentOf } from './support/payments.ts';
import { DESKTOP, expect, test } from './support/people.ts';
import { freshLogin } from './support/restaurant.ts';
import { fillSignUp, payOn, toOnboarding } from './support/sign-up-steps.ts';
import {
  addStaff,
  grantSuper,
  setPasswordBy,
  setPasswordLink,
  signInToPlatform,
} from './support/super-admin.ts';
import type { Login } from './support/restaurant.ts';

const urls = urlsFromEnv(process.env);

/** Writes the results of onboarding and the install step, which `onboarding.spec.ts` plays. */
async function finishOnboarding({ email, password }: Login): Promise<void> {
  const { idToken } = await signIn(urls, email, password);
  const steps = { onboardingComplete: true, installed: true, installationDate: Date.now() };
  await savesOf(urls, idToken)(email, { ...steps, address: '12 FC Road, Pune 411004' });
}

/**
 * Moves the end of the trial to the day before yesterday, so that it has ended with its business day (P-PAY-4). A
 * period paid before that end would begin only after it, and bring no revenue until then.
 */
async function endTrial({ email }: Login): Promise<void> {
  const admin = openAdmin(urls);
  const record = admin.db.doc(restaurants.path({ restaurantId: email }));
  await record.update(restaurants.encodeFields({ trialEndDate: Date.now() - 2 * DAY }));
  await admin.close();
}

test('a restaurant that staff brought pays, is counted, and gets its money back', async ({ person }) => {
  const [login, owner] = [freshLogin('admin'), freshLogin('owner')];
  const staff = freshLogin('staff');
  const whom = { name: 'Nisha Pawar', email: staff.email };
  const { page } = await person('super admin', { viewport: DESKTOP });
  const seller = await person('staff', { viewport: DESKTOP });
  const own = seller.page.getByRole('table', { name: 'Your restaurants' });

  await test.step('the first super admin makes a person, who sets a password', async () => {
    await grantSuper(login);
    await page.goto(href('superStaff'));
    await signInToPlatform(page, login);
    await addStaff(page, whom);
    await setPasswordBy(seller.page, await setPasswordLink(page), staff.password);
    await expect(seller.page).toHaveURL(new RegExp(`${href('superStaffDashboard')}$`));
  });

  const buyer = await person('owner', { viewport: DESKTOP });
  await test.step('the staff’s link signs a restaurant up', async () => {
    await buyer.page.goto(await seller.page.getByLabel('Your link').inputValue());
    await fillSignUp(buyer.page, owner);
    await buyer.page.getByRole('button', { name: 'Create Account (Free Trial)' }).click();
    await toOnboarding(buyer.page);
    await finishOnboarding(owner);
  });

  await test.step('it is on the staff’s dashboard, on trial, in its city', async () => {
    await seller.page.reload();
    await expect(own).toContainText('Chulha & Co');
    await expect(own).toContainText('Trial');
    await expect(async () => {
      await seller.page.reload();
      await expect(own).toContainText('Pune', { timeout: 3000 });
    }).toPass();
    await expect(own).toContainText('Not yet');
  });

  const account = page.getByRole('region', { name: 'Account', exact: true });
  await test.step('the super admin sees it bring nothing yet', async () => {
    await page.goto(href('superRestaurant', { restaurantId: owner.email }));
    await expect(account).toContainText('Nisha Pawar');
    await expect(account).toContainText(/MRR\s*₹0/);
    const happened = page.getByRole('table', { name: 'What happened' });
    await expect(happened).toContainText('App installed');
    await expect(happened).toContainText('Set-up complete');
  });

  await test.step('the trial ends; the owner pays, and has a paper for it', async () => {
    await endTrial(owner);
    await expect(account).toContainText('In grace');
    await buyer.page.goto(href('subscription'));
    await payOn(buyer.page, 'Pay ₹999', 'Paid');
    // A tax invoice if another journey has entered the seller, otherwise a receipt.
    await expect(buyer.page.getByRole('button', { name: /^(Invoice|Receipt) of/ })).toBeVisible();
  });

  await test.step('it is in MRR, in the retention of its month, and with whom it belongs to', async () => {
    await expect(account).toContainText(/MRR\s*₹(847|999)/);
    await page.goto(href('superAnalytics'));
    const bridge = page.getByRole('table', { name: 'MRR by its changes' });
    await expect(bridge.getByRole('row').last()).toContainText(/₹[1-9]/);
    const cohorts = page.getByRole('table', { name: 'Retention by month of sign-up' });
    await expect(cohorts).toContainText(/\d%/);
    await seller.page.reload();
    await expect(own).toContainText('Premium');
  });

  await test.step('the super admin gives the money back, and it brings nothing any more', async () => {
    const payment = await paymentOf(owner.email);
    await page.goto(`${href('superSubscriptions')}?view=payments`);
    await page.getByRole('button', { name: `Refund ${payment}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('Bought by mistake');
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(dialog).toBeHidden();
    await page.goto(href('superRestaurant', { restaurantId: owner.email }));
    await expect(account).toContainText(/MRR\s*₹0/);
    await expect(page.getByRole('region', { name: 'Payments', exact: true })).toContainText('Given back');
    await seller.page.reload();
    // The paid period is over with this business day, not in the middle of it (P-PAY-4).
    await expect(own).toContainText(`Premium until ${dateName(Date.now())}`);
  });
});
