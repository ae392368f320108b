import { saveBookingRules } from '@bhoj/domain/bookings/shape/bookings.contract';
import { aBookingRules } from '@bhoj/domain/fixtures/bookings';
import { guestBookingPath } from '@bhoj/domain/bookings/guests/links';
import { publicPath } from '@bhoj/domain/catalogue/public-links';
import { href } from '@bhoj/domain/catalogue/routes';
import { newId } from '@bhoj/domain/kernel/ids';
import { choosePublicAddress } from '@bhoj/domain/restaurant/public-address.contract';
import { addTable } from '@bhoj/domain/tables/tables.contract';
import { WEEKDAYS } from '@bhoj/domain/time/ist';
import type { BookingRules } from '@bhoj/domain/bookings/shape/booking-rules.schema';
import type { Page } from '@playwright/test';
import { guestBooking as english } from '../../web/src/messages/booker/booking/en.ts';
import { guestBooking as hindi } from '../../web/src/messages/booker/booking/hi.ts';
import { bringAxe, violations } from './support/axe.ts';
import { DESKTOP, expect, PHONE, test } from './support/people.ts';
import { freshLogin, openRestaurant } from './support/restaurant.ts';
import { signInOn } from './support/signing-in.ts';

const ALL_DAY = Object.fromEntries(
  WEEKDAYS.map((day) => [day, [{ from: '04:00', last: '03:45' }]]),
) as unknown as BookingRules['sittings'];

/** A restaurant with a public address that takes bookings at every hour, with two tables for four. */
async function aRestaurant(rules: Partial<BookingRules> = {}) {
  const owner = freshLogin('owner');
  const { call } = await openRestaurant(owner, {});
  await call(addTable, { tableIds: ['F1-T01', 'F1-T02'], seats: 4 });
  const own = aBookingRules({ sittings: ALL_DAY, noticeMinutes: 0, pacing: null, ...rules });
  await call(saveBookingRules, { rules: own, before: null });
  const slug = `room-${newId().toLowerCase()}`;
  await call(choosePublicAddress, { slug });
  return { owner, slug };
}

async function expectSound(page: Page): Promise<void> {
  await bringAxe(page);
  expect(await violations(page, null)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

/** Chooses the size, tomorrow and a time, in the guest's language. */
async function choose(page: Page, words: typeof english, size: number, clock: string): Promise<void> {
  await page
    .getByRole('group', { name: words.size })
    .getByRole('button', { name: String(size), exact: true })
    .click();
  await page.getByRole('button', { name: words.tomorrow, exact: true }).click();
  await page
    .getByRole('group', { name: words.time })
    .getByRole('button', { name: clock, exact: true })
    .click();
}

test('a guest books in Hindi on a phone, changes, asks for more, is accepted, and cancels (P-BOOK-20)', async ({
  person,
}) => {
  test.slow();
  const { owner, slug } = await aRestaurant({ requestFrom: 4, questions: ['High chair?'] });
  const guest = await person('guest', { viewport: PHONE });
  const { page } = guest;

  await test.step('finds the page from a link in their language, and books', async () => {
    await page.goto(guestBookingPath(slug, 'hi'));
    await choose(page, hindi, 3, '7:30 pm');
    await expectSound(page);
    await page.getByRole('button', { name: hindi.book }).click();
    await expect(page.getByText(hindi.nameMissing)).toBeVisible();
    await page.getByLabel(hindi.name, { exact: true }).fill('मीरा 🎂');
    await page.getByLabel(hindi.mobile).fill('+91 98765-43210');
    await page.getByLabel('High chair?').fill('One');
    await page.getByLabel(hindi.food).fill('Jain');
    await expectSound(page);
    await page.getByRole('button', { name: hindi.book }).click();
    await expect(page.getByRole('heading', { name: hindi.ownTitle })).toBeVisible();
    await expect(page.getByText(hindi.states.confirmed)).toBeVisible();
    await expect(page.getByText(hindi.held('7:45 pm'))).toBeVisible();
    await expectSound(page);
  });

  await test.step('takes the appointment along', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: hindi.calendar }).click();
    expect((await download).suggestedFilename()).toBe('table.ics');
  });

  await test.step('opens the link again and comes with one more, which is only a request', async () => {
    await page.reload();
    await page.getByRole('button', { name: hindi.change, exact: true }).click();
    await page
      .getByRole('group', { name: hindi.size })
      .getByRole('button', { name: '4', exact: true })
      .click();
    await page
      .getByRole('group', { name: hindi.time })
      .getByRole('button', { name: '8:00 pm', exact: true })
      .click();
    await expect(page.getByText(hindi.changeAsks)).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: hindi.save }).click();
    await expect(page.getByText(hindi.states.requested)).toBeVisible();
  });

  const host = await person('owner', { viewport: DESKTOP });
  await test.step('the host is told, sees it, and accepts', async () => {
    await signInOn(host.page, 'owner', owner);
    await host.page.goto(href('notifications'));
    await host.page.getByRole('link', { name: /A party of 4 asks for a table/ }).click();
    const panel = host.page
      .getByRole('dialog')
      .or(host.page.getByRole('complementary'))
      .filter({ hasText: 'Jain' });
    await expect(panel.getByText('One', { exact: true })).toBeVisible();
    await expect(panel.getByText('The guest, on your public page')).toBeVisible();
    await panel.getByRole('button', { name: /^Confirm/ }).click();
    await expect(panel.getByRole('button', { name: /^Confirm/ })).toHaveCount(0);
    await expect(panel.getByText(/The table is held until/)).toBeVisible();
  });

  await test.step('the guest sees the answer, and cancels', async () => {
    await page.getByRole('button', { name: hindi.lookAgain }).click();
    await expect(page.getByText(hindi.states.confirmed)).toBeVisible();
    await page.getByRole('button', { name: hindi.cancel }).click();
    await page.getByRole('button', { name: hindi.cancelYes }).click();
    await expect(page.getByText(hindi.states.cancelled, { exact: true })).toBeVisible();
    await expect(host.page.getByText('Cancelled by the guest')).toBeVisible();
  });
});

test('@deep the public menu leads there, a wrong link says so, and nobody books where bookings are off', async ({
  person,
}) => {
  const { slug } = await aRestaurant({ online: 'off' });
  const { page, expectRefusal } = await person('guest', { viewport: PHONE });
  expectRefusal(/freeTimes/);
  await page.goto(guestBookingPath(slug));
  await expect(page.getByRole('heading', { name: english.off })).toBeVisible();
  await expectSound(page);
  await page.goto(publicPath(slug));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book a table' })).toHaveCount(0);
  await page.goto(guestBookingPath('nobody-has-this-address'));
  await expect(page.getByRole('heading', { name: english.nobody })).toBeVisible();
  const open = await aRestaurant();
  await page.goto(publicPath(open.slug));
  await page.getByRole('link', { name: 'Book a table' }).click();
  await expect(page.getByRole('group', { name: english.size })).toBeVisible();
  await page.goto(`${guestBookingPath(open.slug)}#not-whole`);
  await expect(page.getByRole('heading', { name: english.gone })).toBeVisible();
});

test('@deep a booking whose answer is lost is booked once when it is sent again', async ({ person }) => {
  const { slug } = await aRestaurant();
  const { page, expectRefusal } = await person('guest', { viewport: PHONE });
  expectRefusal(/bookAsGuest/);
  await page.goto(guestBookingPath(slug));
  await choose(page, english, 2, '8:00 pm');
  await page.getByLabel(english.name, { exact: true }).fill('Meera');
  await page.getByLabel(english.mobile).fill('9876543210');
  let lost = 0;
  await page.route('**/guest', async (route) => {
    const isBooking = route.request().postData()?.includes('bookAsGuest') === true;
    if (!isBooking || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await page.getByRole('button', { name: english.book }).click();
  await expect(page.getByText(english.uncertain)).toBeVisible();
  await page.getByRole('button', { name: english.book }).click();
  await expect(page.getByText(english.states.confirmed)).toBeVisible();
  expect(lost).toBe(1);
});
