import { discountCodes } from '@bhoj/domain/billing/shape/discount-code.collection';
import {
  enterCode,
  redeemCode,
  saveDiscountCode,
} from '@bhoj/domain/billing/discounts/discount-code.contract';
import { voidBill } from '@bhoj/domain/billing/corrections/corrections.contract';
import { orderMoney } from '@bhoj/domain/billing/documents/document.collection';
import { setDiscount, settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { sendPhoneAway } from '@bhoj/domain/orders/door/phones.contract';
import { aDiscountCode } from '@bhoj/domain/fixtures/billing';
import { newId } from '@bhoj/domain/kernel/ids';
import { paise, ZERO } from '@bhoj/domain/money/money';
import { businessDayOf, dayAfter, HOUR, startOf } from '@bhoj/domain/time/ist';
import { beforeEach, expect, test, vi } from 'vitest';
import { aHouse, anOpenOrder, auditOf, everything, get, put } from '../../../support/arrange.ts';
import { renewed, signInGuest } from '../../../support/auth.ts';
import { call, reasonOf, tryCall } from '../../../support/mount.ts';
import { cash, issued, settling } from '../../../support/settling.ts';
import type { DiscountCode } from '@bhoj/domain/billing/shape/discount-code.schema';
import type { House } from '../../../support/arrange.ts';

const CODE = 'DIWALI24';
let house: House;
beforeEach(async () => {
  house = await aHouse({ captainDiscountLimitPaise: ZERO }, { tableCount: 2 });
}, 60_000);

const at = () => ({ restaurantId: house.restaurantId, code: CODE });
const stored = (over: Partial<DiscountCode> = {}) => put(discountCodes, at(), aDiscountCode(over));
const usesOf = async () => (await get(discountCodes, at())).uses;
const entry = (orderId: string, code = CODE) => ({ orderId, requestId: newId(), code });

test('the owner makes one and changes it; its uses stay counted', async () => {
  const { uses: _, ...terms } = aDiscountCode();
  await call(saveDiscountCode, { code: 'diwali24', isNew: true, terms }, house.owner);
  const before = await everything();
  await call(saveDiscountCode, { code: CODE, isNew: true, terms }, house.owner);
  expect(await everything()).toEqual(before);
  await stored({ uses: 7 });
  await call(saveDiscountCode, { code: CODE, isNew: false, terms: { ...terms, active: false } }, house.owner);
  expect(await get(discountCodes, at())).toEqual(aDiscountCode({ active: false, uses: 7 }));
  const audit = (await auditOf(house)).filter(({ action }) => action === 'saveDiscountCode');
  expect(new Set(audit.map(({ details }) => details['active']))).toEqual(new Set([true, false]));
  expect(audit).toHaveLength(2);
});

test('a new code does not replace one of the same name, and a change makes none', async () => {
  const { uses: _, ...terms } = aDiscountCode();
  const other = { ...terms, value: 2_000 };
  expect(await reasonOf(saveDiscountCode, { code: CODE, isNew: false, terms }, house.owner)).toBe(
    'code-not-valid',
  );
  await call(saveDiscountCode, { code: CODE, isNew: true, terms }, house.owner);
  expect(await reasonOf(saveDiscountCode, { code: 'diwali24', isNew: true, terms: other }, house.owner)).toBe(
    'code-exists',
  );
  expect(await get(discountCodes, at())).toEqual(aDiscountCode());
});

test('a code ends with the business day, not at midnight', async () => {
  const day = businessDayOf(Date.now(), '04:00');
  await stored({ from: day, until: day });
  const { orderId } = await anOpenOrder(house);
  const lateNight = startOf(dayAfter(day)) + 3 * HOUR;
  vi.useFakeTimers({ toFake: ['Date'], now: lateNight });
  expect(await reasonOf(enterCode, entry(orderId), renewed(house.captain))).toBeNull();
  vi.setSystemTime(lateNight + HOUR);
  await call(setDiscount, { orderId, requestId: newId(), discount: null }, renewed(house.captain));
  expect(await reasonOf(enterCode, entry(orderId), renewed(house.captain))).toBe('code-not-valid');
  vi.useRealTimers();
});

/** One dosa at ₹120 less 10 % = 108; 2.5 % = 2.70 twice; 113.40 → 113. */
test('a captain without a limit of his own enters it; the bill uses it, and a void gives it back', async () => {
  await stored();
  const { orderId } = await anOpenOrder(house);
  const input = entry(orderId);
  await call(enterCode, input, house.captain);
  const before = await everything();
  await call(enterCode, input, house.captain);
  expect(await everything()).toEqual(before);
  const audit = (await auditOf(house)).filter(({ action }) => action === 'enterCode');
  expect(audit.map(({ details }) => details)).toEqual([{ orderId, code: CODE }]);
  expect(await usesOf()).toBe(0);
  const { bill, invoiceId } = await issued(settling(orderId, { payments: [cash(113_00)] }), house.captain);
  expect(bill).toMatchObject({ discountPaise: 12_00, discountNote: { code: CODE }, totalPaise: 113_00 });
  expect(await usesOf()).toBe(1);
  const requestId = newId();
  await call(voidBill, { invoiceId, requestId, reason: 'Wrong table', billAgain: true }, house.owner);
  expect(await usesOf()).toBe(0);
  // Others take the last use; the guest of the void bill keeps the discount all the same.
  await stored({ maxUses: 1, uses: 1 });
  const again = await issued(settling(requestId, { payments: [cash(113_00)] }), house.captain);
  expect(again.bill).toMatchObject({ discountPaise: 12_00 });
  expect(await usesOf()).toBe(2);
});

test('a guest redeems it on the own order only, and a captain takes it off', async () => {
  await stored();
  const { restaurantId } = house;
  const { orderId, guest } = await anOpenOrder(house);
  const input = { restaurantId, ...entry(orderId) };
  expect(await reasonOf(redeemCode, input, await signInGuest())).toBe('not-at-this-table');
  await call(redeemCode, input, guest);
  const money = { restaurantId, orderId };
  expect((await get(orderMoney, money)).discount?.code).toEqual({ id: CODE, entry: input.requestId });
  expect(await reasonOf(redeemCode, { restaurantId, ...entry(orderId) }, guest)).toBe('code-beside-discount');
  await call(setDiscount, { orderId, requestId: newId(), discount: null }, house.captain);
  expect((await get(orderMoney, money)).discount).toBeNull();
});

test('a code that was taken off is not put on again by a late repeat, a member’s or a guest’s', async () => {
  await stored();
  const { restaurantId } = house;
  const { orderId, guest } = await anOpenOrder(house);
  const takenOff = () => call(setDiscount, { orderId, requestId: newId(), discount: null }, house.captain);
  const [members, guests] = [entry(orderId), { restaurantId, ...entry(orderId) }];
  await call(enterCode, members, house.captain);
  await takenOff();
  await call(redeemCode, guests, guest);
  await takenOff();
  const before = await everything();
  expect(await call(enterCode, members, house.captain)).toEqual({});
  expect(await call(redeemCode, guests, guest)).toEqual({});
  expect(await everything()).toEqual(before);
  expect((await get(orderMoney, { restaurantId, orderId })).discount).toBeNull();
});

test('a guest whose phone was sent away gets no answer to a repeat', async () => {
  await stored();
  const { restaurantId } = house;
  const { orderId, guest } = await anOpenOrder(house);
  const input = { restaurantId, ...entry(orderId) };
  await call(redeemCode, input, guest);
  await call(sendPhoneAway, { orderId, uid: guest.uid }, house.captain);
  expect(await reasonOf(redeemCode, input, guest)).toBe('not-at-this-table');
});

test('five wrong codes are the most that a guest tries in ten minutes', async () => {
  const { restaurantId } = house;
  const { orderId, guest } = await anOpenOrder(house);
  const wrong = () => reasonOf(redeemCode, { restaurantId, ...entry(orderId, 'WRONG1') }, guest);
  for (let n = 0; n < 5; n += 1) expect(await wrong()).toBe('code-not-valid');
  expect(await wrong()).toBe('too-many-requests');
});

test('the last use goes to one of two bills that are settled at once', async () => {
  await stored({ maxUses: 1 });
  const [one, two] = [await anOpenOrder(house, 'F1-T01'), await anOpenOrder(house, 'F1-T02')];
  for (const { orderId } of [one, two]) await call(enterCode, entry(orderId), house.captain);
  const answers = await Promise.all(
    [one, two].map(({ orderId }) =>
      tryCall(settleBill, settling(orderId, { payments: [cash(113_00)] }), house.captain),
    ),
  );
  expect(answers.filter((answer) => 'reason' in answer)).toMatchObject([{ reason: 'code-used-up' }]);
  expect(await usesOf()).toBe(1);
});

test('a code may leave exactly what is paid, not less; a settled order takes none', async () => {
  await stored();
  const { orderId } = await anOpenOrder(house);
  await call(settleBill, settling(orderId, { payments: [cash(113_01)] }), house.captain);
  expect(await tryCall(enterCode, entry(orderId), house.captain)).toMatchObject({
    reason: 'part-paid',
    details: { paidPaise: 113_01 },
  });
  const other = await anOpenOrder(house, 'F1-T02');
  await call(settleBill, settling(other.orderId, { payments: [cash(113_00)] }), house.captain);
  await call(enterCode, entry(other.orderId), house.captain);
  await call(settleBill, settling(other.orderId, { payments: [] }), house.captain);
  expect(await reasonOf(enterCode, entry(other.orderId), house.captain)).toBe('already-settled');
});

test('an order below the minimum is refused, and one that shrank below it is not settled', async () => {
  await stored({ minimumPaise: paise(120_01) });
  const { orderId } = await anOpenOrder(house);
  expect(await tryCall(enterCode, entry(orderId), house.captain)).toMatchObject({
    reason: 'code-minimum',
    details: { minimumPaise: 120_01, valuePaise: 120_00 },
  });
  await stored({ minimumPaise: paise(120_00) });
  await call(enterCode, entry(orderId), house.captain);
  await stored({ minimumPaise: paise(500_00) });
  expect(await reasonOf(settleBill, settling(orderId, { payments: [cash(113_00)] }), house.owner)).toBe(
    'code-minimum',
  );
});
