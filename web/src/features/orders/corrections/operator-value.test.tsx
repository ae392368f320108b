import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { correctHandOver } from '@bhoj/domain/billing/corrections/corrections.contract';
import { handOver } from '@bhoj/domain/billing/settle/handing-over';
import { anOrder } from '@bhoj/domain/fixtures/orders';
import { rupees } from '@bhoj/domain/money/money';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { NOW } from '../state/orders.fixtures.ts';
import { OperatorValue } from './operator-value.tsx';

const backend = inMemory();
vi.setConfig({ testTimeout: 30_000 });
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const orderId = 'OrderAAAAAAAAAAAAAA1';
const aggregator = { operator: 'Swiggy', number: '77', valuePaise: null, day: null };
const open = anOrder({ type: 'aggregator', tableId: null, aggregator });
const handedOver = handOver(open, { valuePaise: rupees(500), day: '2026-11-20', at: NOW }).order;

const show = (order: typeof open) =>
  render(
    <InRestaurant backend={backend}>
      <ToastProvider>
        <OperatorValue orderId={orderId} order={order} />
      </ToastProvider>
    </InRestaurant>,
  );
const dialog = () => within(screen.getByRole('dialog'));
const write = async (field: RegExp, text: string) => {
  await user.click(dialog().getByRole('textbox', { name: field }));
  await user.paste(text);
};
const press = () => user.click(dialog().getByRole('button', { name: 'Correct its value' }));

afterEach(() => {
  cleanup();
  backend.clear();
});

it('is offered only once the order is handed over', () => {
  show(open);
  expect(screen.queryByRole('button')).toBeNull();
});

it('says what it counts with, asks for value and reason, and sends what is left', async () => {
  backend.answer(correctHandOver, () => ({}));
  show(handedOver);
  await user.click(screen.getByRole('button', { name: 'Correct its value' }));
  expect(dialog().getByText(/^It counts with ₹500\./)).toBeTruthy();
  await press();
  expect(dialog().getByText('Enter an amount in rupees, or 0.')).toBeTruthy();
  expect(backend.sent(correctHandOver)).toEqual([]);
  await write(/Value before tax/, '0');
  await write(/Reason/, 'Sent back');
  await press();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(backend.sent(correctHandOver)).toEqual([{ orderId, valuePaise: 0, reason: 'Sent back' }]);
});
