import { part } from '../../part.ts';

/** The events of an order, one sentence each. Amounts and times come formatted. */
export const orderHistory = {
  roles: { owner: 'Owner', captain: 'Captain', kitchen: 'Kitchen', office: 'Office' } as Readonly<
    Record<string, string>
  >,
  begunAgain: (number: string) => `Begun to bill ${number} again`,
  round: (kot: number, dishes: string) => `Sent KOT ${kot}: ${dishes}`,
  roundSentBy: (kot: number, dishes: string, who: string) => `Took KOT ${kot}, which ${who} sent: ${dishes}`,
  dish: (quantity: number, name: string) => `${quantity} × ${name}`,
  accepted: (kot: number | null) => (kot === null ? 'Accepted a round' : `Accepted the round of KOT ${kot}`),
  declined: 'Declined a round',
  took: { waiter: 'Took the call for a waiter', bill: 'Took the request for the bill' } as Readonly<
    Record<string, string>
  >,
  tookRequest: 'Took a request of the table',
  settled: (number: string, amount: string) => `Settled ${number}, ${amount}`,
  paidPart: (amount: string, left: string) => `Took ${amount} in part; ${left} left to pay`,
  partTaken: (amount: string, method: string) => `${amount} taken in part (${method})`,
  paymentRight: (amount: string, from: string, to: string, reason: string) =>
    `Put ${amount} right: ${to}, not ${from}. ${reason}`,
  gaveBack: (amount: string, method: string, reason: string) => `Gave ${amount} back (${method}): ${reason}`,
  discount: (what: string, reason: string) => `Discount of ${what}: ${reason}`,
  noDiscount: 'Took the discount off',
  codeEntered: (code: string) => `Entered the discount code ${code}`,
  complimentary: (dishes: string, reason: string) => `Gave ${dishes} complimentary: ${reason}`,
  notComplimentary: (dishes: string) => `Charged for ${dishes} again`,
  buyerNamed: 'Named to whom the bill is made out',
  buyerTakenOff: 'Took the name off the bill',
  voided: (number: string, reason: string) => `Declared ${number} void: ${reason}`,
  voidedPlain: (number: string) => `Declared ${number} void`,
  billedAgain: 'It is billed again on a new order.',
  credited: (number: string, amount: string, reason: string) =>
    `Issued credit note ${number} for ${amount}: ${reason}`,
  corrected: (notes: string, reason: string) => `Corrected the bill with ${notes}: ${reason}`,
  creditOf: (number: string, amount: string) => `credit note ${number} for ${amount}`,
  debitOf: (number: string, amount: string) => `debit note ${number} for ${amount}`,
  party: (n: number | null) =>
    n === null
      ? 'Said that the number of guests is not known'
      : `Counted ${n} ${n === 1 ? 'guest' : 'guests'}`,
  moved: (from: string, to: string) => `Moved it from ${from} to ${to}`,
  joined: (table: string) => `Joined ${table} to it`,
  separated: (table: string) => `Separated ${table} from it`,
  merged: (from: string) => `Merged ${from} into it`,
  linesMoved: (n: number) =>
    n === 1 ? 'Moved a line here from another order' : `Moved ${n} lines here from another order`,
  counter: 'the counter',
  cancelledLines: (dishes: string, reason: string) => `Cancelled ${dishes}: ${reason}`,
  cancelled: (reason: string) => `Cancelled the order: ${reason}`,
  mergedAway: 'Merged into another order',
  details: 'Changed name or address',
  reviewAnswered: (stars: string) => `Answered the review of ${stars} stars`,
  madeRight: (what: string) => `Made it right: ${what}`,
  saysPaid: (amount: string) => `Says that ${amount} is paid by UPI`,
  allowedBy: (what: string, who: string) => `${what}. Allowed by ${who}`,
  other: (action: string) => `Changed the order (${action})`,
};

export const orderHistoryPart = part('orderHistory', orderHistory);
