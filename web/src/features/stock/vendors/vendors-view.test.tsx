import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import { anExpense, aPart, aVendorRefund } from '@bhoj/domain/fixtures/expenses';
import { vendorRefunds } from '@bhoj/domain/expenses/vendor-refund.collection';
import { aMenu, aMenuItem } from '@bhoj/domain/fixtures/menu';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { formatShare } from '@bhoj/domain/money/format';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import {
  aGoodsReceipt,
  aStockMove,
  aVendor,
  KG,
  RECEIPT_ID,
  someRecipes,
  someStockItems,
  VENDOR_ID,
} from '@bhoj/domain/fixtures/stock';
import { paise } from '@bhoj/domain/money/money';
import { takeMoneyBack, voidMoneyBack } from '@bhoj/domain/stock/buying/money-back.contract';
import { refusedBuying } from '@bhoj/domain/stock/buying/refused';
import { sendBack, voidReceipt } from '@bhoj/domain/stock/buying/receipts.contract';
import { payVendor, saveVendor } from '@bhoj/domain/stock/buying/vendors.contract';
import { goodsReceipts, vendors } from '@bhoj/domain/stock/shape/buying.collection';
import { recipes, stockItems, stockMoves } from '@bhoj/domain/stock/shape/stock.collection';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { stockAlarmPart } from '../../../messages/owner/stock-alarm/en.ts';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { VendorsView } from './vendors-view.tsx';

const backend = inMemory();
/** A share as Testing Library finds it: it reads every space as a plain one. */
const share = (bp: number) => formatShare(bp).replaceAll('\u00a0', ' ');
const alarm = stockAlarmPart.en;
vi.setConfig({ testTimeout: 30_000 });
const NOW = Date.parse('2026-11-20T20:00+05:30');
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const show = (path = '/') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <ToastProvider>
        <InRestaurant record={aRestaurant()} backend={backend}>
          <VendorsView />
        </InRestaurant>
      </ToastProvider>
    </MemoryRouter>,
  );
const owed = (amount: number, dueOn: string | null, more: Partial<Expense> = {}) =>
  anExpense({
    vendor: 'Sharma Dairy',
    vendorId: VENDOR_ID,
    receiptId: RECEIPT_ID,
    parts: [aPart({ category: 'Dairy', amountPaise: paise(amount) })],
    description: 'Bill R/118',
    method: dueOn === null ? 'upi' : null,
    dueOn,
    ...more,
  });

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  backend.clear();
  backend.put(stockItems, {}, someStockItems());
  backend.putAll(vendors, { [VENDOR_ID]: aVendor(), old: aVendor({ name: 'Old Mill', active: false }) });
  backend.putAll(goodsReceipts, { [RECEIPT_ID]: aGoodsReceipt() });
  backend.putAll(expenses, {
    a: owed(320_000, '2026-11-18'),
    b: owed(100_000, null),
    rent: anExpense({ method: null, dueOn: '2026-11-05' }),
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const panel = () => within(screen.getByRole('dialog', { name: 'Sharma Dairy' }));
const open = () => show(`/?vendor=${VENDOR_ID}`);

describe('the list of vendors', () => {
  it('says what each is owed, and what is owed in all (P-BUY-1)', () => {
    show();
    const rows = within(screen.getByRole('table', { name: 'Vendors' })).getAllByRole('row');
    expect(rows[1]?.textContent).toContain('Sharma Dairy');
    expect(rows[1]?.textContent).toContain('₹3,200');
    expect(rows[2]?.textContent).toContain('Old Mill (Not in use)');
    expect(screen.getByText('You owe ₹3,200 in all.')).toBeTruthy();
  });

  it('asks for the first vendor where there is none', async () => {
    backend.clear();
    backend.answer(saveVendor, () => ({}));
    show();
    await user.click(await screen.findByRole('button', { name: 'Add a vendor' }));
    const form = within(screen.getByRole('dialog', { name: 'Add a vendor' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Type the name; at most 80 letters.')).toBeTruthy();
    await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Azadpur Mandi');
    await user.type(form.getByRole('textbox', { name: /^GSTIN/ }), '29aagcb7383j1z5');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(/This is no GSTIN/)).toBeTruthy();
    await user.type(form.getByRole('textbox', { name: /^GSTIN/ }), '{Backspace}4');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(backend.sent(saveVendor)).toMatchObject([
        { name: 'Azadpur Mandi', gstin: '29AAGCB7383J1Z4', termsDays: 0, active: true },
      ]),
    );
  });
});

describe('a vendor', () => {
  it('shows what is owed, what was paid, prices and goods (P-BUY-6)', async () => {
    open();
    expect(await panel().findByText('overdue since 18 Nov 2026')).toBeTruthy();
    const payments = within(panel().getByRole('region', { name: 'Payments' }));
    expect(payments.getByText('UPI · Bill R/118')).toBeTruthy();
    expect(payments.getByText('₹1,000')).toBeTruthy();
    expect(panel().getByText('₹420 / kg')).toBeTruthy();
    expect(panel().getByText('2 Block')).toBeTruthy();
  });

  it('is paid a part of what is owed, and no more than that (P-BUY-4)', async () => {
    backend.answer(payVendor, () => ({ owedPaise: paise(220_000) }));
    open();
    await user.click(await panel().findByRole('button', { name: 'Pay' }));
    const amount = panel().getByRole('textbox', { name: /^Amount/ });
    await user.clear(amount);
    await user.type(amount, '3201');
    await user.click(panel().getByRole('button', { name: 'Pay' }));
    expect(await panel().findByText(/at most what you owe/)).toBeTruthy();
    await user.clear(amount);
    await user.type(amount, '1000');
    await user.click(panel().getByRole('button', { name: 'Pay' }));
    expect(await screen.findByText('₹1,000 paid. You still owe ₹2,200.')).toBeTruthy();
    expect(backend.sent(payVendor)).toMatchObject([
      { vendorId: VENDOR_ID, amountPaise: 100_000, method: 'upi', day: '2026-11-20' },
    ]);
  });

  it('gets goods back, typed in the item’s unit', async () => {
    backend.answer(sendBack, () => ({ creditPaise: paise(105_000) }));
    open();
    await user.click(await panel().findByRole('button', { name: 'Send back' }));
    await user.type(panel().getByRole('textbox', { name: 'Paneer, in kg' }), '2.5');
    await user.click(panel().getByRole('button', { name: 'Send back' }));
    expect(await screen.findByText('Sent back. You owe ₹1,050 less.')).toBeTruthy();
    expect(backend.sent(sendBack)).toMatchObject([
      { receiptId: RECEIPT_ID, lines: [{ line: 0, quantity: 2.5 * KG }] },
    ]);
  });

  it('gives money back for a bill that was paid too high, or for goods, and the money back can be made void', async () => {
    backend.answer(takeMoneyBack, () => ({ amountPaise: paise(42_000) }));
    backend.answer(voidMoneyBack, () => ({}));
    backend.put(vendorRefunds, { refundId: 'RefundAAAAAAAAAAAAA1' }, aVendorRefund());
    open();
    const list = within(await panel().findByRole('region', { name: 'Money back' }));
    expect(list.getByText('Other cash · Paid too much · Paid twice')).toBeTruthy();
    await user.click(list.getByRole('button', { name: 'Entered wrongly' }));
    await user.type(list.getByRole('textbox', { name: /^What was wrong/ }), 'Of another vendor');
    await user.click(list.getByRole('button', { name: 'Make void' }));
    expect(await screen.findByText('The money back is void')).toBeTruthy();
    expect(backend.sent(voidMoneyBack)).toEqual([
      { refundId: 'RefundAAAAAAAAAAAAA1', reason: 'Of another vendor' },
    ]);
    await user.click(panel().getByRole('button', { name: 'Money back' }));
    const form = within(panel().getByRole('form', { name: 'Money back' }));
    await user.click(form.getByRole('button', { name: 'Enter money back' }));
    expect(form.getByText('Type what came back: more than nothing.')).toBeTruthy();
    expect(backend.sent(takeMoneyBack)).toEqual([]);
    await user.type(form.getByRole('textbox', { name: /^Amount/ }), '420');
    fireEvent.change(form.getByLabelText(/^Day on which/), { target: { value: '2025-11-20' } });
    expect(form.getByText('Choose the day; it cannot be before the bill or in the future.')).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Enter money back' }));
    expect(backend.sent(takeMoneyBack)).toEqual([]);
    fireEvent.change(form.getByLabelText(/^Day on which/), { target: { value: '2026-11-20' } });
    await user.click(form.getByRole('button', { name: 'Enter money back' }));
    expect(await screen.findByText('₹420 came back from Sharma Dairy.')).toBeTruthy();
    expect(backend.sent(takeMoneyBack)).toMatchObject([
      { receiptId: RECEIPT_ID, lines: [], amountPaise: 42_000, method: 'cash', day: '2026-11-20' },
    ]);
    await user.click(panel().getByRole('button', { name: 'Money back' }));
    const again = within(panel().getByRole('form', { name: 'Money back' }));
    await user.click(again.getByRole('combobox', { name: 'What for' }));
    await user.click(await screen.findByRole('option', { name: 'Goods went back' }));
    await user.type(again.getByRole('textbox', { name: 'Paneer, in kg' }), '1');
    backend.answer(takeMoneyBack, () => {
      throw refusedBuying('gives-too-much');
    });
    await user.click(again.getByRole('button', { name: 'Enter money back' }));
    expect(await again.findByText(/more than was paid for this bill/)).toBeTruthy();
    expect(backend.sent(takeMoneyBack).at(-1)).toMatchObject({
      lines: [{ line: 0, quantity: KG }],
      amountPaise: null,
    });
  });

  it('puts money that comes after midnight into the drawer of the business day', async () => {
    vi.setSystemTime(Date.parse('2026-11-21T00:30+05:30'));
    backend.answer(takeMoneyBack, () => ({ amountPaise: paise(42_000) }));
    open();
    await user.click(await panel().findByRole('button', { name: 'Money back' }));
    const form = within(panel().getByRole('form', { name: 'Money back' }));
    await user.type(form.getByRole('textbox', { name: /^Amount/ }), '420');
    await user.click(form.getByRole('combobox', { name: 'Came to' }));
    await user.click(await screen.findByRole('option', { name: 'Cash from the drawer' }));
    const day = form.getByLabelText(/^Day on which it came/);
    expect(day).toHaveProperty('value', '2026-11-20');
    fireEvent.change(day, { target: { value: '2026-11-21' } });
    await user.click(form.getByRole('button', { name: 'Enter money back' }));
    expect(
      form.getByText(/that came after midnight, before your next day began, choose the day before/),
    ).toBeTruthy();
    expect(backend.sent(takeMoneyBack)).toEqual([]);
    fireEvent.change(day, { target: { value: '2026-11-20' } });
    await user.click(form.getByRole('button', { name: 'Enter money back' }));
    expect(await screen.findByText('₹420 came back from Sharma Dairy.')).toBeTruthy();
    expect(backend.sent(takeMoneyBack)).toMatchObject([{ method: 'drawer', day: '2026-11-20' }]);
  });

  it('says why a receipt that is paid cannot be made void', async () => {
    backend.answer(voidReceipt, () => {
      throw refusedBuying('receipt-paid');
    });
    open();
    await user.click(await panel().findByRole('button', { name: 'Entered wrongly' }));
    await user.type(panel().getByRole('textbox', { name: /^What was wrong/ }), 'Another vendor');
    await user.click(panel().getByRole('button', { name: 'Make void' }));
    expect(await panel().findByText(/Some of this bill is paid/)).toBeTruthy();
  });
});

it('tells of an earlier bill what it did to prices', async () => {
  const tikka = aMenuItem({ id: 'paneer-tikka', name: 'Paneer tikka', pricePaise: paise(200_00) });
  const portions = { 'paneer-tikka': [{ itemId: 'paneer', quantity: 170_000 }] };
  backend.put(menus, {}, aMenu({ items: [tikka] }));
  backend.put(recipes, {}, someRecipes({ portions }));
  const lastBefore = { quantity: 10 * KG, paise: paise(385_000) };
  const [line] = aStockMove().lines;
  if (line === undefined) throw new Error('the move has no line');
  backend.put(stockMoves, { moveId: `rec_${RECEIPT_ID}` }, aStockMove({ lines: [{ ...line, lastBefore }] }));
  show(`/?vendor=${VENDOR_ID}`);
  await user.click(await screen.findByRole('button', { name: alarm.open }));
  // ₹385 before, ₹420 with this bill, however much is left of it.
  expect(await screen.findByText(alarm.fell(alarm.rise('Paneer', share(909)), 1))).toBeTruthy();
});
