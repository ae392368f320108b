/** What no test can tell, and why; by the file whose code it is. */
const REASONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'functions/src/orders/admit-phone.ts': {
    'after.joining.guests[uid]?.label -> after.joining.guests[uid].label':
      'whom admit lets in is among the guests',
    '\'\' -> "Stryker was here!"': 'whom admit lets in has a label',
  },
  'functions/src/orders/ask-for-service.ts': {
    'after.tableId === null -> false': 'requestService refuses an order without a table; the compiler asks',
  },
  'functions/src/orders/ask-to-join.ts': {
    '\'waiting\' -> ""': 'an order that a knock does not change knows the phone',
    'asked === null -> true': 'before its first knock a phone has no state, so it waits either way',
    '\'\' -> "Stryker was here!"': 'who has knocked, or is in, has a label',
    '(joining.guests[uid] ?? joining.knocks?.[uid])?.label -> (joining.guests[uid] ?? joining.knocks?.[uid]).label':
      'who has knocked, or is in, is on the order',
    'joining.knocks?.[uid] -> joining.knocks[uid]': 'who is not in has knocked',
  },
  'functions/src/orders/cancel-order.ts': {
    "before.state === 'Cancelled' -> true": 'only a cancelled order has a reason',
  },
  'functions/src/orders/clear-phones.ts': {
    'table.serviceRequest !== null -> true': 'null over null leaves the table as it is',
  },
  'functions/src/orders/door.repo.ts': {
    '\'door\' -> ""': 'the name of a counter: it counts the same under any that no other counter has',
    '\'ip\' -> ""': 'the name of a counter',
  },
  'functions/src/orders/merge-tables.ts': {
    'round === null -> false': 'a round that waits has its document: one transaction writes and deletes both',
    '[] -> ["Stryker was here"]': 'a round that waits has its document',
  },
  'functions/src/orders/send-phone-away.ts': {
    '\'\' -> "Stryker was here!"': 'whom sendAway sends away is among those who knocked',
  },
  'functions/src/orders/take-request.ts': {
    '\'\' -> "Stryker was here!"': 'what was taken is a request',
  },
  'functions/src/orders/try-code.ts': {
    "{ key: '', tries: null } -> {}": 'each order that was found has its tries; the compiler asks',
    '\'\' -> "Stryker was here!"': 'each order that was found has its tries; the compiler asks',
  },
  'functions/src/billing/code-use.repo.ts': {
    '!same(stored, after) -> true': 'the same over the same leaves the code as it is',
  },
  'functions/src/billing/documents.repo.ts': {
    'customerId === null -> false': 'without an id the loop does not begin; the compiler asks',
  },
  'functions/src/billing/correct-bill.ts': {
    'debit !== null -> true': 'the number of a lone credit note is written once more, as the same',
    'credit === null -> true':
      'the guard refuses only what was computed wrongly before; its own tests hold it',
    '[...before.credits, credit] -> []':
      'the guard refuses only what was computed wrongly before; its own tests hold it',
    'credit !== null -> false':
      'the guard refuses only what was computed wrongly before; its own tests hold it',
    '{ assertRight({ ...credit, series: CREDIT_SERIES, dishes, payments: null }); assertRightNote({ note: credit, invoiceId, invoice, before }); } -> {}':
      'the guard refuses only what was computed wrongly before; its own tests hold it',
  },
};

/**
 * Mutants that no test can tell from the real code, each with the reason. A name without a mutant that lives fails the run, so
 * that the list stays up to date.
 */
export const ARGUED: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(REASONS).flatMap(([file, reasons]) =>
    Object.entries(reasons).map(([change, reason]) => [`${file}: ${change}`, reason]),
  ),
);
