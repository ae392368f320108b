import { href } from '@bhoj/domain/catalogue/routes';
import { seedTables } from '@bhoj/domain/tables/tables.contract';
import { tables } from '@bhoj/domain/tables/table.collection';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { deployNewer } from './support/newer-version.ts';
import { expect, test } from './support/people.ts';
import { freshLogin, openRestaurant } from './support/restaurant.ts';
import { signInOn } from './support/signing-in.ts';

const { project, firestore } = urlsFromEnv(process.env);

/** Stores a table as the next release would. */
async function storeNewer(restaurantId: string, tableId: string): Promise<void> {
  const path = encodeURI(tables.path({ restaurantId, tableId }));
  const url = new URL(`http://${firestore}/v1/projects/${project}/databases/(default)/documents/${path}`);
  url.searchParams.set('updateMask.fieldPaths', 'schemaVersion');
  const { ok } = await fetch(url, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ fields: { schemaVersion: { integerValue: String(tables.reads + 1) } } }),
  });
  expect(ok).toBe(true);
}

test('a document of the next release: the list goes on, and the app updates itself once it can', async ({
  person,
}) => {
  const login = freshLogin('owner');
  const { restaurantId, call } = await openRestaurant(login, {});
  await call(seedTables, { tablesPerFloor: [3] });
  const owner = await person('owner', { serviceWorkers: 'allow' });
  owner.expectRefusal(/.*/);
  const { page } = owner;
  await signInOn(page, 'owner', login);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await page.goto(href('tables'));
  const tile = (name: RegExp) => page.getByRole('listitem').getByRole('button', { name });
  await expect(tile(/^F1-T02/)).toBeVisible();

  await test.step('shows the other tables, and one card for the newer one', async () => {
    await storeNewer(restaurantId, 'F1-T02');
    await expect(page.getByText('1 table cannot be shown on this version of Bhoj')).toBeVisible();
    await expect(tile(/^F1-T01/)).toBeVisible();
    await expect(tile(/^F1-T03/)).toBeVisible();
    await expect(tile(/^F1-T02/)).toBeHidden();
  });

  await test.step('says that there is no newer version yet, and does not start the old one again', async () => {
    await page.evaluate(() => {
      localStorage.setItem('bhoj.drafts.kept', '1');
      document.documentElement.dataset['begun'] = 'before';
    });
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Bhoj is being updated; try again in a minute.')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-begun', 'before');
  });

  await test.step('takes the new version with one tap when it is there, and keeps what is on the device', async () => {
    await deployNewer(page);
    await expect(page.getByText('A new version is ready')).toBeVisible();
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-begun', 'before');
    await expect(tile(/^F1-T01/)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('bhoj.drafts.kept'))).toBe('1');
  });
});
