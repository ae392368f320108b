import { saveJoins } from '@bhoj/domain/bookings/shape/bookings.contract';
import { QUARTER } from '@bhoj/domain/bookings/evening/rules';
import { href } from '@bhoj/domain/catalogue/routes';
import { aMenu, aMenuItem } from '@bhoj/domain/fixtures/menu';
import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import { paise } from '@bhoj/domain/money/money';
import { clockOf } from '@bhoj/domain/time/ist';
import { clockName } from '../../web/src/ui/dates/clock.ts';
import type { Page } from '@playwright/test';
import { bringAxe, violations } from './support/axe.ts';
import { aBookableRestaurant, inHours, quarterOfNow } from './support/bookable.ts';
import { bookingRow, typeBooking } from './support/booking-steps.ts';
import { DESKTOP, expect, PHONE, test } from './support/people.ts';
import { leaveApp } from './support/guest-steps.ts';
import { hire } from './support/restaurant.ts';
import { signInOn } from './support/signing-in.ts';

async function expectSound(page: Page): Promise<void> {
  await bringAxe(page);
  expect(await violations(page, null)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

test('a call becomes a booking; the party is seated and leaves (P-BOOK-1)', async ({ person }) => {
  const { owner } = await aBookableRestaurant(2);
  const { page } = await person('owner', { viewport: DESKTOP });
  await signInOn(page, 'owner', owner);
  await page.goto(href('bookings'));
  await expect(page.getByText('Nobody is booked on this day.')).toBeVisible();
  const dialog = await typeBooking(page, {
    mobile: '+91 98765 43210',
    name: 'Meera Iyer',
    size: 3,
    at: inHours(1),
  });
  await dialog.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(dialog).toBeHidden();
  const row = bookingRow(page, 'Meera Iyer');
  await expect(row).toContainText('3 guests · F1-T01');
  await row.getByRole('button', { name: 'Seat: Meera Iyer' }).click();
  await expect(row).toContainText('Seated');
  await row.getByRole('button', { name: 'Left: Meera Iyer' }).click();
  await expect(page.getByRole('heading', { name: 'Over (1)' })).toBeVisible();
});

test('a booking is dragged along the evening and to another table, by mouse and by keyboard @deep', async ({
  person,
}) => {
  const { owner } = await aBookableRestaurant(2);
  const { page } = await person('owner', { viewport: DESKTOP });
  await signInOn(page, 'owner', owner);
  await page.goto(href('bookings'));
  const at = inHours(2);
  const dialog = await typeBooking(page, { mobile: '9876543210', name: 'Meera Iyer', size: 4, at });
  await dialog.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('tab', { name: 'Timeline' }).click();
  const bar = page.getByRole('link', { name: /^Meera Iyer, 4 guests/ });
  const placed = (from: number) => new RegExp(`^Meera Iyer, 4 guests, ${clockName(from)} to`);

  await test.step('two quarters later and to the next table, with the mouse', async () => {
    await bar.scrollIntoViewIfNeeded();
    const box = await bar.boundingBox();
    if (box === null) throw new Error('no bar');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 30, y + 20, { steps: 4 });
    await page.mouse.move(x + 60, y + 49, { steps: 4 });
    await page.mouse.up();
    await expect(page.getByRole('link', { name: placed(at + 2 * QUARTER) })).toBeVisible();
    await expect(page.getByText(/^Meera Iyer: .*F1-T02$/).first()).toBeVisible();
    // The drag has opened nothing.
    await expect(page).toHaveURL(/view=timeline/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('and back again, from the message', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: placed(at) })).toBeVisible();
  });

  await test.step('a quarter earlier, with the keyboard', async () => {
    await bar.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Meera Iyer is taken up.')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText(`Meera Iyer: ${clockName(at - QUARTER)}, F1-T01`)).toBeVisible();
    await page.keyboard.press('Space');
    await expect(page.getByRole('link', { name: placed(at - QUARTER) })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Meera Iyer' })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expectSound(page);
  });

  await test.step('the month says what came of it', async () => {
    await page.getByRole('tab', { name: 'Figures' }).click();
    await expect(page.getByText('No booking of this month has had its time yet.')).toBeVisible();
    await expectSound(page);
  });
});

test('two hosts, a move, a lock, a cancellation taken back (P-BOOK-1) @deep', async ({ person }) => {
  test.slow();
  const { owner } = await aBookableRestaurant(2);
  const login = await hire(owner, 'cashier', 'Nisha');
  const [host, other] = await Promise.all([
    person('owner', { viewport: DESKTOP }),
    person('cashier', { viewport: PHONE }),
  ]);
  // One of the two is refused the last table.
  host.expectRefusal(/book/);
  other.expectRefusal(/book/);
  await signInOn(host.page, 'owner', owner);
  await signInOn(other.page, 'owner', login);
  await host.page.goto(href('bookings'));
  await other.page.goto(href('bookings'));
  const at = inHours(2);

  await test.step('a second host sees the booking at once, and its guest on the next call', async () => {
    const dialog = await typeBooking(host.page, { mobile: '9876543210', name: 'Meera Iyer', size: 4, at });
    await dialog.getByLabel(/^Food rules/).fill('Jain');
    await dialog.getByRole('button', { name: 'Book', exact: true }).click();
    // The other host may see the booking before this one has its answer, and with it an open dialog.
    await expect(dialog).toBeHidden();
    await expect(bookingRow(other.page, 'Meera Iyer')).toContainText('Jain');
    await expectSound(host.page);
    await expectSound(other.page);
    await other.page.getByRole('button', { name: 'New booking' }).click();
    const known = other.page.getByRole('dialog');
    await known.getByLabel('Mobile number').fill('098765 43210');
    await expect(known.getByLabel('Name')).toHaveValue('Meera Iyer');
    await expect(known.getByLabel(/^Food rules/)).toHaveValue('Jain');
    await known.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('both want the last table: one gets it, the other is told when one is free', async () => {
    const [mine, theirs] = await Promise.all([
      typeBooking(host.page, { mobile: '9000000001', name: 'Anil', size: 4, at }),
      typeBooking(other.page, { mobile: '9000000002', name: 'Farida', size: 4, at }),
    ]);
    await Promise.all([
      mine.getByRole('button', { name: 'Book', exact: true }).click(),
      theirs.getByRole('button', { name: 'Book', exact: true }).click(),
    ]);
    const told = host.page.getByText('Free instead:');
    const toldToo = other.page.getByText('Free instead:');
    await expect(async () => {
      expect((await told.count()) + (await toldToo.count())).toBe(1);
    }).toPass();
    const open = (await told.isVisible()) ? mine : theirs;
    await open.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('the booking moves to another time and is locked', async () => {
    const { page } = host;
    await page.getByRole('link', { name: /Meera Iyer/ }).click();
    const panel = page.getByRole('dialog', { name: 'Meera Iyer' });
    await panel.getByRole('switch', { name: 'Lock the table' }).click();
    await expect(panel.getByRole('switch', { name: 'Lock the table' })).toBeChecked();
    await panel.getByRole('button', { name: 'Change', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Change the booking of Meera Iyer' });
    await form.getByLabel('Time').fill(clockOf(at + 8 * QUARTER));
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(bookingRow(other.page, 'Meera Iyer').getByLabel('Locked')).toBeVisible();
  });

  await test.step('is cancelled with a reason and taken back, on a phone', async () => {
    const row = bookingRow(other.page, 'Meera Iyer');
    await row.getByRole('button', { name: 'Cancel: Meera Iyer' }).click();
    await other.page.getByRole('menuitem', { name: 'The guest called it off' }).click();
    await expect(row).toContainText('Cancelled');
    await row.getByRole('button', { name: 'Undo: Meera Iyer' }).click();
    await expect(row).toContainText('Confirmed');
  });

  await test.step('the timeline and the month show it', async () => {
    await host.page.getByRole('tab', { name: 'Timeline' }).click();
    await expect(host.page.getByRole('link', { name: /^Meera Iyer, 4 guests/ })).toBeVisible();
    await expectSound(host.page);
    await other.page.getByRole('tab', { name: 'Month' }).click();
    await expect(other.page.getByRole('button', { name: /: 2 parties, 8 guests$/ })).toBeVisible();
    await expectSound(other.page);
  });
});

test('a party that never comes is a no-show, and the table is free again (P-BOOK-4) @deep', async ({
  person,
}) => {
  const { owner } = await aBookableRestaurant(1);
  const { page, expectRefusal } = await person('owner', { viewport: PHONE });
  // The host overrules the notice, and asks for a table that is taken.
  expectRefusal(/book/);
  await signInOn(page, 'owner', owner);
  await page.goto(href('bookings'));
  const at = await quarterOfNow();
  const dialog = await typeBooking(page, { mobile: '', name: 'Sharma', size: 2, at });
  await dialog.getByRole('button', { name: 'Book', exact: true }).click();
  await dialog.getByRole('button', { name: 'Book anyway' }).click();
  await expect(dialog).toBeHidden();
  const row = bookingRow(page, 'Sharma');
  await row.getByRole('button', { name: 'No-show: Sharma' }).click();
  await expect(row).toContainText('No-show');
  const next = await typeBooking(page, { mobile: '', name: 'Walk-in', size: 4, at: inHours(0) });
  await next.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(bookingRow(page, 'Walk-in')).toContainText('F1-T01');
});

test('a party of a booking is expected at its tables, ordered for and gone (P-BOOK-11, P-BOOK-12) @deep', async ({
  person,
}) => {
  test.slow();
  const { owner, call } = await aBookableRestaurant(2);
  const items = [aMenuItem({ id: 'dosa', name: 'Masala dosa', otherNames: {}, pricePaise: paise(10_000) })];
  const { categories, addOnGroups } = aMenu();
  await call(saveMenu, { baseVersion: 0, content: { categories, items, addOnGroups } });
  const joins = [{ tableIds: ['F1-T01', 'F1-T02'], from: 5, to: 8 }];
  await call(saveJoins, { floor: 1, base: 0, joins });
  const login = await hire(owner, 'captain', 'Suresh');
  const [host, floor] = await Promise.all([
    person('owner', { viewport: DESKTOP }),
    person('captain', { viewport: PHONE }),
  ]);
  await signInOn(host.page, 'owner', owner);
  await signInOn(floor.page, 'captain', login);
  const tile = (name: string) => floor.page.getByRole('button', { name: new RegExp(`^${name}`) });
  await expect(tile('F1-T01')).toContainText('Available');
  await host.page.goto(href('bookings'));

  await test.step('a later party: its table says until when it is free', async () => {
    const dialog = await typeBooking(host.page, { mobile: '', name: 'Farida', size: 4, at: inHours(1) });
    await dialog.getByRole('button', { name: 'Book', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(tile('F1-T01')).toContainText('Free until');
    await expectSound(floor.page);
    await bookingRow(host.page, 'Farida').getByRole('button', { name: 'Cancel: Farida' }).click();
    await host.page.getByRole('menuitem', { name: 'The guest called it off' }).click();
    await expect(tile('F1-T01')).not.toContainText('Free until');
  });

  await test.step('a party for two tables is due: both are reserved for it', async () => {
    const dialog = await typeBooking(host.page, {
      mobile: '9876543210',
      name: 'Meera Iyer',
      size: 7,
      at: inHours(0),
    });
    await dialog.getByRole('button', { name: 'Book', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(tile('F1-T01')).toContainText('Meera Iyer, 7 guests');
    await expect(tile('F1-T01')).toContainText('With F1-T02');
    await expect(tile('F1-T02')).toContainText('Reserved');
    await expectSound(floor.page);
  });

  await test.step('the host seats it, and the captain’s first round is its order', async () => {
    await bookingRow(host.page, 'Meera Iyer').getByRole('button', { name: 'Seat: Meera Iyer' }).click();
    await expect(tile('F1-T01')).toContainText('Seated');
    await tile('F1-T01').click();
    const { page } = floor;
    await expect(page.getByText('A booking. It is changed and cancelled in Bookings.')).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: 'Add dishes' }).click();
    await expect(page.getByRole('button', { name: '7 guests. Change' })).toBeVisible();
    await page.getByRole('button', { name: /Vegetarian Masala dosa/ }).click();
    await page.getByRole('button', { name: 'Send 1' }).click();
    await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible();
    await leaveApp(page);
    await expect(page.getByText('Booked by Meera Iyer')).toBeVisible();
    await expect(page.getByText('7 guests', { exact: true }).filter({ visible: true })).toBeVisible();
  });

  await test.step('the bill is paid: the party has left, and both tables are free', async () => {
    const { page } = floor;
    await page.getByRole('button', { name: 'Bill' }).click();
    await page.getByRole('button', { name: /^Cash, exactly ₹/ }).click();
    await expect(page.getByText(/Paid ₹/)).toBeVisible();
    await expect(host.page.getByRole('heading', { name: 'Over (2)' })).toBeVisible();
    await page.goto(href('captain'));
    await expect(tile('F1-T01')).toContainText('Available');
    await expect(tile('F1-T02')).toContainText('Available');
  });
});
