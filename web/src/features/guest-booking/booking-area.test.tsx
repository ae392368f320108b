import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BUSINESS_DAY, NOW } from '@bhoj/domain/fixtures/ids';
import { guestBookingPath, ownBookingPath } from '@bhoj/domain/bookings/guests/links';
import { paise } from '@bhoj/domain/money/money';
import { dateOf, DAY, HOUR, MINUTE, startOf } from '@bhoj/domain/time/ist';
import { guestBooking as english } from '../../messages/booker/booking/en.ts';
import { guestDeposit } from '../../messages/booker/deposit/en.ts';
import { guestBooking as hindi } from '../../messages/booker/booking/hi.ts';
import { ThemeProvider } from '../../theme/theme-mode.tsx';
import { clockName } from '../../ui/dates/clock.ts';
import { BookingArea } from './booking-area.tsx';
import type { Free, Own } from './booking-model.ts';

const calls: { name: string; input: Record<string, unknown> }[] = [];
type Answer = { readonly output: unknown } | { readonly failure: { reason: string; details: object } };
let answer: (name: string, input: Record<string, unknown>) => Answer;
vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
  const { data } = JSON.parse(init.body as string) as { data: (typeof calls)[number] };
  calls.push(data);
  const given = answer(data.name, data.input);
  if ('output' in given) return new Response(JSON.stringify({ result: given.output }));
  const { reason, details } = given.failure;
  if (reason === 'offline') throw new TypeError('Failed to fetch');
  return new Response(JSON.stringify({ error: { details: { ...details, reason } } }), { status: 400 });
});

Element.prototype.scrollIntoView = vi.fn<() => void>();
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
vi.setConfig({ testTimeout: 30_000 });
const place = { name: 'Spice Route', address: '14, MG Road, Pune', phone: '020 1234' };
const AT = startOf(BUSINESS_DAY) + 20 * HOUR;
const aFree = (more: Partial<Free> = {}): Free => ({
  place,
  today: BUSINESS_DAY,
  until: dateOf(NOW + 60 * DAY),
  day: BUSINESS_DAY,
  times: [AT, AT + HOUR],
  closed: null,
  sizes: { from: 1, to: 20 },
  asksFrom: 9,
  minutes: 60,
  holdMinutes: 15,
  noticeMinutes: 30,
  questions: ['A high chair?'],
  ...more,
});
const LINK = { slug: 'spice', bookingId: 'BookingAAAAAAAAAAAA1', key: 'k'.repeat(28) };
const anOwn = (more: Partial<Own> = {}): Own => ({
  place,
  bookingId: LINK.bookingId,
  day: BUSINESS_DAY,
  at: AT,
  size: 2,
  minutes: 60,
  heldUntil: AT + 15 * MINUTE,
  state: 'confirmed',
  deposit: null,
  isOpen: true,
  name: 'Meera',
  note: '',
  occasion: '',
  food: '',
  messages: false,
  ...more,
});
const refuse = (reason: string, details: object = {}): Answer => ({ failure: { reason, details } });
const sent = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);

async function show(path = guestBookingPath('spice')): Promise<void> {
  history.replaceState(null, '', path);
  // Another language is loaded before the page is drawn.
  await act(async () => {
    render(
      <ThemeProvider>
        <Suspense fallback={null}>
          <BookingArea />
        </Suspense>
      </ThemeProvider>,
    );
  });
  await screen.findByRole('heading', { level: 1 });
}
const press = (name: string) => user.click(screen.getByRole('button', { name }));
async function fill(words: typeof english = english): Promise<void> {
  await user.click(await screen.findByRole('button', { name: clockName(AT) }));
  await user.type(screen.getByLabelText(words.name), 'Meera');
  await user.type(screen.getByLabelText(words.mobile), '+91 98765-43210');
}

beforeEach(() => {
  calls.length = 0;
  sessionStorage.clear();
  localStorage.clear();
  answer = (name) => ({ output: name === 'freeTimes' ? aFree() : anOwn() });
});
afterEach(cleanup);

it('books a free time once the name and the number are there, and says what is promised', async () => {
  await show();
  await user.click(await screen.findByRole('button', { name: clockName(AT) }));
  await press(english.book);
  expect(screen.getByText(english.nameMissing)).toBeTruthy();
  expect(screen.getByText(english.mobileWrong)).toBeTruthy();
  expect(sent('bookAsGuest')).toEqual([]);
  await fill();
  await user.type(screen.getByLabelText('A high chair?'), ' One ');
  expect(screen.getByText(new RegExp(english.held('8:15 pm')))).toBeTruthy();
  await press(english.book);
  expect(await screen.findByText(english.states.confirmed)).toBeTruthy();
  expect(sent('bookAsGuest')).toMatchObject([
    {
      slug: 'spice',
      at: AT,
      size: 2,
      name: 'Meera',
      language: 'en',
      messages: false,
      answers: [{ question: 'A high chair?', answer: 'One' }],
    },
  ]);
  const [input] = sent('bookAsGuest');
  expect(location.hash).toBe(`#${String(input?.['bookingId'])}.${String(input?.['key'])}`);
  expect(location.pathname).toBe('/m/spice/book');
});

it('asks anew for another size and day, and says that a large party only asks', async () => {
  await show();
  await user.selectOptions(await screen.findByRole('combobox', { name: english.size }), '12');
  await press(english.tomorrow);
  expect(sent('freeTimes').at(-1)).toEqual({
    slug: 'spice',
    day: dateOf(startOf(BUSINESS_DAY) + DAY),
    size: 12,
    own: null,
  });
  expect(screen.getByText(english.asksLarge)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: clockName(AT) }));
  expect(screen.getByText(english.notHeld)).toBeTruthy();
  expect(screen.getByRole('button', { name: english.ask })).toBeTruthy();
});

it('sends the same booking again where no answer came, also after a reload', async () => {
  answer = (name) => (name === 'freeTimes' ? { output: aFree() } : refuse('offline'));
  await show();
  await fill();
  await press(english.book);
  expect(await screen.findByText(english.uncertain)).toBeTruthy();
  cleanup();
  answer = (name) => ({ output: name === 'freeTimes' ? aFree() : anOwn() });
  await show();
  await user.click(await screen.findByRole('button', { name: clockName(AT) }));
  expect(screen.getByLabelText<HTMLInputElement>(english.name).value).toBe('Meera');
  await press(english.book);
  await screen.findByText(english.states.confirmed);
  const ids = sent('bookAsGuest').map(({ bookingId, key }) => `${String(bookingId)} ${String(key)}`);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

it('names the free times where somebody was faster', async () => {
  const next = AT + 2 * HOUR;
  answer = (name) => (name === 'freeTimes' ? { output: aFree() } : refuse('no-table-free', { next: [next] }));
  await show();
  await fill();
  await press(english.book);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(english.reasons['no-table-free']);
  await user.click(within(alert).getByRole('button', { name: clockName(next) }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['restaurant-not-found', english.nobody],
  ['bookings-off', english.off],
  ['restaurant-suspended', english.off],
  ['ordering-ended', english.off],
  ['offline', english.failed],
])('says of %s what it means', async (reason, sentence) => {
  answer = () => refuse(reason);
  await show();
  expect(await screen.findByText(sentence)).toBeTruthy();
});

it.each([
  [{ times: [] }, english.none],
  [{ times: [], closed: 'blocked' as const }, english.closed],
])('says of a day without times %j why', async (more, sentence) => {
  answer = () => ({ output: aFree(more) });
  await show();
  expect(await screen.findByText(sentence)).toBeTruthy();
});

it('says of a time after midnight that it is', async () => {
  answer = () => ({ output: aFree({ times: [startOf(BUSINESS_DAY) + 25 * HOUR] }) });
  await show();
  const time = await screen.findByRole('button', { name: /^1:00 am/ });
  expect(time.textContent).toContain(english.nextDay);
});

it('begins in the language of the link, and speaks another on request', async () => {
  await show(guestBookingPath('spice', 'hi'));
  expect(await screen.findByRole('heading', { name: hindi.title })).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: hindi.language }), 'en');
  expect(await screen.findByRole('heading', { name: english.title })).toBeTruthy();
});

it('opens a booking by its link, changes it with what it saw, and cancels after a question', async () => {
  answer = (name, input) => {
    if (name === 'freeTimes') return { output: aFree() };
    if (name === 'changeOwnBooking') return { output: anOwn({ at: Number(input['at']), food: 'Jain' }) };
    return {
      output:
        name === 'cancelOwnBooking' ? anOwn({ state: 'cancelled', isOpen: false, heldUntil: null }) : anOwn(),
    };
  };
  await show(ownBookingPath(LINK));
  expect(await screen.findByText(english.states.confirmed)).toBeTruthy();
  await press(english.change);
  await user.click(await screen.findByRole('button', { name: clockName(AT + HOUR) }));
  await user.type(screen.getByLabelText(english.food), 'Jain');
  await press(english.save);
  expect(await screen.findByText(english.changed)).toBeTruthy();
  expect(sent('freeTimes').at(-1)).toMatchObject({ own: { bookingId: LINK.bookingId, key: LINK.key } });
  expect(sent('changeOwnBooking')).toMatchObject([
    { ...LINK, seen: { at: AT, size: 2 }, at: AT + HOUR, size: 2, food: 'Jain' },
  ]);
  await press(english.cancel);
  await press(english.cancelYes);
  expect(await screen.findByText(english.states.cancelled)).toBeTruthy();
  expect(screen.queryByRole('button', { name: english.change })).toBeNull();
});

it('shows a deposit, and the rule of its voucher while it is held', async () => {
  const deposit = {
    amountPaise: paise(30_000),
    state: 'held',
    number: 'RV/26-27/000001',
    rule: { noShow: 'kept', hours: 24 },
  } as const;
  answer = () => ({ output: anOwn({ deposit }) });
  await show(ownBookingPath(LINK));
  expect(await screen.findByText(guestDeposit.states.held('₹300'))).toBeTruthy();
  expect(screen.getByText('Receipt voucher RV/26-27/000001')).toBeTruthy();
  expect(screen.getByText(guestDeposit.rules.kept(24))).toBeTruthy();
  cleanup();
  answer = () => ({ output: anOwn({ deposit: { ...deposit, state: 'refunded' } }) });
  await show(ownBookingPath(LINK));
  expect(await screen.findByText(guestDeposit.states.refunded('₹300'))).toBeTruthy();
  expect(screen.queryByText(guestDeposit.rules.kept(24))).toBeNull();
});

it('looks for the answer to a request', async () => {
  answer = () => ({ output: anOwn({ state: 'requested', heldUntil: null }) });
  await show(ownBookingPath(LINK));
  expect(await screen.findByText(english.states.requested)).toBeTruthy();
  answer = () => ({ output: anOwn() });
  await press(english.lookAgain);
  await waitFor(() => expect(screen.getByText(english.states.confirmed)).toBeTruthy());
});

it.each(['#BookingAAAAAAAAAAAA1', '#x.y'])(
  'asks nothing for a link that is not whole: %s',
  async (fragment) => {
    await show(`${guestBookingPath('spice')}${fragment}`);
    expect(await screen.findByText(english.gone)).toBeTruthy();
    expect(calls).toEqual([]);
  },
);
