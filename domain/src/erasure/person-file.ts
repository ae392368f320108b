import type { Booking } from '../bookings/shape/booking.schema.ts';
import { personalDataOf } from '../customers/exported.ts';
import type { LeftOut, PersonalData } from '../customers/exported.ts';
import type { Customer } from '../customers/customer.schema.ts';
import type { Delivery } from '../orders/shape/delivery.schema.ts';
import type { Order } from '../orders/shape/order.schema.ts';
import type { Review } from '../reviews/review.schema.ts';

/** Documents about a person outside their record. */
export interface Papers {
  readonly orders: readonly Order[];
  readonly deliveries: readonly Delivery[];
  readonly bookings: readonly Booking[];
  readonly reviews: readonly Review[];
  /** The kinds of documents that the file shows only in part, because there are more than it reads. */
  readonly leftOut: readonly LeftOut[];
}

const namesOn = ({ customer, label, aggregator }: Order): string[] => [
  ...new Set([customer?.name, aggregator === null ? label : null].filter((name) => typeof name === 'string')),
];
/** The notes, and the names that members typed for open dishes, as in a cake for a birthday. */
const notesOn = ({ lines }: Order): string[] =>
  Object.values(lines)
    .filter(({ note, openDish }) => note !== '' || openDish !== undefined)
    .map(({ name, note }) => (note === '' ? name : `${name}: ${note}`));

/** Returns all data about one person: the record, and what orders, deliveries, bookings and reviews hold of them. */
export function personFileOf(id: string, customer: Customer, papers: Papers): PersonalData {
  const said = papers.orders.map((order) => ({
    at: order.createdAt,
    names: namesOn(order),
    notes: notesOn(order),
  }));
  return {
    ...personalDataOf(id, customer),
    leftOut: [...papers.leftOut],
    orders: said
      .filter(({ names, notes }) => names.length + notes.length > 0)
      .toSorted((a, b) => a.at - b.at),
    addresses: papers.deliveries.map(({ createdAt, name, address, note }) => ({
      at: createdAt,
      name,
      address,
      note,
    })),
    bookings: papers.bookings
      .map(({ day, name, note, occasion, food, guest }) => {
        const answers = (guest?.answers ?? []).map(({ question, answer }) => `${question}: ${answer}`);
        const said = [note, ...answers].filter((text) => text !== '').join('. ');
        return { day, name, note: said, occasion, food };
      })
      .toSorted((a, b) => a.day.localeCompare(b.day)),
    reviews: papers.reviews.map(({ createdAt, stars, words, answer, madeRight, takenDown }) => ({
      at: createdAt,
      stars,
      words,
      answer: answer?.words ?? '',
      madeRight: madeRight?.what ?? '',
      takenDown: takenDown?.reason ?? '',
    })),
  };
}
