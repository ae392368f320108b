import { href } from '@bhoj/domain/catalogue/routes';
import { aPerson, someTerms } from '@bhoj/domain/fixtures/payroll';
import { newId } from '@bhoj/domain/kernel/ids';
import { setPin } from '@bhoj/domain/members/pins.contract';
import { members } from '@bhoj/domain/members/member.collection';
import { people } from '@bhoj/domain/payroll/shape/people.collection';
import { serviceSettings } from '@bhoj/domain/restaurant/settings.collection';
import { clockOfMinute } from '@bhoj/domain/roster/shift-text';
import { seedTables } from '@bhoj/domain/tables/tables.contract';
import { dateOf, minuteOfDay } from '@bhoj/domain/time/ist';
import { openAdmin } from '../../demo/live/admin.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { myWork as hindiWork } from '../../web/src/messages/shared/my-work/hi.ts';
import { roster as hindi } from '../../web/src/messages/shared/roster/hi.ts';
import { slipWords as hindiSlip } from '../../web/src/messages/shared/slip/hi.ts';
import { bringAxe, violations } from './support/axe.ts';
import { speak } from './support/languages.ts';
import { DESKTOP, expect, test } from './support/people.ts';
import { callsAs, freshLogin, hire, openRestaurant } from './support/restaurant.ts';
import { signInOn } from './support/signing-in.ts';
import type { Page } from '@playwright/test';

const SMALL = { width: 360, height: 740 };
const TABLET = { width: 800, height: 1100 };
const PIN = '482915';

async function expectSound(page: Page): Promise<void> {
  await bringAxe(page);
  expect(await violations(page, null)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

/** Enters on the tablet to punch, and presses a button there. */
async function punchOn(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: 'Suresh' }).click();
  await page.getByRole('button', { name: 'Punch in or out' }).click();
  for (const digit of PIN) await page.getByRole('button', { name: digit, exact: true }).click();
  await page.getByRole('button', { name: button, exact: true }).click();
}

test('a cook punches late, the owner accepts what the day suggests, and the cook sees it in Hindi', async ({
  person,
}) => {
  const admin = openAdmin(urlsFromEnv(process.env));
  const login = freshLogin('owner');
  const { restaurantId, call } = await openRestaurant(login, {});
  await call(seedTables, { tablesPerFloor: [2] });
  // The day ends at midnight, so that the shift below is of today at every hour at which this runs.
  await admin.db.doc(serviceSettings.path({ restaurantId })).update({ dayCutoff: '00:00' });
  const cookLogin = await hire(login, 'kitchen', 'Suresh');
  await (
    await callsAs(cookLogin)
  )(setPin, { pin: PIN });
  const [record] = (await admin.db.collection(members.parent({ restaurantId })).get()).docs;
  const terms = [someTerms({ weeklyOff: null })];
  const suresh = aPerson({ name: 'Suresh', memberId: record?.id ?? null, terms });
  await admin.set(people, { restaurantId, personId: newId() }, suresh);

  const now = Date.now();
  const [today, minute] = [dateOf(now), minuteOfDay(now)];
  const from = Math.max(0, minute - 60);
  const shift = (to: number) => `${clockOfMinute(from)}-${clockOfMinute(to)}`;
  const owner = await person('owner', { viewport: DESKTOP });
  const tablet = await person('tablet', { viewport: TABLET });
  const weekday = new Intl.DateTimeFormat('en-IN', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const field = owner.page.getByRole('textbox', { name: `Suresh, ${weekday.format(Date.parse(today))}` });
  const save = async () => {
    await owner.page.getByRole('button', { name: 'Save the week' }).click();
    await expect(owner.page.getByText('The week is saved. People see it in My work.')).toBeVisible();
  };

  await test.step('the owner plans a shift that began an hour ago', async () => {
    await signInOn(owner.page, 'owner', login);
    await owner.page.goto(`${href('payroll')}?tab=roster`);
    await field.fill(shift(minute + 120));
    await owner.page.getByLabel('Late after, minutes').fill('0');
    await expectSound(owner.page);
    await save();
  });

  await test.step('the owner shares the kitchen’s tablet, and the cook punches in on it', async () => {
    const { page } = tablet;
    await signInOn(page, 'owner', login);
    await page.goto(href('staff'));
    await page.getByRole('button', { name: 'Share this device' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share this device' });
    await dialog.getByLabel('Name').fill('Kitchen tablet');
    await dialog.getByRole('button', { name: 'Share', exact: true }).click();
    await punchOn(page, 'Punch in');
    await expect(page.getByText(/^Punched in at/)).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('heading', { name: 'Who is it?' })).toBeVisible();
  });

  await test.step('the owner sees who came late', async () => {
    await owner.page.goto(`${href('payroll')}?tab=muster`);
    await expect(owner.page.getByText(/Suresh came (1 h|\d+ min)( \d+ min)? late/)).toBeVisible();
    await expectSound(owner.page);
  });

  await test.step('the cook punches out, and the owner ends the shift early', async () => {
    await punchOn(tablet.page, 'Punch out');
    await expect(tablet.page.getByText(/^Punched out at/)).toBeVisible();
    await tablet.page.getByRole('button', { name: 'Done' }).click();
    await owner.page.getByRole('tab', { name: 'Roster' }).click();
    await field.fill(shift(Math.max(minute, from + 1)));
    await save();
  });

  await test.step('the owner accepts what the day suggests', async () => {
    await owner.page.getByRole('tab', { name: 'Muster' }).click();
    const suggestions = owner.page.getByRole('region', { name: 'From roster and punches' });
    await suggestions.getByRole('button', { name: /^Accept: Suresh, .* Half day$/ }).click();
    await expect(suggestions).toBeHidden();
    await expect(owner.page.getByText('All marks are saved')).toBeVisible();
    await expect(owner.page.getByRole('gridcell', { name: /HD: Half day/ })).toBeVisible();
  });

  await test.step('the cook reads it in My work in Hindi', async () => {
    const cook = await person('cook', { viewport: SMALL });
    await signInOn(cook.page, 'kitchen', cookLogin);
    await speak(cook.page, 'hi');
    await cook.page.goto(`${href('kitchen')}?my=work`);
    const days = cook.page.getByRole('region', { name: hindiWork.muster });
    await expect(days.getByText(hindiSlip.marks.HD)).toBeVisible();
    const shifts = cook.page.getByRole('region', { name: hindi.title });
    await expect(shifts.getByText(hindi.today)).toBeVisible();
    await expect(shifts.getByText(hindi.noWeek)).toBeVisible();
    const own = cook.page.getByRole('region', { name: hindi.punches });
    await expect(own.getByText(/घंटे .* काम$/)).toBeVisible();
    await expectSound(cook.page);
  });
});
