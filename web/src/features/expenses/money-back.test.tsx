import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Papa from 'papaparse';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Right } from '@bhoj/domain/catalogue/rights';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import { vendorRefunds } from '@bhoj/domain/expenses/vendor-refund.collection';
import { aPart, aVendorRefund, anExpense } from '@bhoj/domain/fixtures/expenses';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { paise } from '@bhoj/domain/money/money';
import { inMemory } from '../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { RightsContext } from '../../firebase/rights.ts';
import { ToastProvider } from '../../ui/shared/parts/toast-provider.tsx';
import { downloads } from '../../ui/shared/downloads.fixtures.ts';
import { ExpensesPage } from './expenses-page.tsx';

const backend = inMemory();
vi.setConfig({ testTimeout: 30_000 });
const NOW = Date.parse('2026-11-20T20:00+05:30');
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

interface Shown {
  readonly keepsStock?: boolean;
  /** What a member may do here; null for the owner. */
  readonly rights?: readonly Right[] | null;
}
const show = (path = '/', { keepsStock = true, rights = null }: Shown = {}) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <ToastProvider>
        <InRestaurant
          record={aRestaurant({
            createdAt: Date.parse('2026-09-01T10:00+05:30'),
            ...(keepsStock && { keepsStock }),
          })}
          role={rights === null ? 'owner' : 'office'}
          backend={backend}
        >
          <RightsContext value={rights}>
            <ExpensesPage />
          </RightsContext>
        </InRestaurant>
      </ToastProvider>
    </MemoryRouter>,
  );

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

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  backend.clear();
  backend.putAll(expenses, { [back.receiptId]: milk, e1: anExpense() });
  backend.putAll(vendorRefunds, {
    r1: back,
    r2: aVendorRefund({ amountPaise: paise(100_00), gstPaise: paise(5_00), voided }),
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('money back in the list of a month', () => {
  it('is a row below zero, so that the rows come to what the month spent; a void one counts nowhere', () => {
    show();
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
    show('/?q=Paid+twice');
    const hrefs = () =>
      list()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(hrefs()[0]).toBe('/dashboard/stock?tab=vendors&vendor=VendorAAAAAAAAAAAAA1');
    cleanup();
    show('/?q=Paid+twice', { rights: ['expenses'] });
    expect(hrefs()[0]).toBe(`/?q=Paid+twice&expense=${back.receiptId}`);
  });

  it('leads to the paid part of its bill, where the rest of the bill was credited or is still due', () => {
    const hrefOfBack = () => {
      show('/?q=Paid+twice', { rights: ['expenses'] });
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
    show('/?state=back');
    expect(rowTexts().map((cells) => cells.at(-1))).toEqual(['-₹420', '-₹100']);
    expect(region().getByText('0 expenses · money back 1 time · -₹420')).toBeTruthy();
    cleanup();
    show('/?category=Dairy');
    // As profit and loss has it: ₹4,000 less ₹420.
    expect(region().getByText('1 expense · money back 1 time · ₹3,780 · Dairy ₹3,580')).toBeTruthy();
    cleanup();
    show('/?category=Vegetables');
    expect(region().getByText('1 expense · ₹2,450')).toBeTruthy();
  });

  it('is in the file below zero and says what it is; a void one is not', async () => {
    const files = downloads();
    show();
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
    show('/?month=2026-11&state=adjustment');
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
    show('/?month=2026-11&state=adjustment');
    expect(rowTexts()).toEqual([
      ['Sharma Dairy', '21 Nov 2026', 'Dairy', 'Other cash', 'Money back, voidAdjustment', '-₹420'],
    ]);
    const month = within(screen.getByRole('region', { name: 'November 2026' }));
    expect(month.getByText('Spent').nextSibling?.textContent).toBe('₹6,650');
    expect(month.getByText('Of it adjustments').nextSibling?.textContent).toBe('₹420');
  });

  it('is not read where the restaurant keeps no stock', () => {
    show('/', { keepsStock: false });
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
    show();
    const notice = await chooseExport();
    expect(notice.textContent).toMatch(/is entered on the page Stock, on the receipt of its bill\.$/);
    expect(notice.closest('.MuiAlert-colorWarning')).not.toBeNull();
    expect(screen.getByText('1 row is already here')).toBeTruthy();
    expect(screen.queryByText(/cannot be read/)).toBeNull();
  });

  it.each([
    ['of a restaurant without stock', { keepsStock: false }],
    ['for who may not open Stock', { rights: ['expenses'] }],
  ] satisfies [string, Shown][])('says to lower the bill instead, %s', async (_, shown) => {
    show('/', shown);
    const { textContent } = await chooseExport();
    expect(textContent).toMatch(/Lower the amount of its bill instead\.$/);
    expect(textContent).not.toContain('Stock');
  });
});
