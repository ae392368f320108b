import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import { sellerOf } from '@bhoj/domain/billing/documents/seller-of';
import { expensePhotos, expenses, expenseTemplates } from '@bhoj/domain/expenses/expense.collection';
import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import { aBillPhoto, aPart, aTemplate, aVendorRefund, anExpense } from '@bhoj/domain/fixtures/expenses';
import { vendorRefunds } from '@bhoj/domain/expenses/vendor-refund.collection';
import { anInvoice } from '@bhoj/domain/fixtures/billing';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { aLandlord, aSelfInvoice, SELF_INVOICE_ID } from '@bhoj/domain/fixtures/self-invoices';
import { paise } from '@bhoj/domain/money/money';
import { selfInvoices } from '@bhoj/domain/self-invoices/self-invoice.collection';
import { withPaymentVoucher, withVoidVoucher } from '@bhoj/domain/self-invoices/self-invoice';
import {
  issuePaymentVoucher,
  issueSelfInvoice,
  enterSupplierInvoice,
  voidPaymentVoucher,
  voidSelfInvoice,
} from '@bhoj/domain/self-invoices/self-invoices.contract';
import { DAY, startOf } from '@bhoj/domain/time/ist';
import { noteServerTime } from '../../ui/shared/server-clock.ts';
import { backend, eachPage, NOW, show, user } from './expenses-page.fixtures.tsx';

const TEMPLATE = 't'.repeat(20);
const gas = anExpense({
  vendor: 'Indane',
  method: 'upi',
  parts: [
    aPart({ category: 'Gas and fuel', amountPaise: paise(1_900_00) }),
    aPart({ category: 'Transport', amountPaise: paise(100_00) }),
  ],
  gstPaise: paise(90_00),
});
const rent = anExpense({
  vendor: 'Mehta Estates',
  parts: [aPart({ category: 'Rent', amountPaise: paise(45_000_00) })],
  method: null,
  dueOn: '2026-11-05',
  templateId: TEMPLATE,
});
const rows = () =>
  [...screen.getByRole('table', { name: 'Expenses of November 2026' }).querySelectorAll('tbody a')].map(
    (link) => link.textContent,
  );
const form = () => within(screen.getByRole('dialog', { name: 'Add expense' }));
/** The expense that was added. */
const added = () => Object.entries(backend.storedIn(expenses)).find(([id]) => !/^e\d$/.test(id))?.[1];
const stored = (expenseId: string) => backend.stored(expenses, { expenseId });

eachPage(() => {
  const lastMonth = anExpense({ month: '2026-10', day: '2026-10-19' });
  backend.putAll(expenses, { e0: lastMonth, e1: anExpense(), e2: gas, e3: rent });
});

describe('the expense of a receipt of goods', () => {
  it('is neither changed nor deleted here, but it may turn out not to be paid', async () => {
    const bought = { vendorId: 'VendorAAAAAAAAAAAAA1', receiptId: 'ReceiptAAAAAAAAAAAA1' };
    backend.put(expenses, { expenseId: 'e2' }, { ...gas, ...bought });
    show('/?expense=e2');
    const panel = within(await screen.findByRole('dialog', { name: 'Indane' }));
    expect(await panel.findByText(/Goods were received with this bill/)).toBeTruthy();
    expect(panel.queryByRole('button', { name: /Change|Delete/ })).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Not paid after all' }));
    expect(stored('e2')).toMatchObject({ ...bought, method: null, dueOn: '2026-11-20' });
  });

  it('stays paid while the vendor has given money of it back', async () => {
    const bought = { vendorId: 'VendorAAAAAAAAAAAAA1', receiptId: 'ReceiptAAAAAAAAAAAA1' };
    backend.put(expenses, { expenseId: 'e2' }, { ...gas, ...bought, hasMoneyBack: true });
    show('/?expense=e2');
    const panel = within(await screen.findByRole('dialog', { name: 'Indane' }));
    expect(await panel.findByText(/so it stays paid/)).toBeTruthy();
    expect(panel.queryByRole('button', { name: 'Not paid after all' })).toBeNull();
  });
});

describe('the month', () => {
  it('shows its sum, its GST, what is due, and its categories', () => {
    show();
    const month = within(screen.getByRole('region', { name: 'November 2026' }));
    expect(month.getByText('₹49,450')).toBeTruthy();
    expect(month.getByText('₹90')).toBeTruthy();
    expect(month.getByText('₹45,000')).toBeTruthy();
    const shares = within(screen.getByRole('table', { name: 'Expenses of November 2026 by category' }));
    expect(shares.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'CategoryShareAmount',
      'Rent91\u00A0%₹45,000',
      'Vegetables5\u00A0%₹2,450',
      'Gas and fuel4\u00A0%₹1,900',
      'Transport0\u00A0%₹100',
    ]);
  });

  it('costs less by what vendors gave back, where the restaurant keeps stock', () => {
    const parts = [{ category: 'Vegetables', amountPaise: paise(42_000), gstPaise: paise(2_000) }];
    backend.put(vendorRefunds, { refundId: 'r' }, aVendorRefund({ parts }));
    show('/', { record: { keepsStock: true } });
    const month = within(screen.getByRole('region', { name: 'November 2026' }));
    expect(month.getByText('₹49,030')).toBeTruthy();
    expect(month.getByText('Money back from vendors').nextSibling?.textContent).toBe('-₹420');
    const shares = within(screen.getByRole('table', { name: 'Expenses of November 2026 by category' }));
    expect(shares.getAllByRole('row').map((row) => row.textContent)).toContain('Vegetables4\u00A0%₹2,030');
    cleanup();
    show();
    expect(screen.queryByText('Money back from vendors')).toBeNull();
  });

  it('is filtered by the address, and its filters can be taken off', async () => {
    show('/?method=upi');
    expect(rows()).toEqual(['Indane']);
    expect(screen.getByText('1 expense · ₹2,000')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(rows()).toHaveLength(3);
  });

  it.each([
    ['category=transport', ['Indane']],
    ['state=overdue', ['Mehta Estates']],
    ['state=adjustment', []],
    ['q=morning%20mandi', ['Azadpur Mandi']],
  ])('finds by %s', (search, names) => {
    backend.putAll(expenses, { e2: { ...gas, description: '' }, e3: { ...rent, description: '' } });
    show(`/?${search}`);
    if (names.length === 0) expect(screen.getByText('No expense fits these filters.')).toBeTruthy();
    else expect(rows()).toEqual(names);
  });

  it('marks what was entered after it had closed', () => {
    backend.putAll(expenses, { e1: anExpense({ month: '2026-09', day: '2026-09-30' }) });
    show('/?month=2026-09');
    expect(screen.getByText(/September 2026 is closed/)).toBeTruthy();
    expect(screen.getAllByText('Adjustment').length).toBeGreaterThan(0);
    expect(screen.getByText('Of it adjustments')).toBeTruthy();
  });
});

describe('its states', () => {
  it('teaches the first step when it is empty', async () => {
    backend.clear();
    show();
    expect(screen.getByText(/No expense in November 2026 yet/)).toBeTruthy();
  });

  it.each([
    ['slow', () => screen.getAllByRole('status', { name: 'Loading the expenses' })],
    ['unavailable', () => screen.getAllByRole('alert')],
    ['permission-denied', () => screen.getAllByText(/not for your account/)],
  ] as const)('says that it is %s', (how, find) => {
    backend.fails(how, expenses);
    show();
    expect(find()).not.toEqual([]);
  });

  it('says that it is not on this device', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => online.mockRestore());
    backend.clear();
    backend.goOffline();
    show();
    expect(screen.getByText(/not on this device/)).toBeTruthy();
  });

  it('makes no sum where one of its documents cannot be read', () => {
    backend.putStored(expenses, { e9: { ...expenses.encode(anExpense()), parts: 7 } });
    show();
    expect(screen.queryByText('Spent')).toBeNull();
  });
});

describe('entering', () => {
  it('takes what is usual in two taps', async () => {
    show();
    await user.click(screen.getByRole('button', { name: 'Azadpur Mandi, ₹2,450' }));
    await user.click(form().getByRole('button', { name: 'Save expense' }));
    await waitFor(() => expect(added()).toMatchObject({ day: '2026-11-20', amountPaise: 2_450_00 }));
    expect(screen.getByText('₹2,450 saved')).toBeTruthy();
  });

  it('says what is wrong beside its field', async () => {
    show();
    await user.click(screen.getByRole('button', { name: 'Add expense' }));
    await user.click(form().getByRole('button', { name: 'Save expense' }));
    expect(await form().findByText('Name a category, at most 40 characters.')).toBeTruthy();
    await user.type(form().getByRole('combobox', { name: /Category/ }), 'Gas');
    await user.type(form().getByRole('textbox', { name: /^Amount/ }), '100');
    await user.clear(form().getByRole('textbox', { name: /^GST/ }));
    await user.type(form().getByRole('textbox', { name: /^GST/ }), '101');
    await user.click(form().getByRole('button', { name: 'Save expense' }));
    expect(await form().findByText('The GST cannot be more than the amount.')).toBeTruthy();
    expect(added()).toBeUndefined();
  });

  it.each([
    ['2026-12-01', '1 Dec 2026 has not come yet', '2026-12'],
    ['2026-08-31', '31 Aug 2026 is before the restaurant began here', '2026-08'],
  ])('asks once about %s, and keeps it when it is right', async (day, question, month) => {
    show();
    await user.click(screen.getByRole('button', { name: 'Azadpur Mandi, ₹2,450' }));
    const field = form().getByLabelText(/^Date/);
    await user.clear(field);
    await user.type(field, day);
    await user.click(form().getByRole('button', { name: 'Save expense' }));
    const ask = within(await screen.findByRole('dialog', { name: question }));
    expect(added()).toBeUndefined();
    await user.click(ask.getByRole('button', { name: 'The date is right' }));
    await waitFor(() => expect(added()).toMatchObject({ day, month }));
  });

  it('repeats a bill that is paid later, and keeps its template', async () => {
    show();
    await user.click(screen.getByRole('button', { name: 'Azadpur Mandi, ₹2,450' }));
    await user.click(form().getByRole('radio', { name: 'Pay later' }));
    await user.type(form().getByLabelText(/^Due on/), '2026-11-30');
    await user.click(form().getByRole('combobox', { name: /Repeats/ }));
    await user.click(await screen.findByRole('option', { name: 'Every month' }));
    await user.click(form().getByRole('button', { name: 'Save expense' }));
    await waitFor(() => expect(added()).toMatchObject({ method: null, dueOn: '2026-11-30' }));
    const [[templateId, template] = []] = Object.entries(backend.storedIn(expenseTemplates));
    expect(template).toMatchObject({ every: 'month', firstOn: '2026-11-30', madeUntil: '2026-11-30' });
    expect(added()?.templateId).toBe(templateId);
  });
});

describe('an open expense', () => {
  const open = (value: Expense) => {
    backend.put(expenses, { expenseId: 'e2' }, value);
    show('/?expense=e2');
  };

  it('is changed; its time of entry stays, and paying it is no change of cost', async () => {
    open(gas);
    await user.click(screen.getByRole('button', { name: 'Change' }));
    const edit = within(await screen.findByRole('dialog', { name: 'Change expense' }));
    await user.type(edit.getByRole('textbox', { name: 'Note' }), '!');
    await user.click(edit.getByRole('button', { name: 'Save expense' }));
    await waitFor(() => expect(stored('e2')).toEqual({ ...gas, description: 'Market, morning!' }));
  });

  it('is deleted after a question; not in a closed month', async () => {
    open(gas);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const ask = within(screen.getByRole('dialog', { name: 'Delete Indane, ₹2,000?' }));
    await user.click(ask.getByRole('button', { name: 'Delete' }));
    expect(stored('e2')).toBeNull();
    cleanup();
    open({ ...gas, month: '2026-09' });
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(screen.getByText(/Its month is closed/)).toBeTruthy();
  });

  it('says that its photo has not arrived, and shows one that has', () => {
    open({ ...gas, hasPhoto: true });
    expect(screen.getByText(/The photo has not arrived/)).toBeTruthy();
    cleanup();
    const { bytes } = aBillPhoto();
    backend.put(expensePhotos, { expenseId: 'e2' }, aBillPhoto());
    open({ ...gas, hasPhoto: true });
    const photo = screen.getByAltText('Photo of the bill');
    expect(photo.getAttribute('src')).toBe(`data:image/webp;base64,${bytes}`);
  });

  it.each([
    ['a page', aBillPhoto({ bytes: btoa('<script>alert(1)</script>') })],
    ['a photo of another type', aBillPhoto({ contentType: 'image/jpeg' })],
    ['a photo with more behind it', aBillPhoto({ bytes: btoa(`${atob(aBillPhoto().bytes)}PK`) })],
  ])('shows no file that is %s, and says so', (_, photo) => {
    backend.put(expensePhotos, { expenseId: 'e2' }, photo);
    open({ ...gas, hasPhoto: true });
    expect(screen.getByText(/not a photo that can be shown/)).toBeTruthy();
    expect(screen.queryByAltText('Photo of the bill')).toBeNull();
  });

  it('stops to repeat after a question', async () => {
    backend.put(expenseTemplates, { templateId: TEMPLATE }, aTemplate({ madeUntil: '2026-11-05' }));
    open(rent);
    await user.click(screen.getByRole('button', { name: 'Stop repeating' }));
    const ask = within(screen.getByRole('dialog', { name: /Stop Mehta Estates/ }));
    await user.click(ask.getByRole('button', { name: 'Stop repeating' }));
    expect(backend.stored(expenseTemplates, { templateId: TEMPLATE })?.active).toBe(false);
  });
});

describe('what is due', () => {
  it('is paid on a day and in a way; its month and cost stay', async () => {
    show();
    expect(screen.getByText('Overdue since 5 Nov 2026')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Mark paid' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Pay Mehta Estates, ₹45,000?' }));
    await user.click(dialog.getByRole('button', { name: 'Paid' }));
    expect(stored('e3')).toEqual({ ...rent, day: '2026-11-20', method: 'bank', dueOn: null });
  });

  it('is made from templates once the server has answered', () => {
    backend.put(expenseTemplates, { templateId: TEMPLATE }, aTemplate({ madeUntil: '2026-10-05' }));
    backend.goOffline();
    show();
    expect(added()).toBeUndefined();
    cleanup();
    backend.mend();
    show();
    expect(added()).toMatchObject({ templateId: TEMPLATE, dueOn: '2026-11-05', createdAt: NOW });
    expect(backend.stored(expenseTemplates, { templateId: TEMPLATE })?.madeUntil).toBe('2026-11-05');
  });

  it.each([
    ['a month behind', -30],
    ['a month ahead', 30],
  ])('is made by the server’s clock, on a device that is %s', (_, days) => {
    const device = NOW + days * DAY;
    vi.setSystemTime(device);
    noteServerTime(device, NOW, device);
    onTestFinished(() => noteServerTime(NOW, NOW, NOW));
    backend.put(expenseTemplates, { templateId: TEMPLATE }, aTemplate({ madeUntil: '2026-10-05' }));
    show();
    expect(added()).toMatchObject({ templateId: TEMPLATE, dueOn: '2026-11-05', createdAt: NOW });
    expect(backend.stored(expenseTemplates, { templateId: TEMPLATE })?.madeUntil).toBe('2026-11-05');
  });
});

it('imports a file, without the rows that are here already', async () => {
  show();
  await user.click(screen.getByRole('button', { name: 'Import CSV' }));
  const text = [
    'Date,Vendor,Category,Amount,Method',
    '2026-11-20,Azadpur Mandi,Vegetables,2450,drawer',
    '2026-11-21,Indane,Gas and fuel,1900,upi',
    '2026-11-21,Indane,Gas and fuel,ten,upi',
  ].join('\n');
  await user.upload(screen.getByLabelText('CSV file'), new File([text], 'old.csv'));
  expect(await screen.findByText('1 expense to add · ₹1,900')).toBeTruthy();
  expect(screen.getByText('1 row is already here')).toBeTruthy();
  expect(screen.getByText('Line 4: Amount')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Import 1 expense' }));
  expect(added()).toMatchObject({ vendor: 'Indane', amountPaise: 1_900_00 });
});

describe('reverse charge', () => {
  const open = () => show('/?expense=e3');
  /** Finds a line in which the number of a document is kept whole. */
  const line = (text: string | RegExp) => (_: string, one: Element | null) =>
    one?.tagName === 'P' &&
    (typeof text === 'string' ? one.textContent === text : text.test(one.textContent));
  const part = () => within(screen.getByRole('region', { name: 'Reverse charge' }));
  const charge = {
    selfInvoiceId: SELF_INVOICE_ID,
    number: 'SI/26-27/000001',
    taxOn: '2026-11-20',
    taxPaise: paise(8_100_00),
  };

  const OWN = aRestaurant().gstin.slice(0, 2);

  it('is suggested for rent, with the tax before it is made', async () => {
    backend.answer(issueSelfInvoice, () => ({ number: charge.number }));
    open();
    expect(part().getByText(/Has the landlord no GSTIN/)).toBeTruthy();
    await user.click(part().getByRole('button', { name: 'Make a self-invoice' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a self-invoice' }));
    expect(dialog.getAllByText('₹4,050.00')).toHaveLength(2);
    expect(dialog.getByText(/no credit is given: the tax is a cost/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Make it' }));
    expect(dialog.getByText('Enter the supplier’s name and address.')).toBeTruthy();
    await user.type(dialog.getByLabelText(/address/), aLandlord.address);
    await user.click(dialog.getByRole('button', { name: 'Make it' }));
    await waitFor(() =>
      expect(backend.sent(issueSelfInvoice)).toEqual([
        expect.objectContaining({
          expenseId: 'e3',
          kind: 'rent',
          supplier: { ...aLandlord, stateCode: OWN },
        }),
      ]),
    );
  });

  it.each(['Make a self-invoice', 'Enter the supplier’s invoice'])(
    'asks for last year’s sales where the owner chooses an advocate’s service: %s',
    async (name) => {
      const fees = [aPart({ category: 'Professional fees', amountPaise: paise(20_000_00) })];
      const fee = { vendor: 'Rao & Co', description: '', parts: fees, amountPaise: paise(20_000_00) };
      backend.put(expenses, { expenseId: 'e3' }, { ...rent, ...fee, method: 'bank', dueOn: null });
      open();
      // No word of the expense suggests it.
      expect(part().queryByText(/₹20 lakh/)).toBeNull();
      await user.click(part().getByRole('button', { name }));
      const dialog = within(await screen.findByRole('dialog', { name }));
      expect(dialog.queryByText(/₹20 lakh/)).toBeNull();
      await user.click(dialog.getByLabelText(/What was supplied/));
      await user.click(await screen.findByRole('option', { name: 'An advocate’s service' }));
      expect(dialog.getByText(/₹20 lakh or less last year/)).toBeTruthy();
    },
  );

  it('of a supplier of another State is IGST, whose State the next one has already', async () => {
    backend.answer(issueSelfInvoice, () => ({ number: charge.number }));
    const earlier = aSelfInvoice({ supplier: { ...aLandlord, stateCode: '27' } });
    backend.put(selfInvoices, { selfInvoiceId: SELF_INVOICE_ID }, earlier);
    open();
    await user.click(part().getByRole('button', { name: 'Make a self-invoice' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a self-invoice' }));
    expect(await dialog.findByText('Maharashtra (27)')).toBeTruthy();
    expect(dialog.getByText('IGST 18 %').nextSibling?.textContent).toBe('₹8,100.00');
    expect(dialog.queryByText(/CGST \d/)).toBeNull();
    expect(dialog.getByText(/it is argued/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Make it' }));
    await waitFor(() =>
      expect(backend.sent(issueSelfInvoice)).toEqual([
        expect.objectContaining({ supplier: { ...aLandlord, stateCode: '27' } }),
      ]),
    );
  });

  const paying = {
    by: { id: 'm1', name: 'Asha' },
    sequence: 1,
    at: startOf('2026-11-21'),
    series: aRestaurant(),
  };
  const bank = { day: '2026-11-20', method: 'bank' as const, reverseCharge: charge };

  it('asks for the payment voucher once the supplier is paid', async () => {
    backend.answer(issuePaymentVoucher, () => ({ number: 'PV/26-27/000001' }));
    backend.put(expenses, { expenseId: 'e3' }, { ...rent, ...bank, dueOn: null });
    backend.put(selfInvoices, { selfInvoiceId: SELF_INVOICE_ID }, aSelfInvoice());
    open();
    await user.click(await part().findByRole('button', { name: 'Make the payment voucher' }));
    expect(backend.sent(issuePaymentVoucher)).toEqual([{ selfInvoiceId: SELF_INVOICE_ID }]);
  });

  it.each([
    ['as it was paid', 'bank', false],
    ['otherwise since', 'upi', true],
  ] as const)('says what the payment voucher says, of an expense %s', async (_, method, differs) => {
    backend.put(expenses, { expenseId: 'e3' }, { ...rent, ...bank, method, dueOn: null });
    const withVoucher = withPaymentVoucher(aSelfInvoice(), bank, paying);
    backend.put(selfInvoices, { selfInvoiceId: SELF_INVOICE_ID }, withVoucher);
    open();
    expect(
      await part().findByText(line(/^Payment voucher PV\/26-27\/000001: paid on .*, bank transfer\.$/)),
    ).toBeTruthy();
    expect(part().queryByText(/says another day/) !== null).toBe(differs);
    expect(part().queryByRole('button', { name: 'Declare the voucher void' }) !== null).toBe(differs);
    expect(part().getByRole('button', { name: 'Print the payment voucher' })).toBeTruthy();
  });

  it('declares a voucher of a payment that never was void, and makes the next one in its place', async () => {
    backend.answer(voidPaymentVoucher, () => ({}));
    backend.answer(issuePaymentVoucher, () => ({ number: 'PV/26-27/000002' }));
    const number = 'PV/26-27/000001';
    const withVoucher = withPaymentVoucher(aSelfInvoice(), bank, paying);
    backend.put(expenses, { expenseId: 'e3' }, { ...rent, reverseCharge: charge });
    backend.put(selfInvoices, { selfInvoiceId: SELF_INVOICE_ID }, withVoucher);
    open();
    expect(await part().findByText(/The expense is not paid, but it has a payment voucher/)).toBeTruthy();
    await user.click(part().getByRole('button', { name: 'Declare the voucher void' }));
    const dialog = within(screen.getByRole('dialog', { name: `Declare ${number} void?` }));
    await user.click(dialog.getByRole('button', { name: 'Declare void' }));
    expect(dialog.getByText('Give a reason.')).toBeTruthy();
    await user.type(dialog.getByLabelText(/Reason/), 'A tap by mistake');
    await user.click(dialog.getByRole('button', { name: 'Declare void' }));
    await waitFor(() =>
      expect(backend.sent(voidPaymentVoucher)).toEqual([
        { selfInvoiceId: SELF_INVOICE_ID, number, reason: 'A tap by mistake' },
      ]),
    );
    cleanup();
    const voided = { at: startOf('2026-11-22'), by: { id: 'm1', name: 'Asha' }, reason: 'A tap by mistake' };
    backend.put(
      selfInvoices,
      { selfInvoiceId: SELF_INVOICE_ID },
      withVoidVoucher(withVoucher, number, voided),
    );
    backend.put(expenses, { expenseId: 'e3' }, { ...rent, ...bank, dueOn: null });
    open();
    expect(await part().findByText(line(`Payment voucher ${number} is void: A tap by mistake`))).toBeTruthy();
    await user.click(part().getByRole('button', { name: 'Make the payment voucher' }));
    expect(backend.sent(issuePaymentVoucher)).toEqual([{ selfInvoiceId: SELF_INVOICE_ID, replaces: number }]);
  });

  it('of a paid expense with a self-invoice takes the payment back', async () => {
    backend.put(expenses, { expenseId: 'e3' }, { ...rent, ...bank, dueOn: null });
    backend.put(selfInvoices, { selfInvoiceId: SELF_INVOICE_ID }, aSelfInvoice());
    open();
    await user.click(screen.getByRole('button', { name: 'Not paid after all' }));
    expect(stored('e3')).toMatchObject({ method: null, reverseCharge: charge });
  });

  describe('of a supplier with a GSTIN', () => {
    const lorry = {
      ...rent,
      day: '2026-11-19',
      method: 'bank' as const,
      dueOn: null,
      vendor: 'Ghat Carriers',
    };
    const transport = {
      ...lorry,
      parts: [aPart({ category: 'Transport', amountPaise: paise(10_000_00) })],
      amountPaise: paise(10_000_00),
    };
    const enter = async () => {
      open();
      await user.click(part().getByRole('button', { name: 'Enter the supplier’s invoice' }));
      return within(await screen.findByRole('dialog', { name: 'Enter the supplier’s invoice' }));
    };

    it('is the supplier’s own invoice, by the State of the GSTIN', async () => {
      backend.answer(enterSupplierInvoice, () => ({ number: 'GTA/77' }));
      backend.put(expenses, { expenseId: 'e3' }, transport);
      const dialog = await enter();
      await user.type(dialog.getByLabelText(/address/), '4 Dock Road');
      const gstin = dialog.getByLabelText(/GSTIN/);
      await user.type(gstin, '27aapfu0939f1zw');
      expect(dialog.getByText(/This is not a GSTIN/)).toBeTruthy();
      await user.type(gstin, '{Backspace}v');
      expect(dialog.getByText('IGST 5 %').nextSibling?.textContent).toBe('₹500.00');
      await user.click(dialog.getByRole('button', { name: 'Enter it' }));
      expect(dialog.getByText(/and the number of the invoice/)).toBeTruthy();
      await user.type(dialog.getByLabelText(/^Number of the supplier/), 'GTA/77');
      await user.click(dialog.getByRole('button', { name: 'Enter it' }));
      await waitFor(() =>
        expect(backend.sent(enterSupplierInvoice)).toEqual([
          expect.objectContaining({
            expenseId: 'e3',
            kind: 'transport',
            supplier: { name: 'Ghat Carriers', address: '4 Dock Road', gstin: '27AAPFU0939F1ZV' },
            paper: { number: 'GTA/77', date: '2026-11-19' },
            registration: { gstin: aRestaurant().gstin, composition: false },
          }),
        ]),
      );
    });

    it('waits until its tax falls due, and says that a landlord with a GSTIN charges it', async () => {
      backend.put(expenses, { expenseId: 'e3' }, { ...transport, method: null, dueOn: '2026-11-30' });
      const dialog = await enter();
      expect(dialog.getByText(/falls due when you pay, and on 19 Jan 2027 at the latest/)).toBeTruthy();
      expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Enter it' }).disabled).toBe(true);
      cleanup();
      backend.put(expenses, { expenseId: 'e3' }, transport);
      const other = await enter();
      await user.click(other.getByLabelText(/What was supplied/));
      await user.click(await screen.findByRole('option', { name: /^Rent of a shop/ }));
      expect(other.getByText(/A landlord with a GSTIN charges the tax/)).toBeTruthy();
      expect(other.getByRole<HTMLButtonElement>('button', { name: 'Enter it' }).disabled).toBe(true);
    });

    it('warns of an invoice that is entered for another expense already', async () => {
      const supplier = { name: 'Ghat Carriers', address: '4 Dock Road', gstin: '27AAPFU0939F1ZV' };
      const { sequence: _, financialYear: _year, ...theirs } = aSelfInvoice({ number: 'GTA/77', supplier });
      backend.put(selfInvoices, { selfInvoiceId: SELF_INVOICE_ID }, { ...theirs, invoicedOn: '2026-11-12' });
      backend.put(expenses, { expenseId: 'e3' }, transport);
      const dialog = await enter();
      // The supplier is known from that invoice.
      expect(dialog.getByLabelText<HTMLInputElement>(/GSTIN/).value).toBe(supplier.gstin);
      await user.type(dialog.getByLabelText(/^Number of the supplier/), 'GTA/7');
      expect(dialog.queryByText(/is entered already/)).toBeNull();
      await user.type(dialog.getByLabelText(/^Number of the supplier/), '7');
      expect(dialog.getByText(/is entered already/)).toBeTruthy();
    });

    it('stands with the supplier’s number, and is taken back', async () => {
      backend.answer(voidSelfInvoice, () => ({}));
      const theirs = { ...charge, number: 'GTA/77', taxPaise: paise(500_00), invoicedOn: '2026-11-12' };
      backend.put(expenses, { expenseId: 'e3' }, { ...transport, reverseCharge: theirs });
      open();
      expect(part().getByText(line('Supplier’s invoice GTA/77: you owe ₹500 of GST.'))).toBeTruthy();
      expect(part().queryByRole('button', { name: 'Print the self-invoice' })).toBeNull();
      await user.click(part().getByRole('button', { name: 'Take it back' }));
      const dialog = within(screen.getByRole('dialog', { name: 'Take the invoice GTA/77 back?' }));
      await user.type(dialog.getByLabelText(/Reason/), 'Wrong date');
      await user.click(dialog.getByRole('button', { name: 'Take back' }));
      await waitFor(() => expect(backend.sent(voidSelfInvoice)).toHaveLength(1));
    });
  });

  it('has the month’s self-invoices in a list, each with its voucher', async () => {
    const gone = { at: startOf('2026-11-22'), by: { id: 'm1', name: 'Asha' }, reason: 'Has a GSTIN' };
    const put = (n: number, of: ReturnType<typeof aSelfInvoice>) =>
      backend.put(selfInvoices, { selfInvoiceId: `SelfInvoiceAAAAAAAA${n}` }, of);
    put(1, withPaymentVoucher(aSelfInvoice(), bank, paying));
    put(2, aSelfInvoice({ number: 'SI/26-27/000002', sequence: 2, voided: gone }));
    show('/');
    await user.click(await screen.findByRole('button', { name: 'Self-invoices' }));
    // The region of the loading list is another one.
    await screen.findByText(/^1 invoice is declared in this month, ₹8,100 of tax/);
    const list = within(screen.getByRole('region', { name: 'Self-invoices of November 2026' }));
    expect(list.getByText('SI/26-27/000001')).toBeTruthy();
    expect(list.getByText('PV/26-27/000001')).toBeTruthy();
    expect(list.getByText('Void')).toBeTruthy();
    const printed = vi.fn<() => void>();
    vi.stubGlobal('print', printed);
    onTestFinished(() => void vi.unstubAllGlobals());
    await user.click(list.getByRole('button', { name: 'Print SI/26-27/000002 (void)' }));
    await waitFor(() => expect(printed).toHaveBeenCalled());
    const sheet = document.querySelector('[data-printed]');
    expect(sheet?.textContent).toContain('VOID');
    expect(sheet?.textContent).toContain('SI/26-27/000002');
    expect(list.queryByRole('button', { name: /Print SI\/26-27\/000001/ })).toBeNull();
  });

  it('counts a tax in the month that declares it, not in those of the invoice and the voucher', async () => {
    const october = aSelfInvoice({ taxOn: '2026-10-28', months: ['2026-10', '2026-11'] });
    backend.put(selfInvoices, { selfInvoiceId: SELF_INVOICE_ID }, october);
    show('/?papers=self-invoices');
    expect(await screen.findByText(/^0 invoices are declared in this month, ₹0 of tax\./)).toBeTruthy();
    expect(screen.getByText('SI/26-27/000001')).toBeTruthy();
  });

  it('keeps the list within reach after the GSTIN is gone', async () => {
    show('/', { record: { gstin: '' } });
    expect(screen.queryByRole('button', { name: 'Self-invoices' })).toBeNull();
    cleanup();
    backend.put(selfInvoices, { selfInvoiceId: SELF_INVOICE_ID }, aSelfInvoice());
    show('/', { record: { gstin: '' } });
    expect(await screen.findByRole('button', { name: 'Self-invoices' })).toBeTruthy();
  });

  it('suggests neither State nor address of a void self-invoice, nor those of another name', async () => {
    const gone = { at: startOf('2026-11-22'), by: { id: 'm1', name: 'Asha' }, reason: 'Wrong State' };
    const wrong = { ...aLandlord, stateCode: '27' };
    backend.put(
      selfInvoices,
      { selfInvoiceId: SELF_INVOICE_ID },
      aSelfInvoice({ supplier: wrong, voided: gone }),
    );
    const gupta = { name: 'Gupta', address: '9 Hill Road', stateCode: '33' };
    backend.put(selfInvoices, { selfInvoiceId: 'SelfInvoiceAAAAAAAA2' }, aSelfInvoice({ supplier: gupta }));
    open();
    await user.click(part().getByRole('button', { name: 'Make a self-invoice' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a self-invoice' }));
    expect(dialog.queryByText('Maharashtra (27)')).toBeNull();
    expect(dialog.getByLabelText<HTMLInputElement>(/address/).value).toBe('');
    const supplier = dialog.getByRole('textbox', { name: 'Supplier' });
    await user.clear(supplier);
    await user.type(supplier, 'gupta');
    expect(dialog.getByLabelText<HTMLInputElement>(/address/).value).toBe('9 Hill Road');
    expect(dialog.getByText('Tamil Nadu (33)')).toBeTruthy();
  });

  it('takes a known supplier without a State for one of the State of that time', async () => {
    const moved = aSelfInvoice();
    const recipient = { ...moved.recipient, gstin: `27${moved.recipient.gstin.slice(2)}` };
    backend.put(selfInvoices, { selfInvoiceId: SELF_INVOICE_ID }, { ...moved, recipient });
    open();
    await user.click(part().getByRole('button', { name: 'Make a self-invoice' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a self-invoice' }));
    expect(await dialog.findByText('Maharashtra (27)')).toBeTruthy();
  });

  it('is not made before the registration of that day is read', async () => {
    backend.put(expenses, { expenseId: 'e3' }, { ...rent, day: '2026-10-28', method: 'bank', dueOn: null });
    backend.fails('unavailable', invoices);
    open();
    await user.click(part().getByRole('button', { name: 'Make a self-invoice' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a self-invoice' }));
    expect(await dialog.findByText(/could not be read/)).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Make it' }).disabled).toBe(true);
  });

  const issueUnder = async (issuedOn: string) => {
    backend.put(expenses, { expenseId: 'e3' }, { ...rent, day: '2026-10-28', method: 'bank', dueOn: null });
    const seller = sellerOf(aRestaurant({ composition: true }));
    const issuedAt = startOf(issuedOn);
    backend.put(invoices, { invoiceId: '2026-27_INV_000001' }, anInvoice({ seller, issuedAt }));
    open();
    await user.click(part().getByRole('button', { name: 'Make a self-invoice' }));
    return within(await screen.findByRole('dialog', { name: 'Make a self-invoice' }));
  };

  it('asks the registration of the day on which the rent was paid', async () => {
    const dialog = await issueUnder('2026-10-28');
    expect(
      await dialog.findByText(/By your registration on that day, the law asks no tax of you/),
    ).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Make it' }).disabled).toBe(true);
  });

  it('lets the owner choose the registration of that day where the bills around it disagree', async () => {
    backend.answer(issueSelfInvoice, () => ({ number: charge.number }));
    const dialog = await issueUnder('2026-10-27');
    expect(await dialog.findByText(/Choose the registration that you had on that day/)).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Make it' }).disabled).toBe(true);
    const choose = async (name: string) => {
      await user.click(dialog.getByLabelText(/Your registration on 28 Oct 2026/));
      await user.click(await screen.findByRole('option', { name }));
    };
    const { gstin } = aRestaurant();
    await choose(`${gstin}, composition scheme`);
    expect(dialog.getByText(/By your registration on that day/)).toBeTruthy();
    await choose(gstin);
    expect(dialog.getAllByText('₹4,050.00')).toHaveLength(2);
    await user.type(dialog.getByLabelText(/address/), aLandlord.address);
    await user.click(dialog.getByRole('button', { name: 'Make it' }));
    await waitFor(() =>
      expect(backend.sent(issueSelfInvoice)).toEqual([
        expect.objectContaining({ registration: { gstin, composition: false } }),
      ]),
    );
  });

  it('says in which return a late one is, and why it stays once that is filed', async () => {
    backend.refuse(voidSelfInvoice, 'return-filed');
    const late = aSelfInvoice({ declaredIn: '2026-12', months: ['2026-12'] });
    backend.put(expenses, { expenseId: 'e3' }, { ...rent, reverseCharge: charge });
    backend.put(selfInvoices, { selfInvoiceId: SELF_INVOICE_ID }, late);
    open();
    expect(await part().findByText(/GSTR-3B of December 2026, in 3.1\(d\)/)).toBeTruthy();
    expect(part().getByText(/fell due in November 2026, but that return was marked filed/)).toBeTruthy();
    await user.click(part().getByRole('button', { name: 'Declare it void' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText(/Reason/), 'Has a GSTIN');
    await user.click(dialog.getByRole('button', { name: 'Declare void' }));
    expect(await dialog.findByText(/is marked filed, so it stays/)).toBeTruthy();
  });

  it('says what is owed, and lets nobody change or delete the expense before it is void', async () => {
    backend.answer(voidSelfInvoice, () => ({}));
    backend.put(expenses, { expenseId: 'e3' }, { ...rent, reverseCharge: charge });
    backend.put(selfInvoices, { selfInvoiceId: SELF_INVOICE_ID }, aSelfInvoice());
    open();
    expect(part().getByText(line('Self-invoice SI/26-27/000001: you owe ₹8,100 of GST.'))).toBeTruthy();
    const month = screen.getByRole('region', { name: 'November 2026', hidden: true });
    expect(month.textContent).toContain('GST owed under reverse charge₹8,100');
    expect(part().getByText(/GSTR-3B of November 2026, in 3.1\(d\)/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    await user.click(part().getByRole('button', { name: 'Declare it void' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText(/Reason/), 'Has a GSTIN');
    await user.click(dialog.getByRole('button', { name: 'Declare void' }));
    await waitFor(() =>
      expect(backend.sent(voidSelfInvoice)).toEqual([
        { selfInvoiceId: SELF_INVOICE_ID, reason: 'Has a GSTIN' },
      ]),
    );
  });
});
