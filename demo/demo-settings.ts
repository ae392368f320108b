import { memberIdOf } from '@bhoj/domain/kernel/member-id';
import { rupees } from '@bhoj/domain/money/money';
import { newRestaurant } from '@bhoj/domain/restaurant/new-restaurant';
import { intervalEnd } from '@bhoj/domain/subscription/interval';
import { priceOf } from '@bhoj/domain/subscription/plans';
import { DAY, MINUTE } from '@bhoj/domain/time/ist';
import { STATIONS } from './menu/dish.ts';
import type { Author } from '@bhoj/domain/orders/shape/author.schema';
import type { OwnerFields } from '@bhoj/domain/restaurant/settings';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import type { SubscriptionPayment } from '@bhoj/domain/subscription/payment.schema';
import type { DayHours, OperatingHours } from '@bhoj/domain/time/hours';

/** The seed of all random numbers in the demo. */
export const DEMO_SEED = 'annapurna';

/** Business days before today with every document. */
export const HISTORY_DAYS = 60;

/** Business days before today with figures: the restaurant's first year with Bhoj. */
export const YEAR_DAYS = 365;

export const TABLES_PER_FLOOR: number[] = [8, 6];

/** The platform's field agent, who referred the restaurant; `npm start` prints the referral ID. */
export const FIELD_AGENT = { id: 'fieldAgentRaviPune01', name: 'Ravi Kulkarni', referralId: 'BHOJPUNE01' };

/** The owner's sign-up form. */
export const DEMO_SIGNUP = {
  restaurantName: 'Annapurna',
  ownerName: 'Meera Deshpande',
  establishmentType: 'casual',
  providesHotelServices: false,
  staffReferralId: FIELD_AGENT.referralId,
  referralId: 'BHOJANNA26',
} as const;

/** The members, by the keys of their logins; the captains' names are on the orders they took. */
export const MEMBERS = {
  captain: { name: 'Suresh Pawar', preset: 'captain' },
  secondCaptain: { name: 'Anita Jadhav', preset: 'captain' },
  kitchen: { name: 'Ganesh Shetty', preset: 'kitchen' },
} as const;

/** Those who work in the dashboard, by the keys of their logins. They are on no payroll. */
export const OFFICE = {
  manager: { name: 'Farida Irani', preset: 'manager' },
  cashier: { name: 'Nikhil Joshi', preset: 'cashier' },
} as const;

/** The captains as authors of rounds and bills. */
export type Captains = Readonly<Record<'captain' | 'secondCaptain', Author>>;

/** Returns the captains by their Auth uids. */
export function captainsOf(uids: Readonly<Record<keyof Captains, string>>): Captains {
  const by = (who: keyof Captains): Author => ({
    kind: 'captain',
    label: MEMBERS[who].name,
    id: memberIdOf(uids[who]),
  });
  return { captain: by('captain'), secondCaptain: by('secondCaptain') };
}

/** The restaurant's short public address: its menu is at `/m/annapurna`, and its codes have short links (P-LINK-1). */
export const DEMO_ADDRESS = 'annapurna';

/** Open around the clock, so that a guest can order whenever the demo is used. */
const always: DayHours = { open: '00:00', close: '00:00', isOpen: true };
const AROUND_THE_CLOCK: OperatingHours = {
  monday: always,
  tuesday: always,
  wednesday: always,
  thursday: always,
  friday: always,
  saturday: always,
  sunday: always,
};

/** The owner's answers to onboarding and settings. */
export const DEMO_SETTINGS: OwnerFields = {
  restaurantType: 'Both',
  taxSettings: { enabled: true, percentage: 5 },
  cuisineTypes: ['North Indian', 'South Indian', 'Chinese'],
  operatingHours: AROUND_THE_CLOCK,
  services: ['dine-in', 'takeaway', 'bar'],
  onboardingComplete: true,
  legalName: 'Annapurna Hospitality LLP',
  address: '14, Law College Road, Erandwane, Pune 411004, Maharashtra',
  gstin: '27AAQFA4821K1Z6',
  fssai: '11526035000482',
  /** Maharashtra's VAT on liquor served in restaurants. */
  liquorVatPercentage: 10,
  vatTin: '27550012345V',
  upiVpa: 'annapurna.pune@demobank',
  phone: '020 5550 0142',
  captainDiscountLimitPaise: rupees(200),
  stations: [...STATIONS],
};

/** Epoch ms of the demo owner's sign-up: the day before the first bill. */
export const signedUpAt = (now: number): number => now - (YEAR_DAYS + 1) * DAY;

/** The plan that the demo bought on the day before its trial ended. */
export const YEARLY_PLAN = {
  id: 'premium-yearly',
  name: 'Premium, by the year',
  price: 9990,
  currency: 'INR',
  interval: 'year',
} as const;

/** Returns the demo record's fields that no callable writes: the restaurant has paid for this year and the next. */
export const asOldCustomer = (now: number) => {
  const { createdAt, trialStartDate, trialEndDate } = demoRestaurant({
    uid: '',
    email: '',
    at: signedUpAt(now),
  });
  const firstUntil = intervalEnd(trialEndDate, YEARLY_PLAN);
  const premiumUntil = intervalEnd(firstUntil, YEARLY_PLAN);
  const membership = 'premium' as const;
  return { createdAt, trialStartDate, trialEndDate, trialDaysLeft: 0, membership, premiumUntil };
};

/** Returns the payments for the plan by order id, as the gateway and `applyPayment` would have left them. */
export function paidByOldCustomer(
  { trialEndDate, premiumUntil }: ReturnType<typeof asOldCustomer>,
  who: { restaurantId: string; uid: string; now: number },
): Record<string, SubscriptionPayment> {
  const { now, ...payer } = who;
  const firstUntil = intervalEnd(trialEndDate, YEARLY_PLAN);
  const paid = (n: number, paidAt: number, period: { from: number; until: number }): SubscriptionPayment => ({
    ...payer,
    state: 'used',
    purpose: 'renewal',
    planId: YEARLY_PLAN.id,
    planName: YEARLY_PLAN.name,
    interval: YEARLY_PLAN.interval,
    amountPaise: priceOf(YEARLY_PLAN),
    currency: YEARLY_PLAN.currency,
    email: payer.restaurantId,
    razorpayPaymentId: `pay_DemoAnnapurna${n}`,
    surplusPaymentIds: [],
    refundedPaymentIds: [],
    createdAt: paidAt - MINUTE,
    paidAt,
    periodFrom: period.from,
    periodUntil: period.until,
    nextCheckAt: null,
  });
  return {
    order_DemoAnnapurna1: paid(1, trialEndDate - DAY, { from: trialEndDate, until: firstUntil }),
    order_DemoAnnapurna2: paid(2, now - 3 * DAY, { from: firstUntil, until: premiumUntil }),
  };
}

/** Returns the record after sign-up and settings, for use without a database. */
export function demoRestaurant(who: { uid: string; email: string; at: number }): WholeRestaurant {
  return {
    ...newRestaurant({ ...DEMO_SIGNUP, ...who, membership: 'premium' }),
    ...DEMO_SETTINGS,
    seatingConfiguration: { floors: TABLES_PER_FLOOR.length, tablesPerFloor: TABLES_PER_FLOOR },
    installed: true,
    installationDate: who.at,
  };
}
