import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aMenu, aMenuItem } from '@bhoj/domain/fixtures/menu';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { formatShare } from '@bhoj/domain/money/format';
import { paise } from '@bhoj/domain/money/money';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import {
  aPurchaseOrder,
  aVendor,
  PURCHASE_ORDER_ID,
  someRecipes,
  someStockItems,
  someStockLevels,
  VENDOR_ID,
} from '@bhoj/domain/fixtures/stock';
import { refusedBuying } from '@bhoj/domain/stock/buying/refused';
import { receiveGoods } from '@bhoj/domain/stock/buying/receipts.contract';
import { purchaseOrders, vendors } from '@bhoj/domain/stock/shape/buying.collection';
import { recipes, stockItems, stockLevels } from '@bhoj/domain/stock/shape/stock.collection';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { stockAlarmPart } from '../../../messages/owner/stock-alarm/en.ts';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { ReceiveView } from './receive-view.tsx';

const backend = inMemory();
/** A share as Testing Library finds it: it reads every space as a plain one. */
const share = (bp: number) => formatShare(bp).replaceAll('\u00a0', ' ');
const alarm = stockAlarmPart.en;
vi.setConfig({ testTimeout: 30_000 });
const NOW = Date.parse('2026-11-20T20:00+05:30');
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const SAVED = { isSaved: true, unusual: [], hasTwin: false };

const show = () =>
  render(
    <MemoryRouter>
      <ToastProvider>
        <InRestaurant record={aRestaurant()} backend={backend}>
          <ReceiveView />
        </InRestaurant>
      </ToastProvider>
    </MemoryRouter>,
  );
const choose = async (label: RegExp, option: RegExp) => {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
};
const addItem = async (name: string) => {
  await user.type(await screen.findByRole('combobox', { name: 'Add an item' }), name.slice(0, 3));
  await user.click(await screen.findByRole('option', { name }));
};
const line = (name: string) => within(screen.getByRole('group', { name: new RegExp(name) }));
const type = (name: string, field: RegExp, text: string) =>
  user.type(line(name).getByRole('textbox', { name: field }), text);
const receive = () => screen.getByRole('button', { name: 'Receive' });

/** Two blocks of paneer for ₹4,000 and ₹200 of GST. */
async function typePaneer() {
  await choose(/^Vendor/, /Sharma Dairy/);
  await addItem('Paneer');
  await type('Paneer', /^Quantity/, '2');
  await type('Paneer', /^Price/, '4360');
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  localStorage.clear();
  backend.clear();
  backend.put(stockItems, {}, someStockItems());
  backend.put(stockLevels, {}, someStockLevels());
  backend.put(vendors, { vendorId: VENDOR_ID }, aVendor());
  backend.answer(receiveGoods, () => SAVED);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('shows the price against the last, and sends a bill that is owed for the vendor’s days (P-BUY-2)', async () => {
  show();
  expect(await screen.findByText('Add the first item of the bill.')).toBeTruthy();
  expect(receive()).toHaveProperty('disabled', true);
  await typePaneer();
  expect(line('Paneer').getByText('9 % more than last time')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /^Bill number/ }), 'R/118');
  await user.type(screen.getByRole('textbox', { name: /^Discount/ }), '60');
  expect(screen.getByText('₹4,300')).toBeTruthy();
  await user.click(receive());
  expect(await screen.findByText('Received from Sharma Dairy: ₹4,300')).toBeTruthy();
  expect(backend.sent(receiveGoods)).toMatchObject([
    {
      vendorId: VENDOR_ID,
      billNumber: 'R/118',
      billDay: '2026-11-20',
      arrivedAt: NOW,
      lines: [
        { itemId: 'paneer', amount: 2000, per: { packId: 'block' }, amountPaise: 436_000, gstPaise: 0 },
      ],
      discountPaise: 6_000,
      payment: { dueOn: '2026-11-27' },
      isConfirmed: false,
    },
  ]);
  expect(screen.getByText('Add the first item of the bill.')).toBeTruthy();
});

it('tells after the receipt which dishes a higher price brought below the margin, with a way to each (P-RECIPE-4)', async () => {
  const tikka = aMenuItem({ id: 'paneer-tikka', name: 'Paneer tikka', pricePaise: paise(200_00) });
  const portions = { 'paneer-tikka': [{ itemId: 'paneer', quantity: 170_000 }] };
  backend.put(menus, {}, aMenu({ items: [tikka] }));
  backend.put(recipes, {}, someRecipes({ portions }));
  show();
  await typePaneer();
  await user.click(receive());
  expect(await screen.findByText(alarm.fell(alarm.rise('Paneer', share(900)), 1))).toBeTruthy();
  const table = screen.getByRole('table', { name: alarm.list });
  // 170 g cost ₹68 before and ₹74.12 now, of ₹200.
  expect(within(table).getAllByRole('row')[1]?.textContent).toBe(
    `Paneer tikka₹132₹125.88${formatShare(3706)}`,
  );
  expect(within(table).getByRole('link').getAttribute('href')).toBe('/?tab=recipes&recipe=paneer-tikka');
  await user.click(screen.getByRole('button', { name: alarm.gotIt }));
  expect(screen.queryByRole('table', { name: alarm.list })).toBeNull();
});

it('says nothing of prices that did not rise, and reads neither recipes nor menu', async () => {
  show();
  await choose(/^Vendor/, /Sharma Dairy/);
  await addItem('Paneer');
  await type('Paneer', /^Quantity/, '2');
  await type('Paneer', /^Price/, '4000');
  const before = backend.listeners();
  await user.click(receive());
  await screen.findByText('Received from Sharma Dairy: ₹4,000');
  expect(screen.queryByText(alarm.title)).toBeNull();
  expect(backend.listeners()).toBe(before);
});

it('says at the field that a bill is to be paid before its own day', async () => {
  show();
  await typePaneer();
  fireEvent.change(screen.getByLabelText(/^To be paid by/), { target: { value: '2026-11-19' } });
  expect(screen.getByText('This is before the day of the bill.')).toBeTruthy();
  expect(receive()).toHaveProperty('disabled', true);
});

it('stores the photo apart, so that no key writes it again', async () => {
  const photo = { contentType: 'image/webp', bytes: 'UklGRg==' };
  localStorage.setItem('bhoj.receive.asha@example.com.photo', JSON.stringify(photo));
  show();
  await typePaneer();
  expect(localStorage.getItem('bhoj.receive.asha@example.com')).not.toContain(photo.bytes);
  await user.click(receive());
  await waitFor(() => expect(backend.sent(receiveGoods)).toMatchObject([{ photo }]));
  await waitFor(() => expect(localStorage.getItem('bhoj.receive.asha@example.com.photo')).toBe('null'));
});

it('keeps when the goods came while the bill waits for a network, and lets it be said', async () => {
  show();
  await typePaneer();
  vi.setSystemTime(NOW + 6 * 60 * 60_000);
  await type('Paneer', /^Price/, '0');
  await user.click(receive());
  await waitFor(() => expect(backend.sent(receiveGoods)).toMatchObject([{ arrivedAt: NOW }]));
  cleanup();
  show();
  await typePaneer();
  fireEvent.change(screen.getByLabelText('When the goods came'), { target: { value: '2026-11-20T09:05' } });
  await user.click(receive());
  await waitFor(() => expect(backend.sent(receiveGoods)).toHaveLength(2));
  expect(backend.sent(receiveGoods)[1]).toMatchObject({ arrivedAt: Date.parse('2026-11-20T09:05+05:30') });
});

it('says at each field what is wrong, and takes free goods', async () => {
  show();
  await choose(/^Vendor/, /Sharma Dairy/);
  await addItem('Onion');
  await type('Onion', /^Quantity/, 'two');
  expect(line('Onion').getByText('Type a number with at most three decimals.')).toBeTruthy();
  await user.clear(line('Onion').getByRole('textbox', { name: /^Quantity/ }));
  await type('Onion', /^Quantity/, '0');
  await type('Onion', /^Price/, '0');
  expect(line('Onion').getByText('Type how much came: more than nothing.')).toBeTruthy();
  await type('Onion', /^Quantity/, '.5');
  expect(line('Onion').getByText('Type the price, or say that it was free.')).toBeTruthy();
  expect(receive()).toHaveProperty('disabled', true);
  await user.click(line('Onion').getByRole('switch', { name: 'Free' }));
  await user.click(receive());
  await waitFor(() =>
    expect(backend.sent(receiveGoods)).toMatchObject([
      { lines: [{ itemId: 'onion', amount: 500, per: { unit: 'kg' }, amountPaise: 0, isFree: true }] },
    ]),
  );
});

it('asks about a price far from the last one and a bill like it, and then sends it as it is (P-BUY-3)', async () => {
  backend.answer(receiveGoods, ({ isConfirmed }) =>
    isConfirmed ? SAVED : { isSaved: false, unusual: [{ line: 0, percent: 75 }], hasTwin: true },
  );
  show();
  await typePaneer();
  await user.click(receive());
  const asked = within(await screen.findByRole('dialog', { name: 'Is that right?' }));
  expect(asked.getByText(/Paneer \(75 % more than last time\).*It may be this one/)).toBeTruthy();
  await user.click(asked.getByRole('button', { name: 'Yes, receive' }));
  await waitFor(() => expect(backend.sent(receiveGoods)).toHaveLength(2));
  const [first, second] = backend.sent(receiveGoods);
  expect(second).toEqual(Object.assign({}, first, { isConfirmed: true }));
});

it('says when a bill was entered already', async () => {
  backend.answer(receiveGoods, () => {
    throw refusedBuying('receipt-known', { enteredOn: '2026-11-18' });
  });
  show();
  await typePaneer();
  await user.click(receive());
  expect(await screen.findByText(/was entered on 18 Nov 2026 already/)).toBeTruthy();
});

it('keeps what was typed over a reload, and says without a network that it is not sent', async () => {
  const { unmount } = show();
  await typePaneer();
  unmount();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show();
  expect(line('Paneer').getByRole('textbox', { name: /^Price/ })).toHaveProperty('value', '4360');
  expect(screen.getByText(/This bill is not sent yet. It stays on this device; press Receive/)).toBeTruthy();
  expect(receive()).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Throw this bill away' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Throw this bill away?' }));
  expect(screen.getByDisplayValue('4360')).toBeTruthy();
  await user.click(asked.getByRole('button', { name: 'Throw this bill away' }));
  expect(await screen.findByText('Add the first item of the bill.')).toBeTruthy();
  vi.restoreAllMocks();
});

it('takes the lines of an order that the goods come for', async () => {
  const order = aPurchaseOrder();
  backend.put(purchaseOrders, { purchaseOrderId: PURCHASE_ORDER_ID }, order);
  show();
  await choose(/^Vendor/, /Sharma Dairy/);
  await choose(/^Comes for the order/, /^Order of/);
  expect(line('Paneer').getByRole('textbox', { name: /^Quantity/ })).toHaveProperty('value', '2');
  await type('Paneer', /^Price/, '4000');
  await user.click(receive());
  await waitFor(() =>
    expect(backend.sent(receiveGoods)).toMatchObject([{ purchaseOrderId: PURCHASE_ORDER_ID }]),
  );
});

it('takes what is open of an order by weight, and leaves an order that a colleague has closed', async () => {
  const [paneer] = aPurchaseOrder().lines;
  const lines =
    paneer === undefined ? [] : [{ ...paneer, packId: null, packName: '', packs: 0, quantity: 12_500_000 }];
  const order = aPurchaseOrder({ lines });
  const at = { purchaseOrderId: PURCHASE_ORDER_ID };
  backend.put(purchaseOrders, at, order);
  show();
  await choose(/^Vendor/, /Sharma Dairy/);
  await choose(/^Comes for the order/, /^Order of/);
  expect(line('Paneer').getByRole('textbox', { name: /^Quantity/ })).toHaveProperty('value', '12.5');
  await type('Paneer', /^Price/, '4000');
  cleanup();
  backend.put(purchaseOrders, at, { ...order, state: 'closed' });
  show();
  expect(await screen.findByText('Choose another order, or none.')).toBeTruthy();
  await choose(/^Comes for the order/, /^No order/);
  expect(screen.queryByText('Choose another order, or none.')).toBeNull();
  await user.click(receive());
  await waitFor(() =>
    expect(backend.sent(receiveGoods)).toMatchObject([
      { purchaseOrderId: null, lines: [{ amount: 12_500, per: { unit: 'kg' } }] },
    ]),
  );
});

it('says that a bill was sent before with other details', async () => {
  backend.refuse(receiveGoods, 'request-id-used', {});
  show();
  await typePaneer();
  await user.click(receive());
  expect(await screen.findByText(/was sent before, with other details/)).toBeTruthy();
});

it('leads to items and vendors where there are none', async () => {
  backend.clear();
  show();
  expect(await screen.findByRole('button', { name: 'To the items' })).toBeTruthy();
  cleanup();
  backend.put(stockItems, {}, someStockItems());
  show();
  expect(await screen.findByRole('button', { name: 'To the vendors' })).toBeTruthy();
});
