import { exactly } from '@bhoj/domain/billing/invoice';
import { closed, expectedCash } from '@bhoj/domain/days/closing';
import { issueCreditNote } from '@bhoj/domain/billing/credit-note';
import { emptyDay, movementsOf, withInvoice } from '@bhoj/domain/days/day';
import { billOf } from '@bhoj/domain/billing/running-bill';
import { issueInvoice } from '@bhoj/domain/billing/settlement';
import { DAY } from '@bhoj/domain/time/ist';
import { paise, rupees, ZERO } from '@bhoj/domain/money/money';
import { newOrder, withRound } from '@bhoj/domain/orders/round';
import { CONSENT_VERSION } from '@bhoj/domain/customers/customer.schema';
import { newRestaurant } from '@bhoj/domain/restaurant/new-restaurant';
import { projectProfile } from '@bhoj/domain/restaurant/profile';
import { newTable } from '@bhoj/domain/tables/table';
import type { z } from 'zod';
import type { counterSchema } from '@bhoj/domain/numbering/counter.schema';
import type { Invoice } from '@bhoj/domain/billing/invoice';
import type { Closing } from '@bhoj/domain/days/closing';
import type { CreditNote } from '@bhoj/domain/billing/credit-note';
import type { Void } from '@bhoj/domain/billing/void';
import type { Day } from '@bhoj/domain/days/day';
import type { Availability, Menu, MenuItem } from '@bhoj/domain/menu/menu.schema';
import type { Photo } from '@bhoj/domain/menu/photo.schema';
import { DELIVERY_KEPT_MS } from '@bhoj/domain/orders/delivery.schema';
import type { Delivery } from '@bhoj/domain/orders/delivery.schema';
import type { Order, OrderLine, PendingRound, RoundResult } from '@bhoj/domain/orders/order.schema';
import type { Customer } from '@bhoj/domain/customers/customer.schema';
import type { Member } from '@bhoj/domain/members/member.schema';
import type { AuditEntry } from '@bhoj/domain/audit/audit.schema';
import type { connectionSchema } from '@bhoj/domain/connections/connection.schema';
import type { expenseSchema } from '@bhoj/domain/expenses/expense.schema';
import type { Notification } from '@bhoj/domain/notifications/notification.schema';
import type { payrollSchema } from '@bhoj/domain/payroll/payroll.schema';
import type { reviewSchema } from '@bhoj/domain/reviews/review.schema';
import type {
  announcementSchema,
  limitSchema,
  platformStaffSchema,
} from '@bhoj/domain/platform/platform.schema';
import type {
  subscriptionPlanSchema,
  subscriptionSettingSchema,
} from '@bhoj/domain/subscription/plan.schema';
import type { SubscriptionPayment } from '@bhoj/domain/subscription/payment';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import type { Floor, Table } from '@bhoj/domain/tables/table';
import { RESTAURANT, UIDS } from './personas.ts';

/**
 * One believable document of every collection, in the code's shape (epoch milliseconds, branded paise), with overrides.
 * They are made by the domain's own functions where it has some, so that they hang together: the invoice bills the
 * order, the day sums the invoice, the profile shows the restaurant.
 */

/** A Friday evening in Kolkata: 20 November 2026, 20:00. */
export const NOW = Date.UTC(2026, 10, 20, 14, 30);
export const ORDER_ID = 'OrderAAAAAAAAAAAAAA1';
export const ROUND_ID = 'RoundAAAAAAAAAAAAAA1';
export const PENDING_ROUND_ID = 'RoundAAAAAAAAAAAAAA2';

type Factory<T> = (overrides?: Partial<T>) => T;

/** Registered for GST, past its onboarding. */
export const aRestaurant: Factory<Restaurant> = (overrides = {}) => ({
  ...newRestaurant({
    uid: UIDS.owner,
    email: RESTAURANT,
    restaurantName: 'Spice Route',
    ownerName: 'Asha Rao',
    establishmentType: 'casual',
    providesHotelServices: false,
    referralId: 'BHOJABC123',
    staffReferralId: 'STAFF01',
    membership: 'free',
    at: NOW,
  }),
  restaurantType: 'Both',
  onboardingComplete: true,
  seatingConfiguration: { floors: 2, tablesPerFloor: [3, 2] },
  taxSettings: { enabled: true, percentage: 5 },
  cuisineTypes: ['South Indian'],
  services: ['dine-in', 'takeaway'],
  legalName: 'Spice Route Foods LLP',
  address: '12 MG Road, Bengaluru 560001',
  gstin: '29AAGCB7383J1Z4',
  fssai: '12345678901234',
  upiVpa: 'spice@okbank',
  stations: ['Main kitchen', 'Tandoor'],
  ...overrides,
});

/** A restaurant on the day it signed up. */
export const aNewRestaurant: Factory<Restaurant> = (overrides = {}) =>
  aRestaurant({
    restaurantType: 'casual',
    onboardingComplete: false,
    seatingConfiguration: null,
    taxSettings: { enabled: false, percentage: 5 },
    cuisineTypes: [],
    services: [],
    legalName: '',
    address: '',
    gstin: '',
    fssai: '',
    upiVpa: '',
    ...overrides,
  });

export const aProfile: Factory<Profile> = (overrides = {}) => ({
  ...projectProfile(aRestaurant()),
  ...overrides,
});

export const aFloor: Factory<Floor> = (overrides = {}) => ({
  id: 'floor-1',
  number: 1,
  createdAt: NOW,
  ...overrides,
});

export const aTable: Factory<Table> = (overrides = {}) => ({
  ...newTable({ restaurantId: RESTAURANT, floor: 1, n: 1, key: 'KeyKeyKeyKey', at: NOW }),
  ...overrides,
});

export const aMenuItem: Factory<MenuItem> = (overrides = {}) => ({
  id: 'masala-dosa',
  categoryId: 'dosa',
  name: 'Masala dosa',
  nameHi: 'मसाला डोसा',
  description: 'Crisp rice crêpe with spiced potato.',
  mark: 'veg',
  jain: false,
  spice: 1,
  photo: null,
  station: 'Main kitchen',
  taxClass: 'standard',
  prepMinutes: 12,
  pricePaise: paise(12_000),
  variants: [],
  addOnGroupIds: [],
  ...overrides,
});

/** Two dishes in one category. */
export const aMenu: Factory<Menu> = (overrides = {}) => ({
  version: 1,
  updatedAt: NOW,
  categories: [{ id: 'dosa', name: 'Dosa', nameHi: 'डोसा', from: null, to: null }],
  items: [aMenuItem(), aMenuItem({ id: 'filter-coffee', name: 'Filter coffee', pricePaise: paise(4_000) })],
  addOnGroups: [],
  ...overrides,
});

export const anAvailability: Factory<Availability> = (overrides = {}) => ({ soldOut: {}, ...overrides });

/** A line of the first round, as `placeRound` writes it. */
export const aLine: Factory<OrderLine> = (overrides = {}) => ({
  roundId: ROUND_ID,
  kot: 1,
  itemId: 'masala-dosa',
  name: 'Masala dosa',
  nameHi: 'मसाला डोसा',
  mark: 'veg',
  station: 'Main kitchen',
  variant: null,
  addOns: [],
  note: '',
  quantity: 1,
  unitPaise: paise(12_000),
  taxClass: 'standard',
  taxBp: 500,
  by: { kind: 'guest', label: 'saffron' },
  at: NOW,
  ...overrides,
});

/** An open order at F1-T01: one round of three lines, `1-1` to `1-3`, all queued, joined by the guest persona. */
export const anOrder: Factory<Order> = (overrides = {}) => {
  const waiting = newOrder({
    type: 'dine-in',
    tableId: 'F1-T01',
    code: '4821',
    trusted: true,
    partySize: 2,
    profile: aProfile(),
    at: NOW,
  });
  const lines = ['Masala dosa', 'Idli', 'Vada'].map((name) =>
    aLine({ name, itemId: name.toLowerCase().replaceAll(' ', '-') }),
  );
  const open = withRound(waiting, {
    roundId: ROUND_ID,
    kot: 1,
    by: { kind: 'guest', label: 'saffron' },
    at: NOW,
    lines,
  });
  return { ...open, joined: { [UIDS.guest]: { label: 'saffron', name: null } }, ...overrides };
};

export const aRoundResult: Factory<RoundResult> = (overrides = {}) => ({
  roundId: ROUND_ID,
  orderId: ORDER_ID,
  outcome: 'sent',
  kot: 1,
  lineIds: ['1-1', '1-2', '1-3'],
  ...overrides,
});

export const aDelivery: Factory<Delivery> = (overrides = {}) => ({
  name: 'Meera',
  mobile: '9876543210',
  address: '4 Church Street, Bengaluru 560001',
  note: 'Second floor',
  createdAt: NOW,
  expireAt: NOW + DELIVERY_KEPT_MS,
  ...overrides,
});

export const aPendingRound: Factory<PendingRound> = (overrides = {}) => ({
  selections: [{ itemId: 'filter-coffee', variantId: null, addOnIds: [], quantity: 2, note: '' }],
  by: { kind: 'guest', label: 'saffron' },
  at: NOW,
  subtotalPaise: paise(8_000),
  expireAt: NOW + 86_400_000,
  ...overrides,
});

/** The tax invoice of `anOrder()`, paid in cash. */
export const anInvoice: Factory<Invoice> = (overrides = {}) => {
  const restaurant = aRestaurant();
  const order = anOrder();
  const bill = billOf(order, restaurant);
  const cash = exactly('cash', bill.totalPaise);
  return {
    ...issueInvoice({
      restaurant,
      orderId: ORDER_ID,
      order,
      bill,
      payments: [cash],
      businessDay: '2026-11-20',
      sequence: 1,
      shareToken: 'ShareTokenShareTokenShareTok',
      at: NOW,
    }),
    ...overrides,
  };
};

/** `anInvoice()`, void. */
export const aVoid: Factory<Void> = (overrides = {}) => ({
  number: anInvoice().number,
  invoiceIssuedAt: NOW,
  businessDay: '2026-11-20',
  orderId: ORDER_ID,
  totalPaise: anInvoice().bill.totalPaise,
  reason: 'Charged to the wrong table',
  at: NOW,
  by: 'Asha',
  requestId: 'RequestAAAAAAAAAAAA1',
  billedAgainOn: null,
  ...overrides,
});

/** Credits one portion of the first line of `anInvoice()`, in cash. */
export const aCreditNote: Factory<CreditNote> = (overrides = {}) => ({
  ...issueCreditNote({
    invoiceId: '2026-27_INV_000001',
    invoice: anInvoice(),
    before: [],
    portions: { '0': 1 },
    reason: 'Came cold',
    refund: { method: 'cash', name: '' },
    requestId: 'RequestAAAAAAAAAAAA2',
    by: 'Asha',
    sequence: 1,
    businessDay: '2026-11-20',
    at: NOW,
  }),
  ...overrides,
});

/** `aDay()`, closed to the rupee. */
export const aClosing: Factory<Closing> = (overrides = {}) => {
  const day = aDay();
  const drawer = { openingCashPaise: rupees(2_000), paidOutPaise: ZERO, note: '' };
  const countedCashPaise = expectedCash(day, drawer);
  const { closing } = closed(
    day,
    { ...drawer, countedCashPaise },
    {
      seenMovements: movementsOf(day),
      requestId: 'RequestAAAAAAAAAAAA3',
      by: 'Asha',
      restaurantName: 'Spice Route',
      at: NOW,
    },
  );
  return { ...closing, ...overrides };
};

export const aDay: Factory<Day> = (overrides = {}) => ({
  ...withInvoice(emptyDay('2026-11-20'), anInvoice()),
  ...overrides,
});

export const aCounter: Factory<z.output<typeof counterSchema>> = (overrides = {}) => ({
  last: 1,
  ...overrides,
});

/** The captain persona; others by `uid`, `name` and `role`. */
export const aMember: Factory<Member> = (overrides = {}) => ({
  uid: UIDS.captain,
  name: 'Ravi',
  email: `${overrides.uid ?? UIDS.captain}@people.example`,
  role: 'captain',
  active: true,
  createdAt: NOW,
  ...overrides,
});

export const aCustomer: Factory<Customer> = (overrides = {}) => ({
  name: 'Meera',
  mobile: '9876543210',
  consent: { purpose: 'bill', version: CONSENT_VERSION, at: NOW },
  visits: 1,
  spentPaise: paise(37_800),
  firstSeenAt: NOW,
  lastSeenAt: NOW,
  ...overrides,
});

export const anExpense: Factory<z.output<typeof expenseSchema>> = (overrides = {}) => ({
  day: '2026-11-20',
  category: 'Vegetables',
  description: 'Market, morning',
  amountPaise: paise(245_000),
  createdAt: NOW,
  ...overrides,
});

export const aPayrollEntry: Factory<z.output<typeof payrollSchema>> = (overrides = {}) => ({
  month: '2026-11',
  memberId: UIDS.captain,
  name: 'Ravi',
  amountPaise: paise(1_800_000),
  paidAt: null,
  createdAt: NOW,
  ...overrides,
});

export const aReview: Factory<z.output<typeof reviewSchema>> = (overrides = {}) => ({
  stars: 5,
  words: 'The best dosa in town.',
  createdAt: NOW,
  ...overrides,
});

export const aNotification: Factory<Notification> = (overrides = {}) => ({
  kind: 'welcome',
  createdAt: NOW,
  ...overrides,
});

export const aConnection: Factory<z.output<typeof connectionSchema>> = (overrides = {}) => ({
  status: 'online',
  lastSeen: NOW,
  timestamp: new Date(NOW).toISOString(),
  ...overrides,
});

export const anAuditEntry: Factory<AuditEntry> = (overrides = {}) => ({
  action: 'settleBill',
  uid: UIDS.captain,
  role: 'captain',
  at: NOW,
  orderId: ORDER_ID,
  details: { orderId: ORDER_ID },
  ...overrides,
});

export const aPlatformStaff: Factory<z.output<typeof platformStaffSchema>> = (overrides = {}) => ({
  name: 'Nisha',
  email: 'staff@bhoj.example',
  referralId: 'STAFF01',
  active: true,
  createdAt: NOW,
  ...overrides,
});

export const aPlan: Factory<z.output<typeof subscriptionPlanSchema>> = (overrides = {}) => ({
  id: 'premium',
  name: 'Premium',
  price: 999,
  currency: 'INR',
  interval: 'month',
  features: ['All Features', 'Unlimited Orders', '24/7 Support'],
  isDefault: true,
  isPopular: true,
  ...overrides,
});

export const aSubscriptionSetting: Factory<z.output<typeof subscriptionSettingSchema>> = (
  overrides = {},
) => ({
  active: true,
  ...overrides,
});

export const aSubscriptionPayment: Factory<SubscriptionPayment> = (overrides = {}) => ({
  state: 'used',
  purpose: 'renewal',
  planId: 'premium',
  planName: 'Premium',
  interval: 'month',
  amountPaise: rupees(999),
  currency: 'INR',
  email: RESTAURANT,
  uid: UIDS.owner,
  restaurantId: RESTAURANT,
  razorpayPaymentId: 'pay_1',
  surplusPaymentIds: [],
  createdAt: NOW,
  paidAt: NOW,
  periodFrom: NOW,
  periodUntil: NOW + 30 * DAY,
  nextCheckAt: null,
  ...overrides,
});

export const anAnnouncement: Factory<z.output<typeof announcementSchema>> = (overrides = {}) => ({
  title: 'Maintenance on Sunday',
  body: 'From 03:00 to 04:00.',
  createdAt: NOW,
  ...overrides,
});

export const aLimit: Factory<z.output<typeof limitSchema>> = (overrides = {}) => ({
  count: 1,
  windowStart: NOW,
  expireAt: NOW + 600_000,
  ...overrides,
});

/** The header of a JPEG of that many pixels, and of that many bytes in all. */
export function jpegBytes(width = 96, height = 64, length = 200): Uint8Array {
  const bytes = new Uint8Array(length);
  const high = (n: number) => n >> 8;
  const frame = [0xff, 0xc0, 0, 11, 8, high(height), height & 255, high(width), width & 255, 1, 1, 0x11, 0];
  bytes.set([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, ...frame]);
  return bytes;
}
export const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

export const aPhoto: Factory<Photo> = (overrides = {}) => ({
  restaurantId: RESTAURANT,
  contentType: 'image/jpeg',
  width: 96,
  height: 64,
  detail: base64(jpegBytes()),
  small: base64(jpegBytes(48, 32)),
  createdAt: NOW,
  expireAt: null,
  ...overrides,
});
