import { joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { acceptRound, declineRound, placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { paise } from '@bhoj/domain/money/money';
import { businessDayOf } from '@bhoj/domain/time/ist';
import type { MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import type { OrderType, RoundResult, Selection } from '@bhoj/domain/orders/shape/order.schema';
import type { Random } from '../../../demo/random.ts';
import { calling } from '../act.ts';
import { chosenParts } from '../combo.ts';
import { listsAt, quotedPaise } from '../quoted.ts';
import { captainOrOwner, oneOf } from '../world.ts';
import type { Plan, Planned } from '../act.ts';
import type { Caller } from '../instances.ts';
import type { Ledger } from '../ledger.ts';
import type { World } from '../world.ts';

const MOBILES = ['9876543210', '9876543211', '9876543212'];

export const join: Plan = ({ place, tables, live }, random) => {
  const table = random.chance(0.1) ? null : random.pick(tables);
  const there = live.filter(({ order }) => order.tableId === table?.id && order.state !== 'Completed');
  const known = oneOf(random, there)?.order.joining.code ?? null;
  const code = table?.currentOrderId === null && random.chance(0.5) ? null : known;
  return calling(joinTable, random.pick(place.guests), {
    restaurantId: place.restaurantId,
    tableId: table?.id ?? null,
    key: table && (random.chance(0.1) ? 'key-of-last-year' : table.key),
    code: random.chance(0.1) ? '0000' : code,
    name: random.chance(0.5) ? random.pick(['Meera', 'Kabir']) : null,
    mobile: random.chance(0.5) ? random.pick(MOBILES) : null,
    partySize: random.chance(0.5) ? random.int(1, 6) : null,
  });
};

function choose(random: Random, { id, variants, addOnGroupIds, byWeight, open, combo }: MenuItem): Selection {
  const extra = addOnGroupIds.length > 0 && random.chance(0.4);
  return {
    itemId: id,
    variantId: oneOf(random, variants)?.id ?? null,
    addOnIds: extra ? [{ groupId: 'extras', optionId: random.pick(['butter', 'ghee']) }] : [],
    quantity: byWeight === undefined ? random.int(1, 3) : 1,
    ...(byWeight && { grams: random.chance(0.8) ? random.pick(byWeight.steps) : random.int(1, 3_000) }),
    ...(combo && chosenParts(random)),
    ...(open && {
      open: { name: random.pick(['Cake', 'Pie']), pricePaise: paise(random.int(19_00, 2_000_00)) },
    }),
    note: random.chance(0.1) ? 'less spicy' : '',
  };
}

function learnRound(world: World) {
  const day = businessDayOf(world.now, world.place.restaurant.dayCutoff);
  return (ledger: Ledger, answer: RoundResult) => {
    const { outcome, roundId } = answer;
    if (outcome === 'sent' && !ledger.sent.has(roundId)) ledger.sent.set(roundId, { answer, day });
  };
}

/** A declined or waiting round may have changed since; a sent round always gets the same answer. */
const isSent = ({ outcome }: RoundResult): boolean => outcome === 'sent';

interface To {
  readonly orderId: string;
  readonly tableId: string | null;
  readonly type: OrderType;
}

function sending(world: World, random: Random, by: Caller, to: To): Planned {
  // Most of those who send a round may type no dish, so most rounds have none.
  const hasOpen = random.chance(0.1);
  const dishes = world.menu.items.filter(({ open }) => hasOpen || open === undefined);
  const selections = Array.from({ length: random.int(1, 4) }, () => choose(random, random.pick(dishes)));
  const roundId = newId();
  world.ledger.asked.set(roundId, selections);
  const delivery = {
    mobile: '9876543219',
    address: '12 MG Road',
    note: '',
    chargePaise: paise(random.pick([0, 40_00])),
  };
  const details = {
    label: 'Kabir',
    delivery: to.type === 'delivery' ? delivery : null,
    // Few numbers, so that some occur twice.
    ...(to.type === 'aggregator' && {
      aggregator: { operator: 'Swiggy', number: String(random.int(100, 140)) },
    }),
  };
  const lists = listsAt(world, to);
  const quoted = quotedPaise(world, lists, selections);
  const learn = learnRound(world);
  return calling(
    placeRound,
    by,
    {
      restaurantId: world.place.restaurantId,
      ...to,
      roundId,
      menuVersion: random.chance(0.03) ? 0 : world.menu.version,
      selections,
      ...(lists.length > 0 && random.chance(0.97) && { seenLists: lists.map(({ id }) => id) }),
      ...(to.tableId === null && { details }),
      ...(to.tableId !== null && random.chance(0.5) && { partySize: random.int(1, 8) }),
    },
    {
      isStored: isSent,
      learn: (ledger, answer) => {
        learn(ledger, answer);
        if (answer.outcome === 'sent') ledger.quoted.set(answer.roundId, quoted);
      },
    },
  );
}

export const guestsRound: Plan = (world, random) => {
  const seats = world.live.flatMap((live) =>
    world.place.guests
      .filter(({ uid }) => uid in live.order.joining.guests)
      .map((guest) => ({ live, guest })),
  );
  const seat = oneOf(random, seats);
  if (seat === null) return null;
  const { id: orderId, order } = seat.live;
  return sending(world, random, seat.guest, { orderId, tableId: order.tableId, type: order.type });
};

/** A captain's first round at a table that is reserved for a booking; it seats the booked party. */
export const bookedRound: Plan = (world, random) => {
  const reserved = world.tables.filter(({ reservation }) => reservation?.bookingId !== undefined);
  const table = oneOf(random, reserved);
  const to = table && { orderId: newId(), tableId: table.id, type: 'dine-in' as const };
  return to && sending(world, random, random.pick(world.place.captains), to);
};

/** A captain's round, for an existing order or a new one at a table. */
export const captainsRound: Plan = (world, random) => {
  const by = captainOrOwner(random, world.place);
  const known = random.chance(0.5) ? oneOf(random, world.live) : null;
  if (known !== null) {
    const { tableId, type } = known.order;
    return sending(world, random, by, { orderId: known.id, tableId, type });
  }
  const table = random.pick(world.tables);
  return sending(world, random, by, { orderId: newId(), tableId: table.id, type: 'dine-in' });
};

export const counterRound: Plan = (world, random) => {
  const type = random.pick(['takeaway', 'delivery', 'aggregator'] as const);
  return sending(world, random, captainOrOwner(random, world.place), {
    orderId: newId(),
    tableId: null,
    type,
  });
};

const waitingRound = (random: Random, { live }: World) =>
  oneOf(
    random,
    live.flatMap(({ id, order }) => order.acceptance.waiting.map((roundId) => ({ orderId: id, roundId }))),
  );

export const accept: Plan = (world, random) => {
  const round = waitingRound(random, world);
  const by = captainOrOwner(random, world.place);
  return round && calling(acceptRound, by, round, { isStored: isSent, learn: learnRound(world) });
};

export const decline: Plan = (world, random) => {
  const round = waitingRound(random, world);
  return round && calling(declineRound, captainOrOwner(random, world.place), round);
};
