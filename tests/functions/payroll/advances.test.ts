import { cashSessions } from '@bhoj/domain/cash/session.collection';
import { TILLS } from '@bhoj/domain/fixtures/cash';
import { advanceTyped, anAdvance } from '@bhoj/domain/fixtures/payroll';
import { months } from '@bhoj/domain/figures/shape/month.collection';
import { refreshMonths } from '@bhoj/domain/figures/span/figures.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { rupees } from '@bhoj/domain/money/money';
import {
  cancelAdvance,
  changeAdvance,
  giveAdvance,
  repayAdvance,
} from '@bhoj/domain/payroll/people/advance.contract';
import { advances } from '@bhoj/domain/payroll/shape/people.collection';
import { serviceSettings } from '@bhoj/domain/restaurant/settings.collection';
import { expect, test } from 'vitest';
import { auditOf, change, everything, find, get, put, withRights } from '../../support/arrange.ts';
import { call, reasonOf } from '../../support/mount.ts';
import { aPaidCaptain } from '../../support/payroll.ts';
import { today } from '../../support/settled.ts';
import { counted, opened } from '../../support/tills.ts';

async function given() {
  const { house, personId } = await aPaidCaptain();
  const params = { restaurantId: house.restaurantId, advanceId: newId() };
  const { advanceId } = params;
  const advance = advanceTyped({ personId });
  await call(giveAdvance, { advanceId, advance }, house.owner);
  return { house, params, advanceId, advance };
}

test('an advance is given once', async () => {
  const { house, params, advanceId, advance } = await given();
  expect(await find(advances, params)).toMatchObject({ ...advance, leftPaise: rupees(6_000) });
  const before = await everything();
  await call(giveAdvance, { advanceId, advance }, house.owner);
  expect(await everything()).toEqual(before);
  expect((await auditOf(house)).map(({ action }) => action)).toEqual(['giveAdvance']);
  expect(
    await reasonOf(
      giveAdvance,
      { advanceId: newId(), advance: advanceTyped({ personId: newId() }) },
      house.owner,
    ),
  ).toBe('person-not-found');
});

test('it is changed, and cancelled, before anything is taken back', async () => {
  const { house, params, advanceId, advance } = await given();
  const changed = { ...advance, instalmentPaise: rupees(3_000) };
  await call(changeAdvance, { advanceId, advance: changed }, house.owner);
  expect(await find(advances, params)).toMatchObject(changed);
  await call(cancelAdvance, { advanceId }, house.owner);
  expect(await find(advances, params)).toBeNull();
  await call(cancelAdvance, { advanceId }, house.owner);
  expect(await reasonOf(changeAdvance, { advanceId, advance }, house.owner)).toBe('advance-not-found');
  expect((await auditOf(house)).map(({ action }) => action).toSorted()).toEqual([
    'cancelAdvance',
    'changeAdvance',
    'giveAdvance',
  ]);
});

test('it stays once something was taken back', async () => {
  const { house, params, advanceId, advance } = await given();
  await put(advances, params, anAdvance({ personId: advance.personId, leftPaise: rupees(4_000) }));
  expect(await reasonOf(changeAdvance, { advanceId, advance }, house.owner)).toBe('advance-recovered');
  expect(await reasonOf(cancelAdvance, { advanceId }, house.owner)).toBe('advance-recovered');
});

test('it is repaid in cash and the rest written off, each once, until it is closed', async () => {
  const { house, params, advanceId } = await given();
  const repaid = {
    id: newId(),
    kind: 'repaid',
    amountPaise: rupees(2_000),
    on: '2026-11-20',
    method: 'cash',
    reason: '',
  } as const;
  await call(repayAdvance, { advanceId, repayment: repaid }, house.owner);
  const before = await everything();
  await call(repayAdvance, { advanceId, repayment: repaid }, house.owner);
  expect(await everything()).toEqual(before);
  await call(refreshMonths, { months: ['2026-11'] }, house.owner);
  const rest = { ...repaid, id: newId(), kind: 'writtenOff', method: null, reason: 'Gone' } as const;
  const tooMuch = { ...rest, amountPaise: rupees(4_000.01) };
  expect(await reasonOf(repayAdvance, { advanceId, repayment: tooMuch }, house.owner)).toBe('advance-wrong');
  await call(repayAdvance, { advanceId, repayment: { ...rest, amountPaise: rupees(4_000) } }, house.owner);
  expect(await find(advances, params)).toMatchObject({
    leftPaise: 0,
    repayments: [{ kind: 'repaid' }, { kind: 'writtenOff', reason: 'Gone' }],
  });
  await call(refreshMonths, { months: ['2026-11'] }, house.owner);
  const { restaurantId } = house;
  expect(await get(months, { restaurantId, month: '2026-11' })).toMatchObject({ writtenOffPaise: 4_000_00 });
  expect((await auditOf(house)).filter(({ action }) => action === 'repayAdvance')).toHaveLength(2);
});

test('one from the drawer is paid out of an open session, follows its entry, and comes back in', async () => {
  const { house, personId } = await aPaidCaptain();
  const { restaurantId, owner } = house;
  await change(serviceSettings, { restaurantId }, { cashSessions: { on: true, tills: TILLS } });
  const sessionId = await opened(owner);
  const [advanceId, givenOn] = [newId(), today()];
  const firstMonth = givenOn.slice(0, 7);
  const advance = advanceTyped({ personId, givenOn, firstMonth, method: 'drawer', amountPaise: rupees(60) });
  const typed = { ...advance, instalmentPaise: rupees(30) };
  const moves = async () =>
    (await get(cashSessions, { restaurantId, sessionId })).movements.map(({ kind, amountPaise }) => [
      kind,
      amountPaise,
    ]);
  await call(giveAdvance, { advanceId, advance: typed }, owner);
  await call(giveAdvance, { advanceId, advance: typed }, owner);
  expect(await moves()).toEqual([['out', rupees(60)]]);
  expect(await get(advances, { restaurantId, advanceId })).toMatchObject({ cashSession: sessionId });
  await call(changeAdvance, { advanceId, advance: { ...typed, amountPaise: rupees(50) } }, owner);
  expect(await moves()).toEqual([['out', rupees(50)]]);
  await call(changeAdvance, { advanceId, advance: { ...typed, method: 'bank' } }, owner);
  expect(await moves()).toEqual([]);
  expect((await get(advances, { restaurantId, advanceId })).cashSession).toBeUndefined();
  await call(changeAdvance, { advanceId, advance: typed }, owner);
  const repayment = {
    id: newId(),
    kind: 'repaid',
    amountPaise: rupees(20),
    on: givenOn,
    method: 'drawer',
    reason: '',
  } as const;
  await call(repayAdvance, { advanceId, repayment }, owner);
  await call(repayAdvance, { advanceId, repayment }, owner);
  expect(await moves()).toEqual([
    ['out', rupees(60)],
    ['in', rupees(20)],
  ]);
  const mistake = newId();
  await call(giveAdvance, { advanceId: mistake, advance: typed }, owner);
  await call(cancelAdvance, { advanceId: mistake }, owner);
  // ₹100 of float, ₹60 out and ₹20 back.
  expect((await counted(sessionId, 60, owner)).difference).toEqual({});
});

test('one of an earlier day, or while no session is open, is in none; a counted session keeps its movement', async () => {
  const { house, personId } = await aPaidCaptain();
  const { restaurantId, owner } = house;
  await change(serviceSettings, { restaurantId }, { cashSessions: { on: true, tills: TILLS } });
  const givenOn = today();
  const typed = advanceTyped({
    personId,
    givenOn,
    firstMonth: givenOn.slice(0, 7),
    method: 'drawer',
    amountPaise: rupees(60),
    instalmentPaise: rupees(30),
  });
  const [waits, early, paid] = [newId(), newId(), newId()];
  await call(giveAdvance, { advanceId: waits, advance: typed }, owner);
  const sessionId = await opened(owner);
  await call(giveAdvance, { advanceId: early, advance: { ...typed, givenOn: '2026-10-01' } }, owner);
  for (const advanceId of [waits, early])
    expect((await get(advances, { restaurantId, advanceId })).cashSession).toBeUndefined();
  await call(giveAdvance, { advanceId: paid, advance: typed }, owner);
  await counted(sessionId, 40, owner);
  await call(cancelAdvance, { advanceId: paid }, owner);
  expect((await get(cashSessions, { restaurantId, sessionId })).movements).toHaveLength(1);
});

test('one from the drawer is paid out of the till that was chosen, where the person has none of several (P-MUSTER-7)', async () => {
  const { house, personId } = await aPaidCaptain();
  const { restaurantId, owner } = house;
  await change(serviceSettings, { restaurantId }, { cashSessions: { on: true, tills: TILLS } });
  const [ravi, meera] = [await withRights(restaurantId, ['cash']), await withRights(restaurantId, ['cash'])];
  const [counter, bar] = [await opened(ravi, 'counter'), await opened(meera, 'bar')];
  const givenOn = today();
  const own = { personId, givenOn, firstMonth: givenOn.slice(0, 7), method: 'drawer' } as const;
  const advance = { ...advanceTyped(own), amountPaise: rupees(60), instalmentPaise: rupees(60) };
  const paidBy = async (cashSession?: string) => {
    const advanceId = newId();
    await call(giveAdvance, { advanceId, advance, ...(cashSession && { cashSession }) }, owner);
    return (await get(advances, { restaurantId, advanceId })).cashSession;
  };
  expect(await paidBy(bar)).toBe(bar);
  expect(await paidBy()).toBe(counter);
  expect(await paidBy(newId())).toBe(counter);
});

test('what comes back into the drawer goes to the till that was chosen (P-MUSTER-7)', async () => {
  const { house, personId } = await aPaidCaptain();
  const { restaurantId, owner } = house;
  await change(serviceSettings, { restaurantId }, { cashSessions: { on: true, tills: TILLS } });
  const [ravi, meera] = [await withRights(restaurantId, ['cash']), await withRights(restaurantId, ['cash'])];
  const [counter, bar] = [await opened(ravi, 'counter'), await opened(meera, 'bar')];
  const [advanceId, givenOn] = [newId(), today()];
  const own = { personId, givenOn, firstMonth: givenOn.slice(0, 7), method: 'bank' } as const;
  const advance = { ...advanceTyped(own), amountPaise: rupees(60), instalmentPaise: rupees(60) };
  await call(giveAdvance, { advanceId, advance }, owner);
  const back = {
    kind: 'repaid',
    amountPaise: rupees(20),
    on: givenOn,
    method: 'drawer',
    reason: '',
  } as const;
  const repaid = (cashSession?: string) =>
    call(
      repayAdvance,
      { advanceId, repayment: { ...back, id: newId() }, ...(cashSession && { cashSession }) },
      owner,
    );
  const moves = async (sessionId: string) => (await get(cashSessions, { restaurantId, sessionId })).movements;
  await repaid(bar);
  expect([(await moves(bar)).length, (await moves(counter)).length]).toEqual([1, 0]);
  await repaid();
  expect([(await moves(bar)).length, (await moves(counter)).length]).toEqual([1, 1]);
});
