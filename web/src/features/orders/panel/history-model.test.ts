import { describe, expect, it } from 'vitest';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { NO_MONEY } from '@bhoj/domain/billing/documents/order-money';
import { aPartPayment } from '@bhoj/domain/fixtures/billing';
import { rupees } from '@bhoj/domain/money/money';
import type { OrderSays } from '@bhoj/domain/fixtures/orders';
import type { Account } from '@bhoj/domain/billing/shape/account';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { AuditEntry } from '@bhoj/domain/audit/audit.schema';
import { historyOf } from './history-model.ts';
import { NOW, aPaidAccount, anOpenOrder } from '../state/orders.fixtures.ts';
import { orderHistory } from '../../../messages/owner/order-history/en.ts';
import { billWords } from '../../../messages/shared/bill/en.ts';
import { guestLabelWords } from '../../../messages/shared/guest-labels/en.ts';
import { roomName } from '../../../messages/shared/places/en.ts';

const places = { roomName, placeNames: {} };
const names = new Map([
  ['ravi', 'Ravi'],
  ['asha', 'Asha Rao'],
]);
const entry = (action: string, details: AuditEntry['details'], over: Partial<AuditEntry> = {}) => ({
  id: action,
  value: { action, uid: 'ravi', role: 'captain', at: NOW, orderId: 'o1', details, ...over },
});
/** Returns the sentence of an entry. */
const unpaid = (over: OrderSays = {}): Account => ({ order: anOpenOrder(over), money: NO_MONEY });
const said = (action: string, details: AuditEntry['details']) =>
  historyOf(
    billWords,
    guestLabelWords,
    orderHistory,
    places,
    'o1',
    unpaid(),
    [entry(action, details)],
    names,
  ).find(({ key }) => key === action)?.what;

describe('the sentence of an entry', () => {
  it.each([
    ['acceptRound', { roundId: 'r1' }, 'Accepted the round of KOT 12'],
    ['declineRound', { roundId: 'r9' }, 'Declined a round'],
    ['takeRequest', { kind: 'bill' }, 'Took the request for the bill'],
    ['settleBill', { number: 'INV/26-27/000123', totalPaise: 48_300 }, 'Settled INV/26-27/000123, ₹483'],
    ['settleBill', { paidPaise: 20_000, duePaise: 28_350 }, 'Took ₹200 in part; ₹283.50 left to pay'],
    ['setDiscount', { kind: 'percent', value: 1250, reason: 'Regular' }, 'Discount of 12.5 %: Regular'],
    ['setDiscount', { kind: 'amount', value: 5000, reason: 'Late' }, 'Discount of ₹50: Late'],
    ['setDiscount', { kind: null, value: null, reason: null }, 'Took the discount off'],
    ['setBuyer', { named: true, isBusiness: true }, 'Named to whom the bill is made out'],
    ['setBuyer', { named: false, isBusiness: false }, 'Took the name off the bill'],
    [
      'returnPayment',
      { amountPaise: 20_000, method: 'cash', reason: 'Pays by card' },
      'Gave ₹200 back (Cash): Pays by card',
    ],
    [
      'correctPayment',
      { amountPaise: 20_000, method: 'cash', rightMethod: 'upi', reason: 'Mistyped' },
      'Put ₹200 right: UPI, not Cash. Mistyped',
    ],
    [
      'voidBill',
      { number: 'INV/26-27/000123', reason: 'Wrong table', billedAgainOn: null },
      'Declared INV/26-27/000123 void: Wrong table',
    ],
    [
      'voidBill',
      { number: 'INV/26-27/000123', reason: 'Wrong table', billedAgainOn: 'o2' },
      'Declared INV/26-27/000123 void: Wrong table. It is billed again on a new order.',
    ],
    [
      'correctBill',
      {
        creditNumber: 'CN/26-27/000001',
        creditPaise: 11_800,
        debitNumber: 'DN/26-27/000001',
        debitPaise: 10_500,
        reason: 'Old rate',
      },
      'Corrected the bill with credit note CN/26-27/000001 for ₹118, debit note DN/26-27/000001 for ₹105: Old rate',
    ],
    [
      'correctBill',
      { creditNumber: null, debitNumber: 'DN/26-27/000002', debitPaise: 2_100, reason: 'Old menu' },
      'Corrected the bill with debit note DN/26-27/000002 for ₹21: Old menu',
    ],
    [
      'issueCreditNote',
      { number: 'CN/26-27/000001', totalPaise: 6300, reason: 'Cold' },
      'Issued credit note CN/26-27/000001 for ₹63: Cold',
    ],
    ['changePartySize', { before: null, after: 4 }, 'Counted 4 guests'],
    ['changePartySize', { before: 4, after: null }, 'Said that the number of guests is not known'],
    ['moveTable', { fromTableId: 'F1-T02', toTableId: 'F1-T05' }, 'Moved it from F1-T02 to F1-T05'],
    ['mergeTables', { fromTableId: null, fromOrderId: 'o9' }, 'Merged the counter into it'],
    ['mergeTables', { fromTableId: 'F1-T04 + F1-T05' }, 'Merged F1-T04 + F1-T05 into it'],
    ['pushTogether', { tableId: 'F1-T03' }, 'Joined F1-T03 to it'],
    ['separateTable', { tableId: 'F1-T03' }, 'Separated F1-T03 from it'],
    ['moveLines', { lines: 2 }, 'Moved 2 lines here from another order'],
    ['acceptRound', { roundId: 'gone' }, 'Accepted a round'],
    ['enterCode', { code: 'DIWALI10' }, 'Entered the discount code DIWALI10'],
    ['setComplimentary', { lines: '1-2', reason: 'Came cold' }, 'Gave Naan complimentary: Came cold'],
    ['setComplimentary', { lines: '1-1 9-9', reason: null }, 'Charged for Dal, 9-9 again'],
    ['changeDetails', {}, 'Changed name or address'],
    ['answerReview', { stars: 2 }, 'Answered the review of 2 stars'],
    ['keepMadeRight', { what: 'A dessert' }, 'Made it right: A dessert'],
    [
      'setDiscount',
      { kind: 'amount', value: 5000, reason: 'Late', allowedBy: 'Asha Rao' },
      'Discount of ₹50: Late. Allowed by Asha Rao',
    ],
    [
      'correctBill',
      { creditNumber: 'CN/26-27/000003', creditPaise: 2_100, debitNumber: null, reason: 'Old rate' },
      'Corrected the bill with credit note CN/26-27/000003 for ₹21: Old rate',
    ],
    ['returnPayment', { amountPaise: 20_000, method: 'barter', reason: 'x' }, 'Gave ₹200 back (): x'],
    ['cancelLines', { lineIds: '1-1 1-2', reason: 'Out of dal' }, 'Cancelled Dal, Naan: Out of dal'],
    ['cancelOrder', { reason: 'Guests left' }, 'Cancelled the order: Guests left'],
    ['somethingNew', {}, 'Changed the order (somethingNew)'],
  ])('%s %j', (action, details, sentence) => {
    expect(said(action, details)).toBe(sentence);
  });
});

it('names the author: staff by name, a guest by their given name, somebody unknown by role', () => {
  const account = unpaid({
    requests: { service: null, upiDeclaration: { amountPaise: rupees(483), at: NOW, by: 'saffron' } },
    guests: { g: { label: 'saffron', name: 'Meera' } },
  });
  const entries = [entry('declineRound', {}), entry('takeRequest', { kind: 'waiter' }, { uid: 'gone' })];
  const steps = historyOf(billWords, guestLabelWords, orderHistory, places, 'o1', account, entries, names);
  expect(steps.map(({ who }) => who)).toEqual(['Ravi', 'Meera', 'Ravi', 'Captain']);
});

it('is in order of time, and has each event once', () => {
  const settle = entry(
    'settleBill',
    { number: 'INV/26-27/000123', totalPaise: 48_300 },
    { at: NOW - 60_000 },
  );
  const steps = historyOf(
    billWords,
    guestLabelWords,
    orderHistory,
    places,
    'o1',
    aPaidAccount(),
    [settle],
    names,
  );
  expect(steps.map(({ what, who }) => [what, who])).toEqual([
    ['Sent KOT 12: 2 × Dal, 1 × Naan', 'Ravi'],
    ['Settled INV/26-27/000123, ₹483', 'Ravi'],
  ]);
});

it('says who took a round on a shared device, and who sent it', () => {
  const account = unpaid();
  const rounds = Object.entries(account.order.rounds).map(([id, round]) => [
    id,
    { ...round, sentBy: { kind: 'captain', label: 'Meena', id: 'mmeena000000' } as const },
  ]);
  const order: Order = { ...account.order, rounds: Object.fromEntries(rounds) as Order['rounds'] };
  const steps = historyOf(
    billWords,
    guestLabelWords,
    orderHistory,
    places,
    'o1',
    { ...account, order },
    [],
    names,
  );
  expect(steps.map(({ what, who }) => [what, who])).toEqual([
    ['Took KOT 12, which Meena sent: 2 × Dal, 1 × Naan', 'Ravi'],
  ]);
});

describe('an order without entries still shows', () => {
  it('its document, and whether it is void', () => {
    const steps = historyOf(
      billWords,
      guestLabelWords,
      orderHistory,
      places,
      'o1',
      aPaidAccount({ voidedAt: NOW }),
      [],
      names,
    );
    expect(steps.map(({ what }) => what)).toEqual([
      'Sent KOT 12: 2 × Dal, 1 × Naan',
      'Settled INV/26-27/000123, ₹483',
      'Declared INV/26-27/000123 void',
    ]);
  });

  it('a part payment, unless the entry of its request already shows it', () => {
    const part = aPartPayment({ ...exactly('upi', rupees(200)), id: 'req-1', at: NOW });
    const account = { ...unpaid(), money: { ...NO_MONEY, payments: [part] } };
    expect(
      historyOf(billWords, guestLabelWords, orderHistory, places, 'o1', account, [], names).at(-1)?.what,
    ).toBe('₹200 taken in part (UPI)');
    const told = entry('settleBill', { requestId: 'req', paidPaise: 20_000, duePaise: 28_300 });
    expect(
      historyOf(billWords, guestLabelWords, orderHistory, places, 'o1', account, [told], names),
    ).toHaveLength(2);
  });

  it('why it was cancelled, or into which order it was merged', () => {
    const gone = (over: Partial<Order['ending']>) =>
      unpaid({
        state: 'Cancelled',
        closedAt: NOW,
        ending: { cancelReason: null, mergedInto: null, reviewed: false, ...over },
      });
    const cancelled = gone({ cancelReason: 'Guests left' });
    expect(
      historyOf(billWords, guestLabelWords, orderHistory, places, 'o1', cancelled, [], names).at(-1)?.what,
    ).toBe('Cancelled the order: Guests left');
    const merged = gone({ mergedInto: 'o2' });
    expect(
      historyOf(billWords, guestLabelWords, orderHistory, places, 'o1', merged, [], names).at(-1)?.what,
    ).toBe('Merged into another order');
  });
});

describe('what the order itself tells beside its entries', () => {
  const told = (account: Account, ...entries: ReturnType<typeof entry>[]) =>
    historyOf(billWords, guestLabelWords, orderHistory, places, 'o1', account, entries, names);
  const keys = (...of: Parameters<typeof told>) => told(...of).map(({ key }) => key);
  const number = 'INV/26-27/000123';

  it('is each document that no entry tells of, by its own number', () => {
    const another = entry('settleBill', { number: 'INV/26-27/000999', totalPaise: 1 });
    expect(keys(aPaidAccount(), another)).toContain(`issued ${number}`);
    expect(keys(aPaidAccount(), entry('voidBill', { number, reason: 'x' }))).toContain(`issued ${number}`);
    const voided = aPaidAccount({ voidedAt: NOW });
    expect(keys(voided)).toContain(`void ${number}`);
    expect(keys(voided, entry('voidBill', { number, reason: 'x', billedAgainOn: null }))).not.toContain(
      `void ${number}`,
    );
    expect(keys(voided, entry('voidBill', { number: 'INV/26-27/000999', reason: 'x' }))).toContain(
      `void ${number}`,
    );
  });

  it('is the void document that it bills again, at its beginning', () => {
    const account = unpaid();
    const order = { ...account.order, billing: { ...account.order.billing, billsAgain: number } };
    expect(told({ ...account, order })[0]).toEqual({
      key: 'again',
      at: order.createdAt,
      who: null,
      what: `Begun to bill ${number} again`,
    });
    expect(keys(account)).not.toContain('again');
  });

  it('is its cancellation, unless an entry tells of it; an open order has none', () => {
    const ending = { cancelReason: 'Guests left', mergedInto: null, reviewed: false };
    const cancelled = unpaid({ state: 'Cancelled', closedAt: NOW, ending });
    expect(keys(cancelled)).toContain('cancelled');
    expect(keys(cancelled, entry('cancelOrder', { reason: 'Guests left' }))).not.toContain('cancelled');
    expect(keys(cancelled, entry('declineRound', {}))).toContain('cancelled');
    expect(keys(unpaid({ state: 'Completed', closedAt: NOW, ending }))).not.toContain('cancelled');
  });

  it('is each guest’s own payment by UPI apart from the table’s', () => {
    const upiDeclaration = { amountPaise: rupees(483), at: NOW, by: 'saffron' };
    const account = unpaid({ requests: { service: null, upiDeclaration } });
    const step = told(account).find(({ key }) => key.startsWith('declared'));
    expect(step).toMatchObject({ key: 'declared ', what: 'Says that ₹483 is paid by UPI' });
  });
});
