import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { creditedBill } from '@bhoj/domain/billing/corrections/credit-note';
import { aCreditNote } from '@bhoj/domain/fixtures/billing';
import { correctBill } from '@bhoj/domain/billing/corrections/corrections.contract';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { NOW, aSettlement, anOpenOrder } from '../state/orders.fixtures.ts';
import { CorrectionMenu } from './correction-menu.tsx';
import type { DocumentNotes } from '../documents/document-notes.tsx';
import type { Settlement } from '@bhoj/domain/billing/shape/order-money.schema';

const backend = inMemory();

/** ms; finding roles in dialogs takes seconds on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const NONE: DocumentNotes = { credits: [], debits: [] };

/** Two dals at ₹200 and a naan at ₹60 with 5 % GST. */
const show = (notes = NONE, settlement: Settlement = aSettlement(anOpenOrder())) =>
  render(
    <InRestaurant backend={backend}>
      <ToastProvider>
        <CorrectionMenu {...{ settlement, notes }} type="dine-in" onOpen={vi.fn<() => void>()} />
      </ToastProvider>
    </InRestaurant>,
  );
const openMenu = () => user.click(screen.getByRole('button', { name: /^Correct/ }));
const act = async (name: string) => {
  await openMenu();
  await user.click(screen.getByRole('menuitem', { name }));
};
const dialog = () => within(screen.getByRole('dialog'));
const choose = async (field: RegExp, option: string | RegExp) => {
  await user.click(dialog().getByRole('combobox', { name: field }));
  await user.click(screen.getByRole('option', { name: option }));
};
const write = async (field: RegExp, text: string) => {
  await user.click(dialog().getByRole('textbox', { name: field }));
  await user.paste(text);
};
const preview = () => dialog().getByRole('region', { name: 'What is issued' }).textContent;
const issue = () => user.click(dialog().getByRole('button', { name: 'Issue' }));

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  backend.answer(correctBill, () => ({ credit: null, debit: null }));
});
afterEach(() => {
  cleanup();
  backend.clear();
  vi.useRealTimers();
});

describe('a price that was too low', () => {
  it('shows the debit note before it is issued, and sends what is right and how it is paid', async () => {
    show();
    await act('A price was too low');
    await choose(/Dish/, /Naan/);
    await write(/Right price/, '80');
    expect(preview()).toBe('Debit noteTaxable value₹20GST 5 %₹1Total₹21To be paid₹21');
    await write(/Reason/, 'Old menu');
    await issue();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(backend.sent(correctBill)).toEqual([
      {
        invoiceId: '2026-27_INV_000123',
        requestId: expect.any(String) as string,
        right: { line: 1, what: 'price', to: 80_00 },
        reason: 'Old menu',
        tender: { method: 'cash', name: '' },
      },
    ]);
  });

  it('asks for a higher price, the dish and the reason before it sends anything', async () => {
    show();
    await act('A price was too low');
    await issue();
    expect(dialog().getByText('Say why.')).toBeTruthy();
    await choose(/Dish/, /Naan/);
    expect(dialog().getByText('Enter an amount in rupees, 240 or 240.50.')).toBeTruthy();
    await write(/Right price/, '60');
    expect(dialog().getByText('Enter more than ₹60.')).toBeTruthy();
    await write(/Reason/, 'Old menu');
    await issue();
    expect(backend.calls).toEqual([]);
  });
});

it('a price that was too high is given back, and a higher one is refused', async () => {
  show();
  await act('A price was too high');
  await choose(/Dish/, /Dal/);
  await write(/Right price/, '250');
  expect(dialog().getByText('Enter less than ₹200.')).toBeTruthy();
  await user.clear(dialog().getByRole('textbox', { name: /Right price/ }));
  await write(/Right price/, '190');
  expect(preview()).toBe('Credit noteTaxable value₹20GST 5 %₹1Total₹21To give back₹21');
});

it('a wrong rate shows both notes and the difference', async () => {
  show();
  await act('A tax rate was wrong');
  await choose(/Dish/, /Dal/);
  await choose(/Right rate/, '18 %');
  expect(preview()).toBe(
    'Credit noteTaxable value₹400GST 5 %₹20Total₹420Debit noteTaxable value₹400GST 18 %₹72Total₹472To be paid₹52',
  );
});

it('says that a late credit note keeps the tax, and why a late rate stays', async () => {
  vi.setSystemTime(Date.parse('2027-12-01T10:00+05:30'));
  show();
  await act('A price was too high');
  await choose(/Dish/, /Naan/);
  await write(/Right price/, '50');
  expect(preview()).toContain('Without GST');
  cleanup();
  show();
  await act('A tax rate was wrong');
  await choose(/Dish/, /Naan/);
  await choose(/Right rate/, '18 %');
  expect(dialog().getByText(/so its rate stays/)).toBeTruthy();
});

it('offers only what the document can have: no debit note and no rate on a plain bill', async () => {
  const settlement = aSettlement(anOpenOrder());
  const lines = settlement.bill.lines.map((line) => ({ ...line, taxBp: 0 }));
  show(NONE, { ...settlement, bill: { ...settlement.bill, kind: 'bill', lines, taxes: [] } });
  await openMenu();
  const acts = screen.getAllByRole('menuitem').map((item) => item.textContent);
  expect(acts).toEqual(['Declare void', 'Paid another way', 'Take dishes off', 'A price was too high']);
});

it('leaves out a dish that is credited already', async () => {
  const { bill } = aSettlement(anOpenOrder());
  const note = aCreditNote({ portions: { '1': 1 }, bill: creditedBill(bill, [], { '1': 1 }) });
  show({ credits: [note], debits: [] });
  await act('A price was too high');
  await user.click(dialog().getByRole('combobox', { name: /Dish/ }));
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['2 × Dal, ₹200']);
});
