import { nameBuyer, setBuyer } from '@bhoj/domain/billing/documents/buyer.contract';
import { enterCode, redeemCode } from '@bhoj/domain/billing/discounts/discount-code.contract';
import { aBuyer } from '@bhoj/domain/fixtures/people';
import { newId } from '@bhoj/domain/kernel/ids';
import { calling } from '../act.ts';
import { CODES } from '../restaurant.ts';
import { captainOrOwner, oneOf, openOrders, seatOf } from '../world.ts';
import type { Random } from '../../../demo/random.ts';
import type { Plan } from '../act.ts';

/** One of the restaurant's codes, or now and then one that it does not have. */
const someCode = (random: Random): string =>
  random.chance(0.1) ? 'NOSUCHCODE' : random.pick(Object.keys(CODES));

export const enterACode: Plan = (world, random) => {
  const on = oneOf(random, openOrders(world));
  const input = on && { orderId: on.id, requestId: newId(), code: someCode(random) };
  return input && calling(enterCode, captainOrOwner(random, world.place), input);
};

export const redeemACode: Plan = (world, random) => {
  const seat = seatOf(random, world);
  const input = seat && { ...seat.at, requestId: newId(), code: someCode(random) };
  return input && calling(redeemCode, seat.guest, input);
};

/** A company, a person by name, or nobody by name. */
const someBuyer = (random: Random) =>
  random.pick([aBuyer(), aBuyer({ name: 'Meera Iyer', gstin: '', stateCode: '29' }), null]);

export const nameABuyer: Plan = (world, random) => {
  const on = oneOf(random, openOrders(world));
  const input = on && { orderId: on.id, buyer: someBuyer(random), keep: random.chance(0.5) };
  return input && calling(setBuyer, captainOrOwner(random, world.place), input);
};

export const nameOwnBuyer: Plan = (world, random) => {
  const seat = seatOf(random, world);
  const input = seat && { ...seat.at, buyer: someBuyer(random), keep: random.chance(0.5) };
  return input && calling(nameBuyer, seat.guest, input);
};
