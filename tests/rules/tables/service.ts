import { cashSessions } from '@bhoj/domain/cash/session.collection';
import { aCashSession } from '@bhoj/domain/fixtures/cash';
import { closings, days } from '@bhoj/domain/days/day.collection';
import { counters } from '@bhoj/domain/numbering/counter.collection';
import { creditNotes, debitNotes, invoices, voids } from '@bhoj/domain/billing/documents/document.collection';
import { deliveries } from '@bhoj/domain/orders/shape/order.collection';
import { discountCodes } from '@bhoj/domain/billing/shape/discount-code.collection';
import { aCreditNote, aDebitNote, aDiscountCode, anInvoice, aVoid } from '@bhoj/domain/fixtures/billing';
import { expenseKinds } from '@bhoj/domain/expenses/expense.collection';
import { ledgerNames, moneyBooks } from '@bhoj/domain/books/books.collection';
import { aMoneyBook, theLedgerNames } from '@bhoj/domain/fixtures/books';
import { months } from '@bhoj/domain/figures/shape/month.collection';
import { recents } from '@bhoj/domain/figures/shape/recent.collection';
import { aClosing, aDay, aMonth, aRecent } from '@bhoj/domain/fixtures/days';
import { aReturn } from '@bhoj/domain/fixtures/returns';
import { returns } from '@bhoj/domain/returns/return.collection';
import { returnIdOf } from '@bhoj/domain/returns/registration';
import { ORDER_ID, RESTAURANT } from '@bhoj/domain/fixtures/ids';
import { aDelivery } from '@bhoj/domain/fixtures/orders';
import { aCounter } from '@bhoj/domain/fixtures/records';
import { table } from '../table.ts';

const r = { restaurantId: RESTAURANT };
const o = { ...r, orderId: ORDER_ID };

export const service = [
  table({
    collection: deliveries,
    path: deliveries.path(o),
    document: aDelivery(),
    get: 'owner captain',
    list: '',
    create: '',
    update: '',
    delete: '',
  }),
  table({
    collection: invoices,
    path: invoices.path({ ...r, invoiceId: '2026-27_INV_000001' }),
    document: anInvoice(),
    get: 'owner captain',
    list: 'owner captain',
    create: '',
    update: '',
    delete: '',
    paged: true,
    query: invoices.queries.latest(20),
  }),
  table({
    collection: voids,
    path: voids.path({ ...r, invoiceId: '2026-27_INV_000001' }),
    document: aVoid(),
    get: 'owner captain',
    list: 'owner captain',
    create: '',
    update: '',
    delete: '',
    paged: true,
    query: voids.queries.ofDay('2026-11-20', 200),
  }),
  table({
    collection: creditNotes,
    path: creditNotes.path({ ...r, creditNoteId: '2026-27_CN_000001' }),
    document: aCreditNote(),
    get: 'owner captain',
    list: 'owner captain',
    create: '',
    update: '',
    delete: '',
    paged: true,
    query: creditNotes.queries.ofInvoice('2026-27_INV_000001'),
  }),
  table({
    collection: debitNotes,
    path: debitNotes.path({ ...r, debitNoteId: '2026-27_DN_000001' }),
    document: aDebitNote(),
    get: 'owner captain',
    list: 'owner captain',
    create: '',
    update: '',
    delete: '',
    paged: true,
    query: debitNotes.queries.ofInvoice('2026-27_INV_000001'),
  }),
  table({
    collection: discountCodes,
    path: discountCodes.path({ ...r, code: 'DIWALI24' }),
    document: aDiscountCode(),
    get: 'owner',
    list: 'owner',
    create: '',
    update: '',
    delete: '',
    query: discountCodes.queries.all(),
  }),
  table({
    collection: counters,
    path: counters.path({ ...r, counterId: 'kot_2026-11-20' }),
    document: aCounter(),
    get: '',
    list: '',
    create: '',
    update: '',
    delete: '',
  }),
  table({
    collection: days,
    path: days.path({ ...r, day: '2026-11-20' }),
    document: aDay(),
    get: 'owner',
    list: 'owner',
    create: '',
    update: '',
    delete: '',
    query: days.queries.since('2026-11-01'),
  }),
  table({
    collection: cashSessions,
    path: cashSessions.path({ ...r, sessionId: 'SessionAAAAAAAAAAAA1' }),
    document: aCashSession(),
    get: 'owner',
    list: 'owner',
    create: '',
    update: '',
    delete: '',
    query: cashSessions.queries.active(),
  }),
  table({
    collection: closings,
    path: closings.path({ ...r, day: '2026-11-20' }),
    document: aClosing(),
    get: 'owner',
    list: 'owner',
    create: '',
    update: '',
    delete: '',
    query: closings.queries.before('2026-11-21'),
  }),
  table({
    collection: months,
    path: months.path({ ...r, month: '2026-11' }),
    document: aMonth(),
    get: 'owner',
    list: 'owner',
    create: '',
    update: '',
    delete: '',
    query: months.queries.between('2026-04', '2027-03'),
  }),
  table({
    collection: moneyBooks,
    path: moneyBooks.path({ ...r, month: '2026-11' }),
    document: aMoneyBook(),
    get: 'owner',
    list: 'owner',
    create: '',
    update: '',
    delete: '',
    query: moneyBooks.queries.between('2026-04', '2027-03'),
  }),
  table({
    collection: ledgerNames,
    path: ledgerNames.path(r),
    document: theLedgerNames(),
    get: 'owner',
    list: '',
    create: '',
    update: '',
    delete: '',
  }),
  table({
    collection: expenseKinds,
    path: expenseKinds.path(r),
    document: { kinds: { chicken: 'food' } },
    get: 'owner',
    list: '',
    create: '',
    update: '',
    delete: '',
  }),
  table({
    collection: returns,
    path: returns.path({ ...r, returnId: returnIdOf(aReturn()) }),
    document: aReturn(),
    get: 'owner',
    list: 'owner',
    create: '',
    update: '',
    delete: '',
  }),
  table({
    collection: recents,
    path: recents.path(r),
    document: aRecent(),
    get: 'owner',
    list: '',
    create: '',
    update: '',
    delete: '',
  }),
];
