import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { aStockItem, aStockMove, KG, someStockItems, someStockLevels } from '@bhoj/domain/fixtures/stock';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { enterCount } from '@bhoj/domain/stock/count/count.contract';
import { foldStock } from '@bhoj/domain/stock/ledger/ledger.contract';
import { stockItems, stockLevels, stockMoves } from '@bhoj/domain/stock/shape/stock.collection';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { fillStorage } from '../../../ui/shared/full-storage.fixtures.ts';
import { CountView } from './count-view.tsx';

const backend = inMemory();
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
vi.setConfig({ testTimeout: 30_000 });

const show = () =>
  render(
    <MemoryRouter>
      <InRestaurant record={aRestaurant()} backend={backend}>
        <CountView />
      </InRestaurant>
    </MemoryRouter>,
  );
const fieldOf = (name: string) => screen.findByRole('textbox', { name });
const fields = () => screen.getAllByRole('textbox').map((field) => field.getAttribute('id') !== null);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  backend.clear();
  backend.answer(foldStock, () => ({ place: 1 }));
  const more = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => aStockItem({ id, name: `Item ${id}`, shelf: '' }));
  backend.put(stockItems, {}, someStockItems({ items: [aStockItem(), ...more] }));
  backend.put(stockLevels, {}, someStockLevels());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a count', () => {
  it('asks for five items at first, and for everything by shelf', async () => {
    show();
    await fieldOf('Paneer in kg');
    expect(fields()).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Everything' }));
    expect(fields()).toHaveLength(7);
    expect(screen.getByRole('region', { name: 'Cold room' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'No shelf' })).toBeTruthy();
  });

  it('never shows what should be there, and then what it found with its rupees', async () => {
    backend.answer(enterCount, ({ countId }) => {
      const lines = [{ itemId: 'paneer', quantity: -KG, countedAt: NOW }];
      backend.put(stockMoves, { moveId: `cnt_${countId}` }, aStockMove({ kind: 'count', lines, place: 2 }));
      return {};
    });
    show();
    await user.type(await fieldOf('Paneer in kg'), '9');
    expect(screen.queryByText(/10 kg/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save the count' }));
    expect(await screen.findByText('-1 kg')).toBeTruthy();
    expect(screen.getAllByText('-₹400')).toHaveLength(2);
    expect(backend.sent(enterCount)).toMatchObject([
      { lines: [{ itemId: 'paneer', quantity: 9 * KG, at: NOW }] },
    ]);
  });

  it('keeps what was typed on this device, and repeats the same count after a failure', async () => {
    backend.refuse(enterCount, 'busy-try-again');
    const { unmount } = show();
    await user.type(await fieldOf('Paneer in kg'), '9');
    unmount();
    show();
    expect((await fieldOf('Paneer in kg')).getAttribute('value')).toBe('9');
    await user.click(screen.getByRole('button', { name: 'Save the count' }));
    await user.click(screen.getByRole('button', { name: 'Save the count' }));
    const ids = (backend.sent(enterCount) as { countId: string }[]).map(({ countId }) => countId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('says while somebody types that a device without room does not keep it', async () => {
    const warning = /cannot keep what you type/;
    show();
    await user.type(await fieldOf('Paneer in kg'), '9');
    expect(screen.queryByText(warning)).toBeNull();
    const full = fillStorage();
    await user.type(await fieldOf('Item a in kg'), '2');
    expect(screen.getByText(warning)).toBeTruthy();
    expect((await fieldOf('Item a in kg')).getAttribute('value')).toBe('2');
    full.free();
    await user.type(await fieldOf('Item b in kg'), '3');
    expect(screen.queryByText(warning)).toBeNull();
    expect(Object.keys(localStorage).some((key) => localStorage.getItem(key)?.includes('"2"'))).toBe(true);
  });

  it('counts anew what changed since an answer was lost', async () => {
    backend.refuse(enterCount, 'busy-try-again');
    show();
    await user.type(await fieldOf('Paneer in kg'), '5');
    await user.click(screen.getByRole('button', { name: 'Save the count' }));
    await user.clear(await fieldOf('Paneer in kg'));
    await user.type(await fieldOf('Paneer in kg'), '15');
    await user.click(screen.getByRole('button', { name: 'Save the count' }));
    const ids = (backend.sent(enterCount) as { countId: string }[]).map(({ countId }) => countId);
    expect(new Set(ids).size).toBe(2);
  });

  it('keeps the rest of the sheet when five items are saved', async () => {
    backend.answer(enterCount, () => ({}));
    show();
    await user.click(await screen.findByRole('button', { name: 'Everything' }));
    await user.type(await fieldOf('Item f in kg'), '3');
    await user.click(screen.getByRole('button', { name: 'Five items' }));
    await user.type(await fieldOf('Paneer in kg'), '9');
    await user.click(screen.getByRole('button', { name: 'Save the count' }));
    await user.click(await screen.findByRole('button', { name: 'Count again' }));
    expect((await fieldOf('Paneer in kg')).getAttribute('value')).toBe('');
    await user.click(screen.getByRole('button', { name: 'Everything' }));
    expect((await fieldOf('Item f in kg')).getAttribute('value')).toBe('3');
  });

  it('says at the field what was refused', async () => {
    backend.answer(enterCount, () => {
      throw new Refusal('too-long-ago', { lines: [1] });
    });
    show();
    await user.type(await fieldOf('Paneer in kg'), '9');
    await user.click(screen.getByRole('button', { name: 'Save the count' }));
    await screen.findAllByText(/too long ago/);
    expect((await fieldOf('Paneer in kg')).getAttribute('aria-invalid')).toBe('true');
  });

  it('names what is no amount, and sends nothing', async () => {
    show();
    await user.type(await fieldOf('Paneer in kg'), 'some');
    expect(screen.getByText('Type a number, such as 2.5.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save the count' }));
    expect(backend.sent(enterCount)).toEqual([]);
  });

  it('draws of a long sheet what is near the view, finds the rest, and shows where an amount is none', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(72);
    vi.spyOn(window, 'scrollTo').mockReturnValue();
    const many = Array.from({ length: 600 }, (_, n) =>
      aStockItem({ id: `i${n}`, name: `Item ${String(n).padStart(3, '0')}`, shelf: `Shelf ${n % 7}` }),
    );
    backend.put(stockItems, {}, someStockItems({ items: many }));
    show();
    await user.click(await screen.findByRole('button', { name: 'Everything' }));
    await fieldOf('Item 000 in kg');
    expect(fields().length).toBeLessThan(60);
    expect(screen.getByText('0 of 600 counted')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Item 599 in kg' })).toBeNull();
    await user.type(screen.getByRole('searchbox', { name: 'Find an item' }), '599');
    // The key Search of a phone saves no count.
    await user.type(screen.getByRole('searchbox', { name: 'Find an item' }), '{Enter}');
    expect(screen.queryByText('Type at least one amount.')).toBeNull();
    await user.type(await fieldOf('Item 599 in kg'), 'some');
    await user.clear(screen.getByRole('searchbox', { name: 'Find an item' }));
    expect(screen.queryByRole('textbox', { name: 'Item 300 in kg' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save the count' }));
    expect(backend.sent(enterCount)).toEqual([]);
    expect(window.scrollTo).toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('shows where in a long sheet a line was refused, and names it', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(72);
    vi.spyOn(window, 'scrollTo').mockReturnValue();
    const many = Array.from({ length: 600 }, (_, n) =>
      aStockItem({ id: `i${n}`, name: `Item ${String(n).padStart(3, '0')}`, shelf: `Shelf ${n % 7}` }),
    );
    backend.put(stockItems, {}, someStockItems({ items: many }));
    backend.answer(enterCount, () => {
      throw new Refusal('too-long-ago', { lines: [2] });
    });
    show();
    await user.click(await screen.findByRole('button', { name: 'Everything' }));
    const search = screen.getByRole('searchbox', { name: 'Find an item' });
    await user.type(await fieldOf('Item 000 in kg'), '1');
    await user.type(search, '599');
    await user.type(await fieldOf('Item 599 in kg'), '2');
    await user.clear(search);
    await user.type(search, '000');
    vi.mocked(window.scrollTo).mockClear();
    await user.click(screen.getByRole('button', { name: 'Save the count' }));
    expect(await screen.findByText(/Refused: Item 599\./)).toBeTruthy();
    expect(search.getAttribute('value')).toBe('');
    expect(window.scrollTo).toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});
