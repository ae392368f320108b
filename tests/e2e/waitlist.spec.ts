import { saveBookingRules } from '@bhoj/domain/bookings/shape/bookings.contract';
import { href } from '@bhoj/domain/catalogue/routes';
import { aBookingRules } from '@bhoj/domain/fixtures/bookings';
import { newId } from '@bhoj/domain/kernel/ids';
import { choosePublicAddress } from '@bhoj/domain/restaurant/public-address.contract';
import { addTable } from '@bhoj/domain/tables/tables.contract';
import type { Page } from '@playwright/test';
import { guestWait as english } from '../../web/src/messages/booker/wait/en.ts';
import { guestWait as hindi } from '../../web/src/messages/booker/wait/hi.ts';
import { bringAxe, violations } from './support/axe.ts';
import { expect, PHONE, test } from './support/people.ts';
import { freshLogin, hire, openRestaurant } from './support/restaurant.ts';
import { signInOn } from './support/signing-in.ts';

/** A restaurant with a waitlist, without bookings, and with two tables for four. */
async function aRestaurant() {
  const owner = freshLogin('owner');
  const { call } = await openRestaurant(owner, {});
  await call(addTable, { tableIds: ['F1-T01', 'F1-T02'], seats: 4 });
  await call(saveBookingRules, { rules: aBookingRules({ on: false, waitlist: true }), before: null });
  await call(choosePublicAddress, { slug: `room-${newId().toLowerCase()}` });
  return owner;
}

const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

async function expectSound(page: Page): Promise<void> {
  await bringAxe(page);
  expect(await violations(page, null)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

test('a walk-in waits, is called and is seated; the captain sees the party at its table (P-WAIT-1, P-WAIT-5)', async ({
  person,
}) => {
  test.slow();
  const owner = await aRestaurant();
  const login = await hire(owner, 'captain', 'Ravi');
  const { page } = await person('owner', { viewport: PHONE });
  await signInOn(page, 'owner', owner);
  await page.goto(href('bookings'));
  await expect(page.getByText('Nobody waits. Tap the size of the party at the door.')).toBeVisible();
  // Two taps add a party.
  await page.getByRole('button', { name: 'Add a party of 3' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Next in line')).toBeVisible();
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Add to the line' }).click();
  await expect(rowOf(page, 'No. 1')).toContainText('3 guests');
  await page.getByRole('button', { name: 'Add a party of 2' }).click();
  await dialog.getByLabel('Name, if they give one').fill('Farah');
  await dialog.getByLabel('Mobile number, if they give one').fill('+91 98765 43211');
  await dialog.getByRole('button', { name: 'Add to the line' }).click();
  await expect(rowOf(page, 'Farah')).toContainText('1 party ahead');
  await expectSound(page);
  const message = page.getByRole('button', { name: 'Message: Farah' });
  await message.click();
  await expect(dialog.getByRole('link', { name: 'In the line' })).toHaveAttribute(
    'href',
    /wa\.me\/919876543211/,
  );
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Call: No. 1' }).click();
  await expect(rowOf(page, 'No. 1').first()).toContainText('Called');
  await page.getByRole('button', { name: 'Seat: No. 1' }).click();
  await dialog.getByRole('button', { name: 'F1-T01, 4 seats' }).click();
  await expect(rowOf(page, 'at F1-T01')).toContainText('Seated');
  await expect(rowOf(page, 'Farah')).toContainText('Next in line');
  const captain = await person('captain', { viewport: PHONE });
  await signInOn(captain.page, 'captain', login);
  await expect(captain.page.getByText(/No\. 1, 3/).first()).toBeVisible();
});

test('@deep a party follows its place in line on its own phone, from the link in the host’s message (P-WAIT-8, P-WAIT-9)', async ({
  person,
}) => {
  test.slow();
  const owner = await aRestaurant();
  const host = await person('owner', { viewport: PHONE });
  await signInOn(host.page, 'owner', owner);
  await host.page.goto(href('bookings'));
  const dialog = host.page.getByRole('dialog');
  for (const name of ['Anil', 'Farah']) {
    await host.page.getByRole('button', { name: 'Add a party of 2' }).click();
    await dialog.getByLabel('Name, if they give one').fill(name);
    await dialog.getByLabel('Mobile number, if they give one').fill('9876543211');
    await dialog.getByRole('button', { name: 'Add to the line' }).click();
    await expect(rowOf(host.page, name)).toBeVisible();
  }
  await host.page.getByRole('button', { name: 'Message: Farah' }).click();
  const sent = await dialog.getByRole('link', { name: 'In the line' }).getAttribute('href');
  const text = new URL(sent ?? '').searchParams.get('text') ?? '';
  const [link = ''] = /http\S+$/.exec(text) ?? [];
  await dialog.getByRole('button', { name: 'Close' }).click();

  const { page } = await person('guest', { viewport: PHONE });
  await page.goto(link);
  await expect(page.getByText(english.ahead(1))).toBeVisible();
  await expect(page.getByText(`${english.number}: 2 · 2 guests`)).toBeVisible();
  await expectSound(page);
  await page.getByLabel('Language').selectOption('hi');
  await expect(page.getByText(hindi.ahead(1))).toBeVisible();
  await expectSound(page);
  await host.page.getByRole('button', { name: 'Gave up: Anil' }).click();
  // The row leaves the line, and those below it move up under the host's finger.
  await expect(host.page.getByRole('button', { name: 'Undo: Anil' })).toBeVisible();
  await host.page.getByRole('button', { name: 'Call: Farah' }).click();
  await expect(rowOf(host.page, 'Farah').first()).toContainText('Called');
  await page.getByRole('button', { name: hindi.look }).click();
  await expect(page.getByText(hindi.ready)).toBeVisible();
  await expectSound(page);
  await page.goto(`${link.split('#')[0]}#not-whole`);
  await expect(page.getByText(english.gone).or(page.getByText(hindi.gone))).toBeVisible();
});
