import { exactly } from './invoice.ts';
import { describe, expect, it } from 'vitest';
import { paise } from '../money/money.ts';
import { newOrder, withPending, withRound } from '../orders/round.ts';
import { newRestaurant } from '../restaurant/new-restaurant.ts';
import { projectProfile } from '../restaurant/profile.ts';
import {
  assertCanSettle,
  assertPays,
  billOf,
  issueInvoice,
  methodsFor,
  runningBillOf,
} from './settlement.ts';
import { invoiceSchema } from './invoice.ts';
import type { Order } from '../orders/order.schema.ts';
import type { PricedLine } from '../orders/price.ts';
import type { Payment } from './invoice.ts';

const at = Date.parse('2027-04-01T01:30+05:30');
const restaurant = {
  ...newRestaurant({
    uid: 'u1',
    email: 'owner@spice.in',
    restaurantName: 'Spice',
    ownerName: 'Asha',
    establishmentType: 'casual',
    providesHotelServices: false,
    referralId: 'BHOJABC123',
    staffReferralId: '',
    membership: 'free',
    at: 0,
  }),
  taxSettings: { enabled: true, percentage: 5 },
  legalName: 'Spice Foods LLP',
  address: '1 MG Road, Pune',
  gstin: '27AAPFU0939F1ZV',
  fssai: '11521034000123',
};

const aLine = (over: Partial<PricedLine> = {}): PricedLine => ({
  itemId: 'dal',
  name: 'Dal',
  nameHi: null,
  mark: 'veg',
  station: 'Main kitchen',
  variant: null,
  addOns: [],
  note: '',
  quantity: 1,
  unitPaise: paise(1_247_00),
  taxClass: 'standard',
  taxBp: 500,
  ...over,
});

const waiting = newOrder({
  type: 'dine-in',
  tableId: 'F1-T01',
  code: '1234',
  trusted: true,
  partySize: 2,
  profile: restaurant,
  at,
});
const by = { kind: 'captain', label: 'Ravi' } as const;
const open: Order = withRound(waiting, { roundId: 'r1', kot: 1, by, at, lines: [aLine()] });

describe('billOf', () => {
  it('charges GST where the restaurant is registered and charges tax', () => {
    expect(billOf(open, restaurant)).toMatchObject({ kind: 'tax-invoice', totalPaise: 1_309_00 });
  });

  it.each([
    ['unregistered', { ...restaurant, gstin: '' }, 'bill'],
    ['tax switched off', { ...restaurant, taxSettings: { enabled: false, percentage: 5 } }, 'bill'],
    ['composition', { ...restaurant, composition: true }, 'bill-of-supply'],
  ])('charges none where it is %s', (_, seller, kind) => {
    expect(billOf(open, seller)).toMatchObject({ kind, taxes: [], totalPaise: 1_247_00 });
  });

  it('leaves out what was cancelled', () => {
    const two = withRound(open, { roundId: 'r2', kot: 2, by, at, lines: [aLine({ name: 'Naan' })] });
    expect(billOf({ ...two, cancelled: ['1-1'] }, restaurant).lines.map((l) => l.name)).toEqual(['Naan']);
  });
});

describe('runningBillOf', () => {
  it.each([
    ['registered', restaurant],
    ['unregistered', { ...restaurant, gstin: '' }],
    ['tax switched off', { ...restaurant, taxSettings: { enabled: false, percentage: 5 } }],
    ['composition', { ...restaurant, composition: true }],
  ])('comes to what will be issued: %s', (_, seller) => {
    const { kind: __, ...running } = runningBillOf(open, projectProfile(seller).tax);
    expect(billOf(open, seller)).toMatchObject(running);
  });
});

describe('assertCanSettle', () => {
  it('lets a bill be settled that the captain has seen whole', () => {
    expect(() => assertCanSettle(open, 1)).not.toThrow();
  });

  it.each<[string, Order, number, string]>([
    ['an order that is settled', { ...open, state: 'Completed' }, 1, 'already-settled'],
    ['an order that is cancelled', { ...open, state: 'Cancelled' }, 1, 'order-closed'],
    ['a round that waits for a captain', withPending(open, 'r2'), 1, 'rounds-waiting'],
    ['a round the captain has not seen', open, 2, 'order-changed'],
    ['fewer rounds than there are', open, 0, 'order-changed'],
    ['nothing but cancelled lines', { ...open, cancelled: ['1-1'] }, 1, 'nothing-to-bill'],
    ['an order nobody has ordered on', waiting, 0, 'nothing-to-bill'],
  ])('refuses %s', (_, order, seen, reason) => {
    expect(() => assertCanSettle(order, seen)).toThrow(expect.objectContaining({ reason }));
  });
});

describe('assertPays', () => {
  const bill = billOf(open, restaurant);
  const pay = (method: Payment['method'], amount: number, received = amount): Payment => ({
    ...exactly(method, paise(amount)),
    receivedPaise: paise(received),
  });

  it.each([
    ['exact cash', [pay('cash', 1_309_00)]],
    ['cash with change', [pay('cash', 1_309_00, 1_500_00)]],
    ['cash and UPI', [pay('cash', 309_00, 400_00), pay('upi', 1_000_00)]],
  ])('takes %s', (_, payments) => {
    expect(() => assertPays(bill, payments, 'dine-in')).not.toThrow();
  });

  it.each([
    ['too little', [pay('cash', 1_308_00)]],
    ['too much', [pay('upi', 1_310_00)]],
    ['nothing', []],
    ['a paisa too little', [pay('upi', 1_308_99)]],
    ['change from a card', [pay('card', 1_309_00, 1_400_00)]],
    ['less cash than it counts for', [pay('cash', 1_309_00, 1_300_00)]],
    ['UPI that fell short', [pay('upi', 1_309_00, 1_000_00)]],
  ])('refuses %s', (_, payments) => {
    expect(() => assertPays(bill, payments, 'dine-in')).toThrow(
      expect.objectContaining({
        reason: 'payment-mismatch',
        details: expect.objectContaining({ totalPaise: 1_309_00 }),
      }),
    );
  });
});

describe('a charge to the room', () => {
  const bill = billOf(open, restaurant);
  const toRoom: Payment[] = [exactly('room', bill.totalPaise)];

  it('pays for room service', () => {
    expect(() => assertPays(bill, toRoom, 'room-service')).not.toThrow();
    expect(methodsFor('room-service')).toContain('room');
  });

  it.each(['dine-in', 'takeaway', 'delivery'] as const)('is refused for %s', (type) => {
    expect(() => assertPays(bill, toRoom, type)).toThrow(
      expect.objectContaining({ reason: 'not-room-service' }),
    );
    expect(methodsFor(type)).toEqual(['cash', 'upi', 'card', 'other']);
  });
});

describe('issueInvoice', () => {
  const issue = (seller = restaurant) =>
    issueInvoice({
      restaurant: seller,
      orderId: 'o1',
      order: open,
      bill: billOf(open, seller),
      payments: [],
      customerName: null,
      businessDay: '2027-03-31',
      guests: 2,
      sequence: 7,
      shareToken: 't',
      at,
    });

  it('dates the number by the calendar, and counts to the business day it is told', () => {
    // 01:30 on 1 April: the new financial year, still the evening of 31 March
    expect(issue()).toMatchObject({
      number: 'INV/27-28/000007',
      financialYear: '2027-28',
      businessDay: '2027-03-31',
      sac: '996331',
      seller: { gstin: '27AAPFU0939F1ZV' },
    });
  });

  it('makes a document that can be stored', () => {
    expect(() => invoiceSchema.encode(issue())).not.toThrow();
  });

  it('refuses a tax invoice without an FSSAI number', () => {
    expect(() => issue({ ...restaurant, fssai: '' })).toThrow(
      expect.objectContaining({ reason: 'legal-details-missing' }),
    );
  });
});
