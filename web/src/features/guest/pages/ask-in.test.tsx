import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { askToJoin, joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { ORDER_ID } from '@bhoj/domain/fixtures/ids';
import { backend, DETAILS, MENU, RESTAURANT } from '../context/guest-backend.fixtures.ts';
import { eachGuest, openAt } from './guest-pages.fixtures.tsx';

eachGuest({ isTicking: true });

const ASK = { name: 'Ask the waiter to let you in' };
const waiting = { state: 'waiting', label: 'mango', orderId: null } as const;

/** Opens a link to a table where somebody has ordered, up to the question for the code. */
async function comeToCode(link = DETAILS) {
  backend.refuse(joinTable, 'code-required', { digits: 4 });
  await openAt(link);
  fireEvent.click(await screen.findByRole('button', { name: 'Start ordering' }));
  await screen.findByLabelText('Four-digit code');
}

it('asks a waiter, says under which name, and goes on to the menu once let in', async () => {
  await comeToCode();
  backend.answer(askToJoin, () => waiting);
  fireEvent.click(await screen.findByRole('button', ASK));
  const asked = await screen.findByText(/your phone is “Mango”/);
  // Above the code, in place of why there is one.
  const code = screen.getByLabelText('Four-digit code');
  expect(asked.compareDocumentPosition(code)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByText('Somebody at this table has ordered already')).toBeNull();
  expect(backend.calls.at(-1)).toEqual([
    'askToJoin',
    { restaurantId: RESTAURANT, tableId: 'F1-T01', key: 'KeyKeyKeyKey', name: null },
  ]);
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  backend.answer(askToJoin, () => ({ state: 'in' as const, label: 'mango', orderId: ORDER_ID }));
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  await waitFor(() => expect(location.pathname).toBe(MENU));
  expect(backend.sent(askToJoin)).toHaveLength(3);
});

it('says when the waiter sent the phone away, and asks no more', async () => {
  await comeToCode();
  backend.answer(askToJoin, () => waiting);
  fireEvent.click(await screen.findByRole('button', ASK));
  await screen.findByText(/We have asked a waiter/);
  backend.answer(askToJoin, () => ({ state: 'sent-away' as const, label: 'mango', orderId: null }));
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(await screen.findByText(/did not let this phone in/)).toBeTruthy();
  const before = backend.calls.length;
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(backend.calls).toHaveLength(before);
  // The guest may ask once more: the waiter may have thought better of it.
  backend.answer(askToJoin, () => ({ state: 'in' as const, label: 'mango', orderId: ORDER_ID }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(location.pathname).toBe(MENU));
});

it('says why it could not ask, and lets the guest ask again', async () => {
  await comeToCode();
  backend.refuse(askToJoin, 'too-many-join-requests');
  fireEvent.click(await screen.findByRole('button', ASK));
  expect(await screen.findByText(/Several phones ask/)).toBeTruthy();
  expect(await screen.findByRole('button', ASK)).toBeTruthy();
});

it('is not offered to a phone without the table’s key', async () => {
  await comeToCode(DETAILS.split('?')[0]);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(screen.queryByRole('button', ASK)).toBeNull();
});

it('asks for six digits when the table’s code has them, and takes four or six', async () => {
  await comeToCode();
  backend.refuse(joinTable, 'code-wrong', { digits: 6 });
  const code = screen.getByLabelText('Four-digit code');
  fireEvent.change(code, { target: { value: '1234' } });
  fireEvent.click(screen.getByRole('button', { name: 'Join the table' }));
  const long = await screen.findByLabelText('Six-digit code');
  fireEvent.change(long, { target: { value: '12345' } });
  const join = screen.getByRole('button', { name: 'Join the table' });
  expect(join).toHaveProperty('disabled', true);
  fireEvent.change(long, { target: { value: '123456' } });
  expect(join).toHaveProperty('disabled', false);
});
