import { saveJoins } from '@bhoj/domain/bookings/shape/bookings.contract';
import { guestBookingPath } from '@bhoj/domain/bookings/guests/links';
import { href } from '@bhoj/domain/catalogue/routes';
import { aMenu, aMenuItem } from '@bhoj/domain/fixtures/menu';
import { newId } from '@bhoj/domain/kernel/ids';
import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import { paise } from '@bhoj/domain/money/money';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { choosePublicAddress } from '@bhoj/domain/restaurant/public-address.contract';
import { tables } from '@bhoj/domain/tables/table.collection';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { waitDays, waitRecords } from '@bhoj/domain/waitlist/wait.collection';
import type { Page } from '@playwright/test';
import { openAdmin } from '../../demo/live/admin.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { guestBooking } from '../../web/src/messages/booker/booking/en.ts';
import { clockName } from '../../web/src/ui/dates/clock.ts';
import { aBookableRestaurant, inHours } from './support/bookable.ts';
import { bookingRow, typeBooking } from './support/booking-steps.ts';
import { leaveApp, openFromQr, orderRound, startOrdering } from './support/guest-steps.ts';
import { DESKTOP, expect, PHONE, test } from './support/people.ts';
import { hire } from './support/restaurant.ts';
import { signInOn } from './support/signing-in.ts';
import type { BookingRules } from '@bhoj/domain/bookings/shape/booking-rules.schema';

const DISHES = [
  aMenuItem({ id: 'idli', name: 'Idli', otherNames: {}, pricePaise: paise(6_000) }),
  aMenuItem({ id: 'vada', name: 'Vada', otherNames: {}, pricePaise: paise(7_000) }),
];

/** A restaurant with two dishes, with tables for four that are pushed together two by two for larger parties. */
async function aRoom(tableIds: number, rules: Partial<BookingRules> = {}) {
  const room = await aBookableRestaurant(tableIds, rules);
  const { categories, addOnGroups } = aMenu();
  await room.call(saveMenu, { baseVersion: 0, content: { categories, items: DISHES, addOnGroups } });
  const joins = [
    ['F1-T01', 'F1-T02'],
    ['F1-T03', 'F1-T04'],
  ].slice(0, tableIds / 2);
  await room.call(saveJoins, {
    floor: 1,
    base: 0,
    joins: joins.map((join) => ({ tableIds: join, from: 5, to: 8 })),
  });
  const admin = openAdmin(urlsFromEnv(process.env));
  const tableAt = (tableId: string) => admin.get(tables, { restaurantId: room.restaurantId, tableId });
  return { ...room, admin, tableAt, login: await hire(room.owner, 'captain', 'Suresh') };
}

const tile = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${RegExp.escape(name)}`) });
const kots = (page: Page) => page.getByRole('region', { name: /KOT/ });

test('a guest books, the host moves the party onto a join, two phones order there, one bill, left (P-BOOK-20, P-BOOK-12, P-JOINED-1)', async ({
  person,
}) => {
  test.slow();
  const room = await aRoom(4);
  const { admin, restaurantId, tableAt } = room;
  const slug = `room-${newId().toLowerCase()}`;
  await room.call(choosePublicAddress, { slug });
  const booker = await person('booker', { viewport: PHONE });
  const host = await person('host', { viewport: DESKTOP });
  const captain = await person('captain', { viewport: PHONE });
  const BOTH = 'F1-T03 + F1-T04';

  await test.step('a guest books for more people than one table has', async () => {
    const { page } = booker;
    await page.goto(guestBookingPath(slug));
    const size = page.getByRole('group', { name: guestBooking.size });
    await size.getByRole('button', { name: '6', exact: true }).click();
    const clock = clockName(inHours(0));
    const times = page.getByRole('group', { name: guestBooking.time });
    // A time after midnight says so.
    await times.getByRole('button', { name: new RegExp(`^${clock}`) }).click();
    await page.getByLabel(guestBooking.name, { exact: true }).fill('Meera Iyer');
    await page.getByLabel(guestBooking.mobile).fill('9876543210');
    await page.getByRole('button', { name: guestBooking.book }).click();
    await expect(page.getByText(guestBooking.states.confirmed)).toBeVisible();
  });

  await test.step('the host moves the booking to other tables that are pushed together', async () => {
    const { page } = host;
    await signInOn(page, 'owner', room.owner);
    await page.goto(href('bookings'));
    await expect(bookingRow(page, 'Meera Iyer')).toContainText('F1-T01 + F1-T02');
    await page.getByRole('link', { name: /Meera Iyer/ }).click();
    const panel = page.getByRole('dialog', { name: 'Meera Iyer' });
    await panel.getByRole('button', { name: 'Change', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Change the booking of Meera Iyer' });
    await form.getByLabel('Tables', { exact: true }).selectOption('F1-T03+F1-T04');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(bookingRow(page, 'Meera Iyer')).toContainText(BOTH);
  });

  await test.step('the captain sees both tables reserved, and the party seated', async () => {
    const { page } = captain;
    await signInOn(page, 'captain', room.login);
    await expect(tile(page, 'F1-T03')).toContainText('Meera Iyer, 6 guests');
    await expect(tile(page, 'F1-T04')).toContainText('Reserved');
    await expect(tile(page, 'F1-T01')).toContainText('Available');
    await bookingRow(host.page, 'Meera Iyer').getByRole('button', { name: 'Seat: Meera Iyer' }).click();
    await expect(tile(page, 'F1-T03')).toContainText('Seated');
    await expect(tile(page, 'F1-T04')).toContainText('Seated');
  });

  const first = await person('guest', { viewport: PHONE });
  await test.step('one phone orders at the first of them: the order is the party’s, at both', async () => {
    await openFromQr(first.page, (await tableAt('F1-T03')).qrCode);
    await startOrdering(first.page, 'F1-T03');
    await orderRound(first.page, ['Idli']);
    await expect(tile(captain.page, BOTH)).toHaveCount(2);
  });
  const orderId = new URL(first.page.url()).pathname.split('/').at(-1) ?? '';

  await test.step('the other phone orders at the second, in the same order', async () => {
    const { code } = (await admin.get(orders, { restaurantId, orderId })).joining;
    const { page, expectRefusal } = await person('friend', { viewport: PHONE });
    expectRefusal(/joinTable/);
    await openFromQr(page, (await tableAt('F1-T04')).qrCode);
    await page.getByRole('button', { name: 'Start ordering' }).click();
    await page.getByLabel(/code/i).fill(code);
    await page.getByRole('button', { name: /join/i }).click();
    await expect(page).toHaveURL(new RegExp(orderId));
    await orderRound(page, ['Vada']);
  });

  await test.step('one bill frees both tables, and the booking is over', async () => {
    const { page } = captain;
    await tile(page, BOTH).last().click();
    await expect(kots(page)).toHaveCount(2);
    await expect(page.getByText('Booked by Meera Iyer')).toBeVisible();
    await page.getByRole('button', { name: 'Bill', exact: true }).click();
    await page.getByRole('button', { name: /^Cash, exactly/ }).click();
    await expect(page.getByText(`${BOTH} is free again.`)).toBeVisible();
    for (const tableId of ['F1-T01', 'F1-T02', 'F1-T03', 'F1-T04'])
      expect(await tableAt(tableId)).toMatchObject({ status: 'Available', currentOrderId: null });
    await expect(host.page.getByRole('heading', { name: 'Over (1)' })).toBeVisible();
    await booker.page.reload();
    await expect(booker.page.getByText(guestBooking.states.left)).toBeVisible();
  });
  await admin.close();
});

test('a walk-in waits, is called, and is seated within its estimate, which the record keeps (P-WAIT-1, P-WAIT-5)', async ({
  person,
}) => {
  const { owner, restaurantId, admin, cutoff } = await aRoom(2, { waitlist: true });
  const { page } = await person('host', { viewport: PHONE });
  await signInOn(page, 'owner', owner);
  await page.goto(`${href('bookings')}?view=waitlist`);
  await page.getByRole('button', { name: 'Add a party of 3' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add to the line' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'No. 1' });
  await page.getByRole('button', { name: 'Call: No. 1' }).click();
  await expect(row.first()).toContainText('Called');
  await page.getByRole('button', { name: 'Seat: No. 1' }).click();
  await dialog.getByRole('button', { name: 'F1-T01, 4 seats' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'at F1-T01' })).toContainText('Seated');

  const date = businessDayOf(Date.now(), cutoff);
  const { parties } = await admin.get(waitDays, { restaurantId, date });
  const [[waitId, party] = []] = Object.entries(parties);
  expect(party).toMatchObject({ state: 'seated', tableIds: ['F1-T01'], quote: { from: 0 } });
  expect(party?.calledAt).not.toBeNull();
  const { last } = await admin.get(waitRecords, { restaurantId });
  expect(last).toEqual([{ id: waitId, within: true }]);
  await admin.close();
});

test('without a network one phone takes rounds at both tables of a booked party: they become one order (P-ORDER-5, P-JOINED-2)', async ({
  person,
}) => {
  test.slow();
  const room = await aRoom(2);
  const { admin, restaurantId, tableAt } = room;
  const host = await person('host', { viewport: DESKTOP });
  const captain = await person('captain', { viewport: PHONE, serviceWorkers: 'allow' });
  captain.expectRefusal(/.*/);
  const { page, context } = captain;
  await signInOn(page, 'captain', room.login);
  await expect(tile(page, 'F1-T02')).toContainText('Available');
  await signInOn(host.page, 'owner', room.owner);
  await host.page.goto(href('bookings'));
  const dialog = await typeBooking(host.page, {
    mobile: '9876543210',
    name: 'Meera Iyer',
    size: 7,
    at: inHours(0),
  });
  await dialog.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(tile(page, 'F1-T01')).toContainText('With F1-T02');
  await expect(tile(page, 'F1-T02')).toContainText('With F1-T01');

  await test.step('offline, the captain seats the party by ordering at both of its tables', async () => {
    // A page loads the script of a table's order a moment after the tables.
    await tile(page, 'F1-T01').click();
    await page.getByRole('button', { name: 'Add dishes' }).click();
    await page.getByRole('button', { name: 'Vegetarian Idli' }).click();
    await context.setOffline(true);
    await page.getByRole('button', { name: /^Send 1/ }).click();
    await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible();
    await leaveApp(page);
    await page.getByRole('button', { name: 'All tables' }).click();
    await tile(page, 'F1-T02').click();
    // The second table shows the round that begins the party's order.
    await expect(page.getByText('Idli').first()).toBeVisible();
    await page.getByRole('button', { name: 'Add dishes' }).click();
    await page.getByRole('button', { name: 'Vegetarian Vada' }).click();
    await page.getByRole('button', { name: /^Send 1/ }).click();
    await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible();
    await leaveApp(page);
    expect((await tableAt('F1-T01')).currentOrderId).toBeNull();
  });

  await test.step('with the network again, both rounds are in one order over both tables', async () => {
    await context.setOffline(false);
    await expect(kots(page)).toHaveCount(2);
    await expect(page.getByText(/\d unsent/).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByText('Booked by Meera Iyer')).toBeVisible();
    const [one, other] = await Promise.all(['F1-T01', 'F1-T02'].map(tableAt));
    expect(one?.currentOrderId).not.toBeNull();
    expect(other?.currentOrderId).toBe(one?.currentOrderId);
    const orderId = one?.currentOrderId ?? '';
    const order = await admin.get(orders, { restaurantId, orderId });
    expect(order).toMatchObject({ tableId: 'F1-T01', joinedTableIds: ['F1-T02'], partySize: 7 });
    expect(Object.values(order.lines).map(({ name }) => name)).toEqual(['Idli', 'Vada']);
    await expect(bookingRow(host.page, 'Meera Iyer')).toContainText('Seated');
  });
  await admin.close();
});
