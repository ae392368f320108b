import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aMenu,
  aMenuItem,
  anAddOnGroup,
  anOpenDish,
  aPriceList,
  aVariant,
  somePrices,
} from '@bhoj/domain/fixtures/menu';
import { menuPrices } from '@bhoj/domain/menu/prices/prices.collection';
import { paise } from '@bhoj/domain/money/money';
import type { AddOnGroup, MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { menuPart } from '../../../messages/owner/menu/en.ts';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { DishDialog } from '../dish/dish-dialog.tsx';
import type { SaveMenu } from '../saving/use-save-menu.ts';
import { dishAmounts, withTyped } from './dish-prices-model.ts';

// Whole forms in a simulated browser take long on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const backend = inMemory();
const menu = aMenu();
const save = vi.fn<SaveMenu>();
const lists = [aPriceList(), aPriceList({ id: 'away', name: 'Takeaway', floors: undefined })];
const open = (
  item: MenuItem,
  priceLists: number | null = 1,
  addOnGroups: readonly AddOnGroup[] = menu.addOnGroups,
) =>
  render(
    <ToastProvider>
      <InRestaurant backend={backend}>
        <DishDialog
          menu={{
            ...menu,
            items: [item],
            addOnGroups: [...addOnGroups],
            ...(priceLists !== null && { priceLists }),
          }}
          item={item}
          category={null}
          stations={['Main kitchen']}
          save={save}
          onSaved={() => undefined}
          onDelete={() => undefined}
          onClose={() => undefined}
        />
      </InRestaurant>
    </ToastProvider>,
  );
const priceOn = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

beforeEach(() => {
  backend.clear();
  backend.put(menuPrices, {}, somePrices({ lists }));
  save.mockReset().mockResolvedValue({ saved: true, before: menu, after: menu });
});
afterEach(cleanup);

describe('the prices by list in the form of a dish', () => {
  it('are shown for each list, and saved with the dish', async () => {
    open(aMenuItem());
    expect((await priceOn('AC hall')).value).toBe('140');
    expect((await priceOn('Takeaway')).placeholder).toBe('120');
    fireEvent.change(await priceOn('AC hall'), { target: { value: '' } });
    fireEvent.change(await priceOn('Takeaway'), { target: { value: '110.50' } });
    submit();
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(save.mock.calls[0]?.[3]).toEqual({
      was: 1,
      amounts: { 'ac-hall': { 'masala-dosa': null }, away: { 'masala-dosa': 110_50 } },
    });
  });

  it('are those of each size', async () => {
    open(aMenuItem({ variants: [aVariant({ id: 'half', name: 'Half' })] }));
    fireEvent.change(await priceOn('Takeaway, Half'), { target: { value: '95' } });
    submit();
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(save.mock.calls[0]?.[3]).toMatchObject({ amounts: { away: { 'masala-dosa:half': 95_00 } } });
  });

  it('are those of its add-ons, once somebody asks for them', async () => {
    const groups = [anAddOnGroup(), anAddOnGroup({ id: 'other', name: 'Other' })];
    open(aMenuItem({ addOnGroupIds: ['extras'] }), 1, groups);
    fireEvent.click(await screen.findByRole('button', { name: 'Add-ons by list' }));
    expect(screen.queryByLabelText(/Other/)).toBeNull();
    fireEvent.change(await priceOn('AC hall, Extras: Butter'), { target: { value: '25' } });
    submit();
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(save.mock.calls[0]?.[3]).toEqual({ was: 1, amounts: { 'ac-hall': { 'extras/butter': 25_00 } } });
  });

  it('that cannot be read stop the save', async () => {
    open(aMenuItem());
    fireEvent.change(await priceOn('Takeaway'), { target: { value: 'dear' } });
    submit();
    expect(await screen.findByText(menuPart.en.listPriceWrong)).toBeTruthy();
    expect(save).not.toHaveBeenCalled();
  });

  it('are none of an open dish, and nothing is read of them on a menu without lists', async () => {
    const { unmount } = open(anOpenDish());
    await waitFor(() => expect(screen.queryByLabelText('AC hall')).toBeNull());
    unmount();
    const before = backend.listeners();
    open(aMenuItem(), null);
    submit();
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(save.mock.calls[0]?.[3]).toBeUndefined();
    expect(screen.queryByText('Prices by list')).toBeNull();
    expect(backend.listeners()).toBeLessThanOrEqual(before + 1);
  });
});

describe('what is saved of them', () => {
  const typed = withTyped({ stored: somePrices(), typed: {} }, 'ac-hall', 'masala-dosa', '140');

  it('is nothing of what is as it was, nor of a size that is gone', () => {
    expect(dishAmounts(typed, aMenuItem())).toBeUndefined();
    const ofSize = withTyped(typed, 'ac-hall', 'masala-dosa:half', '90');
    expect(dishAmounts(ofSize, aMenuItem())).toBeUndefined();
    expect(dishAmounts(ofSize, aMenuItem({ variants: [aVariant({ id: 'half' })] }))).toMatchObject({
      amounts: { 'ac-hall': { 'masala-dosa:half': paise(90_00) } },
    });
  });

  it('is null where a price cannot be read', () => {
    expect(dishAmounts(withTyped(typed, 'ac-hall', 'masala-dosa', 'dear'), aMenuItem())).toBeNull();
  });
});
