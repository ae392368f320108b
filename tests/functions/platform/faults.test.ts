import { faultId } from '@bhoj/domain/platform/upkeep/faults';
import { platformFaults } from '@bhoj/domain/platform/upkeep/sweep.collection';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { createAccount } from '@bhoj/domain/accounts/accounts.contract';
import { reportError } from '@bhoj/domain/platform/upkeep/faults.contract';
import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import { joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { platformStaff } from '@bhoj/domain/platform/shape/platform.collection';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aHouse, anOpenOrder, find, get, joining, ordering, put } from '../../support/arrange.ts';
import { signInGuest } from '../../support/auth.ts';
import { aPlatformStaff } from '@bhoj/domain/fixtures/platform';
import { call, db, logged, tryCall } from '../../support/mount.ts';

const EMAIL = /[\w.+-]+(?:@|%40)[\w-]+\.\w+/;

/** Returns the structured log lines of some work, without the debug line of firebase-functions. */
async function linesOf(work: () => Promise<unknown>): Promise<string[]> {
  const from = logged.length;
  await work();
  return logged.slice(from).filter((line) => !line.includes('"severity":"DEBUG"'));
}

test('an unexpected error is `unavailable` and `unexpected`, with an id to find it in the log', async () => {
  const house = await aHouse();
  await db.doc(menus.path({ restaurantId: house.restaurantId })).update({ items: 'spoilt' });
  const lines = await linesOf(async () => {
    const answer = await tryCall(placeRound, ordering(house), house.captain);
    expect(answer).toMatchObject({ status: 'UNAVAILABLE', reason: 'unexpected' });
    expect(answer).toHaveProperty('details.requestId');
    expect(JSON.stringify(answer)).not.toContain('spoilt');
    const { requestId } = 'details' in answer ? answer.details : {};
    expect(logged.at(-1)).toContain(String(requestId));
  });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('"severity":"ERROR"');
});

test.each([
  ['is away', 14, 'ERROR'],
  ['does not answer in time', 4, 'ERROR'],
  ['is only contended for', 10, 'INFO'],
])('a database that %s is worth another try, and in the log by its weight', async (_, code, severity) => {
  const house = await aHouse();
  const failure = Object.assign(new Error('no database'), { code });
  const broken = vi.spyOn(db, 'runTransaction').mockRejectedValue(failure);
  onTestFinished(() => broken.mockRestore());
  const lines = await linesOf(async () => {
    const answer = await tryCall(placeRound, ordering(house), house.captain);
    expect(answer).toMatchObject({ reason: 'busy-try-again' });
  });
  expect(lines.at(-1)).toContain(`"severity":"${severity}"`);
});

test('a call leaves one log line: what, its outcome, and the restaurant; no person', async () => {
  const house = await aHouse();
  const guest = await signInGuest();
  const input = joining(house, { name: 'Meera Iyer', mobile: '9876543210' });
  const lines = await linesOf(async () => {
    await call(joinTable, input, guest);
    await call(placeRound, ordering(house, { tableId: 'F1-T02' }), house.captain);
    await tryCall(saveMenu, { baseVersion: 7 } as never, house.owner);
  });
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { call: 'joinTable', outcome: 'ok', role: 'guest', ms: expect.any(Number) },
    { call: 'placeRound', outcome: 'ok', role: 'captain', restaurant: expect.any(String) },
    { call: 'saveMenu', outcome: 'invalid-input', role: 'owner' },
  ]);
  const text = lines.join('\n');
  expect(text).not.toMatch(EMAIL);
  for (const personal of ['9876543210', 'Meera', house.restaurantId, guest.uid, house.captain.uid]) {
    expect(text).not.toContain(personal);
  }
});

test('an unexpected error that names a document by its path names no person in the log', async () => {
  await put(platformStaff, { staffId: 'active' }, aPlatformStaff());
  const email = 'asha.rao@spice.example';
  await put(
    menus,
    { restaurantId: email },
    { version: 0, updatedAt: 0, categories: [], items: [], addOnGroups: [] },
  );
  const input = {
    requestId: newId(),
    restaurantName: 'Spice Route',
    ownerName: 'Asha Rao',
    email,
    password: 'a long password',
    establishmentType: 'casual' as const,
    providesHotelServices: false,
    staffReferralId: 'STAFF01',
    referralId: 'BHOJ000001',
  };
  const lines = await linesOf(() => tryCall(createAccount, input));
  expect(lines.join()).toContain('call failed');
  expect(lines.join()).toContain('ALREADY_EXISTS');
  for (const personal of [email, 'asha', input.password, 'Spice Route']) {
    expect(lines.join()).not.toContain(personal);
  }
});

test("a browser's error reaches the same log, without addresses and numbers", async () => {
  const lines = await linesOf(() =>
    call(reportError, {
      message: 'Cannot read /users/asha@spice.example/orders',
      stack: 'at open (https://bhoj.example/customer/menu/asha%40spice.example/F1-T01?m=+91 98765 43210)',
      route: '/customer/menu/:restaurant/:table',
      release: '2026.11.1',
    }),
  );
  const text = lines.join();
  expect(text).toContain('Cannot read /users/…/orders');
  expect(text).toContain('/customer/menu/:restaurant/:table');
  expect(text).not.toMatch(EMAIL);
  expect(text).not.toContain('43210');
});

test('an answer that does not fit its contract is never sent', async () => {
  const house = await aHouse();
  const { orderId, guest } = await anOpenOrder(house);
  const path = `${restaurants.path({ restaurantId: house.restaurantId })}/orders/${orderId}`;
  await db.doc(path).update({ 'lines.1-1.unitPaise': 'a lot' });
  expect(await tryCall(placeRound, ordering(house, { orderId }), guest)).toMatchObject({
    reason: 'unexpected',
  });
});

test('the platform counts what failed by day, a refusal never, and of browsers only Bhoj’s own routes', async () => {
  const house = await aHouse();
  const ofCall = { faultId: faultId('callable', 'placeRound', Date.now()) };
  const before = (await find(platformFaults, ofCall))?.count ?? 0;
  await tryCall(saveMenu, { baseVersion: 7 } as never, house.owner);
  await db.doc(menus.path({ restaurantId: house.restaurantId })).update({ items: 'spoilt' });
  for (const _ of [1, 2]) await tryCall(placeRound, ordering(house), house.captain);
  // A call waits for its count only for a while, so on a busy machine the count may come after the answer.
  const counted = { kind: 'callable', what: 'placeRound', count: before + 2 };
  await vi.waitFor(async () => expect(await get(platformFaults, ofCall)).toMatchObject(counted), 30_000);
  expect(await find(platformFaults, { faultId: faultId('callable', 'saveMenu', Date.now()) })).toBeNull();

  const error = { message: 'Broken', stack: '', release: '2026.11.1' };
  await call(reportError, { ...error, route: '/super/staff/:staffId' });
  await call(reportError, { ...error, route: `/made/up/${newId()}` });
  const ofRoute = (route: string) => ({ faultId: faultId('browser', route, Date.now()) });
  expect(await get(platformFaults, ofRoute('/super/staff/:staffId'))).toMatchObject({ count: 1 });
  expect((await get(platformFaults, ofRoute('elsewhere'))).count).toBeGreaterThan(0);
});
