import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { aMenu, aPriceList, somePrices } from '@bhoj/domain/fixtures/menu';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { menuPrices } from '@bhoj/domain/menu/prices/prices.collection';
import { savePriceLists } from '@bhoj/domain/menu/prices/price-lists.contract';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { priceListsPart } from '../../../messages/owner/price-lists/en.ts';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { PriceListsDialog } from './price-lists-dialog.tsx';

const backend = inMemory();
const words = priceListsPart.en;
const onClose = vi.fn<() => void>();

const open = (priceLists?: number) =>
  render(
    <InRestaurant
      backend={backend}
      record={aRestaurant({ seatingConfiguration: { floors: 2, tablesPerFloor: [4, 4] } })}
    >
      <ToastProvider>
        <PriceListsDialog
          menu={aMenu(priceLists === undefined ? {} : { priceLists })}
          cutoff="04:00"
          onClose={onClose}
        />
      </ToastProvider>
    </InRestaurant>,
  );
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const price = (dish: string) => screen.getByLabelText<HTMLInputElement>(words.priceOf(dish));

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  backend.answer(savePriceLists, () => ({ version: 2 }));
});
afterEach(() => {
  cleanup();
  backend.clear();
  onClose.mockReset();
  vi.useRealTimers();
});

it('makes the first list of a menu, filled by per cent', async () => {
  open();
  expect(screen.getByText(words.none)).toBeTruthy();
  press(words.add);
  type(words.name, 'Takeaway');
  type(words.amount, '-10');
  press(words.fillGo);
  expect(price('Masala dosa').value).toBe('108');
  type(words.priceOf('Filter coffee'), '');
  press(words.save);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const [sent] = backend.sent(savePriceLists) as [{ lists: { id: string }[] }];
  expect(sent).toMatchObject({ baseVersion: 1, lists: [{ name: 'Takeaway', active: true }] });
  expect(sent).toHaveProperty('amounts', { [sent.lists[0]?.id ?? '']: { 'masala-dosa': 108_00 } });
});

it('shows the stored lists and what guests pay, and saves one price', async () => {
  backend.put(menuPrices, {}, somePrices());
  open(1);
  expect(await screen.findByText('AC hall')).toBeTruthy();
  expect(price('Masala dosa').value).toBe('140');
  type(words.priceOf('Filter coffee'), '45');
  press(words.save);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(backend.sent(savePriceLists)).toMatchObject([
    { amounts: { 'ac-hall': { 'filter-coffee': 45_00 } } },
  ]);
});

it('says what is wrong, and keeps what was typed', async () => {
  backend.put(menuPrices, {}, somePrices());
  open(1);
  await screen.findByText('AC hall');
  type(words.priceOf('Masala dosa'), 'dear');
  press(words.save);
  expect((await screen.findAllByText(words.faults.amount)).length).toBeGreaterThan(1);
  type(words.priceOf('Masala dosa'), '150');
  backend.refuse(savePriceLists, 'above-mrp', { names: ['Masala dosa'] });
  press(words.save);
  expect(await screen.findByText(words.aboveMrp('Masala dosa'))).toBeTruthy();
  backend.refuse(savePriceLists, 'menu-stale', { version: 3 });
  press(words.save);
  expect(await screen.findByText(words.stale)).toBeTruthy();
  expect(price('Masala dosa').value).toBe('150');
  expect(onClose).not.toHaveBeenCalled();
});

it('waits for the lists that the menu names, and keeps what is typed when a colleague saves', async () => {
  backend.put(menuPrices, {}, somePrices());
  open(2);
  expect(await screen.findByLabelText(words.loading)).toBeTruthy();
  expect(screen.queryByText('AC hall')).toBeNull();
  const theirs = aPriceList({ id: 'theirs', name: 'Theirs' });
  const { lists, ...amounts } = somePrices();
  act(() => backend.put(menuPrices, {}, { ...amounts, lists: [...lists, theirs], version: 2 }));
  expect(await screen.findByText('Theirs')).toBeTruthy();
  type(words.priceOf('Filter coffee'), '45');
  act(() => backend.put(menuPrices, {}, { ...somePrices(), version: 3 }));
  expect(price('Filter coffee').value).toBe('45');
  press(words.save);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const [sent] = backend.sent(savePriceLists) as [{ lists: { id: string }[] }];
  expect(sent).toMatchObject({ baseVersion: 1, was: 2 });
  expect(sent.lists.map(({ id }) => id)).toContain('theirs');
});

it('says how many prices went with dishes that have left the menu', async () => {
  backend.put(menuPrices, {}, somePrices());
  backend.answer(savePriceLists, () => ({ version: 2, lost: 3 }));
  open(1);
  await screen.findByText('AC hall');
  press(words.save);
  expect(await screen.findByText(words.savedLost(3))).toBeTruthy();
});
