import { noticeSettings } from '@bhoj/domain/restaurant/settings.collection';
import { aMuster } from '@bhoj/domain/fixtures/payroll';
import { newId } from '@bhoj/domain/kernel/ids';
import {
  answerDispute,
  confirmMark,
  disputeMark,
  markAllPresent,
  markMuster,
  suggestPresence,
} from '@bhoj/domain/payroll/muster/muster.contract';
import { musters } from '@bhoj/domain/payroll/shape/people.collection';
import { notifications } from '@bhoj/domain/notifications/notification.collection';
import { readMyWork } from '@bhoj/domain/payroll/my-work/my-work.contract';
import { serviceSettings } from '@bhoj/domain/restaurant/settings.collection';
import { saveRoster } from '@bhoj/domain/roster/roster.contract';
import { daysLater, weekOf } from '@bhoj/domain/roster/week';
import { businessDayOf, clockOf, DAY, dateOf, MINUTE, startOf } from '@bhoj/domain/time/ist';
import { describe, expect, test } from 'vitest';
import { auditOf, change, employ, everything, find, get, list, put } from '../../support/arrange.ts';
import { call, reasonOf } from '../../support/mount.ts';
import { aPaidCaptain, aPaidPerson, todayHere } from '../../support/payroll.ts';
import type { House } from '../../support/arrange.ts';
import type { Mark } from '@bhoj/domain/payroll/shape/attendance-mark';

const today = todayHere();
const month = today.slice(0, 7);
const key = today.slice(8);
const cell = (personId: string, mark: Mark | null = 'P', day = today) => ({
  personId,
  day,
  mark,
  overtimeMinutes: 0,
});
const musterOf = ({ restaurantId }: House) => get(musters, { restaurantId, month });
const markIn = async (house: House, personId: string) => (await musterOf(house)).people[personId]?.[key];

describe('the muster', () => {
  test('is marked once, and noted once', async () => {
    const { house, personId } = await aPaidCaptain();
    await call(markMuster, { month, cells: [cell(personId)] }, house.owner);
    expect(await markIn(house, personId)).toMatchObject({ mark: 'P' });
    const before = await everything();
    await call(markMuster, { month, cells: [cell(personId)] }, house.owner);
    expect(await everything()).toEqual(before);
    expect(await auditOf(house)).toHaveLength(1);
  });

  test('loses nothing of two tabs that mark at once', async () => {
    const { house } = await aPaidCaptain();
    const ids = await Promise.all(Array.from({ length: 6 }, () => aPaidPerson(house)));
    await Promise.all(ids.map((id) => call(markMuster, { month, cells: [cell(id)] }, house.owner)));
    const { people } = await musterOf(house);
    expect(ids.map((id) => people[id]?.[key]?.mark)).toEqual(ids.map(() => 'P'));
  });

  test('keeps a cell that another tab marked since, says what stands, and takes the rest', async () => {
    const { house, personId } = await aPaidCaptain();
    const other = await aPaidPerson(house);
    const read = { mark: null, overtimeMinutes: 0, claimed: null };
    const mark = (...cells: object[]) => call(markMuster, { month, cells } as never, house.owner);
    await mark({ ...cell(personId, 'A'), read });
    const { changedAt, refused } = await mark({ ...cell(personId), read }, { ...cell(other, 'HD'), read });
    const stands = { mark: 'A', overtimeMinutes: 0, claimed: null, isDisputed: false } as const;
    expect(refused).toEqual([{ personId, day: today, stands }]);
    expect(await markIn(house, other)).toMatchObject({ mark: 'HD' });
    expect(await musterOf(house)).toMatchObject({ changedAt });
    const before = await everything();
    expect(await mark({ ...cell(personId), read })).toEqual({ changedAt, refused });
    expect(await everything()).toEqual(before);
    expect((await mark({ ...cell(personId), read: { ...read, mark: 'A' } })).refused).toEqual([]);
    expect(await markIn(house, personId)).toMatchObject({ mark: 'P' });
  });

  test('refuses a day to come, an approved month, somebody unknown and a day of another month', async () => {
    const { house, personId } = await aPaidCaptain();
    const tomorrow = dateOf(startOf(today) + DAY);
    const say = (cells: object[], of = month) =>
      reasonOf(markMuster, { month: of, cells } as never, house.owner);
    expect(await say([cell(personId, 'P', tomorrow)], tomorrow.slice(0, 7))).toBe('mark-too-early');
    expect(await say([cell(newId())])).toBe('person-not-found');
    expect(await say([cell(personId, 'P', '2026-01-05')])).toBe('invalid-input');
    await put(musters, { restaurantId: house.restaurantId, month }, aMuster({ month, lockedAt: 1 }));
    expect(await say([cell(personId)])).toBe('muster-locked');
    expect(await reasonOf(markAllPresent, { day: today }, house.owner)).toBe('muster-locked');
  });
});

describe('everybody present', () => {
  test('marks whoever has no mark, and nobody twice', async () => {
    const { house } = await aPaidCaptain();
    const [here, ill] = [await aPaidPerson(house), await aPaidPerson(house)];
    const gone = await aPaidPerson(house, { leftOn: '2026-04-30' });
    await call(markMuster, { month, cells: [cell(ill, 'SL')] }, house.owner);
    await call(markAllPresent, { day: today }, house.owner);
    const { people } = await musterOf(house);
    expect([here, ill, gone].map((id) => people[id]?.[key]?.mark)).toEqual(['P', 'SL', undefined]);
    const before = await everything();
    await call(markAllPresent, { day: today }, house.owner);
    expect(await everything()).toEqual(before);
  });

  test('is not for a day to come', async () => {
    const { house } = await aPaidCaptain();
    const tomorrow = dateOf(startOf(today) + DAY);
    expect(await reasonOf(markAllPresent, { day: tomorrow }, house.owner)).toBe('mark-too-early');
  });
});

describe('a member', () => {
  test('suggests to be present, and the owner’s mark accepts it', async () => {
    const { house } = await aPaidCaptain();
    const cook = await employ(house.restaurantId, 'kitchen');
    const personId = await aPaidPerson(house, { memberId: cook.uid });
    await call(suggestPresence, {}, cook);
    await call(suggestPresence, {}, cook);
    expect(await markIn(house, personId)).toMatchObject({ mark: null, claimed: 'P' });
    await call(markMuster, { month, cells: [cell(personId)] }, house.owner);
    expect(await markIn(house, personId)).toMatchObject({ mark: 'P', claimed: null });
  });

  test('an early baker is there on the day of their shift, before the cut-off too (P-MYWORK-1)', async () => {
    const { house, personId } = await aPaidCaptain();
    const { restaurantId } = house;
    const now = Date.now();
    const date = dateOf(now);
    // The business day ends half an hour from now, so it is still the day before; late in the evening it is this date.
    const cutoff = clockOf(now + 30 * MINUTE);
    const business = businessDayOf(now, cutoff);
    await change(serviceSettings, { restaurantId }, { dayCutoff: cutoff });
    const claimedOn = async (day: string) => {
      const muster = await find(musters, { restaurantId, month: day.slice(0, 7) });
      return muster?.people[personId]?.[day.slice(8)]?.claimed;
    };
    expect((await call(readMyWork, { month: null }, house.captain)).today).toBe(business);
    const half = { day: date, claimed: 'HD' as const };
    if (business !== date) expect(await reasonOf(disputeMark, half, house.captain)).toBe('mark-too-early');
    const from = Math.floor((now - startOf(date)) / MINUTE);
    const plan = { isOff: false, shifts: [{ from, to: from + 480 }] };
    const ofWeek = Array.from({ length: 7 }, (_, n) => (daysLater(weekOf(date), n) === date ? plan : null));
    const week = { week: weekOf(date), version: 0, graceMinutes: 10, people: { [personId]: ofWeek } };
    await call(saveRoster, week, house.owner);
    expect((await call(readMyWork, { month: null }, house.captain)).today).toBe(date);
    await call(suggestPresence, {}, house.captain);
    expect(await claimedOn(date)).toBe('P');
    if (business !== date) expect(await claimedOn(business)).toBeUndefined();
    await call(disputeMark, half, house.captain);
    expect(await claimedOn(date)).toBe('HD');
    const next = { ...half, day: daysLater(date, 1) };
    expect(await reasonOf(disputeMark, next, house.captain)).toBe('mark-too-early');
  });

  test('disputes a day of their own, and agrees in the end', async () => {
    const { house, personId } = await aPaidCaptain();
    await call(markMuster, { month, cells: [cell(personId, 'A')] }, house.owner);
    await call(disputeMark, { day: today, claimed: 'P' }, house.captain);
    expect(await markIn(house, personId)).toMatchObject({ mark: 'A', claimed: 'P', isDisputed: true });
    await call(confirmMark, { day: today }, house.captain);
    expect(await markIn(house, personId)).toMatchObject({
      mark: 'A',
      claimed: null,
      isDisputed: false,
      confirmed: { by: house.captain.uid },
    });
    const before = await everything();
    await call(confirmMark, { day: today }, house.captain);
    expect(await everything()).toEqual(before);
  });

  test('the owner answers a dispute of an approved month, and the mark stays', async () => {
    const { house, personId } = await aPaidCaptain();
    const answer = { personId, day: today, isAccepted: true };
    await call(markMuster, { month, cells: [cell(personId, 'A')] }, house.owner);
    await call(disputeMark, { day: today, claimed: 'P' }, house.captain);
    expect(await reasonOf(answerDispute, answer, house.owner)).toBe('muster-not-locked');
    await change(musters, { restaurantId: house.restaurantId, month }, { lockedAt: Date.now() });
    await call(answerDispute, answer, house.owner);
    expect(await markIn(house, personId)).toMatchObject({
      mark: 'A',
      claimed: null,
      isDisputed: false,
      answered: { claimed: 'P', isAccepted: true },
    });
    expect((await auditOf(house)).filter(({ action }) => action === 'answerDispute')).toHaveLength(1);
  });

  test('who disputes a day rings the owner’s bell, once and unless it is switched off', async () => {
    const { house, personId } = await aPaidCaptain();
    const { restaurantId } = house;
    const told = async () =>
      (await list(notifications, { restaurantId })).flatMap(({ about }) =>
        about === undefined ? [] : [about],
      );
    const dispute = (claimed: Mark) => call(disputeMark, { day: today, claimed }, house.captain);
    await call(markMuster, { month, cells: [cell(personId, 'A')] }, house.owner);
    await dispute('P');
    await dispute('P');
    const about = { kind: 'mark-disputed', personId, name: 'Ravi', day: today };
    expect(await told()).toEqual([{ ...about, claimed: 'P' }]);
    await dispute('A');
    expect(await told()).toHaveLength(1);
    await change(noticeSettings, { restaurantId }, { noticesSwitched: ['mark-disputed'] });
    await dispute('HD');
    expect(await told()).toEqual([{ ...about, claimed: 'P' }]);
  });

  test('who is not among those who are paid says nothing', async () => {
    const { house } = await aPaidCaptain();
    const cook = await employ(house.restaurantId, 'kitchen');
    expect(await reasonOf(suggestPresence, {}, cook)).toBe('person-not-found');
    expect(await reasonOf(disputeMark, { day: today, claimed: 'P' }, cook)).toBe('person-not-found');
  });
});
