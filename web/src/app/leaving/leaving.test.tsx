import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { href } from '@bhoj/domain/catalogue/routes';
import { leaving } from '../../messages/shared/leaving/en.ts';
import { Leaving, useAskFirst } from './leaving.tsx';
import { render } from '../../ui/plain/render-in-plain.fixtures.tsx';

vi.mock('../../firebase/call.ts', () => ({ useCall: () => () => Promise.resolve({}) }));

const signOut = vi.fn<() => void>();

function Page() {
  const askFirst = useAskFirst();
  return (
    <>
      <button type="button" onClick={() => askFirst(signOut)}>
        Logout
      </button>
      <Link to={href('landing')}>Out</Link>
      <Link to={href('orders')}>Orders</Link>
    </>
  );
}

const show = () => {
  const inside = (
    <Leaving restaurantId="r@example.in">
      <Page />
    </Leaving>
  );
  const router = createMemoryRouter(
    [
      { path: href('captain'), element: inside },
      { path: href('orders'), element: <p>All orders</p> },
      { path: href('landing'), element: <p>Outside</p> },
    ],
    { initialEntries: [href('captain')] },
  );
  render(<RouterProvider router={router} />);
  return router;
};

const ROUND = {
  restaurantId: 'r@example.in',
  orderId: 'OrderAAAAAAAAAAAAAA1',
  tableId: 'F1-T01',
  type: 'dine-in',
  roundId: 'RoundAAAAAAAAAAAAAA1',
  menuVersion: 1,
  selections: [{ itemId: 'chai', variantId: null, addOnIds: [], quantity: 1, note: '' }],
  refused: null,
  isUnknown: false,
};
const keeps = (rounds: readonly unknown[]) =>
  localStorage.setItem('bhoj.rounds.r@example.in', JSON.stringify(rounds));
/** True when the browser would ask before it closes the page. */
const asksToClose = () => {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
};

beforeEach(() => {
  localStorage.clear();
  signOut.mockClear();
});
afterEach(cleanup);

it('asks nothing when every round is sent', () => {
  keeps([]);
  show();
  expect(asksToClose()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(signOut).toHaveBeenCalledTimes(1);
});

it('asks before closing, logging out and leaving the dashboard while a round waits, but not inside the dashboard', async () => {
  keeps([ROUND]);
  const router = show();
  expect(asksToClose()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(screen.getByRole('dialog', { name: leaving.title(1) })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: leaving.stay }));
  expect(signOut).not.toHaveBeenCalled();

  await act(() => router.navigate(href('landing')));
  expect(router.state.location.pathname).toBe(href('captain'));
  fireEvent.click(screen.getByRole('button', { name: leaving.leave }));
  expect(await screen.findByText('Outside')).toBeTruthy();

  cleanup();
  const again = show();
  await act(() => again.navigate(href('orders')));
  expect(screen.getByText('All orders')).toBeTruthy();
});
