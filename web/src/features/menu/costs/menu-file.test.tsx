import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aMenu, someCosts, somePrices } from '@bhoj/domain/fixtures/menu';
import { menuPrices } from '@bhoj/domain/menu/prices/prices.collection';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';
import { menuCosts } from '@bhoj/domain/menu/shape/costs.collection';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { downloads } from '../../../ui/shared/downloads.fixtures.ts';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { ImportDialog } from '../import/import-dialog.tsx';
import { MenuActions } from '../menu-actions.tsx';

const backend = inMemory();
const menu = aMenu();
const save = vi.fn<(...args: unknown[]) => Promise<unknown>>();
const onClose = vi.fn<() => void>();
const COSTS = 'Category;Dish;Cost\nDosa;Masala dosa;31\nDosa;Filter coffee;\n';
const importing = (into: Menu = menu, text = COSTS) => {
  render(
    <ToastProvider>
      <InRestaurant backend={backend}>
        <ImportDialog menu={into} save={save as never} onClose={onClose} />
      </InRestaurant>
    </ToastProvider>,
  );
  fireEvent.change(screen.getByLabelText('CSV file'), { target: { files: [new File([text], 'menu.csv')] } });
};

beforeEach(() => {
  backend.clear();
  backend.put(menuCosts, {}, someCosts());
  save.mockReset().mockResolvedValue({ saved: true, before: menu, after: menu });
  onClose.mockReset();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('imports the costs that changed, together with the menu', async () => {
  importing();
  fireEvent.click(await screen.findByRole('button', { name: 'Import 1 dish' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(save).toHaveBeenCalledExactlyOnceWith(
    expect.any(Function),
    undefined,
    expect.objectContaining({ kind: 'import', title: 'menu.csv', costs: { 'masala-dosa': 31_00 } }),
  );
});

it('stays open and says why when it is not saved', async () => {
  save.mockResolvedValue({ saved: false, reason: 'offline' });
  importing();
  fireEvent.click(await screen.findByRole('button', { name: 'Import 1 dish' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

it('exports the costs with the menu, and the menu alone where they cannot be read', async () => {
  const files = downloads();
  render(
    <ToastProvider>
      <InRestaurant backend={backend}>
        <MenuActions menu={menu} onOpen={() => undefined} />
      </InRestaurant>
    </ToastProvider>,
  );
  const exportIt = () => {
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Export CSV' }));
  };
  exportIt();
  const linesOf = async (at: number) => ((await files[at]?.text) ?? '').split('\r\n');
  await waitFor(() => expect(files).toHaveLength(1));
  const [heads = '', dosa = ''] = await linesOf(0);
  expect(heads).toMatch(/Cost$/);
  expect(dosa).toMatch(/30$/);
  backend.goOffline();
  exportIt();
  await waitFor(() => expect(files).toHaveLength(2));
  expect((await linesOf(1))[1]).not.toMatch(/30$/);
});

describe('of a menu with price lists', () => {
  const listed = { ...menu, priceLists: 1 };
  beforeEach(() => backend.put(menuPrices, {}, somePrices()));

  it('is exported with a column for each', async () => {
    const files = downloads();
    render(
      <ToastProvider>
        <InRestaurant backend={backend}>
          <MenuActions menu={listed} onOpen={() => undefined} />
        </InRestaurant>
      </ToastProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Export CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const [heads = '', dosa = ''] = ((await files[0]?.text) ?? '').split('\r\n');
    expect(heads).toMatch(/Price list: AC hall,Add-ons on price list: AC hall$/);
    expect(dosa).toMatch(/,140,$/);
  });

  it('is imported with the prices that changed, in one save', async () => {
    importing(listed, 'Category;Dish;AC hall\nDosa;Masala dosa;150\nDosa;Filter coffee;\n');
    fireEvent.click(await screen.findByRole('button', { name: 'Import 1 dish' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    const prices = { was: 1, amounts: { 'ac-hall': { 'masala-dosa': 150_00 } } };
    expect(save.mock.calls[0]?.[2]).toMatchObject({ kind: 'import', costs: {}, prices });
  });

  it('has them in the template', async () => {
    const files = downloads();
    importing(listed);
    fireEvent.click(screen.getByRole('button', { name: 'Download a template' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(((await files[0]?.text) ?? '').split('\r\n')[0]).toMatch(
      /Price list: AC hall,Add-ons on price list: AC hall$/,
    );
  });
});
