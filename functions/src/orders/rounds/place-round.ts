import { members } from '@bhoj/domain/members/member.collection';
import { deliveries, orders, pendingRounds } from '@bhoj/domain/orders/shape/order.collection';
import { placeRound as contract } from '@bhoj/domain/orders/rounds/rounds.contract';
import { asksPartySize } from '@bhoj/domain/orders/acts/party-size';
import { deliveryOf, toldNumber } from '@bhoj/domain/orders/acts/delivery';
import { isExpired, WAITING_MS } from '@bhoj/domain/orders/door/joining';
import { assertCookable, portionsIn } from '@bhoj/domain/orders/rounds/portion-limits';
import { assertListsHold, assertOffersHold, priceRound } from '@bhoj/domain/orders/rounds/price-round';
import { subtotalOfLines } from '@bhoj/domain/orders/rounds/price';
import { assertMayType, assertOfSteps, typedInRound } from '@bhoj/domain/menu/sale/sellable';
import { takerOf } from '@bhoj/domain/orders/rounds/taker';
import {
  assertTableTakes,
  assertTakesRound,
  holdRound,
  knownResult,
  waitsForCaptain,
} from '@bhoj/domain/orders/rounds/round';
import { hourOf, unusualInRound, NORM_AT_FIRST } from '@bhoj/domain/restaurant/first-round-norm';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { DAY } from '@bhoj/domain/time/ist';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { memberOf } from '../../shared/author.ts';
import { prepareParty } from '../../shared/booked-orders.repo.ts';
import { customerTold } from '../../shared/customers.repo.ts';
import { writeOrder } from '../../shared/orders.repo.ts';
import { assertNumberFree, beginOrder } from './begin-order.ts';
import { prepareCustomer } from '../door/left-number.repo.ts';
import { askAtDoor } from '../door/door.repo.ts';
import { readListed, readOrdering, readTable, tableNamed } from './menu-of-now.repo.ts';
import { isUnderWay, rememberUnderWay } from './orders-under-way.ts';
import { preparePortions } from '../../shared/portions.repo.ts';
import { sendRound } from './send-round.ts';
import { recordTyped } from './typed-dishes.ts';
import type { TeamRole } from '@bhoj/domain/catalogue/roles';
import type { Author } from '@bhoj/domain/orders/shape/author.schema';
import type { Order, RoundResult } from '@bhoj/domain/orders/shape/order.schema';
import type { PricedLine } from '@bhoj/domain/orders/rounds/price';
import type { Unusual } from '@bhoj/domain/restaurant/first-round-norm.schema';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import type { Table } from '@bhoj/domain/tables/table';
import type { Context } from '../../firebase/define-callable.ts';
import type { Store } from '../../firebase/store.ts';
import type { OrderAt } from '../../shared/orders.repo.ts';
import type { Ordering } from './menu-of-now.repo.ts';
import type { Addressee } from './send-round.ts';

type Input = InputOf<typeof contract>;
type Person = Context<'guest' | TeamRole>['caller'];

/** Who took a round, and who sent it where that is another member. */
interface Authors {
  readonly by: Author;
  readonly sentBy?: Author;
}

/** A priced round and its order: as stored (null where the round begins it), and as it is now. */
interface Placing extends Authors {
  readonly at: OrderAt;
  readonly input: Input;
  readonly now: number;
  readonly stored: Order | null;
  readonly order: Order;
  /** Null where the order has no table, or already holds it. */
  readonly table: Table | null;
  readonly lines: readonly PricedLine[];
}

function assertOwn(caller: Person, restaurantId: string): void {
  if (caller.kind !== 'guest' && caller.restaurantId !== restaurantId) throw new Refusal('not-allowed');
}

/** Returns the authors of a member's round. A device that several members use may send what another one took. */
async function membersOf(
  store: Store,
  sender: Exclude<Person, { kind: 'guest' }>,
  authorUid: Input['authorUid'],
): Promise<Authors> {
  const by = memberOf(sender);
  if (authorUid === undefined || authorUid === sender.uid) return { by };
  const { restaurantId } = sender;
  const [member, restaurant] = await Promise.all([
    store.get(members, { restaurantId, uid: authorUid }),
    store.get(restaurants, { restaurantId }),
  ]);
  const taker = takerOf(authorUid, { member, restaurant });
  return taker === null ? { by } : { by: memberOf(taker), sentBy: by };
}

/** Returns the guest who sent the round, who must have joined the order, in the form that guests may read. */
function guestOf({ uid }: Person, order: Order | null): Author {
  if (order === null) throw new Refusal('order-not-found');
  const joined = order.joining.guests[uid];
  if (joined === undefined) throw new Refusal('not-at-this-table');
  return { kind: 'guest', label: joined.label, id: null };
}

/** Returns the order with the party that a member counted, unless it knows its party or asks for none. */
const withParty = (order: Order, { by, input }: Pick<Placing, 'by' | 'input'>): Order =>
  by.kind === 'guest' ||
  input.partySize === undefined ||
  order.partySize !== null ||
  order.billing.documents.length > 0 ||
  !asksPartySize(order)
    ? order
    : { ...order, partySize: input.partySize };

/**
 * Returns why a guest's first round waits although the key was right; null for a round within the norm, and for later
 * rounds.
 */
function unusualOf({ order, lines, now }: Placing, profile: Profile): Unusual | null {
  const { firstRoundNorm: norm = NORM_AT_FIRST } = profile;
  if (order.state !== 'waiting' || norm === null) return null;
  const phones = Object.keys(order.joining.guests).length;
  return unusualInRound({ portions: portionsIn(lines), phones, hour: hourOf(now) }, norm);
}

/**
 * Reads the documents that the round needs besides its order, checks it and prices it. Throws the reason when the round
 * cannot be placed.
 */
async function prepare(
  store: Store,
  { at, input, by, now, stored }: Omit<Placing, 'order' | 'table' | 'lines'>,
  ordering: Ordering,
  { expected, mayType }: { expected: Table | null; mayType: boolean },
): Promise<Pick<Placing, 'order' | 'table' | 'lines'>> {
  const { profile, menu } = ordering;
  // The order's table counts, not the phone's, because the order may have moved while the guest was choosing.
  const table =
    stored && stored.state !== 'waiting'
      ? null
      : await readTable(store, at.restaurantId, stored ?? input, expected);
  const order = withParty(stored ?? beginOrder(input, profile, table, now), { by, input });
  if (stored === null) await assertNumberFree(store, at.restaurantId, order);
  if (isExpired(order, now)) throw new Refusal('order-closed');
  assertTakesRound(profile, order, by.kind, now);
  assertTableTakes(order, at.orderId, table);
  if (input.menuVersion !== menu.version) throw new Refusal('menu-changed', { version: menu.version });
  assertCookable(input.selections, order, by.kind);
  assertMayType(menu, input.selections, mayType);
  if (by.kind === 'guest') assertOfSteps(menu, input.selections);
  const asked = { at: now, type: order.type };
  assertOffersHold(input.seenOffers ?? [], ordering, asked);
  const listed = await readListed(store, at.restaurantId, ordering, order, now);
  assertListsHold(input.seenLists ?? [], listed?.lists ?? [], { menu, at: now });
  return { order, table, lines: priceRound(input.selections, { ...ordering, at: now, asked, listed }) };
}

/** Holds a guest's round until a captain accepts it. The kitchen does not see it. */
async function hold(
  store: Store,
  { at, input, by, now, stored, order, lines }: Placing,
  { address, unusual }: { address: string; unusual: Unusual | null },
): Promise<RoundResult> {
  const { restaurantId, orderId } = at;
  const { roundId, selections, seenLists: lists = [] } = input;
  const held = holdRound(order, roundId);
  await askAtDoor(store, order, { restaurantId, address, now });
  const expireAt = held.state === 'waiting' ? now + WAITING_MS : null;
  writeOrder(store, at, { before: stored, after: { ...held, expireAt } });
  store.create(
    pendingRounds,
    { ...at, roundId },
    {
      selections,
      by,
      at: now,
      ...(unusual !== null && { unusual }),
      ...(lists.length > 0 && { lists }),
      subtotalPaise: subtotalOfLines(lines),
      expireAt: now + DAY,
    },
  );
  return { roundId, orderId, outcome: 'waiting', kot: null, lineIds: [] };
}

/** Sends a round to the kitchen, and stores the details of a delivery with its first round. */
function send(
  store: Store,
  { at, input, by, sentBy, now, stored, order, table, joined, lines }: Placing & Pick<Addressee, 'joined'>,
  kots: Ordering['kots'],
): RoundResult {
  const delivery = stored === null && input.details !== undefined ? deliveryOf(input.details, now) : null;
  if (delivery !== null) store.create(deliveries, at, delivery);
  return sendRound(store, { ...at, stored, order, table, joined }, kots, {
    roundId: input.roundId,
    by,
    ...(sentBy && { sentBy }),
    at: now,
    lines,
  });
}

export const placeRound = defineCallable(contract, async (input, { caller, now, address, record }) => {
  const answer = await transact(input.restaurantId, async (store): Promise<RoundResult> => {
    const { restaurantId, orderId } = input;
    const at = { restaurantId, orderId };
    const [stored, ordering, expected] = await Promise.all([
      store.get(orders, at),
      readOrdering(store, restaurantId, now),
      // A member's round of an order that is not under way is most likely its first, which needs the table: it is read
      // in the same round trip. Otherwise the table is read later where it is needed. A guest's call must not lock the
      // table that it names: a stranger could name one that a captain is writing.
      caller.kind === 'guest' || isUnderWay(orderId)
        ? null
        : tableNamed(store, restaurantId, input).catch(() => null),
    ]);
    assertOwn(caller, restaurantId);
    // This comes before the author is checked, so that a phone that was sent away still learns the outcome of the round. A caller
    // who does not know the round's id gets nothing.
    const known = stored && knownResult(stored, input);
    if (known !== null) return known;
    const authors =
      caller.kind === 'guest'
        ? { by: guestOf(caller, stored) }
        : await membersOf(store, caller, input.authorUid);
    const { by } = authors;
    if (ordering === null) throw new Refusal('restaurant-not-found');
    const mayType = caller.kind !== 'guest' && caller.can.includes('open-dishes');
    const asked = { at, input, ...authors, now, stored };
    const placing = { ...asked, ...(await prepare(store, asked, ordering, { expected, mayType })) };
    const waits = by.kind === 'guest' && waitsForCaptain(placing.order, placing.table);
    const unusual = by.kind === 'guest' && !waits ? unusualOf(placing, ordering.profile) : null;
    const writeCounts = await preparePortions(store, restaurantId, placing.lines, ordering, now);
    if (waits || unusual !== null) return hold(store, placing, { address, unusual });
    const told = stored === null && input.details !== undefined ? toldNumber(input.details) : null;
    const [customer, theirs, party] = await Promise.all([
      prepareCustomer(store, at, placing.order),
      customerTold(store, restaurantId, told),
      prepareParty(store, at, placing.table, now),
    ]);
    const order = party.takeOver({ ...placing.order, customer: theirs ?? customer() });
    writeCounts();
    recordTyped(
      store,
      record,
      { orderId, roundId: input.roundId },
      typedInRound(ordering.menu, input.selections),
    );
    return send(store, { ...placing, order, joined: party.joined }, ordering.kots);
  });
  if (answer.outcome === 'sent') rememberUnderWay(input.orderId);
  return answer;
});
