import { createAccount } from '@bhoj/domain/accounts/accounts.contract';
import { publicPath, publicTablePath } from '@bhoj/domain/catalogue/public-links';
import { customers } from '@bhoj/domain/customers/customer.collection';
import { aPlatformStaff } from '@bhoj/domain/fixtures/platform';
import { newId, newReferralId } from '@bhoj/domain/kernel/ids';
import { joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { platformStaff } from '@bhoj/domain/platform/shape/platform.collection';
import { joining, put } from '../../tests/support/arrange.ts';
import { signInNewcomer } from '../../tests/support/auth.ts';
import { db, tryCall } from '../../tests/support/mount.ts';
import { ask, chooseAddress, SITE } from '../../tests/support/public-page.ts';
import type { House } from '../../tests/support/arrange.ts';
import { ip, strike } from './attacks.ts';
import { asPhone } from './evening.ts';
import { MADE_UP, TRIALS_ASKED } from './plan.ts';
import type { Seated } from './attacks.ts';

/** Strangers who cost money or leave something behind, rather than stop a table. */

/** Every made-up number begins so, and no other number does. */
const MADE_UP_NUMBER = '99000';

/**
 * Strangers ask for the public menu with made-up queries and hosts, which would each be a page to make and to keep.
 * Returns what was not redirected to the clean address, and what the page then lacks.
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
 * Returns what these were refused.
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
 * A stranger opens trials under one referral ID from one network address, and asks under it for an address that is taken.
 * Returns the number of trials, and what was refused to people who have nothing to do with that.
 */
export async function attackReferral(): Promise<{ readonly opened: number; readonly refused: string[] }> {
  const [attacked, other] = ['STAFFX7', 'STAFFX9'];
  for (const referralId of [attacked, other])
    await put(platformStaff, { staffId: referralId }, aPlatformStaff({ referralId }));
  const signUp = (staffReferralId: string, email = `${newId().toLowerCase()}@spice.example`) => ({
    requestId: newId(),
    restaurantName: 'Spice Route',
    ownerName: 'Asha Rao',
    email,
    password: 'a long password',
    establishmentType: 'casual' as const,
    providesHotelServices: false,
    staffReferralId,
    referralId: newReferralId(),
  });
  let opened = 0;
  for (let n = 0; n < TRIALS_ASKED; n += 1) {
    if ('output' in (await tryCall(createAccount, signUp(attacked), { ip }))) opened += 1;
  }
  const email = `${newId().toLowerCase()}@spice.example`;
  const proved = await signInNewcomer(email, { provider: 'password' });
  const answers = {
    'a trial under another ID': await tryCall(createAccount, signUp(other), { ip }),
    'a trial under this ID from elsewhere': await tryCall(createAccount, signUp(attacked)),
    'a trial with a proved address': await tryCall(createAccount, signUp(attacked, email), { ...proved, ip }),
  };
  const refused = Object.entries(answers).flatMap(([what, answer]) =>
    'output' in answer ? [] : [`${what} was refused (${answer.reason ?? 'unexpected'})`],
  );
  return { opened, refused };
}
