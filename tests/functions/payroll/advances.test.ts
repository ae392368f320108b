import { advanceTyped, anAdvance } from '@bhoj/domain/fixtures/payroll';
import { newId } from '@bhoj/domain/kernel/ids';
import { rupees } from '@bhoj/domain/money/money';
import { cancelAdvance, changeAdvance, giveAdvance } from '@bhoj/domain/payroll/people/advance.contract';
import { advances } from '@bhoj/domain/payroll/shape/people.collection';
import { expect, test } from 'vitest';
import { auditOf, everything, find, put } from '../../support/arrange.ts';
import { call, reasonOf } from '../../support/mount.ts';
import { aPaidCaptain } from '../../support/payroll.ts';

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
