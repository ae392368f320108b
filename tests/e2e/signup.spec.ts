import { href } from '@bhoj/domain/catalogue/routes';
import { DESKTOP, expect, PHONE, test } from './support/people.ts';
import { freshLogin } from './support/restaurant.ts';
import { signInOn } from './support/signing-in.ts';
import {
  expectAccessible,
  fillSignUp,
  mailedLink,
  ownerOnTrial,
  payOn,
  toOnboarding,
} from './support/sign-up-steps.ts';

const PAY = 'Pay ₹999 & Create Account';
const IS_HERE = 'Your payment of ₹999 is here. Finish your account';

test('a paid sign-up: a forged answer, a declined card, and a late payment', async ({ person }) => {
  const { page, expectRefusal } = await person('owner', { viewport: PHONE });
  expectRefusal(/verifyPayment/);
  await page.goto(href('signup'));
  await fillSignUp(page, freshLogin('payer'));
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText('24/7 Support');
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Continue to Payment' })).toBeVisible();
  await page.goForward();

  await payOn(page, PAY, 'Tampered');
  await expect(page.getByRole('alert')).toContainText('The payment could not be confirmed');
  await payOn(page, PAY, 'Failed');
  await expect(page.getByText('Try again, or close the checkout.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toContainText('The payment did not go through');
  await payOn(page, PAY, 'Late');
  await expect(page.getByText('The payment window was closed')).toBeVisible();
  await expect(page.getByText(IS_HERE)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create your account' }).click();
  await toOnboarding(page);
});

test('an alert says that the payment provider’s script failed to load, and paying works once it does (PAY-2) @deep', async ({
  person,
}) => {
  const { page, expectRefusal } = await person('owner', { viewport: PHONE });
  const SCRIPT = /checkout\.js/;
  expectRefusal(SCRIPT);
  await page.goto(href('signup'));
  await fillSignUp(page, freshLogin('payer'));
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByText('A staff referral ID is required for the free trial')).toBeVisible();
  await page.route(SCRIPT, (route) => route.abort('failed'));
  await page.getByRole('button', { name: PAY }).click();
  await expect(page.getByRole('alert')).toContainText('payment script failed to load');
  await page.unroute(SCRIPT);
  await payOn(page, PAY, 'Paid');
  await toOnboarding(page);
});

test('paid, then the browser is closed: the payment is found again there, and elsewhere by a link to the address @deep', async ({
  person,
}) => {
  const login = freshLogin('payer');
  const first = await person('owner', { viewport: DESKTOP });
  await first.page.goto(href('signup'));
  await fillSignUp(first.page, login);
  await first.page.getByRole('button', { name: 'Continue to Payment' }).click();
  // The browser closes after checkout has answered, before the server has verified it.
  const answered = Promise.withResolvers<void>();
  await first.page.route('**/verifyPayment', () => answered.resolve());
  await payOn(first.page, PAY, 'Paid');
  await answered.promise;
  const storageState = await first.context.storageState({ indexedDB: true });
  await first.context.close();

  await test.step('the same browser, opened again', async () => {
    const { page } = await person('owner again', { viewport: DESKTOP, storageState });
    await page.goto(href('signup'));
    await expect(page.getByText(IS_HERE)).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(login.email);
    await expect(page.getByRole('button', { name: 'Create your account' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('another browser', async () => {
    const { page } = await person('owner elsewhere', { viewport: PHONE });
    await page.goto(href('signup'));
    await fillSignUp(page, login);
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await page.getByRole('button', { name: PAY }).click();
    await expect(page.getByText('This address has been paid for in another browser')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText(`A link is on its way to ${login.email}`)).toBeVisible();
    await page.goto(await mailedLink(login.email));
    await expect(page.getByText('Your address is proved. Finish your account')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${href('signup')}$`));
    await expect(page.getByLabel('Restaurant name')).toHaveValue('Chulha & Co');
    await page.getByLabel('Password', { exact: true }).fill(login.password);
    await page.getByRole('button', { name: 'Create your account' }).click();
    await toOnboarding(page);
  });
});

test('a sign-up with Google goes to the landing page, and its owner signs in with Google @deep', async ({
  person,
}) => {
  const { page } = await person('owner', { viewport: PHONE });
  const { email } = freshLogin('google');
  await page.goto(href('signup'));
  const google = page.getByRole('button', { name: 'Sign up with Google' });
  page.once('dialog', (dialog) => void dialog.dismiss());
  await google.click();
  await expect(page.getByRole('alert')).toContainText('The Google window was closed');
  page.once('dialog', (dialog) => void dialog.accept(email));
  await google.click();
  await expect(page).toHaveURL(new RegExp(`//[^/]+${href('landing')}$`));
  await expect(page.getByText(`You are signed in as ${email}`)).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Set up your restaurant' }).click();
  await toOnboarding(page);
  await page.goto(href('login'));
  await expect(page).toHaveURL(new RegExp(`${href('install')}$`));
});

test('an owner on trial pays for premium and has a receipt', async ({ person }) => {
  const login = freshLogin('renewer');
  await ownerOnTrial(login);
  const { page } = await person('owner', { viewport: DESKTOP });
  await signInOn(page, 'owner', login);
  await page.goto(href('subscription'));
  await expect(page.getByRole('region', { name: 'Your subscription' })).toContainText('14 days left');
  await expect(page.getByText('No payment yet')).toBeVisible();
  await payOn(page, 'Pay ₹999', 'Duplicate');
  await expect(page.getByRole('region', { name: 'Your subscription' })).toContainText('Paid until');
  const payments = page.getByRole('table', { name: 'Payments' });
  await expect(payments.getByRole('row').filter({ hasText: 'To be refunded' })).toHaveCount(1);
  await page.getByRole('button', { name: /(Receipt|Invoice) of/ }).click();
  await expect(page.getByRole('dialog', { name: /^(Receipt|Tax invoice)$/ })).toContainText(
    'Premium Subscription',
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
});
