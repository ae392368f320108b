import { aPayRun } from '@bhoj/domain/fixtures/pay';
import { aPerson, PERSON_ID } from '@bhoj/domain/fixtures/payroll';
import { notifications } from '@bhoj/domain/notifications/notification.collection';
import { people } from '@bhoj/domain/payroll/people.collection';
import { payRuns } from '@bhoj/domain/payroll/pay-run.collection';
import { beforeEach, expect, test } from 'vitest';
import { aHouse, list, put } from '../../support/arrange.ts';
import { db, functions } from '../../support/mount.ts';
import type { Person } from '@bhoj/domain/payroll/person.schema';
import type { PayRun } from '@bhoj/domain/payroll/pay-run.schema';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';

const month = '2026-11';
const on = (day: string) => functions.tellOfFinalPay.run({ scheduleTime: `${day}T09:30:00+05:30` } as never);

interface Given {
  readonly person?: Partial<Person>;
  readonly run?: Partial<PayRun>;
  readonly record?: Partial<Restaurant>;
}

/** A restaurant with one person, whose last day is a Friday, and the month's run where it is given. */
async function having({ person = {}, run, record = {} }: Given = {}) {
  const { restaurantId } = await aHouse(record, { tableCount: 0 });
  await put(people, { restaurantId, personId: PERSON_ID }, aPerson({ leftOn: '2026-11-20', ...person }));
  if (run !== undefined) await put(payRuns, { restaurantId, month }, aPayRun({ month, ...run }));
  return restaurantId;
}
const toldOf = async (restaurantId: string) =>
  (await list(notifications, { restaurantId })).map(({ about }) => about);

const row = { name: 'Ravi', netPaise: 100, problems: [], isSettled: true, isPaid: false } as never;
const rowWith = (fields: object) => ({ rows: { [PERSON_ID]: Object.assign({}, row, fields) } });

beforeEach(async () => {
  const { docs } = await db.collectionGroup(people.group).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
});

test('tells once of a final pay that is not paid, from the last day to the second working day after (P-NOTICE-10)', async () => {
  const [undrafted, approved] = await Promise.all([having(), having({ run: rowWith({}) })]);
  await on('2026-11-19');
  await on('2026-11-24');
  expect([await toldOf(undrafted), await toldOf(approved)]).toEqual([[], []]);
  await on('2026-11-20');
  await on('2026-11-23');
  const due = [{ kind: 'final-pay-due', personId: PERSON_ID, name: 'Ravi', day: '2026-11-20' }];
  expect([await toldOf(undrafted), await toldOf(approved)]).toEqual([due, due]);
});

test('tells on the last day of the period what no day before told', async () => {
  const late = await having();
  await on('2026-11-23');
  expect(await toldOf(late)).toHaveLength(1);
});

test('tells nothing of a final pay that is paid or comes to nothing, nor where nobody leaves or nobody wants it', async () => {
  const quiet = await Promise.all([
    having({ run: rowWith({ isPaid: true }) }),
    having({ run: rowWith({ netPaise: 0 }) }),
    having({ person: { leftOn: null } }),
    having({ record: { noticesSwitched: ['final-pay-due'] } }),
  ]);
  await on('2026-11-21');
  expect(await Promise.all(quiet.map(toldOf))).toEqual(quiet.map(() => []));
});

test('goes on after a person and a run that cannot be read', async () => {
  const [unknown, broken, other] = await Promise.all([having(), having(), having()]);
  await db.doc(people.path({ restaurantId: unknown, personId: PERSON_ID })).update({ terms: 'lost' });
  await db.doc(payRuns.path({ restaurantId: broken, month })).set({ state: 'lost' });
  await on('2026-11-20');
  expect(await toldOf(other)).toHaveLength(1);
});
