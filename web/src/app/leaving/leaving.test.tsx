import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Link, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { href } from '@bhoj/domain/catalogue/routes';
import { leaving } from '../../messages/shared/leaving/en.ts';
import type { OutRound } from '../../features/captain/outbox/outbox-model.ts';
import { anOutRound } from '../../features/captain/outbox/round.fixtures.ts';
import { aDevice } from '../../features/captain/outbox/round-keep.fixtures.ts';
import type { Device } from '../../features/captain/outbox/round-keep.fixtures.ts';
import { KeepContext } from '../../features/captain/outbox/use-kept-rounds.ts';
import { Leaving, useAskFirst } from './leaving.tsx';
import { render } from '../../ui/plain/render-in-plain.fixtures.tsx';
import { createMemoryRouter } from '../../ui/shared/address/behind-react-router.fixtures.tsx';

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

const RESTAURANT = 'r@example.in';
let device: Device;

/** Opens the page, once it knows what the device keeps. */
const show = async () => {
  const inside = (
    <Leaving restaurantId={RESTAURANT}>
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
  await act(async () => {
    render(
      <KeepContext value={device.tab()}>
        <RouterProvider router={router} />
      </KeepContext>,
    );
  });
  return router;
};

const keeps = (round: OutRound) => device.kept(RESTAURANT).set(round.roundId, round);
/** True when the browser would ask before it closes the page. */
const asksToClose = () => {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
};

beforeEach(() => {
  device = aDevice();
  signOut.mockClear();
});
afterEach(cleanup);

it('asks nothing when every round is sent', async () => {
  await show();
  expect(asksToClose()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(signOut).toHaveBeenCalledTimes(1);
});

it('asks before closing, logging out and leaving the dashboard while a round waits, but not inside the dashboard', async () => {
  keeps(anOutRound({ restaurantId: RESTAURANT }));
  const router = await show();
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
  const again = await show();
  await act(() => again.navigate(href('orders')));
  expect(screen.getByText('All orders')).toBeTruthy();
});

it('says that rounds which the device could not keep are lost', async () => {
  const round = anOutRound({ restaurantId: RESTAURANT });
  keeps(round);
  await show();
  device.fill();
  await act(async () => device.clear(RESTAURANT));
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(screen.getByRole('dialog').textContent).toContain(leaving.lostText);
});
