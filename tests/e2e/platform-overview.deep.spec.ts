import { readFile } from 'node:fs/promises';
import { href } from '@bhoj/domain/catalogue/routes';
import { paise } from '@bhoj/domain/money/money';
import {
  aFault,
  aPlatformCurrent,
  aPlatformDay,
  aPlatformMonth,
  aTenant,
} from '@bhoj/domain/fixtures/platform';
import { newId } from '@bhoj/domain/kernel/ids';
import {
  platformCurrents,
  platformDays,
  platformMonths,
} from '@bhoj/domain/platform/shape/platform-sum.collection';
import { EMPTY_TALLY } from '@bhoj/domain/platform/upkeep/sweep';
import { platformFaults } from '@bhoj/domain/platform/upkeep/sweep.collection';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { DAY, dateOf, monthOf } from '@bhoj/domain/time/ist';
import { openAdmin } from '../../demo/live/admin.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { bringAxe, violations } from './support/axe.ts';
import { DESKTOP, expect, PHONE, test } from './support/people.ts';
import { freshLogin } from './support/restaurant.ts';
import { grantSuper, signInToPlatform } from './support/super-admin.ts';
import type { Page } from '@playwright/test';

async function expectSound(page: Page): Promise<void> {
  await bringAxe(page);
  expect(await violations(page, null)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

/**
 * A platform with a past month. Its one restaurant has no recent bills, and a name that a spreadsheet would run as a
 * formula.
 */
async function aPlatform(name: string): Promise<void> {
  const admin = openAdmin(urlsFromEnv(process.env));
  const now = Date.now();
  const [day, month] = [dateOf(now), monthOf(now)];
  const group = { signUps: 2, activated: 1, paid: 1, trialsEnded: 2, converted: 1 };
  const swept = { ...EMPTY_TALLY, day, at: now, restaurants: 3, active: 1, activated: 2, silent: 1 };
  await Promise.all([
    admin.set(platformCurrents, {}, aPlatformCurrent({ mrrPaise: paise(199_800), paying: 2, swept })),
    admin.set(
      platformMonths,
      { month },
      aPlatformMonth({
        month,
        signUps: 4,
        onboarded: 3,
        activated: 2,
        paid: 2,
        trialsEnded: 2,
        converted: 1,
        moved: { new: { amountPaise: paise(99_900), count: 1 } },
        byCity: { Pune: group },
        byCohort: { [month]: { paying: 2, mrrPaise: paise(199_800) } },
      }),
    ),
    admin.set(platformDays, { day }, aPlatformDay({ day, signUps: 4, byReferrer: { '-': group } })),
    admin.set(platformFaults, { faultId: 'f1' }, aFault({ what: 'saveMenu', day, lastAt: now })),
    admin.set(
      tenants,
      { restaurantId: `${newId().toLowerCase()}@house.example` },
      aTenant({
        name,
        handle: newId(),
        signedUpAt: now - DAY,
        referredBy: null,
        activated: true,
        activatedOn: dateOf(now - 30 * DAY),
        use: 'silent',
        lastBillDay: dateOf(now - 20 * DAY),
      }),
    ),
  ]);
  await admin.close();
}

test('a super admin reads how the platform stands, follows a figure to its list, and downloads a file', async ({
  person,
}) => {
  const login = freshLogin('admin');
  const name = `=Silent ${newId()}`;
  await grantSuper(login);
  await aPlatform(name);
  const { page } = await person('super admin', { viewport: PHONE });

  await test.step('the overview has MRR, its bridge and what failed', async () => {
    await page.goto(href('super'));
    await signInToPlatform(page, login);
    const mrr = page.getByRole('region', { name: 'MRR' });
    // Other journeys pay and sign up in the meantime, so the pages' own tests check the figures themselves.
    await expect(mrr).toContainText(/₹[1-9][\d,]*/);
    await expect(mrr).toContainText(/from [1-9]\d* paying restaurants?/);
    await expect(page.getByText('saveMenu')).toBeVisible();
    await expectSound(page);
    await page.setViewportSize(DESKTOP);
    await expectSound(page);
  });

  await test.step('silent restaurants are a list', async () => {
    await page.getByRole('link', { name: 'Silent' }).click();
    await expect(page).toHaveURL(/use=silent/);
    await expect(page.getByText(name)).toBeVisible();
  });

  await test.step('analytics has tables and a chart', async () => {
    await page.goto(href('superAnalytics'));
    const cohorts = page.getByRole('table', { name: 'Retention by month of sign-up' });
    await expect(cohorts).toContainText(/\d%/);
    await expect(page.getByRole('figure', { name: 'MRR at the end of each month' })).toBeVisible();
    await expectSound(page);
    await page.setViewportSize(PHONE);
    await expectSound(page);
  });

  await test.step('a file has the restaurant, and no formula', async () => {
    await page.goto(href('superReports'));
    await page.getByRole('combobox', { name: 'Period' }).click();
    await page.getByRole('option', { name: 'This financial year' }).click();
    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Sign-ups' }).click();
    const file = await (await downloaded).path();
    expect(await readFile(file, 'utf8')).toContain(`'${name}`);
    await expectSound(page);
  });
});
