import { paise } from '../money/money.ts';
import { aDal } from '../orders/line.fixtures.ts';
import { newOrder, withRound } from '../orders/round.ts';
import { newRestaurant } from '../restaurant/new-restaurant.ts';
import type { Order } from '../orders/order.schema.ts';
import type { PricedLine } from '../orders/price.ts';
import type { Restaurant } from '../restaurant/restaurant.schema.ts';
import type { Discount } from './discount.schema.ts';

/** 01:30 on 1 April 2027: the new financial year, still the evening of 31 March. */
export const AT = Date.parse('2027-04-01T01:30+05:30');

/** Registered, with everything that a tax invoice must name. */
export const aSeller = (over: Partial<Restaurant> = {}): Restaurant => ({
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
  ...over,
});

export const aPricedLine = (over: Partial<PricedLine> = {}): PricedLine =>
  aDal({ unitPaise: paise(1_247_00), ...over });

/** An open order at F1-T01 of one round. */
export const anOpenOrder = (
  lines: readonly PricedLine[] = [aPricedLine()],
  over: Partial<Order> = {},
): Order => ({
  ...withRound(
    newOrder({
      type: 'dine-in',
      tableId: 'F1-T01',
      code: '1234',
      trusted: true,
      partySize: 2,
      profile: { dayCutoff: '04:00' },
      at: AT,
    }),
    { roundId: 'r1', kot: 1, by: { kind: 'captain', label: 'Ravi' }, at: AT, lines },
  ),
  ...over,
});

export const aDiscount = (over: Partial<Discount> = {}): Discount => ({
  kind: 'amount',
  value: 100_00,
  reason: 'Cold food',
  by: { kind: 'owner', label: 'Asha' },
  ...over,
});
