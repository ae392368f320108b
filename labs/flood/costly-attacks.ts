import { publicPath, publicTablePath } from '@bhoj/domain/catalogue/public-links';
import { bookAsGuest, readOwnBooking } from '@bhoj/domain/bookings/guests/guest-booking.contract';
import { newShareToken } from '@bhoj/domain/kernel/ids';
import { customers } from '@bhoj/domain/customers/customer.collection';
import { photos } from '@bhoj/domain/menu/shape/photo.collection';
import { photoHref } from '@bhoj/domain/menu/shape/photo';
import { joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { joining, put, setUp } from '../../tests/support/arrange.ts';
import { signInGuest } from '../../tests/support/auth.ts';
import { aPublicBookingHouse, guestsBooking } from '../../tests/support/bookings.ts';
import { call, db, tryCall } from '../../tests/support/mount.ts';
import { askForPhoto } from '../../tests/support/photo-page.ts';
import { aPhoto } from '../../tests/support/photos.ts';
import { ask, chooseAddress, SITE } from '../../tests/support/public-page.ts';
import { served, tallyServer } from '../../tests/support/server-tally.ts';
import type { House } from '../../tests/support/arrange.ts';
import { ip, strike } from './attacks.ts';
import { asPhone } from './evening.ts';
import { MADE_UP, TABLES } from './plan.ts';
import type { Seated } from './attacks.ts';

/** Strangers who cost money or leave something behind, rather than stop a table. */

/** Every made-up number begins so, and no other number does. */
const MADE_UP_NUMBER = '99000';

/**
 * Strangers ask for the public menu with made-up queries and hosts. Each would be one more page to cache. Returns the
 * addresses that did not redirect to the clean one, and what was wrong with the page afterwards.
 */
export async function attackPublicPage(house: House): Promise<string[]> {
  const slug = await chooseAddress(house);
  const menu = publicPath(slug);
  const table = publicTablePath({ slug, tableId: 'F1-T01', key: 'key' });
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  const wrong: string[] = [];
  for (let n = 0; n < MADE_UP.pages; n += 1) {
    const [asked, clean] = n % 2 === 0 ? [`${menu}?a=${n}`, menu] : [`${table}&a=${n}`, table];
    const { status, headers: answered } = await ask(asked, { headers });
    const to = answered.get('location');
    if (status !== 301 || to !== clean) wrong.push(`${asked} was answered with ${status} ${to ?? ''}`);
  }
  const page = await (await ask(menu, { headers })).text();
  if (!page.includes(`<link rel="canonical" href="${SITE}${menu}"`))
    wrong.push('the page names another site');
  if ((await ask(table)).status !== 302) wrong.push('a printed code no longer leads to its table');
  return wrong;
}

/**
 * Strangers join with made-up numbers, from the party's own network address, while the party and a captain send rounds.
 * Returns which rounds of these two the server refused.
 */
export async function joinWithMadeUpNumbers(house: House, { party, round }: Seated): Promise<string[]> {
  let n = 0;
  const madeUp = () => {
    n += 1;
    return joining(house, { tableId: null, mobile: `${MADE_UP_NUMBER}${String(n).padStart(5, '0')}` });
  };
  const struck = strike(joinTable, MADE_UP.joins, madeUp);
  const refused: string[] = [];
  for (let sent = 0; sent < MADE_UP.rounds; sent += 1) {
    for (const [who, person] of [
      ['party', party],
      ['captain', house.captain],
    ] as const) {
      const answer = await asPhone(placeRound, round(), person);
      if (typeof answer === 'string')
        refused.push(`a round of the ${who} among made-up numbers was refused (${answer})`);
    }
  }
  await struck;
  return refused;
}

/** Returns how many customers the made-up numbers have left behind. */
export async function customersLeftBehind({ restaurantId }: House): Promise<number> {
  const kept = await db.collection(customers.parent({ restaurantId })).get();
  return kept.docs.filter((doc) => customers.decode(doc.data()).mobile.startsWith(MADE_UP_NUMBER)).length;
}

/**
 * Strangers load the public menu and a photo over and over, and photos with made-up queries and ids. Returns the wrong
 * answers, and how many documents the menu read.
 */
export async function loadInBulk(
  house: House,
): Promise<{ readonly reads: number; readonly wrong: string[] }> {
  const menu = publicPath(await chooseAddress(house));
  const photoId = 'P'.repeat(22);
  await put(photos, { photoId }, aPhoto({ restaurantId: house.restaurantId }));
  const statusOf = async (path: string) => (await askForPhoto(path)).status;
  tallyServer();
  const wrong: string[] = [];
  const expectStatus = (what: string, status: number, wanted: number) => {
    if (status !== wanted) wrong.push(`${what} was answered with ${status}`);
  };
  // The other parts of the flood read too, so these requests run alone: then all counted reads are this page's.
  const before = served.reads;
  for (let n = 0; n < MADE_UP.pages; n += 1) expectStatus(menu, (await ask(menu)).status, 200);
  const reads = served.reads - before;
  const photo = photoHref(photoId, 'small');
  for (let n = 0; n < MADE_UP.pages; n += 1) {
    expectStatus(`${photo}?a=${n}`, await statusOf(`${photo}?a=${n}`), 301);
    const madeUp = photoHref(String(n).padStart(22, 'Q'), 'small');
    expectStatus(madeUp, await statusOf(madeUp), 404);
    expectStatus(photo, await statusOf(photo), 200);
  }
  return { reads, wrong };
}

/**
 * A stranger sends many wrong links of bookings from the network address of a guest who has a right one. Returns how
 * many documents a wrong link reads, and what the server refused the guest.
 */
export async function sendWrongLinks(): Promise<{ readonly reads: number; readonly refused: string[] }> {
  const { slug } = await aPublicBookingHouse(TABLES.length);
  const made = guestsBooking(slug);
  await call(bookAsGuest, made, { ip });
  const link = { slug, bookingId: made.bookingId, key: made.key };
  tallyServer();
  const before = served.reads;
  for (let n = 0; n < MADE_UP.links; n += 1)
    await tryCall(readOwnBooking, { ...link, key: newShareToken() }, { ip });
  const reads = (served.reads - before) / MADE_UP.links;
  const answer = await tryCall(readOwnBooking, link, { ip });
  return {
    reads,
    refused: 'output' in answer ? [] : [`a right link was refused (${answer.reason ?? 'unexpected'})`],
  };
}

/** The owner pauses ordering. Returns what the party that sits was refused, and what a stranger got. */
export async function orderThroughPause(house: House, { round, party }: Seated): Promise<string[]> {
  await setUp(house, { orderingPaused: true });
  const answer = await asPhone(placeRound, round(), party);
  const stranger = { ...(await signInGuest()), ip };
  const joined = await asPhone(joinTable, joining(house, { tableId: 'F1-T01' }), stranger);
  await setUp(house, { orderingPaused: false });
  return [
    ...(typeof answer === 'string' ? [`a round of the party during a pause was refused (${answer})`] : []),
    ...(typeof joined === 'string' ? [] : ['a stranger joined during a pause']),
  ];
}
