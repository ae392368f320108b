import { closeDay, reopenDay } from '@bhoj/domain/days/days.contract';
import { closings, days } from '@bhoj/domain/days/day.collection';
import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import { voidBill } from '@bhoj/domain/billing/corrections/corrections.contract';
import { memberIdOf } from '@bhoj/domain/kernel/member-id';
import { newId } from '@bhoj/domain/kernel/ids';
import { paise, ZERO } from '@bhoj/domain/money/money';
import { dateOf, dayAfter, startOf } from '@bhoj/domain/time/ist';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import { expect, test } from 'vitest';
import { aHouse, auditOf, everything, find, get, put } from '../../support/arrange.ts';
import { call, reasonOf } from '../../support/mount.ts';
import { aSettledBill, today } from '../../support/settled.ts';

/** A closing after one dosa in cash, to the paisa. */
const closing = (overrides: Partial<InputOf<typeof closeDay>> = {}) => ({
  day: today(),
  requestId: newId(),
  openingCashPaise: paise(200_000),
  countedCashPaise: paise(212_600),
  paidOutPaise: ZERO,
  note: '',
  seenMovements: 1,
  ...overrides,
});
const opening = (overrides: Partial<InputOf<typeof reopenDay>> = {}) => ({
  day: today(),
  requestId: newId(),
  reason: 'Closed too early',
  ...overrides,
});

/** A restaurant with one bill, on a closed day. */
async function aClosedDay() {
  const house = await aHouse({}, { tableCount: 1 });
  const { invoiceId } = await aSettledBill(house);
  const closed = closing();
  const answer = await call(closeDay, closed, house.owner);
  return { house, invoiceId, closed, answer, at: { restaurantId: house.restaurantId, day: today() } };
}

test('opens the closed day with its figures; the count, the reason and the member are kept', async () => {
  const { house, at, closed } = await aClosedDay();
  const before = await get(days, at);
  const input = opening();
  expect(await call(reopenDay, input, house.owner)).toEqual({});
  expect(await find(closings, at)).toBeNull();
  const { openingCashPaise, countedCashPaise, paidOutPaise, note } = closed;
  expect(await get(days, at)).toEqual({
    ...before,
    closedAt: null,
    reopened: {
      at: expect.any(Number),
      by: 'Asha',
      byId: memberIdOf(house.owner.uid),
      reason: 'Closed too early',
      drawer: { openingCashPaise, countedCashPaise, paidOutPaise, note },
    },
  });
  expect((await auditOf(house)).filter(({ action }) => action === 'reopenDay')).toMatchObject([
    {
      uid: house.owner.uid,
      details: { day: at.day, reason: 'Closed too early', countedCashPaise: 212_600 },
    },
  ]);
});

test('bills issued since then stay in the next day, new ones and corrections come to the opened one', async () => {
  const { house, at, invoiceId } = await aClosedDay();
  const next = { ...at, day: dayAfter(at.day) };
  const since = await aSettledBill(house);
  await call(reopenDay, opening(), house.owner);
  const later = await aSettledBill(house);
  const dayOf = async (id: string) =>
    (await get(invoices, { restaurantId: at.restaurantId, invoiceId: id })).businessDay;
  expect([await dayOf(since.invoiceId), await dayOf(later.invoiceId)]).toEqual([next.day, at.day]);
  expect(await get(days, next)).toMatchObject({ bills: 1, totalPaise: 12_600 });
  expect(await get(days, at)).toMatchObject({ bills: 2, totalPaise: 25_200 });
  const voiding = { invoiceId, requestId: newId(), reason: 'Wrong table', billAgain: false };
  expect(await reasonOf(voidBill, voiding, house.owner)).toBeNull();
  expect(await get(days, at)).toMatchObject({ bills: 1, voids: { count: 1 } });
});

test('the day closes again with a new count; a late repeat of any request gets its first answer and does nothing', async () => {
  const { house, at, closed, answer } = await aClosedDay();
  const recounted = closing({ countedCashPaise: paise(212_500), note: 'A rupee' });
  const [first, second] = [opening(), opening({ reason: 'One more bill' })];
  const repeats = async () => {
    const before = await everything();
    expect(await call(closeDay, closed, house.owner)).toEqual(answer);
    expect(await call(reopenDay, first, house.owner)).toEqual({});
    expect(await everything()).toEqual(before);
  };
  await call(reopenDay, first, house.owner);
  await repeats();
  expect(await find(closings, at)).toBeNull();
  const again = await call(closeDay, recounted, house.owner);
  await repeats();
  expect(await get(closings, at)).toMatchObject({ differencePaise: -100 });
  await call(reopenDay, second, house.owner);
  await repeats();
  expect(await call(closeDay, recounted, house.owner)).toEqual(again);
  expect(await find(closings, at)).toBeNull();
});

test('twice with the same request answers the same; with another it is refused', async () => {
  const { house } = await aClosedDay();
  const input = opening();
  await call(reopenDay, input, house.owner);
  const before = await everything();
  expect(await call(reopenDay, input, house.owner)).toEqual({});
  expect(await reasonOf(reopenDay, opening(), house.owner)).toBe('day-not-closed');
  expect(await everything()).toEqual(before);
});

test('is refused to a captain, without a reason, and for a day of another restaurant', async () => {
  const { house } = await aClosedDay();
  const other = await aHouse({}, { tableCount: 1 });
  const before = await everything();
  expect(await reasonOf(reopenDay, opening(), house.captain)).toBe('not-allowed');
  expect(await reasonOf(reopenDay, opening({ reason: ' ' }), house.owner)).toBe('invalid-input');
  expect(await reasonOf(reopenDay, opening(), other.owner)).toBe('day-not-closed');
  expect(await everything()).toEqual(before);
});

test('is refused once the next day is closed', async () => {
  const { house, at } = await aClosedDay();
  const yesterday = dateOf(startOf(today()) - 1);
  // Closings of earlier days do not prevent it.
  const stored = await get(closings, at);
  const earlier = { restaurantId: at.restaurantId, day: yesterday };
  await put(closings, earlier, { ...stored, day: yesterday });
  const before = await everything();
  expect(await reasonOf(reopenDay, opening({ day: yesterday }), house.owner)).toBe('later-day-closed');
  expect(await everything()).toEqual(before);
  expect(await reasonOf(reopenDay, opening(), house.owner)).toBeNull();
});
