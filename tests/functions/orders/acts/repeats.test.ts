import { setDiscount } from '@bhoj/domain/billing/settle/settlement.contract';
import { answers } from '@bhoj/domain/answers/answer.collection';
import { answerIdOf } from '@bhoj/domain/answers/answer';
import { members } from '@bhoj/domain/members/member.collection';
import { moveLines, moveTable } from '@bhoj/domain/orders/acts/acts.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { newId } from '@bhoj/domain/kernel/ids';
import { DAY } from '@bhoj/domain/time/ist';
import { beforeEach, expect, test } from 'vitest';
import {
  aHouse,
  anOpenOrder,
  auditOf,
  change,
  dosa,
  employ,
  everything,
  find,
  ordering,
} from '../../../support/arrange.ts';
import { anotherInstance, call, reasonOf, tryCall } from '../../../support/mount.ts';
import type { Person } from '../../../support/auth.ts';
import type { House } from '../../../support/arrange.ts';

let house: House;
let captain: Person;
let orderId: string;
beforeEach(async () => {
  house = await aHouse({}, { tableCount: 4 });
  ({ captain } = house);
  const round = ordering(house, { selections: [dosa({ quantity: 3 })] });
  await call(placeRound, round, captain);
  ({ orderId } = round);
}, 60_000);

const to = (toTableId: string) => ({ orderId, requestId: newId(), toTableId });
const answerTo = (requestId: string) =>
  find(answers, { restaurantId: house.restaurantId, answerId: answerIdOf(moveTable, requestId) });

test('is known for 30 days, by nothing that a person typed', async () => {
  const input = to('F1-T02');
  const before = Date.now();
  await call(moveTable, input, captain);
  const known = await answerTo(input.requestId);
  expect(known).toEqual({
    asked: expect.stringMatching(/^[\w-]{43}$/),
    output: '{}',
    expireAt: expect.any(Number),
  });
  expect(known?.expireAt).toBeGreaterThanOrEqual(before + 30 * DAY);
});

test('is refused with another input, and to another person', async () => {
  const input = to('F1-T02');
  await call(moveTable, input, captain);
  const before = await everything();
  expect(await reasonOf(moveTable, { ...input, toTableId: 'F1-T03' }, captain)).toBe('request-id-used');
  expect(await reasonOf(moveTable, input, house.owner)).toBe('request-id-used');
  expect(await everything()).toEqual(before);
});

test('is refused to a captain who was let go since', async () => {
  const input = to('F1-T02');
  await call(moveTable, input, captain);
  // Not by `dismissMember`, which closes the account too: its token would not be verified.
  await change(members, { restaurantId: house.restaurantId, uid: captain.uid }, { active: false });
  expect(await reasonOf(moveTable, input, captain)).toBe('dismissed');
});

test('does what was refused at first, once that has changed', async () => {
  const { orderId: other } = await anOpenOrder(house, 'F1-T02');
  const input = to('F1-T02');
  expect(await reasonOf(moveTable, input, captain)).toBe('table-taken');
  expect(await answerTo(input.requestId)).toBeNull();
  await call(moveTable, { orderId: other, requestId: newId(), toTableId: 'F1-T03' }, captain);
  expect(await call(moveTable, input, captain)).toEqual({});
});

test('of a captain’s discount above the limit is given by the owner, under the same id', async () => {
  const discount = { kind: 'percent', value: 5_000, covers: 'everything', reason: 'Cold food' } as const;
  const input = { orderId, requestId: newId(), discount };
  expect(await reasonOf(setDiscount, input, captain)).toBe('discount-above-limit');
  expect(await call(setDiscount, input, house.owner)).toEqual({});
});

test('at the same moment, of one instance or two, moves once and gets one answer', async () => {
  const instance = await anotherInstance();
  const intoOrderId = newId();
  const input = {
    requestId: newId(),
    fromOrderId: orderId,
    portions: { '1-1': 1 },
    intoOrderId,
    toTableId: 'F1-T02',
  };
  const places = [captain, { ...captain, instance }, captain, { ...captain, instance }];
  const all = await Promise.all(places.map((place) => tryCall(moveLines, input, place)));
  expect(new Set(all.map((one) => JSON.stringify(one)))).toEqual(
    new Set([JSON.stringify({ output: { lineIds: ['1-1'] } })]),
  );
  const [from, into] = await Promise.all(
    [orderId, intoOrderId].map((id) => find(orders, { restaurantId: house.restaurantId, orderId: id })),
  );
  expect([from?.lines['1-1']?.quantity, into?.lines['1-1']?.quantity]).toEqual([2, 1]);
  expect((await auditOf(house)).filter(({ action }) => action === 'moveLines')).toHaveLength(1);
});

test('at the same moment by two people is one act and one refusal', async () => {
  const other = await employ(house.restaurantId, 'captain');
  const input = to('F1-T02');
  const reasons = await Promise.all([captain, other].map((person) => reasonOf(moveTable, input, person)));
  expect(reasons).toHaveLength(2);
  expect(new Set(reasons)).toEqual(new Set([null, 'request-id-used']));
});
