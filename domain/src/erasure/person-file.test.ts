import { expect, it } from 'vitest';
import { personalDataOf, personalDataSchema } from '../customers/exported.ts';
import { aBooking } from '../fixtures/bookings.ts';
import { NOW } from '../fixtures/ids.ts';
import { aPricedLine } from '../fixtures/lines.ts';
import { aDelivery, anOrder } from '../fixtures/orders.ts';
import { aCustomer, aReview } from '../fixtures/people.ts';
import { personFileOf } from './person-file.ts';

it('a person’s file has the names and notes on orders, the addresses and the reviews', () => {
  const customer = aCustomer({ otherMobiles: ['9000000002'] });
  const named = anOrder({
    at: NOW + 1,
    label: 'Meera',
    customer: { id: 'c1', name: 'Meera' },
    lines: [
      aPricedLine({ note: 'less oil' }),
      aPricedLine({ name: 'Cake for Meera', openDish: 'Open food' }),
    ],
  });
  const flat = anOrder({ at: NOW, type: 'delivery', tableId: null, label: 'Flat 4B' });
  const aggregator = { operator: 'Swiggy', number: '1', valuePaise: null, day: null };
  const operators = anOrder({ aggregator, label: 'Swiggy 1' });
  const answer = { words: 'Sorry', by: 'owner', at: NOW };
  const takenDown = { reason: 'Rude', by: 'owner', at: NOW };
  const file = personFileOf('c1', customer, {
    orders: [named, flat, operators, anOrder()],
    deliveries: [aDelivery({ name: 'Meera', address: '4 MG Road', note: 'Ring twice' })],
    bookings: [aBooking({ day: '2026-11-21' }), aBooking()],
    reviews: [aReview({ stars: 2, words: 'Cold', answer, takenDown })],
    leftOut: ['addresses'],
  });
  expect(personalDataSchema.parse(file)).toEqual(file);
  expect(file).toEqual({
    ...personalDataOf('c1', customer),
    otherMobiles: ['9000000002'],
    orders: [
      { at: NOW, names: ['Flat 4B'], notes: [] },
      { at: NOW + 1, names: ['Meera'], notes: ['Masala dosa: less oil', 'Cake for Meera'] },
    ],
    addresses: [{ at: aDelivery().createdAt, name: 'Meera', address: '4 MG Road', note: 'Ring twice' }],
    bookings: ['2026-11-20', '2026-11-21'].map((day) => ({
      day,
      name: 'Meera Iyer',
      note: 'By the window',
      occasion: 'Birthday',
      food: 'Jain',
    })),
    reviews: [{ at: NOW, stars: 2, words: 'Cold', answer: 'Sorry', madeRight: '', takenDown: 'Rude' }],
    leftOut: ['addresses'],
  });
});
