import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Reason } from '@bhoj/domain/catalogue/reasons';
import type { Right } from '@bhoj/domain/catalogue/rights';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { KG, someStockItems, someStockLevels } from '@bhoj/domain/fixtures/stock';
import { paise } from '@bhoj/domain/money/money';
import { enterTransfer, enterWaste } from '@bhoj/domain/stock/count/count.contract';
import { clockOf, DAY, dateOf, HOUR, MINUTE } from '@bhoj/domain/time/ist';
import { foldStock } from '@bhoj/domain/stock/ledger/ledger.contract';
import { stockItems, stockLevels } from '@bhoj/domain/stock/shape/stock.collection';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { RightsContext } from '../../../firebase/rights.ts';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { stockActsPart } from '../../../messages/owner/stock-acts/en.ts';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { NowView } from '../now/now-view.tsx';

const backend = inMemory();
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const words = stockActsPart.en;
vi.setConfig({ testTimeout: 30_000 });

const show = (path = '/', rights: readonly Right[] | null = null) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <InRestaurant
        record={aRestaurant()}
        backend={backend}
        {...(rights !== null && { role: 'office' as const })}
      >
        <RightsContext value={rights}>
          <ToastProvider>
            <NowView />
          </ToastProvider>
        </RightsContext>
      </InRestaurant>
    </MemoryRouter>,
  );
const level = (kg: number) => ({ quantity: kg * KG, worthPaise: paise(kg * 400_00), last: null });
const opened = async () => within(await screen.findByRole('dialog', { name: words.transfer.title }));
const fromPanel = async () => {
  await user.click(await screen.findByRole('button', { name: words.transfer.open }));
  return opened();
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  backend.clear();
  backend.answer(foldStock, () => ({ place: 1 }));
  backend.put(stockItems, {}, someStockItems());
  backend.put(stockLevels, {}, someStockLevels({ levels: { paneer: level(2), 'paneer@bar': level(8) } }));
  backend.answer(enterTransfer, () => {
    backend.put(stockLevels, {}, someStockLevels({ levels: { paneer: level(7), 'paneer@bar': level(3) } }));
    return {};
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('moves an item from its panel in its pack, from where most of it is, and shows both stores afterwards', async () => {
  show('/?item=paneer');
  const dialog = await fromPanel();
  expect(dialog.getByText('Bar: 8 kg')).toBeTruthy();
  expect(dialog.getByText('Main store: 2 kg')).toBeTruthy();
  await user.type(dialog.getByLabelText(words.lines.amount), '1');
  expect(dialog.getByText('Bar: 8 kg → 3 kg')).toBeTruthy();
  expect(dialog.getByText('Main store: 2 kg → 7 kg')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: words.transfer.save }));
  expect(await dialog.findByText(words.transfer.done(1, 'Bar', 'Main store'))).toBeTruthy();
  const [row] = dialog.getAllByRole('row').slice(1);
  expect(row?.textContent).toBe('Paneer3 kg7 kg');
  expect(backend.sent(enterTransfer)).toMatchObject([
    { from: 'bar', to: null, lines: [{ itemId: 'paneer', quantity: 5 * KG }] },
  ]);
});

/** Fills a line of the dialog by events; a simulated user takes longer, and is not under test here. */
async function fill(dialog: Awaited<ReturnType<typeof opened>>, nth: number, item: string, amount: string) {
  const line = within(dialog.getByRole('group', { name: words.lines.ingredient(nth) }));
  fireEvent.mouseDown(line.getByLabelText(words.lines.item));
  fireEvent.click(await screen.findByRole('option', { name: item }));
  fireEvent.change(line.getByLabelText(words.lines.amount), { target: { value: amount } });
}

it('moves several items from the list, and turns the way round', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: words.transfer.title }));
  const dialog = await opened();
  await fill(dialog, 1, 'Onion', '2.5');
  fireEvent.click(dialog.getByRole('button', { name: words.lines.add }));
  await fill(dialog, 2, 'Butter gravy', '1');
  fireEvent.mouseDown(dialog.getByRole('combobox', { name: words.transfer.from }));
  fireEvent.click(await screen.findByRole('option', { name: 'Bar' }));
  fireEvent.click(dialog.getByRole('button', { name: words.transfer.save }));
  expect(await dialog.findByText(words.transfer.done(2, 'Bar', 'Main store'))).toBeTruthy();
  expect(backend.sent(enterTransfer)[0]).toMatchObject({
    from: 'bar',
    to: null,
    lines: [
      { itemId: 'onion', quantity: 2.5 * KG },
      { itemId: 'gravy', quantity: KG },
    ],
  });
});

it('moves more after a transfer, as another one', async () => {
  show('/?item=paneer');
  const dialog = await fromPanel();
  fireEvent.change(dialog.getByLabelText(words.lines.amount), { target: { value: '1' } });
  fireEvent.click(dialog.getByRole('button', { name: words.transfer.save }));
  fireEvent.click(await dialog.findByRole('button', { name: words.transfer.more }));
  await fill(dialog, 1, 'Onion', '1');
  fireEvent.click(dialog.getByRole('button', { name: words.transfer.save }));
  await waitFor(() => expect(backend.sent(enterTransfer)).toHaveLength(2));
  const ids = backend.sent(enterTransfer).map((sent) => (sent as InputOf<typeof enterTransfer>).transferId);
  expect(new Set(ids).size).toBe(2);
});

it('says at its line what is wrong, and that a store goes below zero', async () => {
  show('/?item=paneer');
  const dialog = await fromPanel();
  await user.click(dialog.getByRole('button', { name: words.transfer.save }));
  expect(dialog.getByText(words.lines.lineFaults['no-amount'])).toBeTruthy();
  await user.type(dialog.getByLabelText(words.lines.amount), '2');
  expect(dialog.getByText(words.transfer.short('Bar', '8 kg'))).toBeTruthy();
  await user.click(dialog.getByRole('combobox', { name: words.transfer.to }));
  await user.click(await screen.findByRole('option', { name: 'Bar' }));
  await user.click(dialog.getByRole('button', { name: words.transfer.save }));
  expect(dialog.getByText(words.transfer.sameStore)).toBeTruthy();
  expect(backend.sent(enterTransfer)).toEqual([]);
});

it('names the line and the item of a refusal, and keeps what was typed', async () => {
  show('/?item=paneer');
  const dialog = await fromPanel();
  await user.type(dialog.getByLabelText(words.lines.amount), '1');
  const refused = async (reason: Reason, details: object, sentence: string) => {
    backend.refuse(enterTransfer, reason, { ...details });
    await user.click(dialog.getByRole('button', { name: words.transfer.save }));
    expect(await dialog.findByText(sentence)).toBeTruthy();
  };
  await refused('record-full', { lines: [2] }, words.transfer.full('1'));
  await refused('stock-item-unknown', { itemIds: ['paneer'] }, words.transfer.itemGone('Paneer'));
  await refused('stock-item-unknown', { stores: ['bar'] }, words.transfer.storeGone);
  await refused('request-id-used', {}, words.transfer.sent);
  expect(dialog.getByDisplayValue('1')).toBeTruthy();
});

it('enters waste from the panel: how much, from which store, and why', async () => {
  backend.answer(enterWaste, () => ({}));
  show('/?item=paneer');
  await user.click(await screen.findByRole('button', { name: words.waste.open }));
  const dialog = within(await screen.findByRole('dialog', { name: words.waste.titleOf('Paneer') }));
  await user.click(dialog.getByRole('button', { name: words.waste.save }));
  expect(dialog.getByText(words.lines.lineFaults['no-amount'])).toBeTruthy();
  expect(dialog.getByText(words.waste.whyFault)).toBeTruthy();
  await user.type(dialog.getByLabelText(words.waste.amount), '2.5');
  expect(dialog.getByText(words.transfer.short('Main store', '2 kg'))).toBeTruthy();
  await user.click(dialog.getByRole('combobox', { name: words.waste.store }));
  await user.click(await screen.findByRole('option', { name: 'Bar' }));
  await user.click(dialog.getByRole('combobox', { name: words.waste.why }));
  await user.click(await screen.findByRole('option', { name: 'Spoiled' }));
  backend.refuse(enterWaste, 'stock-item-unknown', { stores: ['bar'] });
  await user.click(dialog.getByRole('button', { name: words.waste.save }));
  expect(await dialog.findByText(words.waste.storeGone)).toBeTruthy();
  backend.answer(enterWaste, () => ({}));
  await user.click(dialog.getByRole('button', { name: words.waste.save }));
  expect(await screen.findByText(words.waste.done('2.5 kg', 'Paneer'))).toBeTruthy();
  const wasted = { kind: 'item', itemId: 'paneer', storeId: 'bar', quantity: 2.5 * KG };
  expect(backend.sent(enterWaste).at(-1)).toMatchObject({ wasted, why: 'spoiled', at: NOW });
});

it('enters what was moved at an earlier time, a week ago at most, and sends it again with the same time', async () => {
  show('/?item=paneer');
  const dialog = await fromPanel();
  await user.type(await dialog.findByLabelText(words.lines.amount), '1');
  const when = dialog.getByLabelText(words.when);
  const typed = (at: number) => fireEvent.change(when, { target: { value: `${dateOf(at)}T${clockOf(at)}` } });
  const save = () => user.click(dialog.getByRole('button', { name: words.transfer.save }));
  for (const at of [NOW - 8 * DAY, NOW + HOUR]) {
    typed(at);
    // oxlint-disable-next-line no-await-in-loop
    await save();
    expect(dialog.getByText(words.whenFault)).toBeTruthy();
  }
  expect(backend.sent(enterTransfer)).toEqual([]);
  const earlier = Math.floor((NOW - 2 * HOUR) / MINUTE) * MINUTE;
  typed(earlier);
  backend.refuse(enterTransfer, 'offline');
  await save();
  fireEvent.change(when, { target: { value: '' } });
  backend.answer(enterTransfer, () => ({}));
  await save();
  await waitFor(() => expect(backend.sent(enterTransfer)).toMatchObject([{ at: earlier }, { at: NOW }]));
});

it('is not offered in a house with one store, nor to people who may only look', async () => {
  const { unmount } = show('/?item=paneer', ['see-profit']);
  await screen.findByRole('dialog', { name: 'Paneer' });
  expect(screen.queryByRole('button', { name: words.transfer.open })).toBeNull();
  expect(screen.queryByRole('button', { name: words.transfer.title })).toBeNull();
  unmount();
  backend.put(stockItems, {}, someStockItems({ stores: [] }));
  show('/?item=paneer');
  await screen.findByRole('dialog', { name: 'Paneer' });
  expect(screen.queryByRole('button', { name: words.transfer.open })).toBeNull();
  expect(screen.queryByRole('button', { name: words.transfer.title })).toBeNull();
});
