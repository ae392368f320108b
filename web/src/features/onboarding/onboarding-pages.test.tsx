import { isDeepStrictEqual } from 'node:util';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REPORT_ERROR } from '@bhoj/domain/catalogue/fault-report';
import { href } from '@bhoj/domain/catalogue/routes';
import type { RouteName } from '@bhoj/domain/catalogue/routes';
import { aNewRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { SECTIONS } from '@bhoj/domain/restaurant/whole-restaurant';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import { seedTables } from '@bhoj/domain/tables/tables.contract';
import { inMemory, RESTAURANT } from '../../firebase/in-memory.fixtures.tsx';
import type { Live } from '../../firebase/live.ts';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { onboarding } from '../../messages/owner/onboarding/en.ts';
import { ToastProvider } from '../../ui/shared/parts/toast-provider.tsx';
import { CompletePage } from './complete-page.tsx';
import { CuisinePage } from './cuisine-page.tsx';
import { RestaurantTypePage } from './restaurant-type-page.tsx';
import { SeatingPage } from './seating/seating-page.tsx';
import { ServicesPage } from './services-page.tsx';
import { TaxPage } from './tax-page.tsx';
import { TimingsPage } from './timings-page.tsx';

const backend = inMemory();
const fresh = aNewRestaurant();

const pages = {
  restaurantType: RestaurantTypePage,
  seating: SeatingPage,
  tax: TaxPage,
  cuisine: CuisinePage,
  timings: TimingsPage,
  services: ServicesPage,
  onboardingComplete: CompletePage,
} as const;

/** The record of an owner who has answered all steps before this one. */
function answeredBefore(name: keyof typeof pages): Partial<WholeRestaurant> {
  const place = Object.keys(pages).indexOf(name);
  return {
    ...(place > 0 && { restaurantType: 'Both' }),
    ...(place > 1 && { seatingConfiguration: { floors: 1, tablesPerFloor: [1] } }),
    ...(place > 3 && { cuisineTypes: ['Thai'] }),
    ...(place > 5 && { onboardingComplete: true }),
  };
}

/** The record and settings as they were when the page was shown. */
let before = fresh;

function show(name: keyof typeof pages, stored: Partial<WholeRestaurant> = {}) {
  before = { ...fresh, ...answeredBefore(name), ...stored };
  backend.putRestaurant(before);
  const Page = pages[name];
  const router = createMemoryRouter(
    [
      {
        path: href(name),
        element: (
          <InRestaurant record={before} backend={backend}>
            <Page />
          </InRestaurant>
        ),
      },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [href(name)] },
  );
  render(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  );
  return { at: () => router.state.location.pathname };
}

const goOn = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' });
/** The fields that are stored otherwise than when the page was shown. */
function saved(): Partial<WholeRestaurant> {
  const parts = [restaurants, ...Object.values(SECTIONS)].map((each) => backend.stored(each, {}));
  const now = Object.entries(Object.assign({}, ...parts) as WholeRestaurant);
  return Object.fromEntries(
    now.filter(([name, value]) => !isDeepStrictEqual(value, before[name as keyof WholeRestaurant])),
  );
}
const OWN_RECORD = restaurants.path({ restaurantId: RESTAURANT });
const online = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

async function expectLedTo(at: () => string, name: RouteName) {
  await waitFor(() => expect(at()).toBe(href(name as 'tax')));
}

beforeEach(() => {
  sessionStorage.clear();
  backend.clear();
  backend.serveApp();
  backend.answer(seedTables, ({ tablesPerFloor: floors }) => ({
    floors: floors.length,
    tables: floors.reduce((sum, count) => sum + count, 0),
  }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('asks for the restaurant type: Continue needs a choice, then one write, then seating (ONBOARD-2, VALID-1, CALL-7)', async () => {
  const { at } = show('restaurantType');
  expect(goOn().disabled).toBe(true);
  expect(screen.getByText(onboarding.chooseOne)).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Both' }));
  await userEvent.click(goOn());
  expect(saved()).toEqual({ restaurantType: 'Both' });
  expect(backend.writes).toEqual([OWN_RECORD]);
  await expectLedTo(at, 'seating');
});

it('offers the three restaurant types and the eleven cuisines (ONBOARD-2, ONBOARD-5)', () => {
  const expectOffered = (role: 'radio' | 'checkbox', names: readonly string[]) => {
    for (const name of names) expect(screen.getByRole(role, { name })).toBeTruthy();
    expect(screen.getAllByRole(role)).toHaveLength(names.length);
  };
  show('restaurantType');
  expectOffered('radio', ['Vegetarian', 'Non-Vegetarian', 'Both']);
  cleanup();
  show('cuisine');
  const cuisines = 'North Indian|South Indian|Chinese|Italian|Mexican|Thai|Continental|Fast Food|Cafe|Bakery';
  expectOffered('checkbox', [...cuisines.split('|'), 'Multi-Cuisine']);
});

it('shows the stored answer when a step is opened again', () => {
  show('restaurantType', { restaurantType: 'Vegetarian' });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Vegetarian' }).checked).toBe(true);
  expect(goOn().disabled).toBe(false);
});

it('goes on offline: the write waits on the device and nothing waits for it', async () => {
  const { at } = show('cuisine', { cuisineTypes: ['Thai'] });
  backend.goOffline();
  await userEvent.click(screen.getByRole('checkbox', { name: 'North Indian' }));
  await userEvent.click(goOn());
  expect(saved()).toEqual({ cuisineTypes: ['North Indian', 'Thai'] });
  await expectLedTo(at, 'timings');
});

it('logs a write that the server refused, and leads back to its step (ERR-6)', async () => {
  backend.refuseWrites();
  const { at } = show('cuisine', { cuisineTypes: ['Thai'] });
  await userEvent.click(goOn());
  expect(await screen.findByText(onboarding.notSaved('Cuisine'))).toBeTruthy();
  const message = 'Error: Error updating onboarding: FirebaseError: permission-denied';
  expect(backend.calls).toEqual([
    [REPORT_ERROR.name, expect.objectContaining({ message, route: 'cuisine' })],
  ]);
  await userEvent.click(screen.getByRole('button', { name: onboarding.goBackTo }));
  await expectLedTo(at, 'cuisine');
});

it('has the server make the tables, once, and goes on (ONBOARD-3, CALL-8)', async () => {
  const { at } = show('seating');
  await userEvent.clear(screen.getByLabelText('Number of floors'));
  expect(screen.getByText('Enter a number from 1 to 20.')).toBeTruthy();
  expect(goOn().disabled).toBe(true);
  await userEvent.type(screen.getByLabelText('Number of floors'), '2');
  fireEvent.change(screen.getByLabelText('Tables on floor 1'), { target: { value: '3' } });
  fireEvent.change(screen.getByLabelText('Tables on floor 2'), { target: { value: 'two' } });
  expect(screen.getByText('Enter a whole number from 1 to 200, in digits.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Tables on floor 2'), { target: { value: '2' } });
  expect(screen.getByText('5 tables on 2 floors')).toBeTruthy();
  await userEvent.dblClick(goOn());
  expect(backend.sent(seedTables)).toEqual([{ tablesPerFloor: [3, 2] }]);
  await expectLedTo(at, 'tax');
});

it('keeps the numbers when the tables cannot be made: offline, or when a table to be removed has guests', async () => {
  const { at } = show('seating', { seatingConfiguration: { floors: 1, tablesPerFloor: [4] } });
  const field = () => screen.getByLabelText<HTMLInputElement>('Tables on floor 1');
  fireEvent.change(field(), { target: { value: '2' } });
  online(false);
  await userEvent.click(goOn());
  expect(screen.getByRole('alert').textContent).toContain(onboarding.seating.offline);
  expect(backend.calls).toEqual([]);

  online(true);
  backend.refuse(seedTables, 'table-in-use', { tables: ['F1-T03'] });
  await userEvent.click(goOn());
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('F1-T03'));
  expect(field().value).toBe('2');
  expect(at()).toBe(href('seating'));
});

it('does not call the server when the tables are as stored', async () => {
  const { at } = show('seating', { seatingConfiguration: { floors: 1, tablesPerFloor: [4] } });
  await userEvent.click(goOn());
  await expectLedTo(at, 'tax');
  expect(backend.calls).toEqual([]);
});

it('asks for tax: off and 5 % at first, only lawful percentages, and the GSTIN (ONBOARD-4, VALID-2)', async () => {
  const { at } = show('tax');
  expect(goOn().disabled).toBe(false);
  await userEvent.click(screen.getByRole('switch'));
  const field = screen.getByLabelText<HTMLInputElement>('Tax percentage');
  expect(field.value).toBe('5');
  expect(screen.getByText(onboarding.tax.needsGstin)).toBeTruthy();
  fireEvent.change(field, { target: { value: '12.5' } });
  expect(screen.getByText(onboarding.tax.faults['not-lawful']('5 or 18'))).toBeTruthy();
  expect(goOn().disabled).toBe(true);
  fireEvent.change(field, { target: { value: '18' } });
  await userEvent.click(goOn());
  expect(saved()).toEqual({ taxSettings: { enabled: true, percentage: 18 } });
  await expectLedTo(at, 'cuisine');
});

it('asks for the hours of each day, copies Monday to all with undo, and marks what closes after midnight (ONBOARD-6)', async () => {
  show('timings');
  fireEvent.change(screen.getByLabelText('Monday closes at'), { target: { value: '01:30' } });
  expect(screen.getByText('Closes at 1:30 am the next day.')).toBeTruthy();
  const sunday = () => screen.getByLabelText<HTMLInputElement>('Sunday closes at').value;
  await userEvent.click(screen.getByRole('button', { name: 'Copy Monday to all days' }));
  expect(sunday()).toBe('01:30');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(sunday()).toBe('22:00');
  await userEvent.click(screen.getByRole('switch', { name: 'Open on Tuesday' }));
  fireEvent.change(screen.getByLabelText('Sunday opens at'), { target: { value: '' } });
  expect(goOn().disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('Sunday opens at'), { target: { value: '10:00' } });
  await userEvent.click(goOn());
  expect(Object.keys(saved())).toEqual(['operatingHours']);
  expect(saved()).toMatchObject({
    operatingHours: {
      monday: { open: '09:00', close: '01:30', isOpen: true },
      tuesday: { open: '09:00', close: '22:00', isOpen: false },
      sunday: { open: '10:00', close: '22:00', isOpen: true },
    },
  });
  expect(backend.writes).toEqual([OWN_RECORD]);
});

it('completes onboarding with the services, in one write (ONBOARD-7, VALID-1)', async () => {
  const { at } = show('services');
  expect(goOn().disabled).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Takeaway' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Dine-in' }));
  await userEvent.click(goOn());
  expect(saved()).toEqual({ services: ['dine-in', 'takeaway'], onboardingComplete: true });
  expect(backend.writes).toEqual([OWN_RECORD]);
  await expectLedTo(at, 'onboardingComplete');
});

it('is all set, and opens the dashboard after three seconds (ONBOARD-8, LIMIT-6)', () => {
  vi.useFakeTimers();
  const { at } = show('onboardingComplete');
  expect(screen.getByRole('heading', { level: 1, name: 'All Set!' })).toBeTruthy();
  act(() => void vi.advanceTimersByTime(2999));
  expect(at()).toBe(href('onboardingComplete'));
  act(() => void vi.advanceTimersByTime(1));
  expect(at()).toBe(href('dashboard'));
});

it('leaves no timer behind when the page is left first', () => {
  vi.useFakeTimers();
  show('onboardingComplete');
  cleanup();
  expect(vi.getTimerCount()).toBe(0);
});

it.each([
  ['loading', 'status', onboarding.loading],
  ['missing', 'alert', onboarding.couldNotLoadTitle],
  ['failed', 'alert', onboarding.couldNotLoadTitle],
] as const)('shows a record that is %s', (state, role, words) => {
  const live: Live<WholeRestaurant> = state === 'loading' ? { state } : { state, retry: () => undefined };
  render(
    <ToastProvider>
      <RouterProvider
        router={createMemoryRouter([
          {
            path: '/',
            element: (
              <InRestaurant record={live} backend={backend}>
                <TaxPage />
              </InRestaurant>
            ),
          },
        ])}
      />
    </ToastProvider>,
  );
  const shown = screen.getByRole(role, role === 'status' ? { name: words } : {});
  expect(shown.getAttribute('aria-label') ?? shown.textContent).toContain(words);
});

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe('unsaved answers', () => {
  /** Types, reloads, and checks that the text is still there. */
  async function survives(name: keyof typeof pages, type: () => void | Promise<void>, look: () => void) {
    show(name);
    await type();
    cleanup();
    show(name);
    look();
  }

  it('survive a reload: the restaurant type', () =>
    survives(
      'restaurantType',
      () => userEvent.click(screen.getByRole('radio', { name: 'Vegetarian' })),
      () => expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Vegetarian' }).checked).toBe(true),
    ));

  it('survive a reload: the seating, including a wrong number', () =>
    survives(
      'seating',
      () => {
        fireEvent.change(field('Number of floors'), { target: { value: '2' } });
        fireEvent.change(field('Tables on floor 2'), { target: { value: '2.5' } });
      },
      () => {
        expect(field('Tables on floor 2').value).toBe('2.5');
        expect(screen.getByText('Enter a whole number from 1 to 200, in digits.')).toBeTruthy();
      },
    ));

  it('survive a reload: the tax', () =>
    survives(
      'tax',
      async () => {
        await userEvent.click(screen.getByRole('switch'));
        fireEvent.change(field('Tax percentage'), { target: { value: '18' } });
      },
      () => expect(field('Tax percentage').value).toBe('18'),
    ));

  it('survive a reload: cuisines, services', async () => {
    await survives(
      'cuisine',
      () => userEvent.click(box('Thai')),
      () => expect(box('Thai').checked).toBe(true),
    );
    cleanup();
    await survives(
      'services',
      () => userEvent.click(box('Bar')),
      () => expect(box('Bar').checked).toBe(true),
    );
  });

  it('survive a reload: the timings, including incomplete ones', () =>
    survives(
      'timings',
      () => void fireEvent.change(field('Sunday opens at'), { target: { value: '' } }),
      () => expect(field('Sunday opens at').value).toBe(''),
    ));

  it('give way to the record once saved, and stay when the server refused them', async () => {
    backend.refuseWrites();
    show('cuisine');
    await userEvent.click(box('Thai'));
    await userEvent.click(goOn());
    cleanup();
    show('cuisine');
    expect(box('Thai').checked).toBe(true);
    backend.mend();
    await userEvent.click(goOn());
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    cleanup();
    show('cuisine');
    expect(box('Thai').checked).toBe(false);
  });

  it('are shown to nobody else, and are dropped when they do not fit the schema', async () => {
    sessionStorage.setItem('bhoj.onboarding.cuisine.ravi@example.com', '["Thai"]');
    sessionStorage.setItem('bhoj.onboarding.cuisine.asha@example.com', '["Martian"]');
    show('cuisine');
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').filter((each) => each.checked)).toEqual([]);
  });
});

it('keeps the numbers when the session has expired, and leads to the sign-in', async () => {
  backend.refuse(seedTables, 'sign-in-required');
  show('seating');
  fireEvent.change(field('Tables on floor 1'), { target: { value: '7' } });
  await userEvent.click(goOn());
  expect(backend.auth.acts).toEqual([['signOut']]);
  cleanup();
  show('seating');
  expect(field('Tables on floor 1').value).toBe('7');
});

it.each([
  ['services', 'seating', { seatingConfiguration: null }],
  ['cuisine', 'restaurantType', { restaurantType: 'casual' }],
  ['onboardingComplete', 'tax', { onboardingComplete: false, cuisineTypes: [] }],
] as const)('sends a person who opens %s by its address to %s first', async (name, first, stored) => {
  const { at } = show(name, stored as Partial<WholeRestaurant>);
  await expectLedTo(at, first);
});

it('trusts the server’s record: tables that were just made are not asked for again', () => {
  const { at } = show('tax');
  cleanup();
  const live = {
    state: 'ready',
    value: { ...fresh, restaurantType: 'Both' },
    fromCache: true,
  } as const;
  render(
    <ToastProvider>
      <RouterProvider
        router={createMemoryRouter([
          {
            path: '*',
            element: (
              <InRestaurant record={live} backend={backend}>
                <TaxPage />
              </InRestaurant>
            ),
          },
        ])}
      />
    </ToastProvider>,
  );
  expect(screen.getByRole('switch')).toBeTruthy();
  expect(at()).toBe(href('tax'));
});

it('ignores the second click of a double click on the next question', async () => {
  show('timings');
  fireEvent.click(goOn(), { detail: 2 });
  expect(backend.writes).toEqual([]);
  fireEvent.click(goOn(), { detail: 1 });
  await waitFor(() => expect(backend.writes).toEqual([OWN_RECORD]));
});
