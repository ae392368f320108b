import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookingDays, bookingRules } from '@bhoj/domain/bookings/shape/booking.collection';
import { languageCodes } from '@bhoj/domain/catalogue/languages';
import { aBookingDay, aBookingRules, aPlacing } from '@bhoj/domain/fixtures/bookings';
import { BUSINESS_DAY, NOW } from '@bhoj/domain/fixtures/ids';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { aFloor, aTable } from '@bhoj/domain/fixtures/tables';
import { aWaitDay, aWaitingGuest, aWaitingParty, aWaitRecord, WAIT_ID } from '@bhoj/domain/fixtures/waitlist';
import { floors, tables } from '@bhoj/domain/tables/table.collection';
import { HOUR, MINUTE } from '@bhoj/domain/time/ist';
import { waitDays, waitingGuests, waitRecords } from '@bhoj/domain/waitlist/wait.collection';
import {
  addToWaitlist,
  changeWaitingParty,
  moveWaitingParty,
  quoteWaits,
  seatWaitingParty,
} from '@bhoj/domain/waitlist/waitlist.contract';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { WAIT_TEXTS } from '../../../words/wait-texts.ts';
import { BookingsPage } from '../bookings-page.tsx';

const backend = inMemory();
vi.setConfig({ testTimeout: 30_000 });
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const SECOND = 'WaitBBBBBBBBBBBBBBB2';

const show = async (path = '/?view=waitlist', record = aRestaurant()) => {
  const shown = render(
    <InRestaurant record={record} backend={backend}>
      <MemoryRouter initialEntries={[path]}>
        <ToastProvider>
          <BookingsPage />
        </ToastProvider>
      </MemoryRouter>
    </InRestaurant>,
  );
  await screen.findByRole('heading', { name: 'Who is at the door?' });
  await waitFor(() => expect(screen.queryByText('Loading the line')).toBeNull());
  return shown;
};
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const rowOf = (name: string) => {
  const row = screen.getByText(name).closest('li');
  if (row === null) throw new Error('no row');
  return within(row);
};
const inLine = (more = {}) => ({
  day: BUSINESS_DAY,
  number: 1,
  size: 4,
  state: 'waiting' as const,
  ahead: 0,
  ...more,
});

beforeEach(() => {
  vi.useFakeTimers({ now: NOW + 10 * MINUTE, toFake: ['Date'] });
  backend.clear();
  backend.put(bookingRules, {}, aBookingRules({ waitlist: true }));
  backend.putAll(floors, { 'floor-1': aFloor() });
  backend.putAll(tables, { 'F1-T01': aTable(), 'F1-T02': aTable({ n: 2, seats: 6 }) });
  const parties = {
    [WAIT_ID]: aWaitingParty(),
    [SECOND]: aWaitingParty({ number: 2, size: 2, at: NOW + 5 * MINUTE, quote: null }),
  };
  backend.put(waitDays, { date: BUSINESS_DAY }, aWaitDay({ parties }));
  backend.putAll(waitingGuests, {
    [WAIT_ID]: aWaitingGuest(),
    [SECOND]: aWaitingGuest({ name: '', mobile: null }),
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the line', () => {
  it('says who waits, for how long and behind how many, and no minutes below fifty parties (P-WAIT-4)', async () => {
    await show();
    expect(rowOf('Farah Khan').getByText('4 guests · waits 10 min · Next in line')).toBeTruthy();
    expect(rowOf('No. 2').getByText('2 guests · waits 5 min · 1 party ahead')).toBeTruthy();
    expect(screen.getByText(/Waiting times show once 50 more parties/)).toBeTruthy();
    expect(rowOf('No. 2').queryByRole('button', { name: /Message/ })).toBeNull();
  });

  it('shows ranges with their record from then on, and who waits longer than was said (P-WAIT-4)', async () => {
    backend.put(waitRecords, {}, aWaitRecord(50, 6));
    vi.setSystemTime(NOW + 40 * MINUTE);
    await show();
    expect(screen.getByText('44 of the last 50 were seated within their range.')).toBeTruthy();
    expect(rowOf('Farah Khan').getByText(/Table 8:20 pm to 8:35 pm/)).toBeTruthy();
    expect(rowOf('Farah Khan').getByText('Longer than was said')).toBeTruthy();
  });

  it('is empty with the next step, and lists who has gone with a way back', async () => {
    const parties = {
      [WAIT_ID]: aWaitingParty({ state: 'gave-up', was: 'waiting', endedAt: NOW + 9 * MINUTE }),
    };
    backend.put(waitDays, { date: BUSINESS_DAY }, aWaitDay({ parties }));
    backend.answer(moveWaitingParty, () => inLine());
    await show();
    expect(screen.getByText('Nobody waits. Tap the size of the party at the door.')).toBeTruthy();
    await user.click(rowOf('Farah Khan').getByRole('button', { name: 'Undo: Farah Khan' }));
    await waitFor(() => expect(backend.calls[0]?.[1]).toMatchObject({ act: 'undo', seen: 'gave-up' }));
  });
});

describe('a party at the door', () => {
  it('is added with two taps; the estimate stands there before (P-WAIT-1)', async () => {
    backend.answer(quoteWaits, () => ({
      ahead: 2,
      ranges: [{ size: 3, range: { from: 20, to: 35 }, fits: true }],
      kept: { within: 44, of: 50 },
    }));
    backend.answer(addToWaitlist, () => inLine({ number: 3, ahead: 2 }));
    await show();
    await press('Add a party of 3');
    expect(await screen.findByText('20 to 35 minutes')).toBeTruthy();
    await press('Add to the line');
    expect(await screen.findByText('No. 3: 2 parties ahead')).toBeTruthy();
    const sent = backend.calls.find(([name]) => name === 'addToWaitlist')?.[1];
    expect(sent).toMatchObject({ size: 3, name: '', mobile: null, language: 'en' });
  });

  it('says only how many are ahead while minutes may not be shown, and that no table takes it', async () => {
    const ranges = (fits: boolean) => [{ size: 9, range: null, fits }];
    let fits = true;
    backend.answer(quoteWaits, () => ({ ahead: 2, ranges: ranges(fits), kept: null }));
    await show();
    await press('Add a party of 6');
    expect(await screen.findByText('2 parties ahead')).toBeTruthy();
    fits = false;
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '7+' }));
    await user.type(screen.getByLabelText('Guests', { selector: 'input' }), '12');
    expect(await screen.findByText('No table takes them')).toBeTruthy();
  });

  it('marks a number and a size that are none, and keeps what was typed after a refusal', async () => {
    backend.answer(quoteWaits, () => ({
      ahead: 0,
      ranges: [{ size: 2, range: null, fits: true }],
      kept: null,
    }));
    backend.refuse(addToWaitlist, 'waitlist-full');
    await show();
    await press('Add a party of 2');
    await user.type(screen.getByLabelText('Mobile number, if they give one'), '12345');
    await press('Add to the line');
    expect(screen.getByText('Ten digits, beginning with 6 to 9, or nothing.')).toBeTruthy();
    await user.clear(screen.getByLabelText('Mobile number, if they give one'));
    await press('Add to the line');
    expect(await screen.findByText(/as many parties as Bhoj keeps/)).toBeTruthy();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

describe('a waiting party', () => {
  it('is called, and that is taken back from the message', async () => {
    backend.answer(moveWaitingParty, ({ act }) => inLine({ state: act === 'call' ? 'called' : 'waiting' }));
    await show();
    await user.click(rowOf('Farah Khan').getByRole('button', { name: 'Call: Farah Khan' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(backend.calls.map(([, input]) => input)).toMatchObject([
        { act: 'call', seen: 'waiting' },
        { act: 'undo', seen: 'called' },
      ]),
    );
  });

  it('is seated at a free table: the smallest first, booked ones last and with their time (P-WAIT-5)', async () => {
    backend.put(
      bookingDays,
      { date: BUSINESS_DAY },
      aBookingDay({ bookings: { one: aPlacing({ at: NOW + HOUR }) } }),
    );
    backend.answer(seatWaitingParty, () => inLine({ state: 'seated' }));
    await show();
    await user.click(rowOf('Farah Khan').getByRole('button', { name: 'Seat: Farah Khan' }));
    const dialog = within(screen.getByRole('dialog'));
    const spots = dialog.getAllByRole('button', { name: /seats/ }).map(({ textContent }) => textContent);
    expect(spots).toEqual(['F1-T02, 6 seats', 'F1-T01, 4 seatsbooked at 9:00 pm']);
    await user.click(dialog.getByRole('button', { name: 'F1-T02, 6 seats' }));
    await waitFor(() =>
      expect(backend.calls[0]?.[1]).toMatchObject({ waitId: WAIT_ID, tableIds: ['F1-T02'] }),
    );
    expect(await screen.findByText('Farah Khan: Seated')).toBeTruthy();
  });

  it('stays in the line where somebody was faster, with the reason', async () => {
    backend.refuse(seatWaitingParty, 'booking-table-taken');
    await show();
    await user.click(rowOf('Farah Khan').getByRole('button', { name: 'Seat: Farah Khan' }));
    await press(/F1-T01/);
    expect(await screen.findByText(/Somebody else has a table of these/)).toBeTruthy();
  });

  it('gets messages in its language from the host’s WhatsApp; a called one first that its table is ready', async () => {
    const parties = { [WAIT_ID]: aWaitingParty({ state: 'called', was: 'waiting', calledAt: NOW }) };
    backend.put(waitDays, { date: BUSINESS_DAY }, aWaitDay({ parties }));
    await show();
    await user.click(rowOf('Farah Khan').getByRole('button', { name: 'Message: Farah Khan' }));
    const links = within(screen.getByRole('dialog')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Your table is ready',
      'Still coming?',
      'In the line',
    ]);
    const to = new URL(links[0]?.getAttribute('href') ?? '');
    expect(to.pathname).toBe('/919876543211');
    expect(to.searchParams.get('text')).toContain('टेबल तैयार है');
  });

  it('is changed by its fields alone', async () => {
    backend.answer(changeWaitingParty, () => inLine({ size: 5 }));
    await show();
    await user.click(rowOf('Farah Khan').getByRole('button', { name: 'Change: Farah Khan' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '5' }));
    await press('Save');
    await waitFor(() =>
      expect(backend.calls[0]?.[1]).toMatchObject({ waitId: WAIT_ID, change: { size: 5 } }),
    );
  });
});

describe('the view', () => {
  it('is not there, and reads nothing, where the waitlist is off (P-WAIT-2)', async () => {
    backend.put(bookingRules, {}, aBookingRules());
    render(
      <InRestaurant record={aRestaurant()} backend={backend}>
        <MemoryRouter initialEntries={['/?view=waitlist']}>
          <ToastProvider>
            <BookingsPage />
          </ToastProvider>
        </MemoryRouter>
      </InRestaurant>,
    );
    expect(await screen.findByRole('tab', { name: 'List' })).toBeTruthy();
    expect(screen.queryByRole('tab', { name: 'Waitlist' })).toBeNull();
    expect(screen.queryByText('Who is at the door?')).toBeNull();
  });

  it('comes first where there are no bookings', async () => {
    backend.put(bookingRules, {}, aBookingRules({ on: false, waitlist: true }));
    await show('/');
    expect(screen.getAllByRole('tab')[0]?.textContent).toBe('Waitlist');
    expect(screen.queryByText(/Bookings are switched off/)).toBeNull();
  });

  it('loads, and says what went wrong', async () => {
    backend.fails('unavailable', waitDays);
    await show();
    expect(await screen.findByText('The line could not be loaded')).toBeTruthy();
  });
});

it('the messages name the party, its number and the restaurant in every language', () => {
  const about = { restaurant: 'Spice Route', name: 'Farah', number: 7, ahead: 2 };
  for (const language of languageCodes) {
    const { added, coming, ready, link } = WAIT_TEXTS[language];
    for (const text of [added, coming, ready])
      for (const word of ['Spice Route', 'Farah', '7']) expect(text(about)).toContain(word);
    expect(link('https://bhoj.example/m/spice')).toMatch(/ https:\/\/bhoj\.example\/m\/spice$/);
  }
});

describe('the link of a party (P-WAIT-9)', () => {
  const publicAddress = { slug: 'spice', former: [] };
  const textOf = (name: string) =>
    new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '').searchParams.get('text');
  const message = () => user.click(rowOf('Farah Khan').getByRole('button', { name: 'Message: Farah Khan' }));
  const keysSent = () =>
    backend.calls.filter(([name]) => name === 'changeWaitingParty').map(([, input]) => input);

  beforeEach(() => localStorage.clear());

  it('is in each text; a device that has no secret makes one, once', async () => {
    backend.answer(changeWaitingParty, () => inLine());
    await show(undefined, aRestaurant({ publicAddress }));
    await message();
    await screen.findByRole('link', { name: 'In the line' });
    const [sent] = keysSent() as { change: { key: string } }[];
    const link = `${location.origin}/m/spice/wait?lang=${aWaitingGuest().language}#${WAIT_ID}.${sent?.change.key}`;
    for (const name of ['In the line', 'Still coming?', 'Your table is ready'])
      expect(textOf(name)).toMatch(new RegExp(` ${link.replace('?', String.raw`\?`)}$`));
    await press('Close');
    await message();
    expect(textOf('Still coming?')).toContain(link);
    expect(keysSent()).toHaveLength(1);
  });

  it('has the secret with which this device added the party', async () => {
    let waitId = '';
    backend.answer(quoteWaits, () => ({
      ahead: 2,
      ranges: [{ size: 3, range: null, fits: true }],
      kept: null,
    }));
    backend.answer(addToWaitlist, (input) => {
      waitId = input.waitId;
      const parties = { [waitId]: aWaitingParty({ number: 3, size: 3 }) };
      backend.put(waitDays, { date: BUSINESS_DAY }, aWaitDay({ parties }));
      backend.putAll(waitingGuests, { [waitId]: aWaitingGuest({ name: 'Anil', language: 'en' }) });
      return inLine({ number: 3, ahead: 2 });
    });
    await show(undefined, aRestaurant({ publicAddress }));
    await press('Add a party of 3');
    await press('Add to the line');
    await user.click(await screen.findByRole('button', { name: 'Message: Anil' }));
    const [sent] = backend.sent(addToWaitlist) as { key: string }[];
    await waitFor(() => expect(textOf('In the line')).toContain(`/m/spice/wait#${waitId}.${sent?.key}`));
    expect(keysSent()).toEqual([]);
  });

  it('is missing, and said to be, where it could not be made; then it is made again', async () => {
    backend.refuse(changeWaitingParty, 'wait-not-found');
    await show(undefined, aRestaurant({ publicAddress }));
    await message();
    expect(await screen.findByText(/The texts go without it/)).toBeTruthy();
    expect(textOf('In the line')).not.toContain('http');
    backend.answer(changeWaitingParty, () => inLine());
    await press('Try again');
    await waitFor(() => expect(textOf('In the line')).toContain('/m/spice/wait'));
    const [first, second] = keysSent() as { change: { key: string } }[];
    expect(first?.change.key).toBe(second?.change.key);
  });

  it('is missing where the restaurant has no public address', async () => {
    await show();
    await message();
    expect(screen.getByText(/With a public address/)).toBeTruthy();
    expect(textOf('In the line')).not.toContain('http');
    expect(keysSent()).toEqual([]);
  });
});
