import { href } from '@bhoj/domain/catalogue/routes';
import { paise } from '@bhoj/domain/money/money';
import { tables } from '@bhoj/domain/tables/table.collection';
import { openAdmin } from '../../demo/live/admin.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { openFromQr, orderRound, startOrdering } from './support/guest-steps.ts';
import { aReadyRestaurant } from './support/menu-restaurant.ts';
import { deployNewer, expectNewer } from './support/newer-version.ts';
import { expect, PHONE, test } from './support/people.ts';
import { signInAs } from './support/signing-in.ts';
import type { Page } from '@playwright/test';

interface Icon {
  readonly src: string;
  readonly sizes: string;
}

/** Returns the real sizes of the icons, in the manifest's notation. */
const sizesOf = (icons: readonly Icon[]): Promise<string[]> =>
  Promise.all(
    icons.map(async ({ src }) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }),
  );

type Registering = typeof globalThis & { registering?: Promise<unknown> };

/** Keeps the page's own registration of its worker where `ownRegistration` finds it. */
function keepRegistration(): void {
  const { serviceWorker } = navigator;
  const register = serviceWorker.register.bind(serviceWorker);
  serviceWorker.register = (...asked) => {
    const done = register(...asked);
    (globalThis as Registering).registering = done;
    return done;
  };
}

/** Waits for the page's own registration, because a later one would replace the test's worker. */
async function ownRegistration(page: Page): Promise<void> {
  await page.waitForFunction(() => 'registering' in globalThis);
  await page.evaluate(() => (globalThis as Registering).registering?.then(() => undefined));
}

test('Bhoj on the device: installable, opens without a network, offers a newer version', async ({
  person,
}) => {
  const owner = await person('owner', { serviceWorkers: 'allow' });
  const { page, context } = owner;
  await context.addInitScript(keepRegistration);
  await signInAs(page, 'owner');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('is installable, with an active worker', async () => {
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
    // The page of the first visit too, or it would never hear of a newer version.
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const browser = await context.newCDPSession(page);
    const { data, errors } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { icons, start_url } = JSON.parse(data ?? '') as { icons: Icon[]; start_url: string };
    expect(start_url).toMatch(new RegExp(`^${href('dashboard')}`));
    expect(await page.evaluate(sizesOf, icons)).toEqual(icons.map(({ sizes }) => sizes));
    // A test's browser counts as incognito, which is the only obstacle to installing.
    await expect
      .poll(async () => (await browser.send('Page.getInstallabilityErrors')).installabilityErrors)
      .toEqual([{ errorId: 'in-incognito', errorArguments: [] }]);
  });

  await test.step('opens the dashboard offline, and says so', async () => {
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    owner.expectRefusal(/.*/);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(/You are offline/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/You are offline/)).toBeHidden();
  });

  await test.step('leads a logout without a network to the page to sign in', async () => {
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(href('login'));
    await context.setOffline(false);
    await signInAs(page, 'owner');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('offers a newer version, and loads it on request', async () => {
    await ownRegistration(page);
    await deployNewer(page);
    await expect(page.getByText('A new version is ready')).toBeVisible();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expectNewer(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('@deep a guest’s phone keeps the guests’ pages: menu, order and cart show after a reload without a network', async ({
  person,
}) => {
  const admin = openAdmin(urlsFromEnv(process.env));
  const { place } = await aReadyRestaurant([
    { name: 'Idli', pricePaise: paise(6_000) },
    { name: 'Vada', pricePaise: paise(7_000) },
  ]);
  const { qrCode } = await admin.get(tables, place);
  const guest = await person('guest', { viewport: PHONE, serviceWorkers: 'allow' });
  const { page, context } = guest;
  const asked = new Map<string, number>();
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/')) asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
  });
  await openFromQr(page, qrCode);
  await startOrdering(page);
  await orderRound(page, ['Idli']);
  await page.getByRole('button', { name: 'Add Vada' }).click();

  await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  const scopes = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    );
  await expect.poll(scopes).toEqual(['/customer/']);
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(0);

  // The worker stores every file that the page has loaded.
  const missing = () =>
    page.evaluate(async () => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      const own = loaded.filter((name) => new URL(name).pathname.startsWith('/assets/'));
      const found = await Promise.all(own.map((name) => caches.match(name)));
      return own.filter((_, i) => found[i] === undefined);
    });
  await expect.poll(missing).toEqual([]);
  // Once to use it, and once to keep it.
  expect(Object.fromEntries([...asked].filter(([, times]) => times > 2))).toEqual({});
  guest.expectRefusal(/.*/);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Idli' })).toBeVisible();
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await expect(page.getByRole('button', { name: /See the cart/ })).toBeVisible();
  await page.getByRole('button', { name: /Our order/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Idli');
});
