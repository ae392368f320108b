const GUARDED = 'the guard refuses only what was computed wrongly before; its own tests hold it';
const QUEUE = 'names a queue of this instance: Firestore keeps what overlaps apart, only slower';
const USED = 'a used purchase has its restaurant and its period; the compiler asks';

/** Differences that no test can see, with the reason, by file. */
const REASONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'functions/src/orders/door/admit-phone.ts': {
    'after.joining.guests[uid]?.label -> after.joining.guests[uid].label':
      'whom admit lets in is among the guests',
    '\'\' -> "Stryker was here!"': 'whom admit lets in has a label',
  },
  'functions/src/orders/requests/ask-for-service.ts': {
    'after.tableId === null -> false': 'requestService refuses an order without a table; the compiler asks',
  },
  'functions/src/orders/door/ask-to-join.ts': {
    '\'waiting\' -> ""': 'an order that a join request does not change knows the phone',
    'asked === null -> true': 'before its first request a phone has no state, so it waits either way',
    '\'\' -> "Stryker was here!"': 'who has asked to join, or is in, has a label',
    '(joining.guests[uid] ?? joining.requests?.[uid])?.label -> (joining.guests[uid] ?? joining.requests?.[uid]).label':
      'who has asked to join, or is in, is on the order',
    'joining.requests?.[uid] -> joining.requests[uid]': 'who is not in has asked to join',
  },
  'functions/src/orders/acts/cancel-order.ts': {
    "before.state === 'Cancelled' -> true": 'only a cancelled order has a reason',
  },
  'functions/src/orders/door/clear-phones.ts': {
    'table.serviceRequest !== null -> true': 'null over null leaves the table as it is',
  },
  'functions/src/orders/door/door.repo.ts': {
    '\'door\' -> ""': 'the name of a counter: it counts the same under any that no other counter has',
    '\'ip\' -> ""': 'the name of a counter',
  },
  'functions/src/orders/acts/merge-tables.ts': {
    'round === null -> false': 'a round that waits has its document: one transaction writes and deletes both',
    '[] -> ["Stryker was here"]': 'a round that waits has its document',
  },
  'functions/src/orders/door/send-phone-away.ts': {
    '\'\' -> "Stryker was here!"': 'whom sendAway sends away is among those who asked to join',
  },
  'functions/src/orders/requests/take-request.ts': {
    '\'\' -> "Stryker was here!"': 'what was taken is a request',
  },
  'functions/src/orders/door/try-code.ts': {
    "{ key: '', tries: null } -> {}": 'each order that was found has its tries; the compiler asks',
    '\'\' -> "Stryker was here!"': 'each order that was found has its tries; the compiler asks',
  },
  'functions/src/billing/discounts/code-use.repo.ts': {
    '!same(stored, after) -> true': 'the same over the same leaves the code as it is',
  },
  'functions/src/billing/documents/documents.repo.ts': {
    'customerId === null -> false': 'without an id the loop does not begin; the compiler asks',
  },
  'functions/src/billing/corrections/correct-bill.ts': {
    'debit !== null -> true': 'the number of a lone credit note is written once more, as the same',
    'credit === null -> true': GUARDED,
    '[...before.credits, credit] -> []': GUARDED,
    'credit !== null -> false': GUARDED,
    '{ assertRight({ ...credit, series: CREDIT_SERIES, dishes, payments: null }); assertRightNote({ note: credit, invoiceId, invoice, before }); } -> {}':
      GUARDED,
  },
  'functions/src/subscription/apply-payment.ts': {
    'restaurantId === null -> false': 'a renewal has its restaurant; the compiler asks',
    'purchase === null -> false':
      'nobody deletes a purchase, so the transaction finds what was there a moment before',
    'after !== purchase -> true': 'the same over the same leaves the purchase as it is',
    '`payment ${orderId}` -> ``': QUEUE,
  },
  'functions/src/subscription/create-payment-order.ts': {
    '`purchase ${buyer.restaurantId ?? buyer.email}` -> ``': QUEUE,
    'buyer.restaurantId ?? buyer.email -> buyer.restaurantId && buyer.email': QUEUE,
  },
  'functions/src/subscription/gateway.ts': {
    '\'\' -> "Stryker was here!"':
      'without an address only Razorpay itself is asked, which no test does; without an order id a payment is nobody’s, as under an unknown one',
    'address !== null -> true': 'without an address only Razorpay itself is asked, which no test does',
    '\'create order\' -> ""': 'a word in the log',
    '\'fetch payments of an order\' -> ""': 'a word in the log',
    '\'fetch payment\' -> ""': 'a word in the log',
    '{ clearTimeout(timer); } -> {}': 'a timer that nobody waits for ends by itself',
    'clearTimeout(timer); -> ;': 'a timer that nobody waits for ends by itself',
  },
  'functions/src/subscription/give-back-payment.ts': {
    '`payment ${orderId}` -> ``': QUEUE,
  },
  'functions/src/subscription/purchases.ts': {
    'record === null -> false': 'without a record there is no period either',
    'restaurantId === null || periodFrom === null || periodUntil === null -> false': USED,
    'restaurantId === null || periodFrom === null || periodUntil === null -> (restaurantId === null || periodFrom === null) && periodUntil === null':
      USED,
    'restaurantId === null || periodFrom === null -> false': USED,
    'restaurantId === null || periodFrom === null -> restaurantId === null && periodFrom === null': USED,
    'restaurantId === null -> false': USED,
    'periodFrom === null -> false': USED,
    'periodUntil === null -> false': USED,
  },
  'functions/src/subscription/razorpay-webhook.ts': {
    '{ return null; } -> {}': 'nothing is no event, as null is none',
  },
};

/**
 * Mutants that no test can tell from the real code, each with the reason. A name here that matches no living mutant
 * fails the run, so that the list stays up to date.
 */
export const ARGUED: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(REASONS).flatMap(([file, reasons]) =>
    Object.entries(reasons).map(([change, reason]) => [`${file}: ${change}`, reason]),
  ),
);
