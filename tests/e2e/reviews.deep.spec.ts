import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { href } from '@bhoj/domain/catalogue/routes';
import { newId } from '@bhoj/domain/kernel/ids';
import { paise } from '@bhoj/domain/money/money';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { reviews } from '@bhoj/domain/reviews/review.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { openAdmin } from '../../demo/live/admin.ts';
import { callsOf } from '../../demo/live/callable.ts';
import { signIn } from '../../demo/live/sign-in.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { savesOf } from '../../demo/live/write-as.ts';
import { bringAxe, violations } from './support/axe.ts';
import { openFromQr, orderRound, startOrdering } from './support/guest-steps.ts';
import { aReadyRestaurant } from './support/menu-restaurant.ts';
import { DESKTOP, expect, PHONE, test } from './support/people.ts';
import { signInOn } from './support/signing-in.ts';
import type { Page } from '@playwright/test';

const LINK = 'https://g.page/r/spice/review';

async function expectSound(page: Page): Promise<void> {
  await bringAxe(page);
  expect(await violations(page, null)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

test('a bad review is answered while the guest sits, with the order behind it', async ({ person }) => {
  const urls = urlsFromEnv(process.env);
  const admin = openAdmin(urls);
  const { owner: login, place } = await aReadyRestaurant([
    { name: 'Idli', pricePaise: paise(6_000) },
    { name: 'Vada', pricePaise: paise(7_000) },
  ]);
  const { restaurantId } = place;
  const { idToken } = await signIn(urls, login.email, login.password);
  await savesOf(urls, idToken)(restaurantId, { reviewLink: LINK });
  await expect
    .poll(async () => (await admin.get(profiles, { restaurantId })).reviewLink, { timeout: 30_000 })
    .toBe(LINK);
  const { qrCode } = await admin.get(tables, place);
  const { page: phone } = await person('guest', { viewport: PHONE });

  await test.step('a guest orders and pays', async () => {
    await openFromQr(phone, qrCode);
    await startOrdering(phone);
    await orderRound(phone, ['Idli', 'Vada']);
  });
  const orderId = new URL(phone.url()).pathname.split('/').at(-1) ?? '';
  await callsOf(urls, idToken)(settleBill, {
    orderId,
    requestId: newId(),
    seenRounds: 1,
    portions: null,
    payments: [exactly('cash', paise(13_700))],
  });

  await test.step('gives two stars and a thumb, with the public page there before and after', async () => {
    await phone.goto(href('customerCheckout', { ...place, orderId }));
    const link = phone.getByRole('link', { name: 'Review it in public' });
    await expect(link).toHaveAttribute('href', LINK);
    await phone.getByRole('radio', { name: '2 stars of 5' }).check({ force: true });
    await phone.getByText('Single dishes (optional)').click();
    await phone.getByRole('button', { name: 'Vada: not good' }).click();
    await expectSound(phone);
    await phone.getByLabel('In your words').fill('The vada was cold.');
    await phone.getByRole('button', { name: 'Send to the restaurant' }).click();
    await expect(phone.getByText(/Thank you. The restaurant reads every word/)).toBeVisible();
    await expect(link).toBeVisible();
  });

  const { page } = await person('owner', { viewport: DESKTOP });
  const panel = page.getByRole('dialog', { name: 'Review of 2 stars' });
  await test.step('the owner finds it by a word and sees the order behind it', async () => {
    await signInOn(page, 'owner', login);
    await page.goto(href('reviews'));
    await expect(page.getByText('2.0 of 5')).toBeVisible();
    await expectSound(page);
    await page.getByRole('searchbox', { name: 'Search the words' }).fill('col vada');
    await expect(page).toHaveURL(/q=col/);
    await page.getByRole('link', { name: '2 stars', exact: true }).click();
    await expect(panel.getByText('The vada was cold.')).toBeVisible();
    await expect(panel.getByText('1 × Idli')).toBeVisible();
    await expect(panel.getByText('Thumb down')).toBeVisible();
    await expectSound(page);
  });

  await test.step('answers, and the guest reads it at the table', async () => {
    await panel.getByRole('textbox', { name: 'Your answer' }).fill('We are sorry. A new one is coming.');
    await panel.getByRole('button', { name: 'Send the answer' }).click();
    await expect(phone.getByText('We are sorry. A new one is coming.')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Send the answer' })).toHaveCount(0);
    await expectSound(phone);
    await phone.reload();
    await expect(phone.getByText('We are sorry. A new one is coming.')).toBeVisible();
  });

  await test.step('keeps what was done; no guest reads it', async () => {
    await panel.getByRole('textbox', { name: 'What was done' }).fill('A fresh vada, on the house');
    await panel.getByRole('button', { name: 'Keep it' }).click();
    await expect(panel.getByRole('textbox')).toHaveCount(0);
    await expect(panel.getByText('A fresh vada, on the house')).toBeVisible();
    const { answer, madeRight } = await admin.get(reviews, { restaurantId, orderId });
    expect([answer?.words, madeRight?.what]).toEqual([
      'We are sorry. A new one is coming.',
      'A fresh vada, on the house',
    ]);
    await expect(phone.getByText('A fresh vada, on the house')).toHaveCount(0);
  });

  await test.step('the page stands on a phone, too', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${href('reviews')}?view=rankings`);
    await expect(page.getByRole('link', { name: 'Vada' })).toBeVisible();
    await expectSound(page);
    await page.goto(href('reviews'));
    await expect(page.getByText('The vada was cold.')).toBeVisible();
    await expectSound(page);
  });
  await admin.close();
});
