import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { aMenu, aMenuItem, aVariant } from '@bhoj/domain/fixtures/menu';
import { newId } from '@bhoj/domain/kernel/ids';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import type { KitchenStock } from '@bhoj/domain/stock/shape/kitchen.schema';
import { kitchenStockPart } from '../../messages/kitchen/kitchen-stock/en.ts';
import { HOUR } from '@bhoj/domain/time/ist';
import { KG } from '@bhoj/domain/fixtures/stock';
import { countInKitchen, readItemsToCount, wasteInKitchen } from '@bhoj/domain/stock/count/count.contract';
import { kitchenStock } from '@bhoj/domain/stock/shape/stock.collection';
import { backend, device, eachKitchen, open } from './kitchen-page.fixtures.tsx';

eachKitchen();

const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

type Wasting = (input: { readonly wasteId: string }) => Record<string, never>;

/** Opens waste and count by the screen's settings, as on a screen that has never shown any. */
async function openStock(more: Partial<KitchenStock> = {}, wasted: Wasting = () => ({})): Promise<void> {
  vi.useRealTimers();
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  backend.put(kitchenStock, {}, { items: [{ id: 'paneer', name: 'Paneer', unit: 'kg' }], ...more });
  backend.answer(readItemsToCount, () => ({ itemIds: ['paneer'] }));
  backend.answer(wasteInKitchen, wasted);
  backend.answer(countInKitchen, () => ({}));
  open();
  await click('Settings of this screen');
  await click('Waste and count');
  await screen.findByRole('dialog', { name: 'Waste and count' });
}

async function wastePaneer(): Promise<void> {
  await click('Paneer');
  await click('0.5 kg');
  await click('Burnt');
}

describe('waste in the kitchen', () => {
  it('takes three taps, and the bar has a button from then on', async () => {
    await openStock();
    await wastePaneer();
    await vi.waitFor(() => expect(backend.sent(wasteInKitchen)).toHaveLength(1));
    expect(backend.sent(wasteInKitchen)).toMatchObject([
      { wasted: { kind: 'item', itemId: 'paneer', quantity: KG / 2 }, why: 'burnt', at: NOW },
    ]);
    const bar = screen.getByRole('heading', { name: 'Kitchen' }).closest('header');
    expect(within(bar ?? document.body).getByRole('button', { name: 'Waste and count' })).toBeTruthy();
  });

  it('waits for the network with one id, and is sent when it is back', async () => {
    await openStock();
    backend.refuse(wasteInKitchen, 'offline');
    await wastePaneer();
    expect(await screen.findByText('1 waits for the network')).toBeTruthy();
    await vi.waitFor(() => expect(backend.sent(wasteInKitchen)).toHaveLength(1));
    backend.answer(wasteInKitchen, () => ({}));
    fireEvent(window, new Event('online'));
    await vi.waitFor(() => expect(backend.sent(wasteInKitchen)).toHaveLength(2));
    const ids = (backend.sent(wasteInKitchen) as { wasteId: string }[]).map(({ wasteId }) => wasteId);
    expect(new Set(ids).size).toBe(1);
    await vi.waitFor(() => expect(screen.queryByText('1 waits for the network')).toBeNull());
  });

  it('bears the name of whoever entered it, whoever is signed in when it is sent', async () => {
    const [meena, ravi] = ['UidOfMeenaAAAAAAAAAAA', 'UidOfRaviAAAAAAAAAAAA'];
    backend.auth.signIn({ uid: meena });
    await openStock();
    backend.refuse(wasteInKitchen, 'offline');
    await wastePaneer();
    await screen.findByText('1 waits for the network');
    backend.auth.signIn({ uid: ravi });
    backend.answer(wasteInKitchen, () => ({}));
    fireEvent(window, new Event('online'));
    await vi.waitFor(() => expect(device.records.size).toBe(0));
    expect(backend.sent(wasteInKitchen).at(-1)).toMatchObject({ authorUid: meena });
    await wastePaneer();
    await vi.waitFor(() => expect(backend.sent(wasteInKitchen).at(-1)).toMatchObject({ authorUid: ravi }));
    fireEvent.click(screen.getByRole('radio', { name: 'Count' }));
    fireEvent.change(await screen.findByRole('textbox', { name: 'Paneer (kg)' }), { target: { value: '4' } });
    await click('Save');
    await vi.waitFor(() => expect(backend.sent(countInKitchen)).toMatchObject([{ authorUid: ravi }]));
  });

  it('says why something was not taken, until somebody has read it', async () => {
    await openStock();
    backend.refuse(wasteInKitchen, 'stock-item-unknown');
    await wastePaneer();
    expect(await screen.findByText(/This is not kept any more/)).toBeTruthy();
    await click('OK');
    expect(screen.queryByText(/This is not kept any more/)).toBeNull();
  });
});

describe('waste of a cooked dish', () => {
  const NAAN = aMenuItem({
    id: 'naan',
    name: 'Naan',
    otherNames: { hi: 'नान' },
    variants: [aVariant({ id: 'small', name: 'Small' }), aVariant({ id: 'large', name: 'Large' })],
  });
  const TIKKA = aMenuItem({ id: 'tikka', name: 'Paneer tikka', variants: [] });
  const openDishes = async (menu = true) => {
    if (menu)
      backend.put(
        menus,
        {},
        aMenu({ items: [TIKKA, NAAN, aMenuItem({ id: 'dal', name: 'Dal', variants: [] })] }),
      );
    await openStock({ dishes: ['gone', 'naan', 'tikka'] });
    fireEvent.click(await screen.findByRole('radio', { name: 'Cooked dish' }));
  };

  it('takes three taps: which dish, how many portions, and why', async () => {
    await openDishes();
    // A dish without a recipe uses nothing; what left the menu is not cooked any more.
    await screen.findByRole('button', { name: 'Paneer tikka' });
    expect(screen.queryByRole('button', { name: 'Dal' })).toBeNull();
    await click('Paneer tikka');
    await click('2 portions');
    await click('Dropped');
    await vi.waitFor(() => expect(backend.sent(wasteInKitchen)).toHaveLength(1));
    expect(backend.sent(wasteInKitchen)).toMatchObject([
      { wasted: { kind: 'dish', itemId: 'tikka', variantId: null, portions: 2 }, why: 'dropped', at: NOW },
    ]);
  });

  it('offers each size, and keeps it without a network for the next start of the screen', async () => {
    await openDishes();
    backend.refuse(wasteInKitchen, 'offline');
    await click('Naan, Large');
    await click('1 portion');
    await click('Burnt');
    expect(await screen.findByText('1 waits for the network')).toBeTruthy();
    await vi.waitFor(() => expect(device.records.size).toBe(1));
    cleanup();
    backend.answer(wasteInKitchen, () => ({}));
    open();
    await vi.waitFor(() =>
      expect(backend.sent(wasteInKitchen).at(-1)).toMatchObject({
        wasted: { kind: 'dish', itemId: 'naan', variantId: 'large', portions: 1 },
      }),
    );
    await vi.waitFor(() => expect(device.records.size).toBe(0));
  });

  it('says which dish was not taken, and why', async () => {
    await openDishes();
    backend.refuse(wasteInKitchen, 'without-recipe');
    await click('Paneer tikka');
    await click('1 portion');
    await click('Burnt');
    expect((await screen.findByText(/This has no recipe/)).textContent).toContain('Paneer tikka, 1 portion');
  });

  it('is not offered where nothing says which dishes have a recipe', async () => {
    await openStock();
    expect(screen.queryByRole('radio', { name: 'Cooked dish' })).toBeNull();
  });
});

describe('what waits', () => {
  const waste = (hoursAgo: number) => {
    const input = {
      wasteId: newId(),
      wasted: { kind: 'item', itemId: 'paneer', quantity: KG },
      why: 'burnt',
      note: '',
      at: NOW - hoursAgo * HOUR,
    };
    device.records.set(input.wasteId, { kind: 'waste', input, refused: null });
    return input;
  };
  const sent = () => (backend.sent(wasteInKitchen) as { wasteId: string }[]).map(({ wasteId }) => wasteId);

  it('is read when the device works again, also where nothing was known of it', async () => {
    const { wasteId } = waste(1);
    device.block();
    await openStock();
    expect(await screen.findByText(kitchenStockPart.en.unread)).toBeTruthy();
    expect(sent()).toEqual([]);
    device.free();
    fireEvent(window, new Event('online'));
    await vi.waitFor(() => expect(sent()).toEqual([wasteId]));
    await vi.waitFor(() => expect(screen.queryByText(kitchenStockPart.en.unread)).toBeNull());
  });

  it('is written on the device once there is room', async () => {
    await openStock();
    device.fill();
    backend.refuse(wasteInKitchen, 'offline');
    await wastePaneer();
    await screen.findAllByText(kitchenStockPart.en.notKept.full(1));
    expect(device.records.size).toBe(0);
    device.free();
    fireEvent(window, new Event('online'));
    await vi.waitFor(() => expect(device.records.size).toBe(1));
  });

  it('is not held up by one that the server cannot answer', async () => {
    const [stuck, next] = [waste(2), waste(1)];
    await openStock({}, ({ wasteId }) => {
      if (wasteId === stuck.wasteId) throw new Error('broken');
      return {};
    });
    await vi.waitFor(() => expect(sent()).toEqual([stuck.wasteId, next.wasteId]));
    await vi.waitFor(() => expect([...device.records.keys()]).toEqual([stuck.wasteId]));
    // It has its pause.
    fireEvent(window, new Event('online'));
    await vi.waitFor(() => expect(device.records.get(stuck.wasteId)).toMatchObject({ wasUnknown: true }));
    expect(sent()).toHaveLength(2);
  });

  it.each(['app-check-failed', 'not-allowed', 'dismissed', 'account-closed'] as const)(
    'goes on waiting where the server takes nothing from this screen: %s',
    async (reason) => {
      const [first, second] = [waste(2), waste(1)];
      await openStock({}, () => {
        throw new Refusal(reason);
      });
      await vi.waitFor(() => expect(sent().length).toBeGreaterThan(0));
      expect(new Set(sent())).toEqual(new Set([first.wasteId]));
      backend.answer(wasteInKitchen, () => ({}));
      fireEvent(window, new Event('online'));
      await vi.waitFor(() => expect(device.records.size).toBe(0));
      expect(sent().at(-1)).toBe(second.wasteId);
    },
  );

  it('can be tried again after a refusal, which the kitchen sees without the sheet', async () => {
    await openStock();
    backend.refuse(wasteInKitchen, 'stock-item-unknown');
    await wastePaneer();
    expect(await screen.findByText(kitchenStockPart.en.someRefused)).toBeTruthy();
    backend.answer(wasteInKitchen, () => ({}));
    await click('Try again');
    await vi.waitFor(() => expect(screen.queryByText(kitchenStockPart.en.someRefused)).toBeNull());
    await vi.waitFor(() => expect(sent()).toHaveLength(2));
    expect(new Set(sent()).size).toBe(1);
  });

  it('is sent by a screen that could not remember having shown items', async () => {
    const { wasteId } = waste(1);
    vi.stubGlobal('indexedDB', {
      databases: () => Promise.resolve([{ name: 'bhoj.kitchen.stock.asha@example.com' }]),
    });
    vi.useRealTimers();
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
    backend.answer(wasteInKitchen, () => ({}));
    open();
    await vi.waitFor(() => expect(sent()).toEqual([wasteId]));
    expect(screen.queryByRole('button', { name: 'Waste and count' })).toBeNull();
  });

  it('is asked for before the page closes while the page alone holds it', async () => {
    const mayClose = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await openStock();
    expect(mayClose()).toBe(true);
    device.fill();
    backend.refuse(wasteInKitchen, 'offline');
    await wastePaneer();
    await vi.waitFor(() => expect(mayClose()).toBe(false));
    backend.answer(wasteInKitchen, () => ({}));
    fireEvent(window, new Event('online'));
    await vi.waitFor(() => expect(mayClose()).toBe(true));
  });
});

describe('a screen that cannot keep what is entered', () => {
  it.each(['full', 'blocked'] as const)('sends it all the same, and says that it is %s', async (fault) => {
    await openStock();
    if (fault === 'full') device.fill();
    else device.block();
    backend.refuse(wasteInKitchen, 'offline');
    await wastePaneer();
    await screen.findAllByText(kitchenStockPart.en.notKept[fault](1));
    backend.answer(wasteInKitchen, () => ({}));
    fireEvent(window, new Event('online'));
    await vi.waitFor(() => expect(screen.queryByText(kitchenStockPart.en.notKept[fault](1))).toBeNull());
  });

  it('takes over what an earlier release kept as one text', async () => {
    const wasted = { kind: 'item', itemId: 'paneer', quantity: KG };
    const input = { wasteId: newId(), wasted, why: 'burnt', note: '', at: NOW };
    const key = 'bhoj.kitchen.stock-out.asha@example.com';
    localStorage.setItem(key, JSON.stringify({ [input.wasteId]: { kind: 'waste', input, refused: null } }));
    await openStock();
    await vi.waitFor(() => expect(backend.sent(wasteInKitchen)).toEqual([input]));
    await vi.waitFor(() => expect(localStorage.getItem(key)).toBeNull());
  });
});

describe('a count in the kitchen', () => {
  it('is blind, and is sent with the time of each amount', async () => {
    await openStock();
    fireEvent.click(screen.getByRole('radio', { name: 'Count' }));
    const field = await screen.findByRole('textbox', { name: 'Paneer (kg)' });
    fireEvent.change(field, { target: { value: '4.5' } });
    await click('Save');
    await vi.waitFor(() => expect(backend.sent(countInKitchen)).toHaveLength(1));
    expect(backend.sent(countInKitchen)).toMatchObject([
      { lines: [{ itemId: 'paneer', quantity: 4.5 * KG, at: NOW }] },
    ]);
  });
});
