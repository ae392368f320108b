import { deliveries, orders, pendingRounds } from '@bhoj/domain/orders/shape/order.collection';
import { placeRound as contract } from '@bhoj/domain/orders/rounds/rounds.contract';
import { assertWorksWith, operatorLabel } from '@bhoj/domain/orders/shape/aggregator';
import { deliveryOf, setDetails } from '@bhoj/domain/orders/acts/delivery';
import { isExpired, WAITING_MS } from '@bhoj/domain/orders/door/joining';
import { extrasFor } from '@bhoj/domain/orders/rounds/extras';
import { assertCookable, portionsIn } from '@bhoj/domain/orders/rounds/portion-limits';
import { assertOffersHold, priceRound } from '@bhoj/domain/orders/rounds/price-round';
import { subtotalOfLines } from '@bhoj/domain/orders/rounds/price';
import {
  assertOffersType,
  assertTableTakes,
  assertTakesOrders,
  holdRound,
  newOrder,
  waitsForCaptain,
} from '@bhoj/domain/orders/rounds/round';
import { hourOf, unusualIn, USUAL_AT_FIRST } from '@bhoj/domain/restaurant/usual';
import { NO_MONEY } from '@bhoj/domain/billing/documents/order-money';
import { newJoiningCode } from '@bhoj/domain/kernel/ids';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { DAY } from '@bhoj/domain/time/ist';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { memberOf } from '../../shared/author.ts';
import { writeOrder } from '../../shared/orders.repo.ts';
import { askAtDoor } from '../door/door.repo.ts';
import { readOrdering, readResult, readTable, tableNamed } from './menu-of-now.repo.ts';
import { isUnderWay, rememberUnderWay } from './orders-under-way.ts';
import { sendRound } from './send-round.ts';
import type { Author } from '@bhoj/domain/orders/shape/author.schema';
import type { Order, RoundResult } from '@bhoj/domain/orders/shape/order.schema';
import type { PricedLine } from '@bhoj/domain/orders/rounds/price';
import type { Unusual } from '@bhoj/domain/restaurant/usual.schema';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import type { Table } from '@bhoj/domain/tables/table';
import type { Context } from '../../firebase/define-callable.ts';
import type { Store } from '../../firebase/store.ts';

type Input = InputOf<typeof contract>;
type Person = Context<'guest' | 'captain' | 'owner'>['caller'];

function assertOwn(caller: Person, restaurantId: string): void {
  if (caller.kind !== 'guest' && caller.restaurantId !== restaurantId) throw new Refusal('not-allowed');
}

/** Returns the author of the round in the form that guests may read. A guest must have joined the order. */
function authorOf(caller: Person, order: Order | null): Author {
  if (caller.kind !== 'guest') return memberOf(caller);
  if (order === null) throw new Refusal('order-not-found');
  const joined = order.joining.guests[caller.uid];
  if (joined === undefined) throw new Refusal('not-at-this-table');
  return { kind: 'guest', label: joined.label, id: null };
}

/** Names an aggregator's order by its operator and the operator's number. */
function nameByOperator(begun: Order, { details }: Input, profile: Profile): Order {
  const named = details?.aggregator;
  if (named === undefined) throw new Refusal('aggregator-details-missing');
  assertWorksWith(profile, named);
  return { ...begun, label: operatorLabel(named), aggregator: { ...named, valuePaise: null, day: null } };
}

/** Throws `aggregator-number-taken` when another order of this operator has the number and is not cancelled. */
async function assertNumberFree(store: Store, restaurantId: string, { type, label }: Order): Promise<void> {
  if (type !== 'aggregator' || label === null) return;
  const same = await store.find(orders, { restaurantId }, orders.queries.named(type, label));
  if (same.some(({ value }) => value.state !== 'Cancelled')) throw new Refusal('aggregator-number-taken');
}

/** Begins an order with a staff round. The device made its id, because the table was free. */
function beginOrder(input: Input, profile: Profile, table: Table | null, at: number): Order {
  if (table !== null && table.currentOrderId !== null) throw new Refusal('order-closed');
  const type = table === null ? input.type : table.kind === 'room' ? 'room-service' : 'dine-in';
  const isTableless = type === 'takeaway' || type === 'delivery' || type === 'aggregator';
  if (table === null && !isTableless) throw new Refusal('table-not-found');
  assertOffersType(profile, type);
  const begun = newOrder({
    type,
    tableId: input.tableId,
    code: newJoiningCode(),
    trusted: true,
    partySize: null,
    profile,
    at,
  });
  if (type === 'aggregator') return nameByOperator(begun, input, profile);
  const order = { ...begun, extras: extrasFor(type, profile) };
  if (type === 'delivery' && input.details === undefined) throw new Refusal('delivery-details-missing');
  return table === null && input.details !== undefined ? setDetails(order, input.details, NO_MONEY) : order;
}

/** Returns why a guest's first round waits although the key was right; null for a usual one and for later rounds. */
function unusualOf(order: Order, lines: readonly PricedLine[], profile: Profile, at: number): Unusual | null {
  const { usual = USUAL_AT_FIRST } = profile;
  if (order.state !== 'waiting' || usual === null) return null;
  const phones = Object.keys(order.joining.guests).length;
  return unusualIn({ portions: portionsIn(lines), phones, hour: hourOf(at) }, usual);
}

export const placeRound = defineCallable(contract, async (input, { caller, now, address }) => {
  const answer = await transact(input.restaurantId, async (store): Promise<RoundResult> => {
    const { restaurantId, orderId, roundId } = input;
    const [stored, ordering, expected] = await Promise.all([
      store.get(orders, { restaurantId, orderId }),
      readOrdering(store, restaurantId, now),
      // Most likely a member's first round, which needs its table: in the same round trip. Who needs it and has none reads it
      // again. A guest's call must not hold a table that is not the order's: strangers could name the one a captain writes.
      caller.kind === 'guest' || isUnderWay(orderId)
        ? null
        : tableNamed(store, restaurantId, input).catch(() => null),
    ]);
    assertOwn(caller, restaurantId);
    // Before the author is asked for: a guest whose phone was sent away meanwhile still learns what became of the round.
    // Who does not know its id gets nothing.
    const known = stored && (await readResult(store, stored, input));
    if (known !== null) return known;
    const by = authorOf(caller, stored);
    if (ordering === null) throw new Refusal('restaurant-not-found');

    // The order may have moved to another table while the guest chose, so the order's table counts, not the phone's.
    const { profile, menu } = ordering;
    const table =
      stored && stored.state !== 'waiting'
        ? null
        : await readTable(store, restaurantId, stored ?? input, expected);
    const order = stored ?? beginOrder(input, profile, table, now);
    if (stored === null) await assertNumberFree(store, restaurantId, order);
    if (isExpired(order, now)) throw new Refusal('order-closed');
    assertTakesOrders(profile, by.kind, now);
    assertTableTakes(order, orderId, table);
    if (input.menuVersion !== menu.version) throw new Refusal('menu-changed', { version: menu.version });
    assertCookable(input.selections, order, by.kind);
    const asked = { at: now, type: order.type };
    assertOffersHold(input.seenOffers ?? [], ordering, asked);
    const lines = priceRound(input.selections, { ...ordering, at: now, asked });

    const waits = by.kind === 'guest' && waitsForCaptain(order, table);
    const unusual = by.kind === 'guest' && !waits ? unusualOf(order, lines, profile, now) : null;
    if (waits || unusual !== null) {
      const held = holdRound(order, roundId);
      await askAtDoor(store, order, { restaurantId, address, now });
      const expireAt = held.state === 'waiting' ? now + WAITING_MS : null;
      writeOrder(store, { restaurantId, orderId }, { before: stored, after: { ...held, expireAt } });
      store.create(
        pendingRounds,
        { restaurantId, orderId, roundId },
        {
          selections: input.selections,
          by,
          at: now,
          ...(unusual !== null && { unusual }),
          subtotalPaise: subtotalOfLines(lines),
          expireAt: now + DAY,
        },
      );
      return { roundId, orderId, outcome: 'waiting' as const, kot: null, lineIds: [] };
    }
    const delivery = stored === null && input.details !== undefined ? deliveryOf(input.details, now) : null;
    if (delivery !== null) store.create(deliveries, { restaurantId, orderId }, delivery);
    const to = { restaurantId, orderId, stored, order, table };
    return sendRound(store, to, ordering.kots, { roundId, by, at: now, lines });
  });
  if (answer.outcome === 'sent') rememberUnderWay(input.orderId);
  return answer;
});
