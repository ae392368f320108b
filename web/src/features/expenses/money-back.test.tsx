import { cleanup, screen, within } from '@testing-library/react';
import Papa from 'papaparse';
import { describe, expect, it, vi } from 'vitest';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import { vendorRefunds } from '@bhoj/domain/expenses/vendor-refund.collection';
import { aPart, aVendorRefund, anExpense } from '@bhoj/domain/fixtures/expenses';
import { paise } from '@bhoj/domain/money/money';
import { downloads } from '../../ui/shared/downloads.fixtures.ts';
import { backend, eachPage, NOW, show, user } from './expenses-page.fixtures.tsx';

const WITHOUT_STOCK = { record: {} };
/** Opens the page of a restaurant that keeps stock. */
const open = (path = '/', shown: Parameters<typeof show>[1] = {}) =>
  show(path, { record: { keepsStock: true }, ...shown });

const milk = anExpense({
  vendor: 'Sharma Dairy',
  parts: [
    aPart({ category: 'Dairy', amountPaise: paise(4_000_00) }),
    aPart({ category: 'Packaging', amountPaise: paise(200_00) }),
  ],
  gstPaise: paise(200_00),
  method: 'upi',
});
const back = aVendorRefund({ day: '2026-11-21' });
const voided = { at: NOW, by: { id: 'masha0000000', name: 'Asha' }, reason: 'Of another bill' };
const list = () => within(screen.getByRole('table', { name: 'Expenses of November 2026' }));
const rowTexts = () =>
  list()
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));
const region = () => within(screen.getByRole('region', { name: 'Expenses of November 2026' }));

eachPage(() => {
  backend.putAll(expenses, { [back.receiptId]: milk, e1: anExpense() });
  backend.putAll(vendorRefunds, {
    r1: back,
    r2: aVendorRefund({ amountPaise: paise(100_00), gstPaise: paise(5_00), voided }),
  });
});

describe('money back in the list of a month', () => {
  it('is a row below zero, so that the rows come to what the month spent; a void one counts nowhere', () => {
    open();
    expect(rowTexts()).toEqual([
      ['Sharma Dairy', '21 Nov 2026', 'Dairy', 'Other cash', 'Money back', '-₹420'],
      ['Sharma Dairy', '20 Nov 2026', 'Dairy, Packaging', 'UPI', 'Paid', '₹4,200'],
      ['Azadpur Mandi', '20 Nov 2026', 'Vegetables', 'Cash from the drawer', 'Paid', '₹2,450'],
      ['Sharma Dairy', '20 Nov 2026', 'Dairy', 'Other cash', 'Money back, void', '-₹100'],
    ]);
    expect(list().getByText('-₹100').tagName).toBe('S');
    expect(region().getByText('2 expenses · money back 1 time · ₹6,230')).toBeTruthy();
    const month = within(screen.getByRole('region', { name: 'November 2026' }));
    expect(month.getByText('Spent').nextSibling?.textContent).toBe('₹6,230');
    // ₹200 of the bill, less ₹20 that came back.
    expect(month.getByText('GST inside').nextSibling?.textContent).toBe('₹180');
  });

  it('leads to the vendor in Stock; for who may not open Stock, to the expense of its bill', () => {
    open('/?q=Paid+twice');
    const hrefs = () =>
      list()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(hrefs()[0]).toBe('/dashboard/stock?tab=vendors&vendor=VendorAAAAAAAAAAAAA1');
    cleanup();
    open('/?q=Paid+twice', { rights: ['expenses'] });
    expect(hrefs()[0]).toBe(`/?q=Paid+twice&expense=${back.receiptId}`);
  });

  it('leads to the paid part of its bill, where the rest of the bill was credited or is still due', () => {
    const hrefOfBack = () => {
      open('/?q=Paid+twice', { rights: ['expenses'] });
      return list().getByRole('link').getAttribute('href');
    };
    const part = { ...milk, receiptId: back.receiptId };
    backend.putOnly(vendorRefunds, { r1: back });
    backend.putOnly(expenses, { part });
    expect(hrefOfBack()).toBe('/?q=Paid+twice&expense=part');
    cleanup();
    const rest = { ...part, method: null, dueOn: '2026-11-30' };
    backend.putOnly(expenses, { [back.receiptId]: rest, part });
    expect(hrefOfBack()).toBe('/?q=Paid+twice&expense=part');
    cleanup();
    backend.putOnly(expenses, { rest });
    expect(hrefOfBack()).toBe('/?q=Paid+twice&expense=rest');
  });

  it('is found by its state, and by its category with what that comes to', () => {
    open('/?state=back');
    expect(rowTexts().map((cells) => cells.at(-1))).toEqual(['-₹420', '-₹100']);
    expect(region().getByText('0 expenses · money back 1 time · -₹420')).toBeTruthy();
    cleanup();
    open('/?category=Dairy');
    // As profit and loss has it: ₹4,000 less ₹420.
    expect(region().getByText('1 expense · money back 1 time · ₹3,780 · Dairy ₹3,580')).toBeTruthy();
    cleanup();
    open('/?category=Vegetables');
    expect(region().getByText('1 expense · ₹2,450')).toBeTruthy();
  });

  it('is in the file below zero and says what it is; a void one is not', async () => {
    const files = downloads();
    open();
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    const text = (await files[0]?.text) ?? '';
    const { data } = Papa.parse<Record<string, string>>(text.replace('\uFEFF', ''), {
      header: true,
      skipEmptyLines: true,
    });
    expect(data.map(({ Date: day, Vendor, Amount, GST, Note }) => [day, Vendor, Amount, GST, Note])).toEqual([
      ['2026-11-21', 'Sharma Dairy', '-420', '-20', 'Money back: Paid twice'],
      ['2026-11-20', 'Sharma Dairy', '4200', '200', 'Market, morning'],
      ['2026-11-20', 'Azadpur Mandi', '2450', '0', 'Market, morning'],
    ]);
  });

  it('that was entered after the month had closed is an adjustment', () => {
    const late = aVendorRefund({ createdAt: Date.parse('2026-12-20T10:00+05:30') });
    vi.setSystemTime(Date.parse('2026-12-20T12:00+05:30'));
    backend.putOnly(vendorRefunds, { r1: late });
    open('/?month=2026-11&state=adjustment');
    expect(rowTexts()).toEqual([
      ['Sharma Dairy', '20 Nov 2026', 'Dairy', 'Other cash', 'Money backAdjustment', '-₹420'],
    ]);
    const month = within(screen.getByRole('region', { name: 'November 2026' }));
    expect(month.getByText('Of it adjustments').nextSibling?.textContent).toBe('-₹420');
  });

  it('that counted when the month closed and was declared void later is an adjustment', () => {
    const at = Date.parse('2026-12-20T10:00+05:30');
    vi.setSystemTime(Date.parse('2026-12-20T12:00+05:30'));
    backend.putOnly(vendorRefunds, { r1: { ...back, voided: { ...voided, at } } });
    open('/?month=2026-11&state=adjustment');
    expect(rowTexts()).toEqual([
      ['Sharma Dairy', '21 Nov 2026', 'Dairy', 'Other cash', 'Money back, voidAdjustment', '-₹420'],
    ]);
    const month = within(screen.getByRole('region', { name: 'November 2026' }));
    expect(month.getByText('Spent').nextSibling?.textContent).toBe('₹6,650');
    expect(month.getByText('Of it adjustments').nextSibling?.textContent).toBe('₹420');
  });

  it('is not read where the restaurant keeps no stock', () => {
    open('/', WITHOUT_STOCK);
    expect(region().getByText('2 expenses · ₹6,650')).toBeTruthy();
    expect(screen.queryByText(/Money back/)).toBeNull();
    expect(backend.asked(vendorRefunds)).toEqual([]);
  });
});

describe('an export that is imported again', () => {
  const chooseExport = async () => {
    await user.click(screen.getByRole('button', { name: 'Import CSV' }));
    const text = [
      'Date,Vendor,Category,Amount,GST,Method,Note',
      '2026-11-20,Azadpur Mandi,Vegetables,2450,0,drawer,',
      '2026-11-21,Sharma Dairy,Dairy,-420,-20,cash,Money back: Paid twice',
    ].join('\n');
    await user.upload(screen.getByLabelText('CSV file'), new File([text], 'november.csv'));
    return screen.findByText(/^1 row is below zero and left out \(line 3\)\. Money back/);
  };

  it('leaves money back out, and warns where that is entered', async () => {
    open();
    const notice = await chooseExport();
    expect(notice.textContent).toMatch(/is entered on the page Stock, on the receipt of its bill\.$/);
    expect(notice.closest('.MuiAlert-colorWarning')).not.toBeNull();
    expect(screen.getByText('1 row is already here')).toBeTruthy();
    expect(screen.queryByText(/cannot be read/)).toBeNull();
  });

  it.each([
    ['of a restaurant without stock', WITHOUT_STOCK],
    ['for who may not open Stock', { rights: ['expenses'] }],
  ] satisfies [string, Parameters<typeof open>[1]][])(
    'says to lower the bill instead, %s',
    async (_, shown) => {
      open('/', shown);
      const { textContent } = await chooseExport();
      expect(textContent).toMatch(/Lower the amount of its bill instead\.$/);
      expect(textContent).not.toContain('Stock');
    },
  );
});
