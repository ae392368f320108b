import { href } from '@bhoj/domain/catalogue/routes';
import { FIELD_AGENT } from '../../demo/demo-settings.ts';
import { bringAxe, violations } from './support/axe.ts';
import { onboard, signUp } from './support/owner-steps.ts';
import { DESKTOP, expect, PHONE, test } from './support/people.ts';
import { freshLogin } from './support/restaurant.ts';
import { mailedLink } from './support/sign-up-steps.ts';
import { signInOn } from './support/signing-in.ts';
import type { Page } from '@playwright/test';

const PASSWORD = 'a long enough password';

/** Opens a person's menu, chooses an act and confirms it. */
async function act(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
  await page.getByRole('dialog').getByRole('button', { name: item }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Gives a person another job, as it is. */
async function giveJob(page: Page, name: string, job: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Job and rights' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Job' }).click();
  await page.getByRole('option', { name: job }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

test('a captain is invited and accepts, changes role, is dismissed with the screen open, and re-admitted', async ({
  person,
}) => {
  const owner = await person('owner', { viewport: DESKTOP });
  const { page } = owner;
  const staffLogin = freshLogin('suresh');

  await test.step('the owner invites a captain', async () => {
    await signUp(page, {
      ...freshLogin('owner'),
      restaurantName: 'Chulha & Co',
      staffReferralId: FIELD_AGENT.referralId,
    });
    await onboard(page, { tablesPerFloor: [2], taxPercentage: 5 });
    await page.goto(href('staff'));
    await page.getByRole('button', { name: 'Add a person' }).first().click();
    await page.getByLabel('Name').fill('Suresh');
    await page.getByLabel('E-mail').fill(staffLogin.email);
    await bringAxe(page);
    expect(await violations(page, null)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Invite' }).click();
    await expect(page.getByRole('region', { name: 'Invited' })).toContainText(staffLogin.email);
  });

  const captain = await person('captain', { viewport: PHONE });
  await test.step('the captain opens the mail, accepts with a password and reaches the tables', async () => {
    await captain.page.goto(await mailedLink(staffLogin.email));
    await captain.page.getByLabel('E-mail').fill(staffLogin.email);
    await captain.page.getByRole('button', { name: 'Continue' }).click();
    await expect(captain.page.getByText('Chulha & Co invites you to work as a captain.')).toBeVisible();
    await bringAxe(captain.page);
    expect(await violations(captain.page, null)).toEqual([]);
    await captain.page.getByLabel('New password').fill(PASSWORD);
    await captain.page.getByRole('button', { name: 'Accept' }).click();
    await expect(captain.page).toHaveURL(new RegExp(`${href('captain')}$`));
    // The two lists arrive one after the other, so for a moment he is in both.
    await expect(page.getByRole('region', { name: 'Invited' })).toHaveCount(0);
    await expect(page.getByRole('listitem').filter({ hasText: 'Suresh' })).toContainText('Online');
  });

  await test.step('moved to the kitchen and back, the open screen moves on', async () => {
    captain.expectRefusal(/Listen|documents|:commit/);
    await giveJob(page, 'Suresh', 'Kitchen');
    await expect(captain.page).toHaveURL(new RegExp(`${href('kitchen')}$`));
    await giveJob(page, 'Suresh', 'Captain');
    await expect(captain.page).toHaveURL(new RegExp(`${href('captain')}$`));
    await expect(captain.page.getByRole('button', { name: /F1-T01/ })).toBeVisible();
  });

  await test.step('dismissed, the open screen closes and says so', async () => {
    captain.expectRefusal(/securetoken|token/);
    await act(page, 'Suresh', 'Dismiss');
    const closed = captain.page.getByRole('heading', { name: 'You are not on the staff any more' });
    await expect(closed).toBeVisible({ timeout: 10_000 });
    await expect(captain.page.getByRole('button', { name: /F1-T01/ })).toHaveCount(0);
    await captain.page.getByRole('button', { name: 'Sign out' }).click();
    await expect(captain.page).toHaveURL(new RegExp(href('login')));
  });

  await test.step('re-admitted, the captain signs in as before', async () => {
    await page.getByRole('button', { name: 'Re-admit' }).click();
    await expect(page.getByRole('button', { name: 'More for Suresh' })).toBeVisible();
    await signInOn(captain.page, 'captain', { ...staffLogin, password: PASSWORD });
    await expect(captain.page.getByRole('button', { name: /F1-T01/ })).toBeVisible();
  });
});

test('settings: each section saves separately, refuses wrong values, and warns before leaving', async ({
  person,
}) => {
  const { page } = await person('owner', { viewport: DESKTOP });
  await signUp(page, {
    ...freshLogin('owner'),
    restaurantName: 'Chulha & Co',
    staffReferralId: FIELD_AGENT.referralId,
  });
  await onboard(page, { tablesPerFloor: [1], taxPercentage: 5 });
  await page.goto(href('settings'));
  const card = (name: string) => page.getByRole('region', { name });
  const open = async (name: string) => {
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name }).click();
    await expect(card(name)).toBeVisible();
  };
  const save = async (name: string) => {
    await card(name).getByRole('button', { name: 'Save' }).click();
  };

  await test.step('a GSTIN with a wrong check digit is marked beside its field and not saved', async () => {
    await open('Legal details');
    await page.getByLabel('Legal name').fill('Chulha Foods');
    await page.getByRole('textbox', { name: 'Address', exact: true }).fill('14 Station Road, Pune');
    await page.getByLabel('GSTIN').fill('27AAPFU0939F1ZW');
    await save('Legal details');
    await expect(card('Legal details')).toContainText('This is not a GSTIN');
    await page.getByLabel('GSTIN').fill('27AAPFU0939F1ZV');
    await save('Legal details');
    await expect(card('Legal details').getByText('Saved', { exact: true })).toBeVisible();
  });

  await test.step('with a GSTIN tax stays on; hours close after midnight; the series is shown', async () => {
    await open('Tax');
    const charges = card('Tax').getByRole('switch', { name: 'Charge GST' });
    await expect(charges).toBeChecked();
    await expect(charges).toBeDisabled();
    await expect(card('Tax')).toContainText('must charge GST');
    await open('Opening hours');
    await page.getByLabel('Friday opens at').fill('18:00');
    await page.getByLabel('Friday closes at').fill('01:30');
    await save('Opening hours');
    await expect(card('Opening hours').getByText('Saved', { exact: true })).toBeVisible();
    await open('Bills and the day');
    await page.getByLabel('Invoice series').fill('PN');
    await expect(card('Bills and the day')).toContainText(/PN\/\d\d-\d\d\/000123/);
  });

  await test.step('leaving asks first, and saved values are there again', async () => {
    await page.getByRole('link', { name: 'Staff', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
    await save('Bills and the day');
    await expect(card('Bills and the day').getByText('Saved', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Staff', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${href('staff')}$`));
    await page.goto(`${href('settings')}#hours`);
    await expect(page.getByLabel('Friday closes at')).toHaveValue('01:30');
    await open('Legal details');
    await expect(page.getByLabel('GSTIN')).toHaveValue('27AAPFU0939F1ZV');
  });
});
