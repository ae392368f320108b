import { PRESETS, rightsOf, roleOf } from '@bhoj/domain/catalogue/rights';
import type { Preset } from '@bhoj/domain/catalogue/rights';
import { mayOpen } from '@bhoj/domain/catalogue/page-rights';
import { href, routeAt, routeEntries } from '@bhoj/domain/catalogue/routes';
import { limitsOf } from '@bhoj/domain/members/member-rights';
import { changeRights } from '@bhoj/domain/members/members.contract';
import { addTable } from '@bhoj/domain/tables/tables.contract';
import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import { aMenu } from '@bhoj/domain/fixtures/menu';
import { DESKTOP, expect, PHONE, test } from './support/people.ts';
import { freshLogin, hire, openRestaurant } from './support/restaurant.ts';
import { signInOn } from './support/signing-in.ts';
import { settled } from './support/visits.ts';
import type { Page } from '@playwright/test';

const entries = (page: Page) => page.getByRole('navigation').getByRole('link');

async function aRestaurant() {
  const owner = freshLogin('owner');
  const { call } = await openRestaurant(owner, {});
  await call(addTable, { tableIds: ['F1-T01', 'F1-T02'], seats: 4 });
  const { categories, items, addOnGroups } = aMenu();
  await call(saveMenu, { baseVersion: 0, content: { categories, items, addOnGroups } });
  return { owner, call };
}

test('a cashier sees their pages alone; a right that is given or taken away counts at once', async ({
  person,
}) => {
  const { owner, call } = await aRestaurant();
  const login = await hire(owner, 'cashier', 'Meena');
  const { page, expectRefusal } = await person('cashier', { viewport: DESKTOP });
  await signInOn(page, 'owner', login);
  await expect(page).toHaveURL(new RegExp(`${href('dashboard')}$`));
  await expect(entries(page)).toHaveText([
    'Dashboard',
    'Orders',
    'Finance',
    'Trending',
    'Bookings',
    'Captain',
  ]);

  await test.step('a page of others says so', async () => {
    await page.goto(href('menu'));
    await expect(page.getByRole('heading', { name: 'This page is not for your account' })).toBeVisible();
  });

  await test.step('the owner gives the menu, and it opens where it stands', async () => {
    const ownerPage = await person('owner', { viewport: DESKTOP });
    await signInOn(ownerPage.page, 'owner', owner);
    await ownerPage.page.goto(href('staff'));
    await ownerPage.page.getByRole('button', { name: 'More for Meena' }).click();
    await ownerPage.page.getByRole('menuitem', { name: 'Job and rights' }).click();
    const dialog = ownerPage.page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Change the menu, offers and codes' }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(ownerPage.page.getByText('Cashier, own rights')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Menu', level: 1 })).toBeVisible();
  });

  await test.step('taken away, the open page closes', async () => {
    expectRefusal(/Listen|documents|channel/);
    await call(changeRights, { uid: login.uid, preset: 'cashier', can: null, limits: limitsOf('cashier') });
    await expect(page.getByRole('heading', { name: 'This page is not for your account' })).toBeVisible();
  });
});

const OFFICE = PRESETS.filter((preset) => roleOf(preset) === 'office');

/** The pages of the dashboard that somebody with a job may open, and the day among the orders. */
const pathsOf = (preset: Preset) =>
  routeEntries
    .filter(([name]) => mayOpen(name, roleOf(preset), rightsOf(preset)) === true)
    .filter(([, { area }]) => area === 'dashboard')
    .flatMap(([name, { path }]) => (name === 'orders' ? [path, `${path}?view=day`] : [path]));

/** Returns the links of an open page to pages that somebody with this job may not open. */
async function closedLinks(page: Page, preset: Preset): Promise<string[]> {
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).pathname));
  return [...new Set(links)].filter((link) => {
    const name = routeAt(link)?.name;
    return name !== undefined && mayOpen(name, roleOf(preset), rightsOf(preset)) !== true;
  });
}

for (const preset of OFFICE)
  test(`@deep a ${preset} opens every page of theirs without a refusal, and no link leads to one of others (P-RIGHT-4)`, async ({
    person,
  }) => {
    test.slow();
    const { owner } = await aRestaurant();
    const login = await hire(owner, preset, 'Meena');
    const { page } = await person(preset, { viewport: PHONE });
    await signInOn(page, 'owner', login);
    const faults: string[] = [];
    for (const path of pathsOf(preset)) {
      await page.goto(path);
      await settled(page);
      const alerts = await page.getByRole('alert').allTextContents();
      faults.push(...alerts.map((text) => `${path}: ${text}`));
      faults.push(...(await closedLinks(page, preset)).map((link) => `${path}: a link to ${link}`));
      if ((await page.getByText('This page is not for your account').count()) > 0)
        faults.push(`${path}: closed`);
    }
    expect(faults).toEqual([]);
  });
