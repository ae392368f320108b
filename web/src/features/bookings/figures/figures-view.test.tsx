import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bookingDays } from '@bhoj/domain/bookings/shape/booking.collection';
import { saveBookingRules } from '@bhoj/domain/bookings/shape/bookings.contract';
import type { BookingRules } from '@bhoj/domain/bookings/shape/booking-rules.schema';
import type { Placing } from '@bhoj/domain/bookings/shape/booking-day.schema';
import { days } from '@bhoj/domain/days/day.collection';
import { emptyDay } from '@bhoj/domain/days/day.schema';
import { aBookingDay, aBookingRules, aPlacing } from '@bhoj/domain/fixtures/bookings';
import { BUSINESS_DAY, NOW } from '@bhoj/domain/fixtures/ids';
import { aWaitDay, aWaitingParty } from '@bhoj/domain/fixtures/waitlist';
import { waitDays } from '@bhoj/domain/waitlist/wait.collection';
import type { WaitingParty } from '@bhoj/domain/waitlist/wait-day.schema';
import { DAY, MINUTE } from '@bhoj/domain/time/ist';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { RightsContext } from '../../../firebase/rights.ts';
import { bookingFiguresPart } from '../../../messages/owner/booking-figures/en.ts';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { FiguresView } from './figures-view.tsx';

const { en: words } = bookingFiguresPart;
const backend = inMemory();
const rules = aBookingRules();

const gone = (over: Partial<Placing> = {}): Placing =>
  aPlacing({ state: 'left', seatedAt: NOW, leftAt: NOW + 60 * MINUTE, ...over });
const stored = (...some: readonly Placing[]) =>
  backend.put(
    bookingDays,
    { date: BUSINESS_DAY },
    aBookingDay({ bookings: Object.fromEntries(some.map((each, n) => [`b${n}`, each])) }),
  );
const view = (
  <MemoryRouter>
    <ToastProvider>
      <FiguresView
        {...{ rules, day: BUSINESS_DAY, today: BUSINESS_DAY, now: NOW + DAY, seats: 20, onMonth: () => {} }}
      />
    </ToastProvider>
  </MemoryRouter>
);
const show = () => render(<InRestaurant backend={backend}>{view}</InRestaurant>);
const amountOf = (term: string) => screen.getByText(term).closest('div')?.querySelector('dd')?.textContent;

beforeEach(() => backend.clear());
afterEach(cleanup);

it('says who came, who did not, and who came without a booking', () => {
  stored(gone(), gone({ size: 2, seatedAt: NOW + 20 * MINUTE }), aPlacing({ state: 'no-show', size: 2 }));
  backend.put(days, { day: BUSINESS_DAY }, { ...emptyDay(BUSINESS_DAY), guests: 16 });
  show();
  expect(amountOf(words.rows.booked)).toBe('3 parties, 8 guests');
  expect(amountOf(words.rows.came)).toBe('2 parties, 6 guests (67 %)');
  expect(amountOf(words.rows.late)).toBe('1 party, 2 guests (50 %)');
  expect(amountOf(words.rows.noShow)).toBe('1 party, 2 guests (33 %)');
  expect(amountOf(words.rows.walkedIn)).toBe('10 guests');
  expect(screen.getByText('8 pm')).toBeTruthy();
});

it('does not guess who walked in where bills do not know their guests', () => {
  stored(gone());
  show();
  expect(amountOf(words.rows.walkedIn)).toBe(words.walkedInUnknown);
});

it('offers this restaurant’s own turn times once they are known', async () => {
  stored(...Array.from({ length: 30 }, () => gone()));
  backend.answer(saveBookingRules, () => ({}));
  show();
  expect(screen.getByText('60 minutes, from 30 parties')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: words.take }));
  const turns = rules.turns.map((band) => (band.upTo === 4 ? { ...band, minutes: 60 } : band));
  expect(backend.sent(saveBookingRules)).toEqual([{ rules: { ...rules, turns }, before: rules }]);
  expect(await screen.findByText(words.taken)).toBeTruthy();
});

it('shows a host neither sales nor the rules’ button', () => {
  stored(...Array.from({ length: 30 }, () => gone()));
  render(
    <InRestaurant role="office" backend={backend}>
      <RightsContext value={['bookings', 'dashboard']}>{view}</RightsContext>
    </InRestaurant>,
  );
  expect(screen.queryByText(words.rows.walkedIn)).toBeNull();
  expect(screen.queryByRole('button', { name: words.take })).toBeNull();
});

describe('whom the waitlist lost (P-BOOK-41)', () => {
  const inLine = (rest: Partial<BookingRules> = {}) =>
    render(
      <InRestaurant backend={backend}>
        <MemoryRouter>
          <ToastProvider>
            <FiguresView
              {...{ day: BUSINESS_DAY, today: BUSINESS_DAY, now: NOW + DAY, seats: 20, onMonth: () => {} }}
              rules={{ ...rules, waitlist: true, ...rest }}
            />
          </ToastProvider>
        </MemoryRouter>
      </InRestaurant>,
    );
  const waited = (...some: readonly Partial<WaitingParty>[]) =>
    Object.fromEntries(some.map((over, n) => [`w${n}`, aWaitingParty(over)]));

  it('is said of all who waited, with the hour in which they came, and on how many days a line was kept', () => {
    const parties = waited(
      { state: 'seated', size: 2 },
      { state: 'gave-up', size: 5 },
      { state: 'lost', size: 1 },
      { state: 'waiting' },
    );
    backend.put(waitDays, { date: BUSINESS_DAY }, aWaitDay({ parties }));
    inLine({ on: false });
    expect(amountOf(words.waitRows.waited)).toBe('3 parties, 8 guests');
    expect(amountOf(words.waitRows.gaveUp)).toBe('1 party, 5 guests (33 %)');
    expect(amountOf(words.waitRows.lost)).toBe('1 party, 1 guest (33 %)');
    expect(screen.queryByText(words.waitRows.unknown)).toBeNull();
    expect(screen.getByText(words.waitsHint(1, Number(BUSINESS_DAY.slice(-2))))).toBeTruthy();
    expect(screen.getByText('2 of 3 parties, 6 guests')).toBeTruthy();
  });

  it('names those of whom nobody said what became of them', () => {
    const [year, month] = BUSINESS_DAY.split('-');
    const date = `${year}-${month}-01`;
    backend.put(waitDays, { date }, aWaitDay({ date, parties: waited({ state: 'called', size: 3 }) }));
    inLine();
    expect(amountOf(words.waitRows.unknown)).toBe('1 party, 3 guests (100 %)');
    expect(screen.queryByText(words.waitHours)).toBeNull();
  });

  it('is not known where no line was kept, and not asked for where the waitlist is off (P-WAIT-2)', () => {
    inLine();
    expect(screen.getByText(words.noWaits)).toBeTruthy();
    cleanup();
    show();
    expect(screen.queryByText(words.waits)).toBeNull();
  });

  it('says that the lines could not be loaded, beside the bookings', () => {
    stored(gone());
    backend.fails('unavailable', waitDays);
    inLine();
    expect(screen.getByText(words.waitsUnknown)).toBeTruthy();
    expect(amountOf(words.rows.came)).toBeTruthy();
  });
});

it('says when there is nothing to count', () => {
  show();
  expect(screen.getByText(words.none)).toBeTruthy();
});
