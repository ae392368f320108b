import { exactly } from './invoice.ts';
import { describe, expect, it } from 'vitest';
import { paise } from '../money/money.ts';
import { newOrder, withPending, withRound } from '../orders/round.ts';
import { newRestaurant } from '../restaurant/new-restaurant.ts';
import { billOf } from './running-bill.ts';
import { assertCanSettle, issueInvoice } from './settlement.ts';
import { invoiceSchema } from './invoice.ts';
import type { Order } from '../orders/order.schema.ts';
import type { PricedLine } from '../orders/price.ts';

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

describe('issueInvoice', () => {
  const issue = (seller = restaurant) =>
    issueInvoice({
      restaurant: seller,
      orderId: 'o1',
      order: open,
      bill: billOf(open, seller),
      payments: [exactly('upi', billOf(open, seller).totalPaise)],
      businessDay: '2027-03-31',
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
