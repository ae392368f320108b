import { shutOutDevice } from '@bhoj/domain/devices/devices.contract';
import { aWeekPlan, aPunch } from '@bhoj/domain/fixtures/roster';
import { aCell, aMuster } from '@bhoj/domain/fixtures/payroll';
import { newId } from '@bhoj/domain/kernel/ids';
import { members } from '@bhoj/domain/members/member.collection';
import { markMuster } from '@bhoj/domain/payroll/muster/muster.contract';
import { musters, people } from '@bhoj/domain/payroll/shape/people.collection';
import { serviceSettings } from '@bhoj/domain/restaurant/settings.collection';
import { correctPunch, punch, readMyRoster, saveRoster } from '@bhoj/domain/roster/roster.contract';
import { punches, rosters } from '@bhoj/domain/roster/roster.collection';
import { daysLater, weekOf } from '@bhoj/domain/roster/week';
import { clockOf, HOUR, MINUTE, dateOf, startOf } from '@bhoj/domain/time/ist';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditOf, change, employ, everything, get, list, put } from '../../support/arrange.ts';
import { aDeviceAt, enterOn } from '../../support/devices.ts';
import { call, reasonOf } from '../../support/mount.ts';
import { aPaidCaptain, aPaidPerson, todayHere } from '../../support/payroll.ts';
import type { House } from '../../support/arrange.ts';
import type { Person } from '../../support/auth.ts';
import type { PunchDay, Punched } from '@bhoj/domain/roster/punch.schema';

const PIN = '482915';
const today = todayHere();
let house: House;
let personId: string;
let captain: Person;
let cook: Person;
let at: Awaited<ReturnType<typeof aDeviceAt>>;

beforeEach(async () => {
  ({ house, personId } = await aPaidCaptain());
  cook = await employ(house.restaurantId, 'kitchen');
  at = await aDeviceAt(house);
  captain = await enterOn(at, house.captain, PIN);
});

const tap = (kind: 'in' | 'out', requestId = newId(), as = captain) => call(punch, { requestId, kind }, as);
const stored = (): Promise<PunchDay[]> => list(punches, { restaurantId: house.restaurantId });
const putDay = (day: string, ...all: Punched[]) =>
  put(punches, { restaurantId: house.restaurantId, day }, { day, people: { [personId]: all }, changedAt: 1 });

describe('punching', () => {
  test('keeps the server’s time and the device, and a repeat changes nothing', async () => {
    const [before, requestId] = [Date.now(), newId()];
    const answer = await tap('in', requestId);
    expect(answer).toMatchObject({ kind: 'in', day: today });
    expect(answer.at).toBeGreaterThanOrEqual(before);
    expect(answer.at).toBeLessThanOrEqual(Date.now());
    const [day] = await stored();
    expect(day?.people[personId]).toEqual([
      {
        id: requestId,
        kind: 'in',
        at: answer.at,
        device: { id: at.deviceId, name: 'Counter tablet' },
        added: null,
        removed: null,
      },
    ]);
    const after = await everything();
    expect(await tap('in', requestId)).toEqual(answer);
    expect(await reasonOf(punch, { requestId, kind: 'out' }, captain)).toBe('request-id-used');
    expect(await everything()).toEqual(after);
    expect(await call(readMyRoster, { month: null }, house.captain)).toMatchObject({ inSince: answer.at });
  });

  test('takes a double tap, on one device or two at once, as one', async () => {
    await Promise.all([tap('in'), tap('in'), tap('in')]);
    expect((await stored())[0]?.people[personId]).toHaveLength(1);
    const other = await enterOn(await aDeviceAt(house), house.captain, PIN, false);
    await Promise.all([tap('out'), tap('out', newId(), other)]);
    expect((await stored())[0]?.people[personId]?.map(({ kind }) => kind)).toEqual(['in', 'out']);
  });

  test('loses nothing of two people at the same moment', async () => {
    await aPaidPerson(house, { memberId: cook.uid });
    const onDevice = await enterOn(await aDeviceAt(house), cook, '915482');
    await Promise.all([tap('in'), tap('in', newId(), onDevice)]);
    expect(Object.keys((await stored())[0]?.people ?? {})).toHaveLength(2);
  });

  test('out after midnight ends the day on which the person came in', async () => {
    const yesterday = daysLater(today, -1);
    const since = Date.now() - 15 * HOUR;
    await putDay(yesterday, aPunch({ at: since }));
    expect(await tap('out')).toMatchObject({ day: yesterday });
    expect(await call(readMyRoster, { month: null }, house.captain)).toMatchObject({ inSince: null });
  });

  test('leaves a forgotten out behind, and begins a new day', async () => {
    const yesterday = daysLater(today, -1);
    await putDay(yesterday, aPunch({ at: Date.now() - 17 * HOUR }));
    expect(await tap('in')).toMatchObject({ day: today });
    expect(await stored()).toHaveLength(2);
  });

  test('goes by the restaurant’s cut-off, unless a shift says otherwise', async () => {
    const now = Date.now();
    const date = dateOf(now);
    // The business day ends a minute from now at the earliest, so it is still the day before.
    const cutoff = clockOf(now + 30 * MINUTE);
    // At the end of a date that cut-off is early on the next one, and then this date runs already.
    const day = cutoff > clockOf(now) ? daysLater(date, -1) : date;
    await change(serviceSettings, { restaurantId: house.restaurantId }, { dayCutoff: cutoff });
    expect(await tap('in')).toMatchObject({ day });
    const minute = Math.floor((now - startOf(date)) / MINUTE);
    const plan = { isOff: false, shifts: [{ from: minute, to: minute + 480 }] };
    const people = {
      [personId]: Array.from({ length: 7 }, (_, n) => (daysLater(weekOf(date), n) === date ? plan : null)),
    };
    await call(saveRoster, { week: weekOf(date), version: 0, graceMinutes: 10, people }, house.owner);
    await call(
      correctPunch,
      {
        requestId: newId(),
        personId,
        day,
        change: {
          act: 'remove',
          punchId:
            (await get(punches, { restaurantId: house.restaurantId, day })).people[personId]?.[0]?.id ?? '',
        },
        reason: 'Test',
      },
      house.owner,
    );
    expect(await tap('in')).toMatchObject({ day: date });
  });
});

describe('nobody punches', () => {
  const why = (as: Person) => reasonOf(punch, { requestId: newId(), kind: 'in' }, as);

  test('on a device of their own, or on one that was shut out', async () => {
    expect(await why(house.captain)).toBe('punch-needs-device');
    await call(shutOutDevice, { deviceId: at.deviceId }, house.owner);
    expect(await why(captain)).toBe('device-shut-out');
    expect(await stored()).toEqual([]);
  });

  test('for somebody else, after somebody else has entered, or once dismissed', async () => {
    const onDevice = await enterOn(at, cook, '915482');
    expect(await why(captain)).toBe('sign-in-required');
    await change(members, { restaurantId: house.restaurantId, uid: cook.uid }, { active: false });
    expect(await why(onDevice)).toBe('dismissed');
    expect(await stored()).toEqual([]);
  });

  test('without being on the payroll, or after their last day', async () => {
    const onDevice = await enterOn(await aDeviceAt(house), cook, '915482');
    expect(await why(onDevice)).toBe('punch-needs-person');
    await change(people, { restaurantId: house.restaurantId, personId }, { leftOn: daysLater(today, -3) });
    expect(await why(captain)).toBe('day-not-worked');
  });
});

describe('a correction', () => {
  const correct = (input: object, as = house.owner) =>
    call(
      correctPunch,
      { requestId: newId(), personId, day: today, reason: 'The tablet was off', ...input } as never,
      as,
    );
  const add = (time: number) => ({ change: { act: 'add', kind: 'in', at: time } });

  test('adds and takes out, with who and why, once each', async () => {
    const requestId = newId();
    const input = { requestId, ...add(startOf(today) + 1) };
    await correct(input);
    await correct({ requestId: newId(), change: { act: 'remove', punchId: requestId } });
    const before = await everything();
    await correct(input);
    await correct({ requestId: newId(), change: { act: 'remove', punchId: requestId } });
    expect(await everything()).toEqual(before);
    const by = { by: { uid: house.owner.uid }, reason: 'The tablet was off' };
    expect((await stored())[0]?.people[personId]).toMatchObject([
      { id: requestId, device: null, added: by, removed: by },
    ]);
    expect((await auditOf(house)).filter(({ action }) => action === 'correctPunch')).toHaveLength(2);
  });

  test('is refused for somebody without the right, for a time to come, and once the pay is approved', async () => {
    const why = (input: object, as = house.owner) =>
      reasonOf(
        correctPunch,
        { requestId: newId(), personId, day: today, reason: 'x', ...input } as never,
        as,
      );
    const earlier = add(startOf(today) + 1);
    expect(await why(earlier, house.captain)).toBe('not-allowed');
    expect(await why(add(Date.now() + HOUR))).toBe('punch-out-of-day');
    expect(await why({ change: { act: 'remove', punchId: newId() } })).toBe('invalid-input');
    expect(await why({ ...earlier, personId: newId() })).toBe('person-not-found');
    await change(
      people,
      { restaurantId: house.restaurantId, personId },
      { settledMonths: [today.slice(0, 7)] },
    );
    expect(await why(earlier)).toBe('final-pay-stands');
    const month = today.slice(0, 7);
    await put(musters, { restaurantId: house.restaurantId, month }, aMuster({ month, lockedAt: 1 }));
    expect(await why(earlier)).toBe('muster-locked');
    expect(await stored()).toEqual([]);
  });

  test('and punches never touch the muster', async () => {
    const month = today.slice(0, 7);
    const cells = [{ personId, day: today, mark: 'CL' as const, overtimeMinutes: 0 }];
    await call(markMuster, { month, cells }, house.owner);
    const before = await get(musters, { restaurantId: house.restaurantId, month });
    await tap('in');
    await correct(add(startOf(today) + 1));
    expect(await get(musters, { restaurantId: house.restaurantId, month })).toEqual(before);
  });
});

describe('a roster', () => {
  const week = weekOf(today);
  const save = (version: number, graceMinutes = 10) => ({
    week,
    version,
    graceMinutes,
    people: { [personId]: aWeekPlan },
  });

  test('is saved once, and a page that is behind is refused', async () => {
    expect(await call(saveRoster, save(0), house.owner)).toEqual({ version: 1 });
    expect(await call(saveRoster, save(0), house.owner)).toEqual({ version: 1 });
    expect(await reasonOf(saveRoster, save(0, 15), house.owner)).toBe('changed-meanwhile');
    expect(await call(saveRoster, save(1, 15), house.owner)).toEqual({ version: 2 });
    expect(await reasonOf(saveRoster, save(2), house.captain)).toBe('not-allowed');
    expect(await reasonOf(saveRoster, { ...save(2), week: daysLater(week, 1) }, house.owner)).toBe(
      'invalid-input',
    );
    expect(await get(rosters, { restaurantId: house.restaurantId, week })).toMatchObject({
      version: 2,
      graceMinutes: 15,
    });
    expect((await auditOf(house)).filter(({ action }) => action === 'saveRoster')).toHaveLength(2);
  });

  test('of two people at once takes one, and tells the other', async () => {
    const answers = await Promise.all(
      [11, 12, 13].map((grace) => reasonOf(saveRoster, save(0, grace), house.owner)),
    );
    expect(answers.filter((reason) => reason === null)).toHaveLength(1);
    expect(answers.filter((reason) => reason === 'changed-meanwhile')).toHaveLength(2);
  });

  test('shows each person their own shifts and punches, and nobody else’s', async () => {
    const other = await aPaidPerson(house, { name: 'Meena' });
    const both = { ...save(0), people: { [personId]: aWeekPlan, [other]: aWeekPlan } };
    await call(saveRoster, both, house.owner);
    const { at: since } = await tap('in');
    const own = await call(readMyRoster, { month: today.slice(0, 7) }, house.captain);
    expect(own).toMatchObject({ today, inSince: since, hasRoster: true });
    expect(own.shifts.slice(0, 7).map(({ plan }) => plan)).toEqual(aWeekPlan);
    expect(own.days.find(({ day }) => day === today)?.punches).toEqual([
      { kind: 'in', at: since, isCorrected: false },
    ]);
    expect(JSON.stringify(own)).not.toContain(other);
    expect(await reasonOf(readMyRoster, { month: null }, cook)).toBe('person-not-found');
  });
});

test('who is on leave is not absent in what they read of their own (P-ROSTER-5)', async () => {
  const { restaurantId } = house;
  const before = daysLater(today, -1);
  const plan = { isOff: false, shifts: [{ from: 600, to: 1080 }] };
  const week = weekOf(before);
  const plans = Array.from({ length: 7 }, (_, n) => (daysLater(week, n) === before ? plan : null));
  await call(saveRoster, { week, version: 0, graceMinutes: 10, people: { [personId]: plans } }, house.owner);
  await put(
    punches,
    { restaurantId, day: before },
    { day: before, people: { other: [aPunch()] }, changedAt: 1 },
  );
  const absent = async () =>
    (await call(readMyRoster, { month: null }, house.captain)).days.filter(({ isAbsent }) => isAbsent);
  expect((await absent()).map(({ day }) => day)).toEqual([before]);
  const month = before.slice(0, 7);
  const cells = { [before.slice(8)]: aCell({ mark: 'PL' }) };
  await put(musters, { restaurantId, month }, aMuster({ month, people: { [personId]: cells } }));
  expect(await absent()).toEqual([]);
});
