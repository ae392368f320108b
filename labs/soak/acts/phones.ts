import { askToJoin } from '@bhoj/domain/orders/door/joining.contract';
import { admitPhone, clearPhones, sendPhoneAway, unlockCode } from '@bhoj/domain/orders/door/phones.contract';
import { calling } from '../act.ts';
import { captainOrOwner, oneOf, openOrders } from '../world.ts';
import type { Plan } from '../act.ts';
import type { Live } from '../world.ts';

/** A phone makes a join request at a table, now and then with an old key. */
export const ask: Plan = ({ place, tables }, random) => {
  const table = oneOf(
    random,
    tables.filter(({ currentOrderId }) => currentOrderId !== null),
  );
  return (
    table &&
    calling(askToJoin, random.pick(place.guests), {
      restaurantId: place.restaurantId,
      tableId: table.id,
      key: random.chance(0.1) ? 'key-of-last-year' : table.key,
      name: random.chance(0.5) ? 'Meera' : null,
    })
  );
};

/** The phones on a captain's screen at an order: those that asked or were sent away. */
const outside = ({ order }: Live): string[] => Object.keys(order.joining.requests ?? {});

const phoneOf =
  (contract: typeof admitPhone | typeof sendPhoneAway, uidsOf: (live: Live) => readonly string[]): Plan =>
  (world, random) => {
    const phones = openOrders(world).flatMap((live) =>
      uidsOf(live).map((uid) => ({ orderId: live.id, uid })),
    );
    const phone = oneOf(random, phones);
    return phone && calling(contract, captainOrOwner(random, world.place), phone);
  };

export const letIn: Plan = phoneOf(admitPhone, outside);

export const sendAway: Plan = phoneOf(sendPhoneAway, (live) => [
  ...outside(live),
  ...Object.keys(live.order.joining.guests),
]);

/** Clears the phones at a table, or those at the door. */
export const clear: Plan = ({ place, tables }, random) =>
  calling(clearPhones, captainOrOwner(random, place), {
    tableId: random.chance(0.3) ? null : random.pick(tables).id,
  });

export const unlock: Plan = (world, random) => {
  const on = oneOf(random, openOrders(world));
  return on && calling(unlockCode, captainOrOwner(random, world.place), { orderId: on.id });
};
