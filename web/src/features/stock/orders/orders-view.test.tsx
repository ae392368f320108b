import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import {
  aGoodsReceipt,
  aPurchaseOrder,
  aVendor,
  KG,
  PURCHASE_ORDER_ID,
  RECEIPT_ID,
  someStockItems,
  someStockLevels,
  VENDOR_ID,
} from '@bhoj/domain/fixtures/stock';
import { savePurchaseOrder } from '@bhoj/domain/stock/buying/purchase-orders.contract';
import { goodsReceipts, purchaseOrders, vendors } from '@bhoj/domain/stock/shape/buying.collection';
import { stockItems, stockLevels } from '@bhoj/domain/stock/shape/stock.collection';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { OrdersView } from './orders-view.tsx';

const backend = inMemory();
vi.setConfig({ testTimeout: 30_000 });
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const show = (path = '/') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <ToastProvider>
        <InRestaurant record={aRestaurant()} backend={backend}>
          <OrdersView />
        </InRestaurant>
      </ToastProvider>
    </MemoryRouter>,
  );

beforeEach(() => {
  backend.clear();
  const levels = someStockLevels();
  const paneer = levels.levels['paneer'];
  backend.put(stockItems, {}, someStockItems());
  backend.put(
    stockLevels,
    {},
    {
      ...levels,
      levels: paneer === undefined ? {} : { paneer: { ...paneer, quantity: 2 * KG } },
    },
  );
  backend.put(vendors, { vendorId: VENDOR_ID }, aVendor());
  backend.put(goodsReceipts, { receiptId: RECEIPT_ID }, aGoodsReceipt());
  backend.answer(savePurchaseOrder, ({ version }) => ({ version: version + 1 }));
});
afterEach(cleanup);

it('suggests what is below its par, from the vendor it was bought from last (P-BUY-7)', async () => {
  show();
  const group = within(await screen.findByRole('group', { name: 'Sharma Dairy' }));
  expect(group.getByText('2 × Block')).toBeTruthy();
  await user.click(group.getByRole('button', { name: 'Write an order' }));
  const form = within(await screen.findByRole('dialog', { name: 'Write an order' }));
  const packs = form.getByRole('textbox', { name: 'Paneer, in Block' });
  await user.clear(packs);
  await user.type(packs, '1.5');
  expect(form.getByText('Whole packs only.')).toBeTruthy();
  expect(form.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  await user.clear(packs);
  await user.type(packs, '3');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(backend.sent(savePurchaseOrder)).toMatchObject([
      {
        version: 0,
        vendorId: VENDOR_ID,
        state: 'draft',
        lines: [{ itemId: 'paneer', packId: 'block', packs: 3, quantity: 15 * KG }],
      },
    ]),
  );
});

it('suggests nothing that is on order', async () => {
  backend.put(purchaseOrders, { purchaseOrderId: PURCHASE_ORDER_ID }, aPurchaseOrder());
  show();
  // Nobody has bought the other items yet.
  const others = within(await screen.findByRole('group', { name: 'Not bought yet' }));
  expect(others.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Onion8 kg',
    'Butter gravy8 kg',
  ]);
  expect(screen.queryByRole('group', { name: 'Sharma Dairy' })).toBeNull();
  expect(screen.getByRole('table', { name: 'Orders' }).textContent).toContain('Sharma Dairy');
});

it('is sent as a text by WhatsApp to the vendor’s number, and then counts as sent (P-BUY-7)', async () => {
  const draft = aPurchaseOrder({ state: 'draft', note: 'Before noon' });
  backend.put(purchaseOrders, { purchaseOrderId: PURCHASE_ORDER_ID }, draft);
  show(`/?order=${PURCHASE_ORDER_ID}`);
  const panel = within(await screen.findByRole('dialog', { name: 'Sharma Dairy' }));
  const link = panel.getByRole('link', { name: 'Send by WhatsApp' });
  const address = new URL(link.getAttribute('href') ?? '');
  expect(address.pathname).toBe('/919845011223');
  expect(address.searchParams.get('text')).toContain('Paneer: 2 × Block\nBefore noon');
  await user.click(link);
  await waitFor(() => expect(backend.sent(savePurchaseOrder)).toMatchObject([{ version: 1, state: 'sent' }]));
});

it('shows what has come, and is closed', async () => {
  const [line] = aPurchaseOrder().lines;
  const lines = line === undefined ? [] : [{ ...line, received: 5 * KG }];
  backend.put(purchaseOrders, { purchaseOrderId: PURCHASE_ORDER_ID }, aPurchaseOrder({ lines }));
  show(`/?order=${PURCHASE_ORDER_ID}`);
  const panel = within(await screen.findByRole('dialog', { name: 'Sharma Dairy' }));
  expect(panel.getByText('5 kg of 10 kg came')).toBeTruthy();
  await user.click(panel.getByRole('button', { name: 'Close the order' }));
  await waitFor(() =>
    expect(backend.sent(savePurchaseOrder)).toMatchObject([{ version: 1, state: 'closed' }]),
  );
});
