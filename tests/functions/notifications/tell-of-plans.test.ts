import { aTenant } from '@bhoj/domain/fixtures/platform';
import { notifications } from '@bhoj/domain/notifications/notification.collection';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { DAY, HOUR } from '@bhoj/domain/time/ist';
import { beforeEach, expect, test } from 'vitest';
import { aHouse, list, put } from '../../support/arrange.ts';
import { db, functions } from '../../support/mount.ts';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';

const sweep = () => functions.everyMorning.run({ scheduleTime: new Date().toISOString() } as never);

/** A restaurant with a plan that ends in so many ms. */
async function endingIn(ms: number, overrides: Partial<WholeRestaurant> = {}) {
  const until = Date.now() + ms;
  const { restaurantId } = await aHouse(overrides);
  await put(tenants, { restaurantId }, aTenant({ planEndsAt: until }));
  return { restaurantId, until };
}
const toldOf = async ({ restaurantId }: { restaurantId: string }) =>
  (await list(notifications, { restaurantId })).map(({ about }) => about);

beforeEach(async () => {
  const { docs } = await db.collection(tenants.parent({})).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
});

test('tells owners of an end within three days, once for each end', async () => {
  const soon = await endingIn(2 * DAY);
  const [later, over] = await Promise.all([endingIn(3 * DAY + HOUR), endingIn(-HOUR)]);
  await sweep();
  await sweep();
  expect(await toldOf(soon)).toEqual([{ kind: 'plan-ending', until: soon.until }]);
  expect([await toldOf(later), await toldOf(over)]).toEqual([[], []]);
  const renewed = soon.until + HOUR;
  await put(tenants, soon, aTenant({ planEndsAt: renewed }));
  await sweep();
  expect(await toldOf(soon)).toHaveLength(2);
});

test('leaves those who do not want it, and goes on after a record that is not there', async () => {
  await put(tenants, { restaurantId: 'gone@house.example' }, aTenant({ planEndsAt: Date.now() + HOUR }));
  const off = await endingIn(DAY, { noticesSwitched: ['plan-ending'] });
  const on = await endingIn(DAY);
  await sweep();
  expect(await toldOf(off)).toEqual([]);
  expect(await toldOf(on)).toHaveLength(1);
});
