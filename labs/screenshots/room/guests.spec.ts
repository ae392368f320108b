import { guestBookingPath } from '@bhoj/domain/bookings/guests/links';
import { newId, newShareToken } from '@bhoj/domain/kernel/ids';
import { ownWaitPath } from '@bhoj/domain/waitlist/links';
import { addToWaitlist } from '@bhoj/domain/waitlist/waitlist.contract';
import { guestBooking as words } from '../../../web/src/messages/booker/booking/en.ts';
import { guestWait } from '../../../web/src/messages/booker/wait/en.ts';
import { DEMO_LOGINS } from '../../../demo/demo-logins.ts';
import { DEMO_ADDRESS } from '../../../demo/demo-settings.ts';
import { callsOf } from '../../../demo/live/callable.ts';
import { signIn } from '../../../demo/live/sign-in.ts';
import { urlsFromEnv } from '../../../demo/live/urls.ts';
import { expect, test } from '../../../tests/e2e/support/people.ts';
import { inLanguages } from './scene.ts';
import type { Page } from '@playwright/test';

const SMALL = { width: 360, height: 740 };
const group = (page: Page, name: string) => page.getByRole('group', { name });

test('a guest books, changes and cancels', async ({ person }) => {
  const { page, expectRefusal } = await person('guest', { viewport: SMALL });
  await page.goto(guestBookingPath(DEMO_ADDRESS));
  await group(page, words.size).getByRole('button', { name: '3', exact: true }).click();
  await page.getByRole('button', { name: words.tomorrow, exact: true }).click();
  await expect(group(page, words.time).getByRole('button').first()).toBeVisible();
  await inLanguages(page, 'guest-times');
  await group(page, words.time).getByRole('button').nth(4).click();
  await page.getByRole('button', { name: words.book }).click();
  await expect(page.getByText(words.nameMissing)).toBeVisible();
  await inLanguages(page, 'guest-faults');
  await page.getByLabel(words.name, { exact: true }).fill('Meera');
  await page.getByLabel(words.mobile).fill('9876543210');
  await page.getByRole('button', { name: words.book }).click();
  await expect(page.getByRole('heading', { name: words.ownTitle })).toBeVisible();
  await inLanguages(page, 'guest-own');
  await page.getByRole('button', { name: words.change, exact: true }).click();
  await expect(group(page, words.time).getByRole('button').first()).toBeVisible();
  await inLanguages(page, 'guest-change');
  await page.getByRole('button', { name: words.back }).click();
  await page.getByRole('button', { name: words.cancel }).click();
  await inLanguages(page, 'guest-cancel');
  await page.getByRole('button', { name: words.cancelYes }).click();
  await expect(page.getByText(words.states.cancelled, { exact: true })).toBeVisible();
  await inLanguages(page, 'guest-cancelled');
  await page.goto(`${guestBookingPath(DEMO_ADDRESS)}#not-whole`);
  await expect(page.getByRole('heading', { name: words.gone })).toBeVisible();
  await inLanguages(page, 'guest-gone');
  expectRefusal(/.*/);
  await page.goto(guestBookingPath('nobody-has-this-address'));
  await expect(page.getByRole('heading', { name: words.nobody })).toBeVisible();
  await inLanguages(page, 'guest-nobody');
});

test('a large party asks', async ({ person }) => {
  const { page } = await person('guest', { viewport: SMALL });
  await page.goto(guestBookingPath(DEMO_ADDRESS));
  await page.getByRole('combobox', { name: words.size }).selectOption('12');
  await page.getByRole('button', { name: words.tomorrow, exact: true }).click();
  await group(page, words.time).getByRole('button').nth(4).click();
  await inLanguages(page, 'guest-large');
});

test('a party waits at the door', async ({ person }) => {
  const urls = urlsFromEnv(process.env);
  const owner = await signIn(urls, DEMO_LOGINS.owner.email, DEMO_LOGINS.owner.password);
  const [waitId, key] = [newId(), newShareToken()];
  const party = { size: 2, name: 'Anil', mobile: null, language: 'en' } as const;
  await callsOf(urls, owner.idToken)(addToWaitlist, { waitId, key, ...party });
  const { page } = await person('guest', { viewport: SMALL });
  await page.goto(ownWaitPath({ slug: DEMO_ADDRESS, waitId, key }, 'en'));
  await expect(page.getByText(guestWait.number)).toBeVisible();
  await inLanguages(page, 'wait-line');
});
