import { href } from '@bhoj/domain/catalogue/routes';
import { aPerson, someTerms } from '@bhoj/domain/fixtures/payroll';
import { newId } from '@bhoj/domain/kernel/ids';
import { members } from '@bhoj/domain/members/member.collection';
import { daysOfMonth } from '@bhoj/domain/payroll/muster/calendar';
import { NO_PAY_ENTRIES } from '@bhoj/domain/payroll/run/entered';
import { markMuster } from '@bhoj/domain/payroll/muster/muster.contract';
import { approvePayRun, draftPayRun, reviewPayRun } from '@bhoj/domain/payroll/run/pay-run.contract';
import { people } from '@bhoj/domain/payroll/shape/people.collection';
import { seedTables } from '@bhoj/domain/tables/tables.contract';
import { addMonths, businessDayOf, dateOf, startOf } from '@bhoj/domain/time/ist';
import { slipWords as slipEnglish } from '../../web/src/messages/shared/slip/en.ts';
import { openAdmin } from '../../demo/live/admin.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { bringAxe, violations } from './support/axe.ts';
import { DESKTOP, expect, test } from './support/people.ts';
import { freshLogin, hire, openRestaurant } from './support/restaurant.ts';
import { signInOn } from './support/signing-in.ts';
import type { Page } from '@playwright/test';

const today = businessDayOf(Date.now(), '04:00');
const last = dateOf(addMonths(startOf(`${today.slice(0, 7)}-01`), -1)).slice(0, 7);
const monthName = new Intl.DateTimeFormat('en-IN', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
}).format(Date.parse(`${last}-01T00:00:00Z`));
const SMALL = { width: 360, height: 740 };

async function expectSound(page: Page): Promise<void> {
  await bringAxe(page);
  expect(await violations(page, null)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

test('a captain disputes a day, the owner settles it, and the slip and its link in Hindi have it', async ({
  person,
}) => {
  const admin = openAdmin(urlsFromEnv(process.env));
  const login = freshLogin('owner');
  const { restaurantId, call } = await openRestaurant(login, {});
  const captainLogin = await hire(login, 'captain', 'Ravi Kumar');
  const [captainRecord] = (await admin.db.collection(members.parent({ restaurantId })).get()).docs;
  const personId = newId();
  const terms = [
    someTerms({ from: `${last}-01`, weeklyOff: null, providentFund: false, stateInsurance: false }),
  ];
  const memberId = captainRecord?.id ?? null;
  await admin.set(
    people,
    { restaurantId, personId },
    aPerson({ name: 'Ravi Kumar', memberId, joinedOn: `${last}-01`, terms }),
  );
  const days = daysOfMonth(last);
  for (const [n, day] of days.entries()) {
    const mark = n === 4 ? ('A' as const) : ('P' as const);
    await call(markMuster, { month: last, cells: [{ personId, day, mark, overtimeMinutes: 0 }] });
  }

  const captain = await person('captain', { viewport: SMALL });
  const owner = await person('owner', { viewport: DESKTOP });
  const panel = captain.page.getByRole('dialog', { name: 'My work' });
  await signInOn(captain.page, 'captain', captainLogin);
  await signInOn(owner.page, 'owner', login);

  await test.step('the captain says that they are here, and disputes an absence of the last month', async () => {
    await captain.page.getByRole('button', { name: 'My work' }).click();
    await panel.getByRole('button', { name: 'I am here' }).click();
    await expect(panel.getByText('You said: Present. The owner has not answered yet.')).toBeVisible();
    await expect(panel.getByText('12 days left')).toBeVisible();
    await expectSound(captain.page);
    await panel.getByRole('button', { name: 'Month before' }).click();
    const absent = panel.getByRole('listitem').filter({ hasText: 'Absent' });
    await absent.getByRole('button', { name: /^This is wrong/ }).click();
    await panel.getByRole('button', { name: 'Tell the owner' }).click();
    await expect(panel.getByText('You dispute it: Present. The owner sees this.')).toBeVisible();
    await expectSound(captain.page);
  });

  await test.step('the owner sees the dispute in the muster and accepts it', async () => {
    const { page } = owner;
    await page.goto(href('notifications'));
    await page.getByRole('link', { name: /Ravi Kumar disputes a day/ }).click();
    await expect(
      page.getByRole('gridcell', { selected: true, name: /Absent, says: Present$/ }),
    ).toBeVisible();
    await expect(page.getByText('You marked: Absent')).toBeVisible();
    await page.getByRole('button', { name: /^Accept: Ravi Kumar/ }).click();
    await expect(page.getByText('You marked: Absent')).toBeHidden();
    await expect(page.getByText('All marks are saved')).toBeVisible();
  });

  await test.step('once the pay is approved, the captain reads the slip with that day', async () => {
    await call(draftPayRun, {
      month: last,
      people: { [personId]: { ...NO_PAY_ENTRIES, professionTaxPaise: 0 as never } },
    });
    await call(reviewPayRun, { month: last });
    await call(approvePayRun, { month: last });
    await captain.page.reload();
    await panel.getByRole('button', { name: `Open the slip of ${monthName}` }).click();
    const slip = panel.getByRole('article');
    await expect(slip).toContainText(`Present ${String(days.length)}`);
    await expect(panel.getByText(/The pay of this month is approved/)).toBeVisible();
    await expectSound(captain.page);
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toBeHidden();
  });

  await test.step('the owner makes a link, and it opens the slip in Hindi without a sign-in', async () => {
    const { page } = owner;
    await page.goto(`${href('payroll')}?tab=people`);
    await page.getByRole('link', { name: 'Ravi Kumar' }).click();
    const side = page.getByRole('dialog', { name: 'Ravi Kumar' });
    await side.getByRole('button', { name: 'Make the link' }).click();
    const link = side.getByRole('textbox', { name: 'Link' });
    await expect(link).toHaveValue(/\/slips\/.+#[A-Za-z0-9]{28}$/);
    await expectSound(page);
    const address = await link.inputValue();
    const visitor = await person('visitor', { viewport: SMALL });
    await visitor.page.goto(address);
    const slip = visitor.page.getByRole('article');
    await expect(slip).toContainText('Wage slip of');
    await visitor.page.getByRole('combobox', { name: slipEnglish.language }).selectOption('hi');
    await expect(slip).toContainText('वेतन पर्ची');
    await expect(slip).toContainText(`उपस्थित ${String(days.length)}`);
    await expect(visitor.page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expectSound(visitor.page);

    await side.getByRole('button', { name: 'End the link' }).click();
    const asks = page.getByRole('dialog', { name: /^End the link to/ });
    await asks.getByRole('button', { name: 'End the link' }).click();
    await expect(side.getByRole('button', { name: 'Make the link' })).toBeVisible();
    visitor.expectRefusal(/openSharedSlips/);
    await visitor.page.reload();
    await expect(visitor.page.getByRole('heading', { name: 'This link opens no slips' })).toBeVisible();
  });
});

test('My work opens at the first tap right after a new takeaway, also when its code comes late or not at all', async ({
  person,
}) => {
  const login = freshLogin('owner');
  const { call } = await openRestaurant(login, { services: ['dine-in', 'takeaway'] });
  await call(seedTables, { tablesPerFloor: [1] });
  const captain = await person('captain', { viewport: SMALL, serviceWorkers: 'block' });
  const { page } = captain;
  // The console names the file of the page that reports it.
  captain.expectRefusal(/readMyWork|my-work-panel|assets\/all-/);
  const held = Promise.withResolvers<void>();
  await page.route('**/my-work-panel*.js', async (route) => {
    await held.promise;
    await route.abort();
  });
  await signInOn(page, 'captain', await hire(login, 'captain', 'Ravi Kumar'));
  await page.getByRole('button', { name: 'New takeaway' }).click();
  await page.getByRole('button', { name: 'Take the order' }).click();
  await page.getByRole('button', { name: 'My work' }).click();
  const panel = page.getByRole('dialog', { name: 'My work' });
  await expect(panel).toBeVisible();
  held.resolve();
  await expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute('**/my-work-panel*.js');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByText(/has not linked your sign-in/)).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Takeaway' })).toBeVisible();
});
