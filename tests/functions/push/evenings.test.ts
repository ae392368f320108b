import { days } from '@bhoj/domain/days/day.collection';
import { emptyDay } from '@bhoj/domain/days/day.schema';
import { anOrder } from '@bhoj/domain/fixtures/orders';
import { aPushDevice, aPushSubscriber } from '@bhoj/domain/fixtures/push';
import { paise } from '@bhoj/domain/money/money';
import { notifications } from '@bhoj/domain/notifications/notification.collection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { choosePush, registerPush } from '@bhoj/domain/push/push.contract';
import { pushSubscribers } from '@bhoj/domain/push/subscriber.collection';
import { DEFAULT_HOURS } from '@bhoj/domain/time/hours';
import { MINUTE } from '@bhoj/domain/time/ist';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import { beforeEach, expect, test } from 'vitest';
import { aHouse, employ, get, list, put } from '../../support/arrange.ts';
import type { House } from '../../support/arrange.ts';
import { call, db, functions } from '../../support/mount.ts';

const DAY = '2026-11-20';
const CLOSES = Date.parse('2026-11-20T22:00:00+05:30');
const NEXT = Date.parse('2026-11-21T22:00:00+05:30');
const ORDER = 'OpenOrderOpenOrder01';

const runAt = (at: number) =>
  functions.tellOfEvenings.run({ scheduleTime: new Date(at).toISOString() } as never);
const toldOf = async ({ restaurantId }: House) =>
  (await list(notifications, { restaurantId })).map(({ about }) => about);
const dueOf = async ({ restaurantId }: House, uid: string) =>
  (await get(pushSubscribers, { restaurantId, uid }))?.summaryAt;

/** A restaurant that closes at ten, with bills on the day and somebody who wants the summary. */
async function anEvening(record: Partial<WholeRestaurant> = {}) {
  const house = await aHouse({ operatingHours: DEFAULT_HOURS, ...record });
  const { restaurantId, owner } = house;
  await put(
    pushSubscribers,
    { restaurantId, uid: owner.uid },
    aPushSubscriber({ uid: owner.uid, summaryAt: CLOSES }),
  );
  const sold = { ...emptyDay(DAY), bills: 3, guests: 7, subtotalPaise: paise(900_00) };
  await put(days, { restaurantId, day: DAY }, sold);
  return { ...house, sold };
}

beforeEach(async () => {
  const { docs } = await db.collectionGroup(pushSubscribers.group).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
});

test('at the closing time the evening is told once, and the next one planned', async () => {
  const house = await anEvening();
  const { restaurantId, owner, sold } = house;
  await put(days, { restaurantId, day: '2026-11-13' }, { ...sold, day: '2026-11-13' });
  await put(orders, { restaurantId, orderId: ORDER }, anOrder({ state: 'open' }));
  await runAt(CLOSES - MINUTE);
  expect(await toldOf(house)).toEqual([]);
  await runAt(CLOSES + MINUTE);
  await runAt(CLOSES + 11 * MINUTE);
  expect(await toldOf(house)).toEqual([
    {
      kind: 'day-summary',
      day: DAY,
      bills: 3,
      netPaise: 900_00,
      guests: 7,
      weekBeforePaise: 900_00,
      openOrders: 1,
      drawerPaise: null,
    },
  ]);
  expect(await dueOf(house, owner.uid)).toBe(NEXT);
});

test('two people who want it are told by one notification', async () => {
  const house = await anEvening();
  const manager = await employ(house.restaurantId, 'office', true, { preset: 'manager', can: ['see-sales'] });
  await put(
    pushSubscribers,
    { restaurantId: house.restaurantId, uid: manager.uid },
    aPushSubscriber({ uid: manager.uid, summaryAt: CLOSES }),
  );
  await runAt(CLOSES);
  expect(await toldOf(house)).toHaveLength(1);
  expect(await dueOf(house, manager.uid)).toBe(NEXT);
});

test('a restaurant that stays open longer is told later, one without trade not at all', async () => {
  const friday = { ...DEFAULT_HOURS.friday, close: '23:30' };
  const longer = await anEvening({ operatingHours: { ...DEFAULT_HOURS, friday } });
  const idle = await anEvening();
  await put(days, { restaurantId: idle.restaurantId, day: DAY }, emptyDay(DAY));
  await runAt(CLOSES + MINUTE);
  expect([await toldOf(longer), await toldOf(idle)]).toEqual([[], []]);
  expect(await dueOf(longer, longer.owner.uid)).toBe(Date.parse('2026-11-20T23:30:00+05:30'));
  expect(await dueOf(idle, idle.owner.uid)).toBe(NEXT);
});

test('an owner who switched the kind off in the bell is told nothing', async () => {
  const house = await anEvening({ noticesSwitched: ['day-summary'] });
  await runAt(CLOSES);
  expect(await toldOf(house)).toEqual([]);
  expect(await dueOf(house, house.owner.uid)).toBe(NEXT);
});

test('a restaurant that cannot be read does not stop the others', async () => {
  const [broken, sound] = [await anEvening(), await anEvening()];
  await db.doc(days.path({ restaurantId: broken.restaurantId, day: DAY })).update({ bills: 'three' });
  await runAt(CLOSES);
  expect(await toldOf(sound)).toHaveLength(1);
  expect(await dueOf(broken, broken.owner.uid)).toBe(CLOSES);
});

test('it is planned when somebody registers, until they want it no more', async () => {
  const house = await aHouse({ operatingHours: DEFAULT_HOURS });
  const { endpoint, p256dh, auth, name, language } = aPushDevice();
  await call(registerPush, { endpoint, keys: { p256dh, auth }, name, language }, house.owner);
  const due = await dueOf(house, house.owner.uid);
  expect(due).toBeGreaterThan(Date.now());
  await call(choosePush, { kind: 'day-summary', isOn: false }, house.owner);
  expect(await dueOf(house, house.owner.uid)).toBeNull();
  await call(choosePush, { kind: 'day-summary', isOn: true }, house.owner);
  expect(await dueOf(house, house.owner.uid)).toBe(due);
});

test('nobody without the right to see sales gets a plan of it', async () => {
  const house = await aHouse({ operatingHours: DEFAULT_HOURS });
  const buyer = await employ(house.restaurantId, 'office', true, {
    preset: 'storekeeper',
    can: ['customers', 'dashboard'],
  });
  const { endpoint, p256dh, auth, name, language } = aPushDevice();
  await call(registerPush, { endpoint, keys: { p256dh, auth }, name, language }, buyer);
  expect(await dueOf(house, buyer.uid)).toBeNull();
});
