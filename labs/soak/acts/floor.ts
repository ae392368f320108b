import {
  cancelLines,
  cancelOrder,
  changeDetails,
  changePartySize,
  mergeTables,
  moveLines,
  moveTable,
  pushTogether,
  separateTable,
} from '@bhoj/domain/orders/acts/acts.contract';
import { idOfNumber } from '@bhoj/domain/billing/documents/invoice';
import { handOver } from '@bhoj/domain/billing/settle/handing-over.contract';
import { askForService, takeRequest } from '@bhoj/domain/orders/requests/service-requests.contract';
import { declarePayment } from '@bhoj/domain/orders/requests/upi-declaration.contract';
import { leaveReview } from '@bhoj/domain/reviews/reviews.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { paise } from '@bhoj/domain/money/money';
import { tablesOf } from '@bhoj/domain/orders/shape/order-tables';
import { liveLines } from '@bhoj/domain/orders/kitchen/progress';
import type { Contract } from '@bhoj/domain/kernel/contract';
import type { Random } from '../../../demo/random.ts';
import { ALWAYS_STORED, calling } from '../act.ts';
import { captainOrOwner, oneOf, openOrders, seatOf } from '../world.ts';
import type { Plan } from '../act.ts';
import type { Live } from '../world.ts';

const REASON = 'Guests changed their mind';

/** Pushes a table to an order's, and lets one of its tables go. */
export const push: Plan = (world, random) => {
  const live = oneOf(random, world.live);
  const input = live && { orderId: live.id, requestId: newId(), tableId: random.pick(world.tables).id };
  return input && calling(pushTogether, captainOrOwner(random, world.place), input);
};

export const separate: Plan = (world, random) => {
  const live = oneOf(
    random,
    openOrders(world).filter(({ order }) => order.joinedTableIds !== undefined),
  );
  if (live === null) return null;
  const input = { orderId: live.id, requestId: newId(), tableId: random.pick(tablesOf(live.order)) };
  return calling(separateTable, captainOrOwner(random, world.place), input);
};

export const move: Plan = (world, random) => {
  const from = oneOf(random, world.live);
  const to = random.pick(world.tables).id;
  const input = from && { orderId: from.id, requestId: newId(), toTableId: to };
  return input && calling(moveTable, captainOrOwner(random, world.place), input);
};

/** Counts a party, or says that nobody knows it. */
export const countParty: Plan = (world, random) => {
  const live = oneOf(random, world.live);
  const partySize = random.chance(0.1) ? null : random.int(1, 8);
  return (
    live && calling(changePartySize, captainOrOwner(random, world.place), { orderId: live.id, partySize })
  );
};

export const merge: Plan = (world, random) => {
  const from = oneOf(random, openOrders(world));
  const into = oneOf(
    random,
    openOrders(world).filter((one) => one !== from),
  );
  if (from === null || into === null) return null;
  return calling(mergeTables, captainOrOwner(random, world.place), {
    fromOrderId: from.id,
    intoOrderId: into.id,
  });
};

/** Some portions of some lines of an order. */
function somePortions(random: Random, { order }: Live): Record<string, number> {
  const lines = liveLines(order).filter(() => random.chance(0.5));
  return Object.fromEntries(lines.map(([id, { quantity }]) => [id, random.int(1, quantity)]));
}

export const carry: Plan = (world, random) => {
  const from = oneOf(random, openOrders(world));
  const into = random.chance(0.6) ? oneOf(random, world.live) : null;
  if (from === null || from === into) return null;
  const portions = somePortions(random, from);
  if (Object.keys(portions).length === 0) return null;
  const to =
    into === null
      ? { intoOrderId: newId(), toTableId: random.pick(world.tables).id }
      : { intoOrderId: into.id, toTableId: null };
  const input = { requestId: newId(), fromOrderId: from.id, portions, ...to };
  return calling(moveLines, captainOrOwner(random, world.place), input, ALWAYS_STORED);
};

export const cancelSome: Plan = (world, random) => {
  const on = oneOf(random, openOrders(world));
  const portions = on === null ? {} : somePortions(random, on);
  const lineIds = Object.keys(portions);
  if (on === null || lineIds.length === 0) return null;
  return calling(cancelLines, captainOrOwner(random, world.place), {
    orderId: on.id,
    requestId: newId(),
    lineIds,
    portions,
    reason: REASON,
  });
};

export const cancelAll: Plan = (world, random) => {
  const on = oneOf(random, world.live);
  return on && calling(cancelOrder, captainOrOwner(random, world.place), { orderId: on.id, reason: REASON });
};

export const rename: Plan = (world, random) => {
  const on = oneOf(
    random,
    openOrders(world).filter(({ order }) => order.tableId === null),
  );
  if (on === null) return null;
  const delivery =
    on.order.type === 'delivery'
      ? {
          mobile: '9876543218',
          address: '14 MG Road',
          note: '',
          chargePaise: paise(random.pick([0, 30_00, 55_50])),
        }
      : null;
  const input = { orderId: on.id, details: { label: random.pick(['Kabir', 'Asha']), delivery } };
  return calling(changeDetails, captainOrOwner(random, world.place), input);
};

export const giveToRider: Plan = (world, random) => {
  const on = oneOf(
    random,
    openOrders(world).filter(({ order }) => order.type === 'aggregator'),
  );
  const valuePaise = random.pick([null, paise(415_50)]);
  return (
    on &&
    calling(
      handOver,
      captainOrOwner(random, world.place),
      { orderId: on.id, valuePaise },
      {
        learn: (ledger, { goodsBill }) => {
          const invoiceId = goodsBill === null ? null : idOfNumber(goodsBill);
          if (invoiceId !== null) ledger.goodsBills.add(invoiceId);
        },
      },
    )
  );
};

export const ring: Plan = (world, random) => {
  const seat = seatOf(random, world);
  return (
    seat && calling(askForService, seat.guest, { ...seat.at, kind: random.pick(['waiter', 'bill'] as const) })
  );
};

export const answerRing: Plan = (world, random) => {
  const on = oneOf(
    random,
    world.live.filter(({ order }) => order.requests.service !== null),
  );
  const at = on?.order.requests.service?.at;
  if (on === null || at === undefined) return null;
  return calling(takeRequest, captainOrOwner(random, world.place), { orderId: on.id, at });
};

const byGuest =
  <C extends Contract>(contract: C, more: object, name = contract.name): Plan =>
  (world, random) => {
    const seat = seatOf(random, world);
    return seat && { ...calling(contract, seat.guest, { ...seat.at, ...more } as never), name };
  };

export const declareUpi = byGuest(declarePayment, {});
export const declareOwnUpi = byGuest(declarePayment, { own: true }, 'declareOwnPayment');
export const review = byGuest(leaveReview, { stars: 4, words: 'Good' });
