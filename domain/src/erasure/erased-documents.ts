import { bookings } from '../bookings/shape/booking.collection.ts';
import type { Booking } from '../bookings/shape/booking.schema.ts';
import { orderMoney } from '../billing/documents/document.collection.ts';
import { numbersOf } from '../customers/search.ts';
import { orders } from '../orders/shape/order.collection.ts';
import { reviews } from '../reviews/review.collection.ts';
import { keysOf } from '../reviews/search.ts';
import { tables } from '../tables/table.collection.ts';
import { DAY } from '../time/ist.ts';
import { waitingGuests } from '../waitlist/wait.collection.ts';
import { erased } from './erased.ts';
import { isNameOf, namesPerson, withoutPerson } from './person.ts';
import type { Account } from '../billing/shape/account.ts';
import type { Customer } from '../customers/customer.schema.ts';
import type { Numbered } from '../customers/search.ts';
import type { Delivery } from '../orders/shape/delivery.schema.ts';
import type { Order } from '../orders/shape/order.schema.ts';
import type { Review } from '../reviews/review.schema.ts';
import type { Table } from '../tables/table.ts';
import type { WaitingGuest } from '../waitlist/waiting-guest.schema.ts';
import type { Person } from './person.ts';

/** How long the address of a delivery under way stays for the person who brings it. */
export const UNDER_WAY_MS = DAY;

export const isOrderOver = ({ state }: Pick<Order, 'state'>): boolean =>
  state === 'Completed' || state === 'Cancelled';

/** Returns a person's names and numbers from their record and, where there is one, the order and the delivery. */
export const personOf = (
  known: Pick<Customer, 'name'> & Numbered,
  order: Pick<Order, 'customer'> | null = null,
  delivery: Pick<Delivery, 'name'> | null = null,
): Person => ({
  names: [known.name, order?.customer?.name, delivery?.name].filter((name) => typeof name === 'string'),
  mobiles: numbersOf(known),
});

/** Returns lines without the guest in the names that members typed for open dishes, as in a cake for a birthday. */
const withoutTyped = (lines: Order['lines'], person: Person): Order['lines'] =>
  Object.fromEntries(
    Object.entries(lines).map(([id, line]) => [
      id,
      line.openDish === undefined ? line : { ...line, name: withoutPerson(line.name, person) },
    ]),
  );

/** Returns an order and its money without the guest. Issued documents stay as they are. */
export function erasedAccount<A extends Account>(account: A, person: Person): A {
  const how = { person, isOver: isOrderOver(account.order) };
  const bare = erased('orders', orders, account.order, how);
  // An operator's order is named by the operator's number.
  const labelled = account.order.aggregator === null ? bare : { ...bare, label: account.order.label };
  const order = { ...labelled, lines: withoutTyped(labelled.lines, person) };
  return { ...account, order, money: erased('orderMoney', orderMoney, account.money, how) };
}

/**
 * Returns the review of the guest's own order without their words, and without their name in the names that members typed for
 * open dishes, which reviews kept once. The stars stay in the averages.
 */
export function erasedReview(
  review: Review,
  person: Person,
  order: Pick<Order, 'lines'> | null = null,
): Review {
  const typed = new Set(
    Object.values(order?.lines ?? {}).flatMap(({ itemId, openDish }) =>
      openDish === undefined ? [] : [itemId],
    ),
  );
  const dishes = review.dishes.map((dish) =>
    typed.has(dish.itemId) ? { ...dish, name: withoutPerson(dish.name, person) } : dish,
  );
  const bare = { ...erased('reviews', reviews, review, { person, isOver: true }), dishes };
  return { ...bare, keys: keysOf(bare) };
}

/** Returns somebody else's review without the name and number of the guest whom it names. */
export function unnamedReview(review: Review, person: Person): Review {
  const words = withoutPerson(review.words, person);
  const { takenDown } = review;
  const down = takenDown && { ...takenDown, reason: withoutPerson(takenDown.reason, person) };
  const bare = { ...review, words, ...(down && { takenDown: down }) };
  return { ...bare, keys: keysOf(bare) };
}

/** True when the words of a review, or the reason why it is down, have a number of the person. */
export const saysNumber = (
  { words, takenDown }: Pick<Review, 'words' | 'takenDown'>,
  { mobiles }: Person,
): boolean => [words, takenDown?.reason ?? ''].some((text) => namesPerson(text, { names: [], mobiles }));

/** Returns the words to search reviews for, by a number as people write it: in one, or in two groups of five. */
export const numberSearches = ({ mobiles }: Person): string[] =>
  mobiles.flatMap((mobile) => [mobile, `${mobile.slice(0, 5)} ${mobile.slice(5)}`]);

/** True when a table is reserved in the person's name. */
export const isReservedFor = ({ reservation }: Pick<Table, 'reservation'>, person: Person): boolean =>
  reservation !== undefined && isNameOf(reservation.name, person);

/** Returns a table that stays reserved for its time, without the name. */
export const unnamedTable = (table: Table, person: Person): Table =>
  erased('tables', tables, table, { person, isOver: true });

/** Returns a booking that keeps its tables without the party: a consent to messages goes with the number. */
export const erasedBooking = (booking: Booking, person: Person): Booking => ({
  ...erased('bookings', bookings, booking, { person, isOver: true }),
  messagesAgreedAt: null,
});

/** Returns a party of the waitlist that keeps its place in line, without name and number. */
export const erasedWaitingGuest = (guest: WaitingGuest, person: Person): WaitingGuest =>
  erased('waitingGuests', waitingGuests, guest, { person, isOver: true });
