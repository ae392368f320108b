import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { REPORT_ERROR } from '@bhoj/domain/catalogue/fault-report';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { unreadableOrders } from '../../firebase/in-memory.fixtures.tsx';
import { onNewerMet } from '../../ui/shared/newer-met.ts';
import { backend, eachKitchen, open } from './kitchen-page.fixtures.tsx';
import { first } from './state/kitchen.fixtures.ts';

eachKitchen();
backend.serveApp();

it('shows every ticket that it can read, one card for the others, reports each once, and wants an update', () => {
  const wanted = vi.fn<() => void>();
  const stop = onNewerMet(wanted);
  backend.putStored(orders, unreadableOrders(first));
  const { unmount } = open();
  expect(screen.getAllByRole('article').map((ticket) => ticket.getAttribute('aria-label'))).toEqual([
    'KOT 1, F1-T01',
    'KOT 2, F1-T02',
  ]);
  expect(screen.getByText('2 orders cannot be shown on this version of Bhoj')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Update' })).toBeTruthy();
  expect(wanted).toHaveBeenCalled();
  unmount();
  open();
  expect(backend.sent(REPORT_ERROR)).toHaveLength(2);
  stop();
});
