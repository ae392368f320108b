import { MAX_PUSH_DEVICES, MAX_PUSH_SENT } from '@bhoj/domain/push/subscriber.schema';
import { NOTICE_KINDS } from '@bhoj/domain/notifications/kinds';
import { RIGHTS } from '@bhoj/domain/catalogue/rights';
import { MAX_RATED_CAPTAINS, MAX_RATED_DISHES, MAX_RATED_JOINS } from '@bhoj/domain/reviews/rollup';
import { MOST_CORRECTED_OF_DAY, MOST_TENDERS_OF_DAY } from '@bhoj/domain/days/day';
import { MOST_BUYERS_OF_DAY } from '@bhoj/domain/billing/records/buyer-sums';
import { MOST_COMBOS_OF_DAY, MOST_DISHES_OF_DAY } from '@bhoj/domain/days/day-dishes';
import { MOST_OF_DAY } from '@bhoj/domain/days/ordered-together';
import { MOST_HOW_SOLD } from '@bhoj/domain/how-sold/how-sold';
import { MOST_MEMBERS_OF_DAY } from '@bhoj/domain/days/operations';
import { LARGEST_PARTY_APART } from '@bhoj/domain/days/operations.schema';
import { MOST_COUNTS, MOST_MOVEMENTS } from '@bhoj/domain/cash/session.schema';
import { MOST_GROUPS } from '@bhoj/domain/platform/sums/platform-sum';
import { MOST_COUNTED } from '@bhoj/domain/menu/portions/portions-left.schema';
import { MOST_SWITCHES } from '@bhoj/domain/menu/dish/availability-log.schema';
import { MAX_DISHES } from '@bhoj/domain/menu/shape/menu-content.schema';
import { MOST_MONEY_ENTRIES } from '@bhoj/domain/books/money-entry';
import { MAX_ADDRESSES } from '@bhoj/domain/restaurant/public-address';
import { MAX_FLOORS, MAX_TABLES_PER_FLOOR } from '@bhoj/domain/restaurant/restaurant.schema';
import { MAX_LINES_PER_ORDER, MAX_SELECTIONS_PER_ROUND } from '@bhoj/domain/orders/shape/order.schema';
import { MAX_JOINED } from '@bhoj/domain/tables/joins.schema';
import { MAX_NAMED_PLACES } from '@bhoj/domain/tables/naming';
import { MOST_OF_A_DAY } from '@bhoj/domain/bookings/shape/booking-day.schema';
import { DEPOSIT_METHODS, MOST_REFUNDS } from '@bhoj/domain/deposits/deposit.schema';
import { MOST_RECIPE_COSTS } from '@bhoj/domain/menu/shape/costs.schema';
import { MOST_ITEMS } from '@bhoj/domain/stock/shape/items.schema';
import { MOST_LEVELS } from '@bhoj/domain/stock/shape/levels.schema';
import { MOST_SEARCH_KEYS } from '@bhoj/domain/platform/tenants/tenant-search';
import { MAX_POSTED } from '@bhoj/domain/platform/notices/notice-board';
import { MOST_PEOPLE } from '@bhoj/domain/payroll/shape/pay-run.schema';
import { MOST_SHIFTS } from '@bhoj/domain/roster/roster.schema';
import { MOST_ASKED } from '@bhoj/domain/approvals/approval.schema';
import { MOST_WAITING } from '@bhoj/domain/waitlist/wait-day.schema';
import type { COLLECTIONS } from '@bhoj/domain/collections';
import type { Reason } from '@bhoj/domain/catalogue/reasons';
import type { Most } from './largest-size.ts';

/** Why a collection with lists or maps in its documents never fills one. */
export type Growth =
  /**
   * The most entries of any list or map: the schema or a rule of the domain says so, or the entries are few by
   * nature.
   */
  | { readonly most: Most }
  /** The act that would fill it is refused for this reason: the file and the title of the test that fills it. */
  | { readonly refusedFor: Reason; readonly testedIn: string; readonly test: string };

/** A method of payment by name: `other:` and 40 characters. */
const tenders = [MOST_TENDERS_OF_DAY, 126] as const;
/** A series and a year: three characters and the rest of a number. Two years meet in one night. */
const numbersOfDay = [40, 10] as const;
const sales = (prefix: string): Most =>
  Object.fromEntries(
    Object.entries({
      byMethod: tenders,
      tipsByMethod: tenders,
      refundsByMethod: tenders,
      'debits.byMethod': tenders,
      'partReturns.takenByMethod': tenders,
      'partReturns.givenByMethod': tenders,
      'deposits.takenByMethod': DEPOSIT_METHODS.length,
      'deposits.givenByMethod': DEPOSIT_METHODS.length,
      byType: 5,
      byOperator: 20,
      numbers: numbersOfDay,
    }).map(([path, most]) => [`${prefix}${path}`, most]),
  );

const order = {
  refusedFor: 'order-too-large',
  testedIn: 'tests/functions/billing/documents/storable.test.ts',
  test: 'the refusal says how large it would be, and its number is used next',
} as const;
/** This test fills each of these collections by machine. */
const full = {
  refusedFor: 'record-full',
  testedIn: 'tests/functions/firebase/full-documents.test.ts',
  test: 'a full document is kept; one with an entry more is refused with record-full, and the kept one stays',
} as const;
const groups: Most = { moved: 6, byReferrer: [MOST_GROUPS, 28], byCity: [MOST_GROUPS, 120], byCohort: 600 };
const law = (prefix: string): Most => ({
  [`${prefix}law.fundCeilings`]: 20,
  [`${prefix}law.professionTax.value.women`]: 20,
  [`${prefix}law.professionTax.value.men`]: 20,
});

/** Every collection with a list or a map. A collection that is missing here, or a path, fails `growth.test.ts`. */
export const GROWTH: Partial<Record<keyof typeof COLLECTIONS, Growth>> = {
  // Documents in which money moves: one transaction each.
  orders: order,
  orderMoney: order,
  invoices: order,
  creditNotes: order,
  debitNotes: order,
  pendingRounds: { most: { selections: MAX_SELECTIONS_PER_ROUND } },
  tables: { most: { orderItems: MAX_LINES_PER_ORDER } },
  days: {
    most: {
      ...sales(''),
      byHour: 24,
      byDish: MOST_DISHES_OF_DAY,
      'operations.combos': MOST_COMBOS_OF_DAY + 1,
      byBuyer: MOST_BUYERS_OF_DAY,
      'operations.byHour': 24,
      'operations.covers.bySize': LARGEST_PARTY_APART,
      'operations.billsByType': 5,
      'operations.byMember': MOST_MEMBERS_OF_DAY,
      hours: 24,
      corrected: [MOST_CORRECTED_OF_DAY, 16],
    },
  },
  closings: { most: { ...sales('sales.'), 'sessions.list': 100 } },
  // Sessions are counted every day; the bounds of methods are those of a day.
  cashSessions: {
    most: {
      days: 7,
      ...Object.fromEntries(
        ['taken', 'tips', 'refunds', 'debits', 'partsTaken', 'partsGiven'].map((sum) => [
          `days.*.${sum}`,
          tenders,
        ]),
      ),
      'days.*.depositsTaken': DEPOSIT_METHODS.length,
      'days.*.depositsGiven': DEPOSIT_METHODS.length,
      'late.byDay': 7,
      'waited.byDay': 7,
      held: tenders,
      released: tenders,
      movements: MOST_MOVEMENTS,
      counts: MOST_COUNTS,
      'counts.*.notes': 9,
      'counts.*.byTender': tenders,
      'result.expected': tenders,
      'result.counted': tenders,
      'result.difference': tenders,
      'result.suspects': 3,
    },
  },
  customers: { most: { 'lately.*.bills': 20, dishes: 40, months: 24, keys: 700 } },
  discountCodes: { most: {} },
  notifications: { most: {} },
  approvals: { most: { askedOf: MOST_ASKED, askedNames: MOST_ASKED } },
  audit: { most: { details: 20 } },
  // Counts of the sales.
  orderedTogether: {
    most: {
      byDish: [MOST_OF_DAY.dishes, 40],
      together: [MOST_OF_DAY.dishes, 40],
      'together.*': [MOST_OF_DAY.pairs / MOST_OF_DAY.dishes, 40],
      addOns: [MOST_OF_DAY.dishes, 40],
      'addOns.*': [MOST_OF_DAY.addOns / MOST_OF_DAY.dishes, 180],
      counted: [MOST_OF_DAY.bills, 18],
    },
  },
  howSold: {
    most: {
      lists: [MOST_HOW_SOLD.lists + 1, 40],
      weighed: [MOST_HOW_SOLD.dishes, 40],
      counted: [MOST_HOW_SOLD.bills, 18],
    },
  },
  reviews: { most: { dishes: MAX_LINES_PER_ORDER, keys: 900 } },
  reviewSums: {
    most: {
      byMonth: [1_200, 7],
      // A set of joined tables takes no more room than each of them would.
      byTable: [MAX_FLOORS * MAX_TABLES_PER_FLOOR + MAX_RATED_JOINS * MAX_JOINED, 8],
      byDish: [MAX_RATED_DISHES, 40],
      byCaptain: [MAX_RATED_CAPTAINS, 40],
    },
  },
  months: full,
  expenseKinds: full,
  recents: full,
  // The menu.
  menus: {
    refusedFor: 'menu-too-large',
    testedIn: 'tests/functions/menu/menu-and-profile.test.ts',
    test: 'refuses a menu that is too large to store, and says by how much',
  },
  menuChanges: full,
  menuPrices: full,
  portionsLeft: { most: { items: MOST_COUNTED } },
  /** A menu of 700 KB has no more sizes. */
  menuCosts: {
    most: { costs: 6_000, fromRecipe: MOST_RECIPE_COSTS, categoryOf: [MAX_DISHES, 40], categories: 60 },
  },
  /** `firestore.rules` bound the dishes that people mark; dishes with used-up counts come on top. */
  availabilities: { most: { soldOut: 1_500 + MOST_COUNTED, limited: MOST_COUNTED } },
  availabilityLogs: { most: { entries: MOST_SWITCHES } },
  // The restaurant.
  restaurants: {
    most: {
      'publicAddress.former': MAX_ADDRESSES,
      'seatingConfiguration.tablesPerFloor': MAX_FLOORS,
      placeNames: MAX_NAMED_PLACES,
      cuisineTypes: 30,
      services: 5,
    },
  },
  profiles: {
    most: {
      cuisineTypes: 30,
      services: 5,
      'firstRoundNorm.hours': 24,
      stations: 12,
      placeNames: MAX_NAMED_PLACES,
    },
  },
  serviceSettings: {
    most: { 'firstRounds.portions': 300, 'firstRounds.phones': 100, 'firstRounds.hours': 24 },
  },
  members: { most: { can: RIGHTS.length } },
  noticeSettings: { most: { noticesSwitched: 20, noticesDismissed: MAX_POSTED } },
  floors: { most: { 'plan.places': MAX_TABLES_PER_FLOOR } },
  bookingDays: { most: { bookings: [MOST_OF_A_DAY, 20] } },
  bookings: { most: {} },
  deposits: { most: { refunds: MOST_REFUNDS, months: MOST_REFUNDS + 2 } },
  bookingRules: { most: {} },
  waitingGuests: { most: {} },
  waitDays: { most: { parties: [MOST_WAITING, 20] } },
  waitRecords: { most: {} },
  // The back office.
  expenses: { most: {} },
  vendorRefunds: { most: {} },
  selfInvoices: { most: { months: 13, voidVouchers: 10 } },
  expenseTemplates: { most: {} },
  /** Its lists are bounded; only together they would be too much, and the store refuses that as a menu's change. */
  stockItems: {
    refusedFor: 'record-full',
    testedIn: 'tests/functions/menu/record-full.test.ts',
    test: 'a change of the menu that is too large to be taken back is refused, and nothing is written',
  },
  kitchenStock: { most: {} },
  recipes: full,
  stockLevels: { most: { levels: [MOST_LEVELS, 81] } },
  stockMoves: { most: {} },
  stockSoldOut: { most: { keys: [MOST_ITEMS, 81] } },
  goodsReceipts: { most: {} },
  purchaseOrders: { most: {} },
  stockDays: { most: { 'sums.*': [MOST_ITEMS, 40] } },
  moneyBooks: { most: { entries: MOST_MONEY_ENTRIES } },
  returns: full,
  people: { most: { settledMonths: 600 } },
  musters: full,
  rosters: { most: { people: MOST_PEOPLE, 'people.*': 7, 'people.*.*.shifts': MOST_SHIFTS } },
  punches: full,
  advances: { most: {} },
  pushSubscribers: {
    most: {
      devices: MAX_PUSH_DEVICES,
      'devices.*.sent': MAX_PUSH_SENT,
      deviceIds: MAX_PUSH_DEVICES,
      switched: NOTICE_KINDS.length,
    },
  },
  payRuns: { most: { ...law(''), rows: MOST_PEOPLE, 'rows.*.problems': 4, 'rows.*.notes': 6 } },
  slips: {
    most: {
      ...law('settled.'),
      'days.unmarked': 31,
      'days.disputed': 31,
      earnings: 64,
      deductions: 300,
      unknown: 4,
      problems: 4,
      notes: 6,
      'source.cells': 31,
      'source.advances': 250,
      'source.arrears': 12,
    },
  },
  // The platform.
  platformAudit: { most: { before: 20, after: 20 } },
  platformDays: { most: groups },
  platformMonths: { most: groups },
  platformNames: full,
  platformInvoices: { most: { 'taxes.taxes': 5 } },
  noticeBoards: { most: { notices: MAX_POSTED + 1 } },
  tenants: { most: { searchKeys: MOST_SEARCH_KEYS, folded: 10 } },
  subscriptionPayments: { most: { surplusPaymentIds: 100, refundedPaymentIds: 100, refunds: 100 } },
  subscriptionPlans: { most: { features: 20, 'next.features': 20 } },
  planVersions: { most: { features: 20 } },
};
