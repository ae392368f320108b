import { orderMoney } from '@bhoj/domain/billing/documents/document.collection';
import { aDiscount, anOrderMoney } from '@bhoj/domain/fixtures/billing';
import { RAVI } from '@bhoj/domain/fixtures/orders';
import { memberIdOf } from '@bhoj/domain/kernel/member-id';
import { setDiscount, settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { mergeTables, moveLines } from '@bhoj/domain/orders/acts/acts.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { aHouse, anOpenOrder, auditOf, dosa, everything, get, ordering } from '../../../support/arrange.ts';
import { call, reasonOf, tryCall } from '../../../support/mount.ts';
import { cash, issued, putMoney, settling } from '../../../support/settling.ts';
import type { House } from '../../../support/arrange.ts';
import { paise } from '@bhoj/domain/money/money';

let house: House;
beforeEach(async () => {
  house = await aHouse({ captainDiscountLimitPaise: paise(20_00) }, { tableCount: 2 });
}, 60_000);

const percent = (value: number) => ({ kind: 'percent', value, reason: 'Cold food' }) as const;
const amount = (value: number) => ({ kind: 'amount', value, reason: 'Cold food' }) as const;
const moneyOf = (orderId: string) => get(orderMoney, { restaurantId: house.restaurantId, orderId });

test('comes off the bill, shows on the order with its author, and leaves one audit entry', async () => {
  const { orderId } = await anOpenOrder(house);
  const input = { orderId, requestId: newId(), discount: percent(1_000) };
  await call(setDiscount, input, house.captain);
  const before = await everything();
  await call(setDiscount, input, house.captain);
  expect(await everything()).toEqual(before);
  expect((await moneyOf(orderId)).discount).toMatchObject({
    value: 1_000,
    by: { kind: 'captain', label: 'Ravi', id: memberIdOf(house.captain.uid) },
  });
  // ₹120 less 10 % = 108; 2.5 % = 2.70 twice; 113.40 → 113
  const { bill } = await issued(settling(orderId, { payments: [cash(11_300)] }), house.captain);
  expect(bill).toMatchObject({ discountPaise: 1_200, totalPaise: 11_300, roundOffPaise: -40 });
  const audit = (await auditOf(house)).filter(({ action }) => action === 'setDiscount');
  expect(audit).toMatchObject([{ details: { orderId, value: 1_000, reason: 'Cold food' } }]);
  expect(await reasonOf(setDiscount, { orderId, requestId: newId(), discount: null }, house.owner)).toBe(
    'already-settled',
  );
});

test("above the captain's limit only the owner gives it, and a captain may then settle it", async () => {
  const { orderId } = await anOpenOrder(house);
  expect(
    await tryCall(setDiscount, { orderId, requestId: newId(), discount: amount(20_01) }, house.captain),
  ).toMatchObject({
    reason: 'discount-above-limit',
    details: { limitPaise: 20_00, discountPaise: 20_01 },
  });
  expect(
    await reasonOf(setDiscount, { orderId, requestId: newId(), discount: percent(2_000) }, house.captain),
  ).toBe('discount-above-limit');
  await call(setDiscount, { orderId, requestId: newId(), discount: amount(60_00) }, house.owner);
  const { bill } = await issued(settling(orderId, { payments: [cash(6_300)] }), house.captain);
  expect(bill.discountPaise).toBe(60_00);
});

test('from a captain that exceeds the limit after later rounds is not settled by a captain', async () => {
  const { orderId, guest } = await anOpenOrder(house);
  await call(setDiscount, { orderId, requestId: newId(), discount: percent(1_500) }, house.captain);
  await call(placeRound, ordering(house, { orderId, selections: [dosa({ quantity: 2 })] }), guest);
  const input = settling(orderId, { seenRounds: 2, payments: [cash(32_100)] });
  expect(await reasonOf(settleBill, input, house.captain)).toBe('discount-above-limit');
  // 360 less 15 % = 306; 7.65 twice = 321.30 → 321
  expect((await issued(input, house.owner)).bill).toMatchObject({ discountPaise: 54_00, totalPaise: 32_100 });
});

describe("an owner's percentage", () => {
  const whole = percent(10_000);

  test('on what was ordered later is settled by a captain within the limit, or once the owner gives it again', async () => {
    const { orderId, guest } = await anOpenOrder(house);
    await call(setDiscount, { orderId, requestId: newId(), discount: whole }, house.owner);
    await call(placeRound, ordering(house, { orderId, selections: [dosa({ quantity: 50 })] }), guest);
    const free = settling(orderId, { seenRounds: 2, payments: [] });
    expect(await tryCall(settleBill, free, house.captain)).toMatchObject({
      reason: 'discount-above-limit',
      details: { limitPaise: 20_00, discountPaise: 6_000_00 },
    });
    await call(setDiscount, { orderId, requestId: newId(), discount: whole }, house.owner);
    expect((await issued(free, house.captain)).bill.totalPaise).toBe(0);
  });

  test('takes nothing off a table that a captain merges in', async () => {
    const [into, from] = [await anOpenOrder(house, 'F1-T01'), await anOpenOrder(house, 'F1-T02')];
    await call(setDiscount, { orderId: into.orderId, requestId: newId(), discount: whole }, house.owner);
    await call(mergeTables, { fromOrderId: from.orderId, intoOrderId: into.orderId }, house.captain);
    expect((await moneyOf(into.orderId)).discount?.outside).toEqual(['2-1']);
    const free = settling(into.orderId, { seenRounds: 2, payments: [] });
    expect(await reasonOf(settleBill, free, house.captain)).toBe('payment-mismatch');
    const paid = settling(into.orderId, { seenRounds: 2, payments: [cash(12_600)] });
    expect((await issued(paid, house.captain)).bill).toMatchObject({
      subtotalPaise: 240_00,
      discountPaise: 120_00,
      totalPaise: 126_00,
    });
  });

  test('takes nothing off dishes that a captain moves in, until it is given again', async () => {
    const into = await anOpenOrder(house, 'F1-T01');
    const round = ordering(house, { tableId: 'F1-T02', selections: [dosa({ quantity: 3 })] });
    await call(placeRound, round, house.captain);
    await call(setDiscount, { orderId: into.orderId, requestId: newId(), discount: whole }, house.owner);
    const move = { requestId: newId(), fromOrderId: round.orderId, portions: { '1-1': 1 }, toTableId: null };
    await call(moveLines, { ...move, intoOrderId: into.orderId }, house.captain);
    const free = settling(into.orderId, { seenRounds: 2, payments: [] });
    expect(await reasonOf(settleBill, free, house.captain)).toBe('payment-mismatch');
    await call(setDiscount, { orderId: into.orderId, requestId: newId(), discount: whole }, house.owner);
    expect((await issued(free, house.captain)).bill).toMatchObject({ discountPaise: 240_00, totalPaise: 0 });
  });
});

test('written without the callable is still held to the limit', async () => {
  const { orderId } = await anOpenOrder(house);
  const { restaurantId } = house;
  const forged = aDiscount({ ...amount(110_00), by: RAVI });
  await putMoney(restaurantId, orderId, anOrderMoney({ discount: forged }));
  expect(await reasonOf(settleBill, settling(orderId, { payments: [cash(1_100)] }), house.captain)).toBe(
    'discount-above-limit',
  );
});

test('is refused above the bill, and when less would be left than is already paid', async () => {
  const { orderId } = await anOpenOrder(house);
  expect(
    await reasonOf(setDiscount, { orderId, requestId: newId(), discount: amount(120_01) }, house.owner),
  ).toBe('discount-exceeds-bill');
  await call(settleBill, settling(orderId, { payments: [cash(10_000)] }), house.captain);
  expect(
    await reasonOf(setDiscount, { orderId, requestId: newId(), discount: amount(60_00) }, house.owner),
  ).toBe('part-paid');
});

test('sent again late is answered as before, beside a bill of a split and after it was taken off', async () => {
  const { orderId } = await anOpenOrder(house);
  await call(placeRound, ordering(house, { orderId }), house.captain);
  const input = { orderId, requestId: newId(), discount: amount(10_00) };
  const first = await call(setDiscount, input, house.captain);
  await issued(
    settling(orderId, { seenRounds: 2, portions: { '1-1': 1 }, payments: [cash(12_100)] }),
    house.owner,
  );
  const left = await moneyOf(orderId);
  expect(left.discount).toMatchObject({ value: 5_00 });
  const again = async () => {
    const before = await everything();
    expect(await call(setDiscount, input, house.captain)).toEqual(first);
    expect(await everything()).toEqual(before);
  };
  await again();
  await call(setDiscount, { orderId, requestId: newId(), discount: null }, house.captain);
  await again();
});

test('asked for again as it stands leaves the bill and the audit as they are', async () => {
  const { orderId } = await anOpenOrder(house);
  const standing = () => ({ orderId, requestId: newId(), discount: amount(10_00) });
  await call(setDiscount, standing(), house.captain);
  const [money, audit] = [await moneyOf(orderId), await auditOf(house)];
  await call(setDiscount, standing(), house.captain);
  expect([await moneyOf(orderId), await auditOf(house)]).toEqual([money, audit]);
});

test('of everything is settled with nothing to pay', async () => {
  const { orderId } = await anOpenOrder(house);
  await call(setDiscount, { orderId, requestId: newId(), discount: percent(10_000) }, house.owner);
  const { bill } = await issued(settling(orderId, { payments: [] }), house.captain);
  expect(bill.totalPaise).toBe(0);
});
