import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { PORTION_LIMITS } from '@bhoj/domain/orders/rounds/portion-limits';
import { acceptRound, placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { beforeEach, expect, test } from 'vitest';
import {
  aGuestAt,
  aHouse,
  anOpenOrder,
  changeOrder,
  dosa,
  everything,
  get,
  ordering,
} from '../../../support/arrange.ts';
import { call, tryCall } from '../../../support/mount.ts';
import type { House } from '../../../support/arrange.ts';

const { guest: GUEST, member: MEMBER } = PORTION_LIMITS;
let house: House;
beforeEach(async () => {
  house = await aHouse();
});

/** Selections of together `portions` portions. */
const portions = (all: number) =>
  Array.from({ length: Math.ceil(all / 40) }, (_, i) =>
    dosa({ note: `${i}`, quantity: Math.min(40, all - i * 40) }),
  );

test.each([
  ['line', [dosa({ quantity: GUEST.line + 1 })]],
  ['round', portions(GUEST.round + 1)],
] as const)(
  "a guest's round above the limit of a %s is refused and changes nothing",
  async (of, selections) => {
    const { guest, orderId } = await aGuestAt(house);
    const before = await everything();
    const answer = await tryCall(
      placeRound,
      ordering(house, { orderId, selections: [...selections] }),
      guest,
    );
    expect(answer).toMatchObject({ reason: 'too-many-portions', details: { of, limit: GUEST[of] } });
    expect(await everything()).toEqual(before);
  },
);

test('a flood of the largest rounds fills one order with 300 portions at most; a captain goes further', async () => {
  const { guest, orderId } = await anOpenOrder(house);
  const largest = () => ordering(house, { orderId, selections: portions(GUEST.round) });
  const answers = [];
  for (let i = 0; i < 6; i += 1) answers.push(await tryCall(placeRound, largest(), guest));
  const reasons = answers.map((answer) => ('reason' in answer ? answer.reason : null));
  expect(reasons).toEqual([null, null, ...Array.from({ length: 4 }, () => 'too-many-portions')]);
  const banquet = ordering(house, { orderId, selections: portions(MEMBER.round) });
  expect((await call(placeRound, banquet, house.captain)).outcome).toBe('sent');
});

test('a captain is bounded too, in a round and over the whole order', async () => {
  const { orderId } = await anOpenOrder(house);
  const send = (selections: ReturnType<typeof portions>) =>
    tryCall(placeRound, ordering(house, { orderId, selections }), house.captain);
  expect(await send(portions(MEMBER.round + 1))).toMatchObject({
    details: { of: 'round', limit: MEMBER.round },
  });
  const at = { restaurantId: house.restaurantId, orderId };
  await changeOrder(at, (order) => ({
    ...order,
    lines: Object.fromEntries(
      Object.entries(order.lines).map(([id, line]) => [id, { ...line, quantity: MEMBER.order }]),
    ),
  }));
  expect(await send([dosa()])).toMatchObject({
    reason: 'too-many-portions',
    details: { of: 'order', limit: MEMBER.order },
  });
});

test('a waiting round is accepted by what a member may order', async () => {
  const { guest, orderId } = await aGuestAt(house, null);
  const round = ordering(house, {
    orderId,
    tableId: null,
    type: 'takeaway',
    selections: portions(GUEST.round),
  });
  expect((await call(placeRound, round, guest)).outcome).toBe('waiting');
  await call(acceptRound, { orderId, roundId: round.roundId }, house.captain);
  expect((await get(orders, { restaurantId: house.restaurantId, orderId })).state).toBe('open');
});
