/** What an erasure does with a field that may hold a guest. */
export type Answer =
  /** It is deleted with its document. */
  | 'gone'
  /** It is emptied. */
  | 'emptied'
  /** The guest's names and numbers are taken out of the text, which somebody else wrote for another purpose. */
  | 'named'
  /** As `named` while the order runs, because the kitchen cooks by it; emptied once the order is over. */
  | 'afterwards'
  /** It is made anew from the other fields. */
  | 'remade'
  /** It is part of an issued document: GST law wants it kept as it was issued (CGST Act s. 34, s. 36; Rules 46, 53, 56). */
  | 'law'
  /** It holds no guest: an id, a number of a document, a dish, a member of the restaurant. */
  | 'nobody';

/** The answer for each text of a collection, by path; the answer for a path holds for all below it. */
export type Answers = Readonly<Record<string, Answer>>;

const note = {
  cashSession: 'nobody',
  number: 'nobody',
  financialYear: 'nobody',
  businessDay: 'nobody',
  requestId: 'nobody',
  invoiceId: 'nobody',
  invoiceNumber: 'nobody',
  orderId: 'nobody',
  orderType: 'nobody',
  seller: 'nobody',
  customerName: 'law',
  sac: 'nobody',
  'particulars.buyer': 'law',
  reason: 'law',
  by: 'nobody',
  byId: 'nobody',
  bill: 'law',
} as const satisfies Answers;

/** The reason that a member gave, and who gave it. */
const given = (path: string) => ({ [`${path}.reason`]: 'named', [`${path}.by`]: 'nobody' }) as const;
/** As `given`, of what somebody else may have allowed. */
const allowable = (path: string) => ({ ...given(path), [`${path}.allowedBy`]: 'nobody' }) as const;

/**
 * Every collection of a restaurant and, where guests' texts may be, every text of it, with what an erasure does. A
 * collection or a text without an answer fails `tests/conventions/erasure.test.ts`.
 */
export const HELD = {
  customers: 'gone',
  leftNumbers: 'gone',
  deliveries: 'gone',
  orders: {
    tableId: 'nobody',
    businessDay: 'nobody',
    label: 'emptied',
    aggregator: 'nobody',
    takenBy: 'nobody',
    customer: 'emptied',
    'joining.code': 'nobody',
    // Labels are random words.
    'joining.guests.*.label': 'nobody',
    'joining.guests.*.name': 'emptied',
    'joining.requests.*.label': 'nobody',
    'joining.requests.*.name': 'emptied',
    'joining.wantsTable': 'nobody',
    rounds: 'nobody',
    acceptance: 'nobody',
    'lines.*.roundId': 'nobody',
    'lines.*.itemId': 'nobody',
    'lines.*.categoryId': 'nobody',
    'lines.*.name': 'nobody',
    'lines.*.otherNames': 'nobody',
    'lines.*.station': 'nobody',
    'lines.*.variant': 'nobody',
    'lines.*.addOns': 'nobody',
    'lines.*.note': 'afterwards',
    'lines.*.offer': 'nobody',
    'lines.*.hsn': 'nobody',
    'lines.*.by': 'nobody',
    'progress.cancelled.*.reason': 'named',
    'progress.cancelled.*.by': 'nobody',
    'progress.cancelled.*.day': 'nobody',
    'requests.service.takenBy': 'nobody',
    'requests.upiDeclaration.by': 'nobody',
    billing: 'nobody',
    'ending.cancelReason': 'named',
    'ending.allowedBy': 'nobody',
    'ending.mergedInto': 'nobody',
    'ending.answer': 'emptied',
  },
  bookings: {
    name: 'emptied',
    mobile: 'emptied',
    note: 'emptied',
    occasion: 'emptied',
    food: 'emptied',
    day: 'nobody',
    cancelReason: 'named',
    takenBy: 'nobody',
  },
  // Times, sizes and tables without names.
  bookingDays: 'nobody',
  bookingRules: 'nobody',
  waiters: {
    name: 'emptied',
    mobile: 'emptied',
    day: 'nobody',
    keyHashes: 'nobody',
  },
  // Sizes, times and states without names.
  waitDays: 'nobody',
  waitRecords: 'nobody',
  pendingRounds: {
    'selections.*.itemId': 'nobody',
    'selections.*.variantId': 'nobody',
    'selections.*.addOnIds': 'nobody',
    'selections.*.note': 'afterwards',
    by: 'nobody',
  },
  orderMoney: {
    ...allowable('discount'),
    'discount.categories': 'nobody',
    'discount.code': 'nobody',
    'discount.outside': 'nobody',
    ...allowable('complimentary.*'),
    buyer: 'emptied',
    // The name of a way to pay, which the day counts by.
    payments: 'nobody',
    returnedPayments: 'nobody',
    'settlements.*.requestId': 'nobody',
    'settlements.*.invoiceId': 'nobody',
    'settlements.*.number': 'nobody',
    'settlements.*.seller': 'nobody',
    'settlements.*.sac': 'nobody',
    // A correction copies the buyer from here to its own document.
    'settlements.*.particulars.buyer': 'law',
    'settlements.*.bill': 'law',
    'settlements.*.payments': 'nobody',
    'settlements.*.shareToken': 'nobody',
    ...allowable('settlements.*.discount'),
    'settlements.*.discount.categories': 'nobody',
    'settlements.*.discount.code': 'nobody',
    'settlements.*.discount.outside': 'nobody',
    ...allowable('settlements.*.complimentary.*'),
    'settlements.*.issuedTo.customerName': 'emptied',
    'settlements.*.issuedTo.tableId': 'nobody',
    'settlements.*.issuedTo.tableName': 'nobody',
    'settlements.*.customer.id': 'nobody',
  },
  reviews: {
    words: 'emptied',
    tableId: 'nobody',
    businessDay: 'nobody',
    dishes: 'nobody',
    takenBy: 'nobody',
    keys: 'remade',
    answer: 'emptied',
    madeRight: 'emptied',
    ...given('takenDown'),
  },
  approvals: {
    call: 'nobody',
    // It has the reason that was typed.
    asked: 'named',
    'about.orderId': 'nobody',
    'about.tableId': 'nobody',
    'about.number': 'nobody',
    'about.day': 'nobody',
    'about.lines': 'nobody',
    'about.reason': 'named',
    askedBy: 'nobody',
    askedOf: 'nobody',
    askedNames: 'nobody',
    decidedBy: 'nobody',
    answer: 'named',
    spentFor: 'nobody',
  },
  audit: {
    deviceId: 'nobody',
    action: 'nobody',
    uid: 'nobody',
    role: 'nobody',
    orderId: 'nobody',
    'details.*': 'named',
  },
  notifications: {
    reason: 'nobody',
    'about.number': 'nobody',
    'about.orderId': 'nobody',
    'about.by': 'nobody',
    'about.reason': 'named',
    'about.day': 'nobody',
    'about.tableId': 'nobody',
    'about.month': 'nobody',
    'about.personId': 'nobody',
    'about.name': 'nobody',
    'about.leftOn': 'nobody',
    'about.memberId': 'nobody',
    'about.device': 'nobody',
    'about.noticeId': 'nobody',
    'about.title': 'nobody',
    'about.text': 'nobody',
    'about.link': 'nobody',
  },
  tables: {
    id: 'nobody',
    number: 'nobody',
    orderItems: 'nobody',
    qrCode: 'nobody',
    key: 'nobody',
    currentOrderId: 'nobody',
    'reservation.name': 'named',
  },
  invoices: {
    number: 'nobody',
    financialYear: 'nobody',
    series: 'nobody',
    businessDay: 'nobody',
    orderId: 'nobody',
    orderType: 'nobody',
    tableId: 'nobody',
    tableName: 'nobody',
    seller: 'nobody',
    customerName: 'law',
    sac: 'nobody',
    'particulars.buyer': 'law',
    bill: 'law',
    payments: 'law',
    paymentsCorrected: 'law',
    takenBy: 'nobody',
    settledBy: 'nobody',
    trade: 'nobody',
    shareToken: 'nobody',
    cashSession: 'nobody',
  },
  creditNotes: { ...note, allowedBy: 'nobody', refund: 'law' },
  debitNotes: { ...note, payment: 'law' },
  voids: {
    number: 'nobody',
    businessDay: 'nobody',
    orderId: 'nobody',
    reason: 'law',
    by: 'nobody',
    byId: 'nobody',
    allowedBy: 'nobody',
    requestId: 'nobody',
    billedAgainOn: 'nobody',
    cashSession: 'nobody',
  },
  // The registers of a filed month name business buyers by their GSTIN.
  returns: 'law',
  // So do the books of account (CGST Rule 56).
  days: 'law',
  // The trace of an erasure or a merge, without a name and a number.
  formerCustomers: 'nobody',
  // Sums, counters and settings.
  customerMarks: 'nobody',
  reviewSums: 'nobody',
  months: 'nobody',
  recents: 'nobody',
  orderedTogether: 'nobody',
  answers: 'nobody',
  counters: 'nobody',
  closings: 'nobody',
  cashSessions: 'nobody',
  connections: 'nobody',
  discountCodes: 'nobody',
  noticeSettings: 'nobody',
  serviceSettings: 'nobody',
  documentSettings: 'nobody',
  profiles: 'nobody',
  restaurants: 'nobody',
  floors: 'nobody',
  // The menu.
  menus: 'nobody',
  menuCosts: 'nobody',
  menuChanges: 'nobody',
  availabilities: 'nobody',
  availabilityLogs: 'nobody',
  // Suppliers and money of the house.
  ledgerNames: 'nobody',
  moneyBooks: 'nobody',
  expenses: 'nobody',
  expenseKinds: 'nobody',
  expensePhotos: 'nobody',
  expenseTemplates: 'nobody',
  // The restaurant's own people.
  members: 'nobody',
  invitations: 'nobody',
  devices: 'nobody',
  pins: 'nobody',
  pinTries: 'nobody',
  pushSubscribers: 'nobody',
  people: 'nobody',
  personPapers: 'nobody',
  payRuns: 'nobody',
  slips: 'nobody',
  advances: 'nobody',
  musters: 'nobody',
  rosters: 'nobody',
  punches: 'nobody',
} as const satisfies Readonly<Record<string, Answer | Answers>>;

export type Held = typeof HELD;
