import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { documentsOfRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import { aNewRestaurant } from '@bhoj/domain/fixtures/restaurant';
import type { Role } from '@bhoj/domain/catalogue/roles';
import {
  useLiveRestaurant,
  useNoticeSettings,
  useOwnersRecord,
  useRestaurant,
  useRestaurantId,
  useWorkplace,
} from '../../firebase/restaurant.tsx';
import { common } from '../../messages/shared/common/en.ts';
import { Gate } from '../../ui/mui/states/gate.tsx';
import { OwnersRecordProvider } from './owners-record.tsx';
import { WorkplaceProvider } from './workplace.tsx';

interface Listener {
  readonly path: string;
  readonly next: (snapshot: unknown) => void;
  readonly fail: (cause: { code: string }) => void;
}

const { session, listeners } = vi.hoisted(() => ({
  session: { current: {} as unknown },
  listeners: [] as Listener[],
}));
vi.mock('firebase/firestore', () => ({
  doc: (_: unknown, path: string) => path,
  snapshotEqual: (one: object, other: object) => one === other,
  onSnapshot: (path: string, _: unknown, next: Listener['next'], fail: Listener['fail']) => {
    listeners.push({ path, next, fail });
    return () => undefined;
  },
}));
vi.mock('../../firebase/client.ts', () => ({ useClient: () => ({ db: {} }) }));
vi.mock('../../firebase/session.tsx', () => ({ useSession: () => session.current }));

const restaurant = aNewRestaurant();
const OF_RECORD = 'users/asha@example.com';
const watchedAt = (path: string) => listeners.filter((listener) => listener.path === path);
/** Answers the latest listener of each of some documents. */
const isThere = (...paths: string[]) =>
  act(() => {
    for (const { path, stored } of documentsOfRestaurant('asha@example.com', restaurant)) {
      if (!paths.includes(path)) continue;
      const snapshot = { metadata: { fromCache: false }, exists: () => true, data: () => stored };
      watchedAt(path).at(-1)?.next(snapshot);
    }
  });
const signIn = (role: Role) => {
  const claims = role === 'super' ? { role } : { role, restaurant: 'asha@example.com' };
  session.current = { state: 'in', user: { uid: 'u', displayName: 'Ravi', claims } };
};

const Page = () => <h1>{useRestaurant().restaurantName}</h1>;
const Aside = () => <p>{useRestaurant().ownerName}</p>;
function Owners() {
  return (
    <Gate live={useOwnersRecord()} skeleton={<p>{common.loading}</p>}>
      {() => (
        <>
          <Page />
          <Aside />
        </>
      )}
    </Gate>
  );
}
function Member() {
  const { role, name } = useWorkplace();
  return <p>{`${role} ${name} at ${useRestaurantId()}`}</p>;
}
function show(page: React.ReactNode) {
  const element = <WorkplaceProvider>{page}</WorkplaceProvider>;
  render(
    <RouterProvider router={createMemoryRouter([{ path: '*', element, errorElement: <p>Broken</p> }])} />,
  );
}

beforeEach(() => {
  listeners.length = 0;
  signIn('owner');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('an owner’s pages share one record: it fails, is asked for again, and arrives, without a reload', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  show(
    <OwnersRecordProvider>
      <Owners />
    </OwnersRecordProvider>,
  );
  expect(screen.getByText(common.loading)).toBeTruthy();
  act(() => watchedAt(OF_RECORD)[0]?.fail({ code: 'unavailable' }));
  fireEvent.click(screen.getByRole('button', { name: common.tryAgain }));
  expect(screen.getByText(common.loading)).toBeTruthy();
  isThere(OF_RECORD);
  expect(screen.getByRole('heading', { name: 'Spice Route' })).toBeTruthy();
  expect(screen.getByText('Asha Rao')).toBeTruthy();
  expect(watchedAt(OF_RECORD)).toHaveLength(2);
  expect(reload).not.toHaveBeenCalled();
});

it('a page is drawn anew when a document that it uses changes, and not for another', () => {
  const drawn = vi.fn<(what: string) => void>();
  const Names = () => {
    drawn(useRestaurant().restaurantName);
    return null;
  };
  const Bell = () => {
    drawn(`bell ${useNoticeSettings().noticesSwitched.join()}`);
    return null;
  };
  const pages = (
    <>
      <Names />
      <Bell />
    </>
  );
  const Whole = () => (useLiveRestaurant().state === 'ready' ? pages : null);
  show(
    <OwnersRecordProvider>
      <Whole />
    </OwnersRecordProvider>,
  );
  const paths = documentsOfRestaurant('asha@example.com', restaurant).map(({ path }) => path);
  isThere(...paths.slice(0, 3));
  expect(drawn).not.toHaveBeenCalled();
  isThere(`${OF_RECORD}/settings/notices`);
  expect(drawn.mock.calls.flat()).toEqual(['Spice Route', 'bell ']);
  isThere(`${OF_RECORD}/settings/notices`);
  expect(drawn.mock.calls.flat()).toEqual(['Spice Route', 'bell ', 'bell ']);
  isThere(`${OF_RECORD}/settings/service`);
  expect(drawn).toHaveBeenCalledTimes(3);
});

it.each(['captain', 'kitchen'] as const)(
  'a %s gets id, role and name; of all records only their own is read',
  (role) => {
    signIn(role);
    show(<Member />);
    expect(screen.getByText(`${role} Ravi at asha@example.com`)).toBeTruthy();
    expect(listeners.map(({ path }) => path)).toEqual([expect.stringMatching(/\/members\//)]);
  },
);

it.each([
  ['the platform’s people', () => signIn('super'), <Member key="page" />],
  ['somebody signed out', () => (session.current = { state: 'out' }), <Member key="page" />],
  ['a captain who needs the record', () => signIn('captain'), <Page key="page" />],
])('a page in the wrong frame throws for %s, rather than showing nothing', (_, arrange, page) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  arrange();
  show(page);
  expect(screen.getByText('Broken')).toBeTruthy();
});
