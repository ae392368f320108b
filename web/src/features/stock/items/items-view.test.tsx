import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anExpense, aPart } from '@bhoj/domain/fixtures/expenses';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { aStockItem, KG, someStockItems, someStockLevels } from '@bhoj/domain/fixtures/stock';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { paise } from '@bhoj/domain/money/money';
import { saveStockItems } from '@bhoj/domain/stock/recipes/stock-items.contract';
import { stockItems, stockLevels } from '@bhoj/domain/stock/shape/stock.collection';
import { dateOf } from '@bhoj/domain/time/ist';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { stockItemsPart } from '../../../messages/owner/stock-items/en.ts';
import { stockFilePart } from '../../../messages/owner/stock-file/en.ts';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { ItemsView } from './items-view.tsx';

const backend = inMemory();
const words = stockItemsPart.en;
const file = stockFilePart.en;
const show = (at = '/') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <InRestaurant backend={backend} record={aRestaurant()}>
        <ToastProvider>
          <ItemsView />
        </ToastProvider>
      </InRestaurant>
    </MemoryRouter>,
  );
const type = (label: string, value: string) => {
  const [field] = screen.getAllByLabelText(label, { exact: false });
  if (field !== undefined) fireEvent.change(field, { target: { value } });
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  backend.clear();
  backend.answer(saveStockItems, () => ({ version: 2 }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('begins with what to do, and adds the first item', async () => {
  show();
  await screen.findByText(words.none);
  press(words.add);
  press(words.form.save);
  expect(await screen.findByText(words.faults.name)).toBeTruthy();
  expect(backend.sent(saveStockItems)).toEqual([]);
  type(words.form.name, 'Basmati rice');
  type(words.form.category, 'Groceries');
  type(words.form.usual('kg'), '110');
  press(words.form.save);
  await screen.findByText(words.form.saved('Basmati rice'));
  expect(backend.sent(saveStockItems)).toMatchObject([
    {
      baseVersion: 0,
      items: [
        {
          name: 'Basmati rice',
          measure: 'mass',
          unit: 'kg',
          category: 'Groceries',
          usual: { quantity: KG, paise: 110_00 },
          active: true,
        },
      ],
    },
  ]);
});

it('lists items with what they cost, and changes one with its packs and conversions', async () => {
  backend.put(stockItems, {}, someStockItems());
  backend.put(stockLevels, {}, someStockLevels());
  show();
  const row = await screen.findByRole('button', { name: /Paneer/ });
  expect(await screen.findByText(words.priceOf('₹400', 'kg'))).toBeTruthy();
  fireEvent.click(row);
  const dialog = within(await screen.findByRole('dialog', { name: words.form.edit('Paneer') }));
  fireEvent.change(dialog.getByLabelText(words.form.yield), { target: { value: '0' } });
  fireEvent.click(dialog.getByRole('button', { name: words.form.save }));
  expect(await dialog.findByText(words.faults.yield)).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(words.form.yield), { target: { value: '95' } });
  fireEvent.change(dialog.getByLabelText(words.form.factor('litre', 'g')), { target: { value: '1030' } });
  fireEvent.click(dialog.getByRole('button', { name: words.form.save }));
  await screen.findByText(words.form.saved('Paneer'));
  expect(backend.sent(saveStockItems)).toMatchObject([
    {
      baseVersion: 1,
      items: [aStockItem({ yieldBp: 9500, factors: [{ of: 'litre', is: 1_030_000 }] })],
    },
  ]);
});

it('offers a category once, as the first item spells it', async () => {
  const other = aStockItem({ id: 'curd', name: 'Curd', category: 'dairy' });
  const stored = someStockItems();
  backend.put(stockItems, {}, { ...stored, items: [...stored.items, other] });
  show('/?item=paneer');
  const dialog = within(await screen.findByRole('dialog', { name: words.form.edit('Paneer') }));
  const field = dialog.getByRole('combobox', { name: new RegExp(words.form.category) });
  fireEvent.change(field, { target: { value: 'dair' } });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Dairy']);
});

it('says why the server refused an item, and keeps what was typed', async () => {
  backend.put(stockItems, {}, someStockItems());
  backend.refuse(saveStockItems, 'stock-unfit', {
    row: 0,
    field: 'active',
    name: 'Paneer',
    with: 'Paneer tikka',
  });
  show('/?item=paneer');
  const dialog = within(await screen.findByRole('dialog', { name: words.form.edit('Paneer') }));
  fireEvent.click(dialog.getByRole('switch', { name: words.form.active }));
  fireEvent.click(dialog.getByRole('button', { name: words.form.save }));
  expect(await screen.findByText(words.refused.active('Paneer', 'Paneer tikka'))).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>('switch', { name: words.form.active }).checked).toBe(false);
});

it('makes items of what the expenses name, at the prices of the last purchase', async () => {
  backend.put(stockItems, {}, someStockItems());
  const bought = (item: string, amount: number) =>
    aPart({ item, category: 'Groceries', amountPaise: paise(amount), quantity: 5, unit: 'kg' });
  backend.put(
    expenses,
    { expenseId: 'e1' },
    anExpense({ day: dateOf(NOW), parts: [bought('Basmati rice', 550_00), bought('Paneer', 2000_00)] }),
  );
  show();
  fireEvent.click(await screen.findByRole('button', { name: words.quick }));
  await screen.findByText('Basmati rice');
  expect(within(screen.getByRole('dialog')).queryByText('Paneer')).toBeNull();
  const rice = { name: 'Basmati rice', unit: 'kg', usual: { quantity: 5 * KG, paise: 550_00 } };
  backend.refuse(saveStockItems, 'record-full', {});
  press(words.quickForm.save(1));
  await waitFor(() => expect(backend.sent(saveStockItems)).toMatchObject([{ items: [rice] }]));
  backend.answer(saveStockItems, () => ({ version: 2 }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: words.quickForm.save(1) })).toHaveProperty('disabled', false),
  );
  press(words.quickForm.save(1));
  await screen.findByText(words.quickForm.saved(1));
  const [first, again] = backend.sent(saveStockItems).map((input) => (input as { items: unknown }).items);
  expect(again).toEqual(first);
});

it('names a second store', async () => {
  backend.put(stockItems, {}, someStockItems({ stores: [] }));
  show();
  fireEvent.click(await screen.findByRole('button', { name: words.stores }));
  type(words.storesForm.name(1), 'Bar');
  press(words.storesForm.save);
  await waitFor(() =>
    expect(backend.sent(saveStockItems)).toMatchObject([{ items: [], stores: [{ name: 'Bar' }] }]),
  );
});

it('imports items from a file, and names the lines that it cannot read', async () => {
  backend.put(stockItems, {}, someStockItems());
  show();
  fireEvent.click(await screen.findByRole('button', { name: file.import }));
  const text = 'Item;Category;Unit;Price\nघी;Dairy;litre;640,50\nRice;Groceries;bucket;\nPaneer;Dairy;kg;\n';
  fireEvent.change(screen.getByLabelText(file.file), { target: { files: [new File([text], 'items.csv')] } });
  expect(await screen.findByText(file.found.items(1))).toBeTruthy();
  expect(screen.getByText(file.fault(3, 'Unit'))).toBeTruthy();
  expect(screen.getByText(file.same.items(1))).toBeTruthy();
  press(file.start(1));
  await screen.findByText(file.done.items);
  expect(backend.sent(saveStockItems)).toMatchObject([
    { baseVersion: 1, items: [{ name: 'घी', unit: 'litre', usual: { paise: 640_50 } }] },
  ]);
});

it('offers a retry where the items cannot be loaded', async () => {
  backend.fails('unavailable', stockItems);
  show();
  expect(await screen.findByText(words.couldNotLoad)).toBeTruthy();
});
