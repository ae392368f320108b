import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Role } from '@bhoj/domain/catalogue/roles';
import { aNewRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { members } from '@bhoj/domain/members/member.collection';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { noticeSettings, serviceSettings } from '@bhoj/domain/restaurant/settings.collection';
import { inMemory, InMemoryClient, RESTAURANT } from '../../firebase/in-memory.fixtures.tsx';
import {
  useLiveRestaurant,
  useNoticeSettings,
  useOwnersRecord,
  useRestaurant,
  useRestaurantId,
  useWorkplace,
} from '../../firebase/restaurant.tsx';
import { useSession } from '../../firebase/session.tsx';
import { common } from '../../messages/shared/common/en.ts';
import { Gate } from '../../ui/mui/states/gate.tsx';
import { OwnersRecordProvider } from './owners-record.tsx';
import { WorkplaceProvider } from './workplace.tsx';

const backend = inMemory();
const restaurant = aNewRestaurant();
const signIn = (role: Role) => {
  const claims = role === 'super' ? { role } : { role, restaurant: RESTAURANT };
  backend.auth.signIn({ uid: 'u', displayName: 'Ravi', claims });
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
/** Shows a page once it is known who is signed in, as the shells do. */
const OnceKnown = ({ page }: { readonly page: React.ReactNode }) =>
  useSession().state === 'unknown' ? null : page;
function show(page: React.ReactNode) {
  const element = (
    <WorkplaceProvider>
      <OnceKnown page={page} />
    </WorkplaceProvider>
  );
  render(
    <InMemoryClient of={backend}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element, errorElement: <p>Broken</p> }])} />
    </InMemoryClient>,
  );
}

beforeEach(() => {
  backend.clear();
  signIn('owner');
  backend.putRestaurant(restaurant);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('an owner’s pages share one record: it fails, is asked for again, and arrives, without a reload', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  backend.fails('slow', restaurants);
  show(
    <OwnersRecordProvider>
      <Owners />
    </OwnersRecordProvider>,
  );
  expect(screen.getByText(common.loading)).toBeTruthy();
  backend.fails('unavailable', restaurants);
  backend.fails('slow', restaurants);
  fireEvent.click(screen.getByRole('button', { name: common.tryAgain }));
  expect(screen.getByText(common.loading)).toBeTruthy();
  backend.mend();
  expect(screen.getByRole('heading', { name: 'Spice Route' })).toBeTruthy();
  expect(screen.getByText('Asha Rao')).toBeTruthy();
  expect(backend.asked(restaurants)).toHaveLength(2);
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
  backend.fails('slow', noticeSettings);
  show(
    <OwnersRecordProvider>
      <Whole />
    </OwnersRecordProvider>,
  );
  expect(drawn).not.toHaveBeenCalled();
  backend.mend();
  expect(drawn.mock.calls.flat()).toEqual(['Spice Route', 'bell ']);
  backend.put(noticeSettings, {}, restaurant);
  expect(drawn.mock.calls.flat()).toEqual(['Spice Route', 'bell ', 'bell ']);
  backend.put(serviceSettings, {}, restaurant);
  expect(drawn).toHaveBeenCalledTimes(3);
});

it.each(['captain', 'kitchen'] as const)(
  'a %s gets id, role and name; of all records only their own is read',
  (role) => {
    signIn(role);
    show(<Member />);
    expect(screen.getByText(`${role} Ravi at asha@example.com`)).toBeTruthy();
    expect(backend.reads().map(({ at }) => at)).toEqual([
      members.path({ restaurantId: RESTAURANT, uid: 'u' }),
    ]);
  },
);

it.each([
  ['the platform’s people', () => signIn('super'), <Member key="page" />],
  ['somebody signed out', () => backend.auth.signOut(), <Member key="page" />],
  ['a captain who needs the record', () => signIn('captain'), <Page key="page" />],
])('a page in the wrong frame throws for %s, rather than showing nothing', (_, arrange, page) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  arrange();
  show(page);
  expect(screen.getByText('Broken')).toBeTruthy();
});
