import { href } from '@bhoj/domain/catalogue/routes';
import { newId } from '@bhoj/domain/kernel/ids';
import { noticeSeen } from '@bhoj/domain/platform/notices/notice.collection';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { openAdmin } from '../../demo/live/admin.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { bringAxe, violations } from './support/axe.ts';
import { expect, PHONE, test } from './support/people.ts';
import { freshLogin, openRestaurant } from './support/restaurant.ts';
import { signInOn } from './support/signing-in.ts';
import { grantSuper, signInToPlatform } from './support/super-admin.ts';
import type { Page } from '@playwright/test';

async function expectSound(page: Page): Promise<void> {
  await bringAxe(page);
  expect(await violations(page, null)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

/** A restaurant in a city, once the platform knows it. */
async function aRestaurantIn(city: string) {
  const owner = freshLogin('owner');
  const { restaurantId } = await openRestaurant(owner, { address: `1 Market Road, ${city}` });
  const admin = openAdmin(urlsFromEnv(process.env));
  const known = async () => (await admin.get(tenants, { restaurantId })).city;
  await expect.poll(known).toBe(city);
  await admin.close();
  return { owner, restaurantId };
}

/** Publishes a banner for the restaurants of a city. */
async function publish(page: Page, city: string, title: string): Promise<void> {
  await page.getByRole('button', { name: 'New notice' }).click();
  const dialog = page.getByRole('dialog', { name: 'New notice' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByRole('textbox', { name: 'Text' }).fill('The gateway is repaired on Sunday.');
  await dialog.getByRole('combobox', { name: 'City' }).click();
  await page.getByRole('option', { name: city, exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('For a journey');
  await expect(dialog.getByText(/^For \d+ restaurants?\.$/)).toBeVisible();
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
}

test('a super admin tells the owners of one city; they see it, close it, and see its next version (SUPER-16)', async ({
  person,
}) => {
  const login = freshLogin('admin');
  const [title, elsewhere] = [`Here ${newId()}`, `Elsewhere ${newId()}`];
  const [here, there] = [await aRestaurantIn('Shillong'), await aRestaurantIn('Imphal')];
  await grantSuper(login);
  const admin = openAdmin(urlsFromEnv(process.env));
  const { page } = await person('super admin', { viewport: PHONE });

  await test.step('the super admin publishes one notice to each of two cities', async () => {
    await page.goto(href('superNotifications'));
    await signInToPlatform(page, login);
    await publish(page, 'Shillong', title);
    await publish(page, 'Imphal', elsewhere);
    await expectSound(page);
  });

  const owner = (await person('owner', { viewport: PHONE })).page;
  const banner = owner.getByRole('region', { name: title });
  await test.step('an owner of the city has it above the page and in the bell', async () => {
    await signInOn(owner, 'owner', here.owner);
    await expect(banner).toContainText('The gateway is repaired on Sunday.');
    await expectSound(owner);
    await owner.getByRole('button', { name: /^Notifications, \d+ unread/ }).click();
    await expect(owner.getByRole('dialog').getByRole('link', { name: title })).toBeVisible();
    await owner.keyboard.press('Escape');
  });

  await test.step('an owner of the other city has the other one alone', async () => {
    const other = (await person('other owner')).page;
    await signInOn(other, 'owner', there.owner);
    await expect(other.getByRole('region', { name: elsewhere })).toBeVisible();
    await expect(other.getByRole('region', { name: title })).toHaveCount(0);
    await expect(owner.getByRole('region', { name: elsewhere })).toHaveCount(0);
  });

  await test.step('the owner closes it, for all devices', async () => {
    await owner.getByRole('button', { name: `Close the notice: ${title}` }).click();
    await expect(banner).toBeHidden();
    const closed = async () => (await admin.restaurant(here.restaurantId)).noticesDismissed;
    await expect.poll(closed).toEqual([expect.stringMatching(/@1$/)]);
  });

  const panel = page.getByRole('dialog', { name: title });
  await test.step('the super admin sees that one restaurant saw it, and changes it', async () => {
    await page.getByRole('link', { name: title }).click();
    await expect(panel.getByText(/Seen by 1, this version by 1\.$/)).toBeVisible();
    await expectSound(page);
    await panel.getByRole('button', { name: 'Change' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change version 1' });
    await dialog.getByRole('textbox', { name: 'Text' }).fill('The gateway is repaired on Monday.');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('It moved');
    await dialog.getByRole('button', { name: 'Publish the change' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the owner sees it again, and has it in the bell again', async () => {
    await expect(banner).toContainText('The gateway is repaired on Monday.');
    await owner.goto(href('notifications'));
    await expect(owner.getByRole('main').getByRole('link', { name: title })).toHaveCount(2);
  });

  await test.step('the same restaurant counts once, and has seen the new version', async () => {
    const noticeId = new URL(page.url()).searchParams.get('notice') ?? '';
    const { handle } = await admin.get(tenants, here);
    await expect.poll(async () => (await admin.get(noticeSeen, { noticeId, handle })).version).toBe(2);
    await page.reload();
    await expect(panel.getByText(/Seen by 1, this version by 1\.$/)).toBeVisible();
  });

  await test.step('the super admin ends it; it is gone from the open page', async () => {
    await panel.getByRole('button', { name: 'End now' }).click();
    const dialog = page.getByRole('dialog', { name: 'End now' });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The journey is over');
    await dialog.getByRole('button', { name: 'End now' }).click();
    await expect(dialog).toBeHidden();
    await expect(banner).toBeHidden();
    await admin.close();
  });
});
