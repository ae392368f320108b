import { href } from '@bhoj/domain/catalogue/routes';
import { bringAxe, violations } from './support/axe.ts';
import { DESKTOP, expect, PHONE, test } from './support/people.ts';
import { freshLogin } from './support/restaurant.ts';
import { fillSignUp } from './support/sign-up-steps.ts';
import {
  addStaff,
  grantSuper,
  setPasswordBy,
  setPasswordLink,
  signInToPlatform,
} from './support/super-admin.ts';
import type { Page } from '@playwright/test';

const NEW_PASSWORD = 'a long enough password';

async function expectAccessible(page: Page): Promise<void> {
  await bringAxe(page);
  expect(await violations(page, null)).toEqual([]);
}

test('a super admin makes platform staff, whose link brings a restaurant (SUPER-1, SUPER-2, SUPER-3, SUPER-4)', async ({
  person,
}) => {
  const admin = freshLogin('admin');
  const staff = { ...freshLogin('ravi'), password: NEW_PASSWORD };
  await grantSuper(admin);
  const { page, expectRefusal } = await person('super admin', { viewport: DESKTOP });

  await test.step('the super admin signs in where they were sent', async () => {
    await page.goto(href('superStaff'));
    await expect(page).toHaveURL(new RegExp(`${href('superStaffLogin')}$`));
    expectRefusal(/signInWithPassword/);
    await signInToPlatform(page, { ...admin, password: 'not the password' });
    await expect(page.getByRole('alert')).toContainText('do not go together');
    await expectAccessible(page);
    await signInToPlatform(page, admin);
    await expect(page.getByRole('heading', { name: 'Platform staff', level: 1 })).toBeVisible();
    await expectAccessible(page);
  });

  let link = '';
  await test.step('makes a person, and a link to set a password', async () => {
    await addStaff(page, { name: 'Ravi Kulkarni', email: staff.email });
    await expectAccessible(page);
    link = await setPasswordLink(page);
  });

  const phone = await person('platform staff', { viewport: PHONE });
  let signUpLink = '';
  await test.step('the person sets it, and sees their link and nothing else', async () => {
    await setPasswordBy(phone.page, link, NEW_PASSWORD);
    await expect(phone.page).toHaveURL(new RegExp(`${href('superStaffDashboard')}$`));
    await expect(phone.page.getByText('No restaurant yet.')).toBeVisible();
    await expectAccessible(phone.page);
    signUpLink = await phone.page.getByLabel('Your link').inputValue();
    await phone.page.goto(href('superStaff'));
    await expect(phone.page.getByText('This page is not for your account')).toBeVisible();
  });

  await test.step('the link signs a restaurant up', async () => {
    const owner = await person('owner', { viewport: DESKTOP });
    await owner.page.goto(signUpLink);
    await fillSignUp(owner.page, freshLogin('owner'));
    await owner.page.getByRole('button', { name: 'Create Account (Free Trial)' }).click();
    await expect(owner.page).toHaveURL(new RegExp(href('restaurantType')));
    // The address changes before the program of the onboarding loads, which would stop the next step.
    await expect(owner.page.getByText('What does your kitchen cook?').first()).toBeVisible();
    await owner.page.goto(href('superStaffLogin'));
    await expect(owner.page.getByText('This account is not the platform’s')).toBeVisible();
  });

  // The page asks about its account once, some seconds after it opened. An answer after the closing would sign it out.
  const askedAboutAccount = phone.page.waitForResponse(/accounts:lookup/);
  await test.step('which both see at once', async () => {
    await phone.page.goto(href('superStaffDashboard'));
    await expect(phone.page.getByText('Chulha & Co')).toBeVisible();
    await expect(phone.page.getByText('Help them finish the set-up')).toBeVisible();
    await expectAccessible(phone.page);
    await expect(page.getByRole('table', { name: 'Restaurants' })).toContainText('Chulha & Co');
  });

  await test.step('closing the account ends the open screen', async () => {
    await askedAboutAccount;
    await page.getByRole('button', { name: 'Close the account' }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('Left the company');
    await page.getByRole('dialog').getByRole('button', { name: 'Close the account' }).click();
    await expect(phone.page.getByRole('heading', { name: 'Your account is closed' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'What was done' })).toContainText('Left the company');
  });
});
