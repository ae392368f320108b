import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aCategory, aMenu, dishOf, somePrices } from '@bhoj/domain/fixtures/menu';
import { undoMenuChange } from '@bhoj/domain/menu/changes/menu-change.contract';
import { menuPrices } from '@bhoj/domain/menu/prices/prices.collection';
import { paise } from '@bhoj/domain/money/money';
import type { MenuContent } from '@bhoj/domain/menu/shape/menu.schema';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import type { SaveMenu } from '../saving/use-save-menu.ts';
import { BulkDialog } from './bulk-dialog.tsx';

// Whole forms in a simulated browser take long on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const menu = aMenu({
  categories: [
    aCategory({ id: 'mains', name: 'Mains', otherNames: {} }),
    aCategory({ id: 'bar', name: 'Bar', otherNames: {} }),
  ],
  items: [
    dishOf('Dal', 240, { categoryId: 'mains' }),
    dishOf('Water', 10, { categoryId: 'mains' }),
    dishOf('Soda', 60, { categoryId: 'bar' }),
  ],
});
const backend = inMemory();
const save = vi.fn<SaveMenu>();
const onClose = vi.fn<() => void>();
const click = (role: string, name: string | RegExp) => fireEvent.click(screen.getByRole(role, { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => {
  backend.clear();
  backend.answer(undoMenuChange, () => ({ dishes: 1, left: ['Dal'] }));
  save.mockReset().mockResolvedValue({ saved: true, before: menu, after: menu });
  onClose.mockReset();
  render(
    <ToastProvider>
      <InRestaurant backend={backend}>
        <BulkDialog menu={menu} stations={['Main kitchen', 'Bar']} save={save} onClose={onClose} />
      </InRestaurant>
    </ToastProvider>,
  );
});
afterEach(cleanup);

it('changes prices of a category after a preview, names what stays, and offers an undo', async () => {
  click('checkbox', 'Mains: 0 of 2 chosen');
  expect(screen.getByText('2 dishes chosen')).toBeTruthy();
  click('button', 'Next');
  expect(screen.getByRole('button', { name: 'Change 0' })).toHaveProperty('disabled', true);
  type('Amount', 'ten');
  expect(
    screen.getByText('Enter a number other than 0, at most 99,999.99, like 10, 7.5 or -5.'),
  ).toBeTruthy();
  type('Amount', '-97');
  expect(screen.getByText('1 dish stays as it is')).toBeTruthy();
  expect(screen.getByText('Water: it would cost nothing, or too much.')).toBeTruthy();
  const row = screen.getByRole('row', { name: /^Dal/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Dal', '₹240', '₹7']);
  click('button', 'Change 1');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const [change, , kept] = save.mock.calls[0] ?? [];
  expect(change?.(menu as MenuContent).items.map(({ pricePaise }) => pricePaise)).toEqual([
    7_00, 10_00, 60_00,
  ]);
  expect(kept).toMatchObject({ kind: 'bulk', title: 'Prices changed' });
  // The dialog of this test stays open, and the page behind it has no roles.
  fireEvent.click(screen.getByText('Undo'));
  await screen.findByText('1 dish as before. Changed since, so left as they are: Dal.');
  expect(backend.sent(undoMenuChange)).toEqual([{ kind: 'bulk', changeId: kept?.changeId }]);
});

it('chooses what a search finds, and stays open when it is not saved', async () => {
  save.mockResolvedValue({ saved: false, reason: 'offline' });
  type('Find dishes by name', 'soda');
  click('checkbox', 'All 1 found');
  click('button', 'Next');
  type('Amount', '10');
  click('button', 'Change 1');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

it('changes the prices on a list after a preview, and none of the menu', async () => {
  cleanup();
  const items = { 'ac-hall': { dal: paise(260_00) } };
  backend.put(menuPrices, {}, somePrices({ items }));
  render(
    <ToastProvider>
      <InRestaurant backend={backend}>
        <BulkDialog menu={{ ...menu, priceLists: 1 }} stations={['Bar']} save={save} onClose={onClose} />
      </InRestaurant>
    </ToastProvider>,
  );
  click('checkbox', 'Mains: 0 of 2 chosen');
  click('button', 'Next');
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Prices of' }));
  click('option', 'AC hall');
  type('Amount', '10');
  expect(screen.getByText('Water: it has no price on this list.')).toBeTruthy();
  const cells = within(screen.getByRole('row', { name: /^Dal/ })).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual(['Dal', '₹260', '₹286']);
  click('button', 'Change 1');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const [change, , kept] = save.mock.calls[0] ?? [];
  expect(change?.(menu as MenuContent)).toEqual(menu);
  expect(kept).toMatchObject({
    kind: 'bulk',
    title: 'Prices changed: AC hall',
    prices: { was: 1, amounts: { 'ac-hall': { dal: 286_00 } } },
  });
});
