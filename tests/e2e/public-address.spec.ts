import { fileURLToPath } from 'node:url';
import { publicPath } from '@bhoj/domain/catalogue/public-links';
import { href } from '@bhoj/domain/catalogue/routes';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { photoHref } from '@bhoj/domain/menu/shape/photo';
import { choosePublicAddress } from '@bhoj/domain/restaurant/public-address.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { paise } from '@bhoj/domain/money/money';
import { tables } from '@bhoj/domain/tables/table.collection';
import { openAdmin } from '../../demo/live/admin.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { bringAxe, violations } from './support/axe.ts';
import { openFromQr, startOrdering } from './support/guest-steps.ts';
import { aReadyRestaurant } from './support/menu-restaurant.ts';
import { DESKTOP, expect, test } from './support/people.ts';
import { callsAs } from './support/restaurant.ts';
import { signInOn } from './support/signing-in.ts';
import type { Page } from '@playwright/test';

const NARROW = { width: 360, height: 740 };

async function expectSound(page: Page): Promise<void> {
  await bringAxe(page);
  expect(await violations(page, null)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

/** Opens the settings and chooses an address. */
async function choose(page: Page, slug: string): Promise<void> {
  await page.goto(`${href('settings')}#address`);
  await page.getByLabel('Short address').fill(slug);
  await page.getByRole('button', { name: /^(Choose this|Change the) address$/ }).click();
  await expect(
    page.getByText(`Your menu is now at ${new URL(publicPath(slug), page.url()).href}`),
  ).toBeVisible();
}

test('an owner chooses a short address: its menu is read without a script, its codes lead guests to their table', async ({
  person,
}) => {
  const admin = openAdmin(urlsFromEnv(process.env));
  const { owner: login, place } = await aReadyRestaurant([
    { name: 'Idli <script>', pricePaise: paise(6_000) },
    { name: 'Vada', mark: 'egg', pricePaise: paise(7_000) },
  ]);
  const { qrCode: printed } = await admin.get(tables, { ...place, tableId: 'F1-T02' });
  const [first, second] = ['one', 'two'].map((name) => `${name}-${newId().toLowerCase()}`) as [
    string,
    string,
  ];
  const owner = await person('owner', { viewport: DESKTOP });
  await signInOn(owner.page, 'owner', login);

  await test.step('chooses the address in the settings', async () => {
    const { page } = owner;
    await page.goto(`${href('settings')}#address`);
    await page.getByLabel('Short address').fill('two words');
    await page.getByRole('button', { name: 'Choose this address' }).click();
    await expect(
      page.getByText('Only the letters a to z, digits, and single hyphens between them.'),
    ).toBeVisible();
    await choose(page, first);
    await expectSound(page);
    await page.setViewportSize(NARROW);
    await expectSound(page);
    await page.setViewportSize(DESKTOP);
  });

  await test.step('everybody reads the menu, without a script, in both themes, on a narrow phone', async () => {
    const reader = await person('reader', { viewport: NARROW, javaScriptEnabled: false });
    await reader.page.goto(publicPath(first));
    await expect(reader.page.getByRole('heading', { level: 1 })).toBeVisible();
    const dish = reader.page.getByRole('listitem').filter({ hasText: 'Idli <script>' });
    await expect(dish).toContainText('₹60');
    await expect(dish.getByRole('img', { name: 'Vegetarian' })).toBeVisible();
    await expect(reader.page.getByRole('img', { name: 'Contains egg' })).toBeVisible();
    expect(await reader.page.content()).not.toContain(place.restaurantId);
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await person(`reader, ${colorScheme}`, { viewport: NARROW, colorScheme });
      await page.goto(publicPath(first));
      await expect(page.locator('body')).toHaveCSS(
        'background-color',
        colorScheme === 'light' ? 'rgb(250, 246, 239)' : 'rgb(18, 18, 18)',
      );
      await expectSound(page);
    }
  });

  await test.step('a table’s code has the short link, which leads to the table with its key', async () => {
    const { page } = owner;
    await page.goto(`${href('qrCodes')}?table=F1-T01`);
    const link = page.getByRole('dialog', { name: 'Table F1-T01' }).getByRole('link', { name: 'Open link' });
    const short = (await link.getAttribute('href')) ?? '';
    expect(new URL(short).pathname).toBe(`${publicPath(first)}/F1-T01`);
    const guest = await person('guest', { viewport: NARROW });
    await openFromQr(guest.page, short);
    await expect(guest.page).toHaveURL(/\/customer\/details\/[^/]+\/F1-T01\?k=\w{12}$/);
    await startOrdering(guest.page);
    await expect(guest.page.getByRole('button', { name: 'Call a waiter' })).toBeVisible();
  });

  await test.step('a code that was printed before leads to its table too', async () => {
    const guest = await person('guest with the old code', { viewport: NARROW });
    await openFromQr(guest.page, printed);
    await guest.page.getByRole('button', { name: 'Start ordering' }).click();
    await expect(guest.page.getByRole('button', { name: 'Call a waiter' })).toBeVisible();
  });

  await test.step('the earlier address leads to the new one', async () => {
    await choose(owner.page, second);
    await expect(owner.page.getByRole('link', { name: first, exact: true })).toBeVisible();
    // An instance gives the page of before for ten seconds.
    const status = async () =>
      (await owner.context.request.get(publicPath(first), { maxRedirects: 0 })).status();
    await expect.poll(status).toBe(301);
    const { page } = await person('reader with the old link', { viewport: NARROW });
    await page.goto(publicPath(first));
    await expect(page).toHaveURL(new RegExp(`${publicPath(second)}$`));
    await expect(page.getByText('Idli <script>')).toBeVisible();
  });

  await test.step('search engines keep the menu and no table; an unknown address is not found', async () => {
    const { request } = owner.context;
    const ask = (path: string) => request.get(path, { maxRedirects: 0 });
    const menu = await ask(publicPath(second));
    expect(menu.headers()).toMatchObject({ 'cache-control': 'public, max-age=60, s-maxage=110' });
    expect(menu.headers()['x-robots-tag']).toBeUndefined();
    for (const path of [`${publicPath(first)}/F1-T01`, href('customerDetails', place)]) {
      expect((await ask(path)).headers()['x-robots-tag']).toBe('noindex, nofollow');
    }
    const unknown = await ask(publicPath(`nobody-${newId().toLowerCase()}`));
    expect([unknown.status(), unknown.headers()['cache-control']]).toEqual([404, 'no-store']);
  });
  await admin.close();
});

test('a dish whose photo fails to load is shown as one without a photo @deep', async ({ person }) => {
  const admin = openAdmin(urlsFromEnv(process.env));
  const { owner, place } = await aReadyRestaurant([{ name: 'Idli' }, { name: 'Vada' }, { name: 'Dosa' }]);
  const slug = `photos-${newId().toLowerCase()}`;
  await (
    await callsAs(owner)
  )(choosePublicAddress, { slug });
  const { items } = await admin.get(menus, place);
  const [kept = '', lost = ''] = ['a', 'b'].map((letter) => letter.repeat(22));
  const photoOf = (name: string) => ({ Idli: kept, Vada: lost })[name] ?? null;
  await admin.update(menus, place, {
    items: items.map((item) => ({ ...item, photo: photoOf(item.name) })),
  });
  await admin.close();
  const { page, expectRefusal } = await person('reader', { viewport: NARROW });
  expectRefusal(/photos/);
  await page.route(`**${photoHref(kept, 'small')}`, (route) =>
    route.fulfill({
      path: fileURLToPath(new URL('../../demo/pictures/idli-sambar.small.webp', import.meta.url)),
    }),
  );
  await page.goto(publicPath(slug));
  const dish = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(dish('Vada').locator('img')).toHaveCount(0);
  await expect(dish('Idli').locator('img')).toBeVisible();
  const [vada, dosa] = await Promise.all(['Vada', 'Dosa'].map((name) => dish(name).boundingBox()));
  expect(vada?.height).toBe(dosa?.height);
});
