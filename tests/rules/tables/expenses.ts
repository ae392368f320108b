import { cashSessions } from '@bhoj/domain/cash/session.collection';
import type { CashSession } from '@bhoj/domain/cash/session.schema';
import { aCashSession } from '@bhoj/domain/fixtures/cash';
import { expensePhotos, expenses, expenseTemplates } from '@bhoj/domain/expenses/expense.collection';
import { vendorRefunds } from '@bhoj/domain/expenses/vendor-refund.collection';
import { BILL_PHOTO } from '@bhoj/domain/expenses/bill-photo.schema';
import { CATEGORIES, EXPENSE_METHODS, MAX_PARTS, UNITS } from '@bhoj/domain/expenses/expense.schema';
import { aBillPhoto, anExpense, aPart, aTemplate, aVendorRefund } from '@bhoj/domain/fixtures/expenses';
import { RESTAURANT } from '@bhoj/domain/fixtures/ids';
import { RECEIPT_ID, VENDOR_ID } from '@bhoj/domain/fixtures/stock';
import { aSelfInvoice, SELF_INVOICE_ID } from '@bhoj/domain/fixtures/self-invoices';
import { reverseChargeOf } from '@bhoj/domain/self-invoices/self-invoice';
import { selfInvoices } from '@bhoj/domain/self-invoices/self-invoice.collection';
import { onlyTheseFields, onlyThisShape, table } from '../table.ts';
import type { Case, Place } from '../table.ts';

const r = { restaurantId: RESTAURANT };
type Values = Readonly<Record<string, readonly unknown[]>>;

const TEXT_BREAKS = ['a\nb', 'a\u202eb'];
const BAD_DAYS = ['2026-13-01', '2026-11-32', '20-11-2026', '2026-11-20T00:00', '', 20261120];
const TOO_MUCH = 1_000_000_001;

/** A part that costs ₹1, so that a list of them has a sum that is easily right. */
const part = (overrides: object = {}) => ({ ...aPart(), amountPaise: 100, ...overrides });
const parts = (count: number) => Array.from({ length: count }, () => part());
/** Parts with a wrong one at an index; their amounts add up. */
const withBad = (at: number) =>
  parts(MAX_PARTS).map((good, i) => (i === at ? { ...good, unit: 'spoon' } : good));

const BAD_PARTS: Values = {
  category: ['', ' ', 'x'.repeat(41), ...TEXT_BREAKS, null],
  item: ['x'.repeat(61), ...TEXT_BREAKS, null],
  quantity: [0, -1, 100_001, '2'],
  unit: ['unlisted', null],
};
const GOOD_PARTS: Values = {
  category: ['x', 'x'.repeat(40), 'सब्ज़ी', ...CATEGORIES],
  item: ['', 'x'.repeat(60)],
  quantity: [null, 0.25, 100_000],
  unit: UNITS,
};

/** The cases of the fields that expenses and templates have alike. */
function contentCases(at: Place): Case[] {
  const one = (overrides: object) => ({ parts: [part(overrides)], amountPaise: 100, gstPaise: 0 });
  const each = (values: Values, make: (field: string, value: unknown) => Case) =>
    Object.entries(values).flatMap(([field, list]) => list.map((value) => make(field, value)));
  const { unit: _, ...short } = part();
  return [
    ...each(BAD_PARTS, (f, v) =>
      at.cannot('owner', 'update', `a part's ${f} to ${JSON.stringify(v)}`, one({ [f]: v })),
    ),
    ...each(GOOD_PARTS, (f, v) =>
      at.can('owner', 'update', `a part's ${f} to ${JSON.stringify(v)}`, one({ [f]: v })),
    ),
    at.cannot('owner', 'update', 'a part with a field unlisted', one({ unlisted: 1 })),
    at.cannot('owner', 'update', 'a part without its unit', {
      parts: [short],
      amountPaise: 100,
      gstPaise: 0,
    }),
    ...[-1, 10.5, TOO_MUCH].map((amountPaise) =>
      at.cannot('owner', 'update', `a part and the amount to ${amountPaise}`, {
        parts: [part({ amountPaise })],
        amountPaise,
        gstPaise: 0,
      }),
    ),
    at.cannot('owner', 'update', 'a part below zero beside another', {
      parts: [part({ amountPaise: -100 }), part({ amountPaise: 300 })],
      amountPaise: 200,
      gstPaise: 0,
    }),
    at.can('owner', 'update', 'a part of nothing', {
      parts: [part({ amountPaise: 0 })],
      amountPaise: 0,
      gstPaise: 0,
    }),
    at.can('owner', 'update', 'the greatest amount', {
      parts: [part({ amountPaise: TOO_MUCH - 1 })],
      amountPaise: TOO_MUCH - 1,
      gstPaise: TOO_MUCH - 1,
    }),
    ...Array.from({ length: MAX_PARTS }, (__, i) => [
      at.can('owner', 'update', `to ${i + 1} parts`, {
        parts: parts(i + 1),
        amountPaise: (i + 1) * 100,
        gstPaise: 0,
      }),
      at.cannot('owner', 'update', `with part ${i + 1} wrong`, {
        parts: withBad(i),
        amountPaise: MAX_PARTS * 100,
        gstPaise: 0,
      }),
      at.cannot('owner', 'update', `${i + 1} parts of another sum`, {
        parts: parts(i + 1),
        amountPaise: (i + 1) * 100 + 1,
        gstPaise: 0,
      }),
    ]).flat(),
    at.cannot('owner', 'update', 'to no part', { parts: [], amountPaise: 0, gstPaise: 0 }),
    at.cannot('owner', 'update', 'to seven parts', {
      parts: [...parts(MAX_PARTS), part({ amountPaise: 0 })],
      amountPaise: MAX_PARTS * 100,
      gstPaise: 0,
    }),
    at.cannot('owner', 'update', 'more GST than the amount', { ...one({}), gstPaise: 101 }),
    at.cannot('owner', 'update', 'GST below zero', { ...one({}), gstPaise: -1 }),
    at.can('owner', 'update', 'an amount that is all GST', { ...one({}), gstPaise: 100 }),
    ...['', 'x'.repeat(80)].map((vendor) => at.can('owner', 'update', `vendor to ${vendor}`, { vendor })),
    ...['x'.repeat(81), ...TEXT_BREAKS, null].map((vendor) =>
      at.cannot('owner', 'update', `vendor to ${JSON.stringify(vendor)}`, { vendor }),
    ),
    ...['', 'x'.repeat(200)].map((description) =>
      at.can('owner', 'update', `description to ${description}`, { description }),
    ),
    ...['x'.repeat(201), 'a\tb', null].map((description) =>
      at.cannot('owner', 'update', `description to ${JSON.stringify(description)}`, { description }),
    ),
  ];
}

const fieldCases = (at: Place, good: Values, bad: Values): Case[] => [
  ...Object.entries(good).flatMap(([field, values]) =>
    values.map((value) =>
      at.can('owner', 'update', `${field} to ${JSON.stringify(value)}`, { [field]: value }),
    ),
  ),
  ...Object.entries(bad).flatMap(([field, values]) =>
    values.map((value) =>
      at.cannot('owner', 'update', `${field} to ${JSON.stringify(value)}`, { [field]: value }),
    ),
  ),
];

const expense = expenses.encode(anExpense());

const SESSION = 'SessionAAAAAAAAAAAA1';
const OTHER_SESSION = 'SessionAAAAAAAAAAAA2';
const till = (sessionId: string, state: CashSession['state']) => ({
  [cashSessions.path({ ...r, sessionId })]: cashSessions.encode(aCashSession({ state })),
});

/** An expense names an open session, or keeps the one that it names. */
function tillCases(at: Place): Case[] {
  const named = { [at.path]: { ...at.stored, cashSession: SESSION } };
  const given = { ...till(SESSION, 'closed'), ...till(OTHER_SESSION, 'open'), ...named };
  const fresh = { ...expense, cashSession: SESSION };
  return [
    at.can('owner', 'create', 'paid from an open session', fresh, {
      given: { [at.path]: null, ...till(SESSION, 'open') },
    }),
    at.cannot('owner', 'create', 'paid from a counted session', fresh, {
      given: { [at.path]: null, ...till(SESSION, 'counted') },
    }),
    at.cannot('owner', 'create', 'paid from no session', { ...expense, cashSession: OTHER_SESSION }),
    at.cannot(
      'owner',
      'create',
      'paid from a word',
      { ...expense, cashSession: 'unlisted' },
      { given: { [at.path]: null } },
    ),
    at.cannot(
      'owner',
      'create',
      'paid from an open session under an id that the server never makes',
      { ...expense, cashSession: 'short' },
      { given: { [at.path]: null, ...till('short', 'open') } },
    ),
    at.cannot('owner', 'create', 'paid from a path', { ...expense, cashSession: 'x/y' }),
    at.can('owner', 'update', 'text, keeping a closed session', { description: 'Ice' }, { given }),
    at.can('owner', 'update', 'the session away', { cashSession: undefined }, { given }),
    at.can('owner', 'update', 'to an open session', { cashSession: OTHER_SESSION }, { given }),
    at.cannot(
      'owner',
      'update',
      'to a closed session',
      { cashSession: OTHER_SESSION },
      { given: { ...given, ...till(OTHER_SESSION, 'closed') } },
    ),
  ];
}

/** The cases of an expense with a self-invoice. */
function reverseCases(at: Place): Case[] {
  const reverseCharge = reverseChargeOf(SELF_INVOICE_ID, aSelfInvoice());
  const charged = expenses.encode({ ...anExpense(), reverseCharge });
  const given = { given: { [at.path]: charged } };
  const cannot = (act: string, change: Readonly<Record<string, unknown>>) =>
    at.cannot('owner', 'update', act, change, given);
  return [
    at.can('owner', 'update', 'how it was paid, with a self-invoice', { method: 'bank' }, given),
    at.can('owner', 'update', 'its note, with a self-invoice', { description: 'November' }, given),
    cannot('its vendor, with a self-invoice', { vendor: 'Another' }),
    cannot('its month, with a self-invoice', { month: '2026-12' }),
    cannot('its amount, with a self-invoice', { parts: [part()], amountPaise: 100 }),
    cannot('its GST, with a self-invoice', { gstPaise: 1 }),
    cannot('the self-invoice away', { reverseCharge: undefined }),
    cannot('the tax of the self-invoice', { reverseCharge: { ...reverseCharge, taxPaise: 0 } }),
    at.cannot('owner', 'update', 'a self-invoice onto it', { reverseCharge }),
    at.cannot('owner', 'create', 'with a self-invoice', charged),
    at.cannot('owner', 'delete', 'with a self-invoice', {}, given),
  ];
}

/** The cases of the expense of a receipt of goods. */
function receiptCases(at: Place): Case[] {
  const bought = { vendorId: VENDOR_ID, receiptId: RECEIPT_ID };
  const stored = expenses.encode({ ...anExpense(), ...bought });
  const given = { given: { [at.path]: stored } };
  const back = { given: { [at.path]: { ...stored, hasMoneyBack: true } } };
  const cannot = (act: string, change: Readonly<Record<string, unknown>>) =>
    at.cannot('owner', 'update', act, change, given);
  return [
    at.can('owner', 'update', 'how it was paid, of a receipt', { method: 'bank' }, given),
    at.can('owner', 'update', 'to due, of a receipt', { method: null, dueOn: '2026-11-25' }, given),
    at.can('owner', 'update', 'its note, of a receipt', { description: 'November' }, given),
    cannot('its vendor, of a receipt', { vendor: 'Another' }),
    cannot('its month, of a receipt', { month: '2026-12' }),
    cannot('its amount, of a receipt', { parts: [part()], amountPaise: 100 }),
    cannot('its GST, of a receipt', { gstPaise: 1 }),
    cannot('the receipt away', { receiptId: undefined }),
    cannot('the vendor of the list away', { vendorId: undefined }),
    cannot('to another vendor of the list', { vendorId: 'VendorAAAAAAAAAAAAA2' }),
    cannot('to another receipt', { receiptId: 'ReceiptAAAAAAAAAAAA2' }),
    at.cannot('owner', 'update', 'a receipt onto it', { receiptId: RECEIPT_ID }),
    at.cannot('owner', 'update', 'a vendor of the list onto it', { vendorId: VENDOR_ID }),
    at.cannot('owner', 'create', 'of a receipt', { ...expense, receiptId: RECEIPT_ID }),
    at.cannot('owner', 'create', 'of a vendor of the list', { ...expense, vendorId: VENDOR_ID }),
    at.cannot('owner', 'delete', 'of a receipt', {}, given),
    cannot('money back onto it', { hasMoneyBack: true }),
    at.cannot('owner', 'create', 'with money back', { ...expense, hasMoneyBack: true }),
    at.cannot('owner', 'update', 'money back onto it, without a receipt', { hasMoneyBack: true }),
    at.can('owner', 'update', 'how it was paid, with money back', { method: 'bank' }, back),
    at.can('owner', 'update', 'its note, with money back', { description: 'November' }, back),
    at.cannot('owner', 'update', 'to due, with money back', { method: null, dueOn: '2026-11-25' }, back),
    at.cannot(
      'owner',
      'update',
      'to due, and its money back away',
      { method: null, dueOn: '2026-11-25', hasMoneyBack: undefined },
      back,
    ),
    at.cannot('owner', 'update', 'its money back away', { hasMoneyBack: undefined }, back),
  ];
}

const expenseCases = (at: Place): Case[] => [
  ...contentCases(at),
  ...fieldCases(
    at,
    {
      day: ['2026-01-01', '2026-12-31', '2024-02-29'],
      month: ['2026-01', '2026-12'],
      method: EXPENSE_METHODS,
      hasPhoto: [true],
      templateId: ['x'.repeat(20)],
      changedAt: [new Date(0)],
    },
    {
      day: BAD_DAYS,
      month: ['2026-13', '2026-00', '2026-1', '2026-11-01', '', null, 202611],
      method: ['voucher', 5],
      dueOn: ['2026-11-25', 5],
      hasPhoto: [null, 'yes'],
      templateId: ['x', '', 'x'.repeat(21), 'x/y', 5],
      changedAt: ['2026-11-20', null, 0],
      schemaVersion: [2, '1', null],
    },
  ),
  at.can('owner', 'update', 'to due', { method: null, dueOn: '2026-11-25' }),
  ...[...BAD_DAYS, null].map((dueOn) =>
    at.cannot('owner', 'update', `to due on ${JSON.stringify(dueOn)}`, { method: null, dueOn }),
  ),
  ...tillCases(at),
  ...reverseCases(at),
  ...receiptCases(at),
  at.can('owner', 'list', 'the expenses of a month', {}, { query: { limit: 1000 } }),
  at.cannot('owner', 'list', 'more than a thousand', {}, { query: { limit: 1001 } }),
  at.cannot('owner', 'list', 'without a limit', {}, { query: {} }),
  ...onlyThisShape(at, 'owner', expense),
  ...onlyTheseFields(at, expenses, 'owner', { description: 'Corrected' }, [
    'day',
    'month',
    'vendor',
    'description',
    'gstPaise',
    'hasPhoto',
    'changedAt',
  ]),
];

const template = expenseTemplates.encode(aTemplate());

const templateCases = (at: Place): Case[] => [
  ...contentCases(at),
  ...fieldCases(
    at,
    { every: ['week', 'month'], madeUntil: [null, '2026-11-05'], active: [false] },
    {
      every: ['day', 'unlisted', null],
      firstOn: ['2026-09-06', null],
      madeUntil: BAD_DAYS,
      active: [null, 'yes'],
      schemaVersion: [2, '1', null],
    },
  ),
  ...BAD_DAYS.map((firstOn) =>
    at.cannot('owner', 'create', `from ${JSON.stringify(firstOn)}`, { ...template, firstOn }),
  ),
  ...onlyThisShape(at, 'owner', template),
  ...onlyTheseFields(at, expenseTemplates, 'owner', { description: 'Corrected' }, [
    'vendor',
    'description',
    'gstPaise',
    'active',
  ]),
];

const photo = expensePhotos.encode(aBillPhoto());
const FULL = (BILL_PHOTO.maxBytes / 3) * 4;
/** How a JPEG and a WebP begin, in base64. */
const [JPEG, WEBP] = ['/9j/', 'UklGR'];
const BAD_BYTES = [
  '',
  'a b',
  '=',
  'YQ==',
  '<svg>',
  `${WEBP}<svg>`,
  `${WEBP}===`,
  `A${WEBP}`,
  'A'.repeat(FULL),
  WEBP.padEnd(FULL + 1, 'A'),
  5,
  null,
];

const photoCases = (at: Place): Case[] => [
  ...fieldCases(
    at,
    { bytes: [`${WEBP}g==`, `${WEBP}+/+`, WEBP.padEnd(FULL, 'A')] },
    {
      contentType: ['image/jpeg', 'image/svg+xml', 'unlisted', null],
      bytes: BAD_BYTES,
      createdAt: [0, null, '2026-11-20'],
      schemaVersion: [2, '1', null],
    },
  ),
  at.can('owner', 'create', 'of a JPEG', { ...photo, contentType: 'image/jpeg', bytes: `${JPEG}4AAE` }),
  at.cannot('owner', 'create', 'of a JPEG that says it is a WebP', { ...photo, bytes: `${JPEG}4AAE` }),
  ...BAD_BYTES.map((bytes, i) => at.cannot('owner', 'create', `with bad bytes ${i}`, { ...photo, bytes })),
  ...onlyThisShape(at, 'owner', photo),
];

export const expenseTables = [
  table({
    collection: expenses,
    path: expenses.path({ ...r, expenseId: 'e1' }),
    document: anExpense(),
    change: { description: 'Corrected' },
    get: 'owner',
    list: 'owner',
    create: 'owner',
    update: 'owner',
    delete: 'owner',
    cases: expenseCases,
  }),
  table({
    collection: vendorRefunds,
    path: vendorRefunds.path({ ...r, refundId: 'RefundAAAAAAAAAAAAA1' }),
    document: aVendorRefund(),
    get: 'owner',
    list: 'owner',
    create: '',
    update: '',
    delete: '',
    query: vendorRefunds.queries.ofMonth('2026-11'),
    cases: (at) => [
      at.can('owner', 'list', 'the refunds of a month', {}, { query: { limit: 1000 } }),
      at.cannot('owner', 'list', 'more than a thousand', {}, { query: { limit: 1001 } }),
      at.cannot('owner', 'list', 'without a limit', {}, { query: {} }),
    ],
  }),
  table({
    collection: selfInvoices,
    path: selfInvoices.path({ ...r, selfInvoiceId: SELF_INVOICE_ID }),
    document: aSelfInvoice(),
    get: 'owner',
    list: 'owner',
    create: '',
    update: '',
    delete: '',
    query: selfInvoices.queries.ofMonth('2026-11'),
    cases: (at) => [
      at.can('owner', 'list', 'the self-invoices of a month', {}, { query: { limit: 200 } }),
      at.cannot('owner', 'list', 'more than a month has', {}, { query: { limit: 201 } }),
      at.cannot('owner', 'list', 'without a limit', {}, { query: {} }),
    ],
  }),
  table({
    collection: expenseTemplates,
    path: expenseTemplates.path({ ...r, templateId: 't1' }),
    document: aTemplate(),
    change: { description: 'Corrected' },
    get: 'owner',
    list: 'owner',
    create: 'owner',
    update: 'owner',
    delete: '',
    paged: true,
    cases: templateCases,
  }),
  table({
    collection: expensePhotos,
    path: expensePhotos.path({ ...r, expenseId: 'e1' }),
    document: aBillPhoto(),
    get: 'owner',
    list: '',
    create: 'owner',
    update: 'owner',
    delete: 'owner',
    change: { bytes: 'UklGRg==' },
    cases: photoCases,
  }),
];
