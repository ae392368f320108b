import { aPayRun } from '@bhoj/domain/fixtures/pay';
import { aPerson, PERSON_ID } from '@bhoj/domain/fixtures/payroll';
import { aTenant } from '@bhoj/domain/fixtures/platform';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { newId } from '@bhoj/domain/kernel/ids';
import { notifications } from '@bhoj/domain/notifications/notification.collection';
import { people } from '@bhoj/domain/payroll/shape/people.collection';
import { payRuns } from '@bhoj/domain/payroll/shape/pay-run.collection';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { DAY } from '@bhoj/domain/time/ist';
import { beforeEach, expect, test } from 'vitest';
import { aHouse, list, put } from '../../support/arrange.ts';
import { db, functions } from '../../support/mount.ts';
import type { Person } from '@bhoj/domain/payroll/shape/person.schema';
import type { PayRun } from '@bhoj/domain/payroll/shape/pay-run.schema';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';

const month = '2026-11';
const on = (day: string) => functions.everyMorning.run({ scheduleTime: `${day}T09:00:00+05:30` } as never);

interface Given {
  readonly person?: Partial<Person>;
  readonly run?: Partial<PayRun>;
  readonly record?: Partial<WholeRestaurant>;
}

/** A restaurant on the platform, with one person and one pay run where they are given. */
async function having({ person, run, record = {} }: Given) {
  const { restaurantId } = await aHouse(record, { tableCount: 0 });
  await put(tenants, { restaurantId }, aTenant({ handle: newId(), planEndsAt: NOW + 365 * DAY }));
  if (person !== undefined) await put(people, { restaurantId, personId: PERSON_ID }, aPerson(person));
  if (run !== undefined) await put(payRuns, { restaurantId, month }, aPayRun({ month, ...run }));
  return restaurantId;
}
const toldOf = async (restaurantId: string) =>
  (await list(notifications, { restaurantId })).map(({ about }) => about);

beforeEach(async () => {
  const { docs } = await db.collection(tenants.parent({})).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
});

test('tells of wages that are not paid, once a month, and only from the 5th to the 7th', async () => {
  const [undrafted, approved] = await Promise.all([
    having({ person: {} }),
    having({ person: {}, run: { state: 'approved' } }),
  ]);
  await on('2026-12-04');
  await on('2026-12-08');
  expect([await toldOf(undrafted), await toldOf(approved)]).toEqual([[], []]);
  await on('2026-12-05');
  await on('2026-12-06');
  const due = [{ kind: 'wages-due', month }];
  expect([await toldOf(undrafted), await toldOf(approved)]).toEqual([due, due]);
});

test('tells nothing of wages that are paid, nor where nobody worked or nobody wants it', async () => {
  const quiet = await Promise.all([
    having({ person: {}, run: { state: 'paid' } }),
    having({}),
    having({ person: { joinedOn: '2026-12-01' } }),
    having({ person: { leftOn: '2026-10-31' } }),
    having({ person: {}, record: { noticesSwitched: ['wages-due'] } }),
  ]);
  const leaver = await having({ person: { leftOn: '2026-11-03' } });
  await on('2026-12-07');
  expect(await Promise.all(quiet.map(toldOf))).toEqual(quiet.map(() => []));
  expect(await toldOf(leaver)).toHaveLength(1);
});

test('goes on after a run that cannot be read', async () => {
  const broken = await having({ person: {} });
  await db.doc(payRuns.path({ restaurantId: broken, month })).set({ state: 'lost' });
  const other = await having({ person: {} });
  await on('2026-12-05');
  expect(await toldOf(other)).toHaveLength(1);
});

test('tells once of each final pay that is due and not paid (P-NOTICE-10)', async () => {
  const rows = Object.fromEntries(
    Object.entries(aPayRun({ month }).rows).map(([id, row]) => [id, { ...row, isPaid: true }]),
  );
  const [leaver, paid, unwilling] = await Promise.all([
    having({ person: { leftOn: '2026-11-20' } }),
    having({ person: { leftOn: '2026-11-20' }, run: { rows } }),
    having({ person: { leftOn: '2026-11-20' }, record: { noticesSwitched: ['final-pay-due'] } }),
  ]);
  await on('2026-11-19');
  expect(await toldOf(leaver)).toEqual([]);
  await on('2026-11-20');
  await on('2026-11-21');
  const due = { kind: 'final-pay-due', personId: PERSON_ID, leftOn: '2026-11-20', by: '2026-11-23' };
  expect(await toldOf(leaver)).toMatchObject([due]);
  expect([await toldOf(paid), await toldOf(unwilling)]).toEqual([[], []]);
});
