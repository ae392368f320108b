import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { aStockItem, KG, someStockItems } from '@bhoj/domain/fixtures/stock';
import { countInKitchen, readItemsToCount, wasteInKitchen } from '@bhoj/domain/stock/count/count.contract';
import { stockItems } from '@bhoj/domain/stock/shape/stock.collection';
import { backend, eachKitchen, open } from './kitchen-page.fixtures.tsx';

eachKitchen();

const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

/** Opens waste and count by the screen's settings, as on a screen that has never shown any. */
async function openStock(): Promise<void> {
  vi.useRealTimers();
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  backend.put(stockItems, {}, someStockItems({ items: [aStockItem()] }));
  backend.answer(readItemsToCount, () => ({ itemIds: ['paneer'] }));
  backend.answer(wasteInKitchen, () => ({}));
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

  it('says why something was not taken, until somebody has read it', async () => {
    await openStock();
    backend.refuse(wasteInKitchen, 'stock-item-unknown');
    await wastePaneer();
    expect(await screen.findByText(/This is not kept any more/)).toBeTruthy();
    await click('OK');
    expect(screen.queryByText(/This is not kept any more/)).toBeNull();
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
