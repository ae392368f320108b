import { href } from '@bhoj/domain/catalogue/routes';
import { bookingsPart } from '../../../web/src/messages/owner/bookings/en.ts';
import { bookingRow, typeBooking } from '../../../tests/e2e/support/booking-steps.ts';
import { inHours } from '../../../tests/e2e/support/bookable.ts';
import { expect, test } from '../../../tests/e2e/support/people.ts';
import { signInAs } from '../../../tests/e2e/support/signing-in.ts';
import { ofHosts, onPaper } from './scene.ts';
import type { Page } from '@playwright/test';

/** The party of the demo that has paid a deposit. */
const PAID = 'राहुल देशमुख';

const open = (page: Page, search = '') => page.goto(`${href('bookings')}${search}`);
const inDialog = (page: Page) => expect(page.getByRole('dialog').last()).toBeVisible();
const close = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

test('the views of the evening', async ({ person }) => {
  const { page, context, expectRefusal } = await person('owner');
  await signInAs(page, 'owner');
  for (const view of ['list', 'timeline', 'month', 'figures', 'waitlist'] as const) {
    await open(page, `?view=${view}`);
    if (view === 'waitlist') await expect(page.getByText(/^In line/)).toBeVisible();
    await ofHosts(page, `host-${view}`);
  }
  await open(page, '?day=2030-01-01');
  await ofHosts(page, 'host-empty');
  await open(page);
  await page.getByRole('button', { name: /^Cancel: Sharma/ }).click();
  await ofHosts(page, 'host-cancel', false);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: bookingsPart.en.print }).click();
  await onPaper(page, 'paper-evening');
  expectRefusal(/.*/);
  await context.setOffline(true);
  await ofHosts(page, 'host-offline');
});

test('booking by telephone, and a booking', async ({ person }) => {
  const { page, expectRefusal } = await person('owner');
  expectRefusal(/book/);
  await signInAs(page, 'owner');
  await open(page);
  const who = { mobile: '9845098450', name: 'Deepa Nair', size: 60, at: inHours(2) };
  const dialog = await typeBooking(page, who);
  await ofHosts(page, 'host-new', false);
  await dialog.getByLabel(/^Only a request/).uncheck();
  await dialog.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
  await dialog.getByRole('alert').last().scrollIntoViewIfNeeded();
  await ofHosts(page, 'host-new-refused', false);
  await close(page);
  await bookingRow(page, 'Deepa Nair').getByRole('link').first().click();
  await inDialog(page);
  await ofHosts(page, 'host-panel', false);
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(page.getByRole('dialog', { name: /^Change the booking/ })).toBeVisible();
  await ofHosts(page, 'host-change', false);
});

test('deposits', async ({ person }) => {
  const { page } = await person('owner');
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await signInAs(page, 'owner');
  await open(page);
  await bookingRow(page, PAID).getByRole('link').first().click();
  const panel = page.getByRole('dialog', { name: PAID });
  await expect(panel.getByRole('button', { name: 'Give back' })).toBeVisible();
  await ofHosts(page, 'host-deposit', false);
  await panel.getByRole('button', { name: /^Print receipt voucher/ }).click();
  await onPaper(page, 'paper-receipt');
  await panel.getByRole('button', { name: 'Give back' }).click();
  const giving = page.getByRole('dialog', { name: 'Give back' });
  await giving.getByLabel('Reason').fill('They are ill');
  await ofHosts(page, 'host-give-back', false);
  await page.keyboard.press('Escape');
  await open(page, '?view=figures');
  const row = page.getByRole('region', { name: 'Deposits that wait' }).getByRole('link', { name: PAID });
  await row.click();
  await expect(panel.getByRole('button', { name: 'Give back' })).toBeVisible();
  await ofHosts(page, 'host-waiting-deposit', false);
  await panel.getByRole('button', { name: 'Give back' }).click();
  await giving.getByLabel('Reason').fill('They are ill');
  await giving.getByRole('button', { name: 'Give back' }).click();
  await page.getByRole('button', { name: /^Print refund voucher/ }).click();
  await onPaper(page, 'paper-refund');
  await open(page);
  await bookingRow(page, 'Fernandes').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Take deposit' }).click();
  await expect(page.getByRole('dialog', { name: 'Take deposit' })).toBeVisible();
  await ofHosts(page, 'host-take-deposit', false);
});

test('rules and joins', async ({ person }) => {
  const { page } = await person('owner');
  await signInAs(page, 'owner');
  await open(page);
  await page.getByRole('button', { name: 'Rules' }).click();
  await inDialog(page);
  // A window as tall as the whole form.
  for (const width of [360, 820, 1280]) {
    await page.setViewportSize({ width, height: 3600 });
    await ofHosts(page, `host-rules-${width}`, false, [{ name: 'tall', width, height: 3600 }]);
  }
  await ofHosts(page, 'host-rules', false);
  await close(page);
  await page.getByRole('button', { name: 'Joined tables' }).click();
  await inDialog(page);
  await ofHosts(page, 'host-joins', false);
});

test('the waitlist', async ({ person }) => {
  const { page } = await person('owner');
  await signInAs(page, 'owner');
  await open(page, '?view=waitlist');
  await page.getByRole('button', { name: 'Add a party of 4' }).click();
  await inDialog(page);
  await ofHosts(page, 'host-wait-add', false);
  await close(page);
  for (const act of ['Seat', 'Message', 'Change']) {
    await page.getByRole('button', { name: `${act}: Farah Khan` }).click();
    await inDialog(page);
    await ofHosts(page, `host-wait-${act.toLowerCase()}`, false);
    await close(page);
  }
});
