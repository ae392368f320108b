import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { bookingDays, bookings } from '@bhoj/domain/bookings/shape/booking.collection';
import { readTills } from '@bhoj/domain/cash/tills.contract';
import { applyTo, billed, keep } from '@bhoj/domain/deposits/deposit';
import { deposits } from '@bhoj/domain/deposits/deposit.collection';
import { keepDeposit, refundDeposit } from '@bhoj/domain/deposits/deposits.contract';
import { aBooking, aBookingDay, aPlacing, BOOKING_ID } from '@bhoj/domain/fixtures/bookings';
import { TILLS } from '@bhoj/domain/fixtures/cash';
import { aDeposit, DEPOSIT_ID } from '@bhoj/domain/fixtures/deposits';
import { BUSINESS_DAY, NOW } from '@bhoj/domain/fixtures/ids';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { rupees } from '@bhoj/domain/money/money';
import { DAY, HOUR } from '@bhoj/domain/time/ist';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { RightsContext } from '../../../firebase/rights.ts';
import { openTills } from '../../../messages/shared/open-tills/en.ts';
import { bookingsPart } from '../../../messages/owner/bookings/en.ts';
import { waitingDepositsPart } from '../../../messages/owner/waiting-deposits/en.ts';
import { momentName } from '../../../ui/dates/formats.ts';
import { render } from '../../../ui/mui/render-in-mui.fixtures.tsx';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { WaitingCard } from './waiting-card.tsx';

const { en: words } = waitingDepositsPart;
const { deposit: depositWords } = bookingsPart.en;
const backend = inMemory();
const OTHER = 'DepositAAAAAAAAAAAA2';
const by = { id: 'm1', name: 'Asha' };
const facts = { at: NOW + DAY, businessDay: BUSINESS_DAY, by, reason: 'Did not come' };
const noShow = { state: 'no-show', at: NOW, cancelledAt: null, was: 'confirmed' };

vi.setConfig({ testTimeout: 30_000 });
// The dialog loads it by itself.
beforeAll(() => import('../../../joint/tills/till-of-cash.tsx'));
beforeEach(() => {
  localStorage.clear();
  backend.clear();
});
afterEach(cleanup);

const page = (path: string, isAsking: boolean) => (
  <MemoryRouter initialEntries={[path]}>
    <ToastProvider>
      <WaitingCard now={NOW + 100 * DAY} isAsking={isAsking} />
    </ToastProvider>
  </MemoryRouter>
);
const show = (path = '/', isAsking = true, record = aRestaurant()) =>
  render(
    <InRestaurant record={record} backend={backend}>
      {page(path, isAsking)}
    </InRestaurant>,
  );
const open = `/?deposit=${DEPOSIT_ID}`;

it('lists what is left of each deposit, and nothing that is over', () => {
  const part = applyTo(aDeposit({ party: { ...aDeposit().party, name: 'Anil' } }), {
    orderId: 'o1',
    duePaise: rupees(300),
    at: NOW,
    by,
  });
  const third = 'DepositAAAAAAAAAAAA3';
  const bill = {
    invoiceId: '2026-27_INV_000007',
    number: 'INV/26-27/000007',
    at: NOW,
    businessDay: BUSINESS_DAY,
  };
  backend.putAll(deposits, {
    [DEPOSIT_ID]: aDeposit(),
    [OTHER]: part,
    [third]: keep(aDeposit(), noShow, facts),
  });
  show();
  expect(screen.getAllByText('Meera Iyer')).toHaveLength(1);
  expect(screen.getByText('Anil')).toBeTruthy();
  expect(screen.getByText(words.onOpenBill)).toBeTruthy();
  expect(screen.getByText(words.sum(2, '₹700', false))).toBeTruthy();
  act(() => backend.putAll(deposits, { [OTHER]: billed(part, bill) }));
  expect(screen.getByText(words.states.applied)).toBeTruthy();
});

it('says that none waits, only where the restaurant asks for deposits', () => {
  show();
  expect(screen.getByText(words.none)).toBeTruthy();
  cleanup();
  show('/', false);
  expect(screen.queryByText(words.title)).toBeNull();
});

it('says that they could not be loaded', () => {
  backend.fails('unavailable', deposits);
  show();
  expect(screen.getByText(words.couldNotLoad)).toBeTruthy();
});

it('opens the booking of a row, on the day to which it moved', () => {
  backend.putAll(deposits, { [DEPOSIT_ID]: aDeposit() });
  backend.putAll(bookings, { [BOOKING_ID]: aBooking({ day: '2026-11-25' }) });
  const at = NOW + 5 * DAY;
  const placing = aPlacing({ at, size: 7 });
  backend.put(
    bookingDays,
    { date: '2026-11-25' },
    aBookingDay({ date: '2026-11-25', bookings: { [BOOKING_ID]: placing } }),
  );
  show(open);
  expect(screen.getByText(words.bookingOf(momentName(at), 7))).toBeTruthy();
  const to = screen.getByRole('link', { name: words.openBooking }).getAttribute('href');
  expect(to).toContain('view=list');
  expect(to).toContain('day=2026-11-25');
  expect(to).toContain(`booking=${BOOKING_ID}`);
  expect(screen.queryByRole('button', { name: depositWords.keep })).toBeNull();
});

it.each([
  ['did not come', 'no-show' as const, 'keepText' as const],
  ['was never marked', 'confirmed' as const, 'keepUnmarkedText' as const],
  ['came and paid otherwise', 'left' as const, null],
  ['cancelled, maybe in time', 'cancelled' as const, null],
  ['moved before, so that nobody knows', null, 'keepUnmarkedText' as const],
])('gives back once the booking is deleted, and keeps where the party %s', async (_, state, text) => {
  const { booking: _booking, ...before } = aDeposit();
  backend.putAll(deposits, { [DEPOSIT_ID]: before });
  if (state !== null)
    backend.put(
      bookingDays,
      { date: BUSINESS_DAY },
      aBookingDay({ bookings: { [BOOKING_ID]: aPlacing({ state }) } }),
    );
  backend.answer(keepDeposit, () => ({}));
  show(open);
  expect(screen.getByText(words.bookingGone)).toBeTruthy();
  expect(screen.getByRole('button', { name: depositWords.giveBack })).toBeTruthy();
  expect(screen.queryAllByRole('button', { name: depositWords.keep })).toHaveLength(text === null ? 0 : 1);
  if (text === null) return;
  await userEvent.click(screen.getByRole('button', { name: depositWords.keep }));
  const dialog = within(screen.getByRole('dialog', { name: depositWords.keep }));
  expect(dialog.getByText(depositWords[text]('₹500'))).toBeTruthy();
  await userEvent.type(dialog.getByLabelText(depositWords.reason), 'Nobody came');
  await userEvent.click(dialog.getByRole('button', { name: depositWords.keep }));
  expect(backend.sent(keepDeposit)).toMatchObject([{ depositId: DEPOSIT_ID, reason: 'Nobody came' }]);
});

it.each([
  ['in time', NOW - 5 * DAY, 0],
  ['too late', NOW - HOUR, 1],
])('knows of a deleted booking that moved that its guest cancelled %s', (_, cancelledAt, keeps) => {
  const date = '2026-11-25';
  backend.putAll(deposits, { [DEPOSIT_ID]: aDeposit({ booking: { day: date, cancelledAt } }) });
  const placing = aPlacing({ state: 'cancelled' });
  backend.put(bookingDays, { date }, aBookingDay({ date, bookings: { [BOOKING_ID]: placing } }));
  show(open);
  expect(screen.getByText(words.bookingGone)).toBeTruthy();
  expect(screen.queryAllByRole('button', { name: depositWords.keep })).toHaveLength(keeps);
});

it('gives back what was kept, in cash from the till that is chosen', async () => {
  backend.putAll(deposits, { [DEPOSIT_ID]: keep(aDeposit(), noShow, facts) });
  const tills = TILLS.map((till, n) => ({
    sessionId: `Session${n}AAAAAAAAAAAA`,
    till,
    holder: '',
    isMine: false,
  }));
  backend.answer(readTills, () => ({ open: tills }));
  backend.answer(refundDeposit, () => ({ number: 'RF/26-27/000001' }));
  show(open, true, aRestaurant({ cashSessions: { on: true, tills: TILLS } }));
  await userEvent.click(screen.getByRole('button', { name: depositWords.giveKeptBack }));
  const dialog = within(screen.getByRole('dialog', { name: depositWords.giveBack }));
  expect(dialog.getByText(depositWords.keptBackText('₹500'))).toBeTruthy();
  expect(dialog.queryByRole('group', { name: openTills.fromWhich })).toBeNull();
  await userEvent.click(dialog.getByLabelText(depositWords.givenBy));
  await userEvent.click(screen.getByRole('option', { name: depositWords.methods.cash }));
  await userEvent.type(dialog.getByLabelText(depositWords.reason), 'They came after all');
  // Nobody has said yet from which till: the server would take the first one.
  const go = dialog.getByRole('button', { name: depositWords.giveBack });
  const second = await dialog.findByRole('radio', { name: TILLS[1]?.name ?? '' });
  expect(go).toHaveProperty('disabled', true);
  expect(dialog.getByText(depositWords.tillFault)).toBeTruthy();
  await userEvent.click(second);
  await userEvent.click(dialog.getByRole('button', { name: depositWords.giveBack }));
  expect(backend.sent(refundDeposit)).toMatchObject([
    { depositId: DEPOSIT_ID, method: 'cash', kept: true, cashSession: tills[1]?.sessionId },
  ]);
});

it('offers only what the person may do', () => {
  backend.putAll(deposits, { [DEPOSIT_ID]: aDeposit() });
  render(
    <InRestaurant role="office" backend={backend}>
      <RightsContext value={['see-sales', 'dashboard']}>{page(open, true)}</RightsContext>
    </InRestaurant>,
  );
  expect(screen.queryByRole('button', { name: depositWords.keep })).toBeNull();
  expect(screen.queryByRole('button', { name: depositWords.giveBack })).toBeNull();
});

it('gives cash back where the tills cannot be read, and says so', async () => {
  backend.putAll(deposits, { [DEPOSIT_ID]: aDeposit() });
  backend.refuse(readTills, 'offline');
  backend.answer(refundDeposit, () => ({ number: 'RF/26-27/000001' }));
  show(open, true, aRestaurant({ cashSessions: { on: true, tills: TILLS } }));
  await userEvent.click(screen.getByRole('button', { name: depositWords.giveBack }));
  const dialog = within(screen.getByRole('dialog', { name: depositWords.giveBack }));
  await userEvent.click(dialog.getByLabelText(depositWords.givenBy));
  await userEvent.click(screen.getByRole('option', { name: depositWords.methods.cash }));
  await userEvent.type(dialog.getByLabelText(depositWords.reason), 'Plans changed');
  expect(await dialog.findByText(openTills.unread)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: depositWords.giveBack }));
  expect(backend.sent(refundDeposit)).toMatchObject([{ method: 'cash' }]);
});

/** Opens the dialog that gives a deposit back, and types why. */
async function openBack(name: string, reason: string) {
  await userEvent.click(screen.getByRole('button', { name }));
  const dialog = within(screen.getByRole('dialog', { name: depositWords.giveBack }));
  await userEvent.type(dialog.getByLabelText(depositWords.reason), reason);
  return { dialog, go: () => userEvent.click(dialog.getByRole('button', { name: depositWords.giveBack })) };
}

it('gives back what it was opened for, though somebody keeps the deposit meanwhile', async () => {
  backend.putAll(deposits, { [DEPOSIT_ID]: aDeposit() });
  backend.refuse(refundDeposit, 'changed-meanwhile');
  show(open);
  const { dialog, go } = await openBack(depositWords.giveBack, 'Plans changed');
  act(() => backend.putAll(deposits, { [DEPOSIT_ID]: keep(aDeposit(), noShow, facts) }));
  expect(dialog.getByText(depositWords.backText('₹500'))).toBeTruthy();
  await go();
  expect(backend.sent(refundDeposit)).toHaveLength(1);
  expect(backend.sent(refundDeposit)[0]).not.toHaveProperty('kept');
});

it('repeats what it sent after a lost answer, though the deposit has changed by it', async () => {
  backend.putAll(deposits, { [DEPOSIT_ID]: keep(aDeposit(), noShow, facts) });
  backend.refuse(refundDeposit, 'offline');
  show(open);
  const { dialog, go } = await openBack(depositWords.giveKeptBack, 'They came after all');
  await go();
  act(() => backend.putAll(deposits, { [DEPOSIT_ID]: aDeposit({ state: 'refunded' }) }));
  expect(dialog.getByLabelText(depositWords.reason)).toHaveProperty('disabled', true);
  backend.answer(refundDeposit, () => ({ number: 'RF/26-27/000001' }));
  await go();
  const [first, second] = backend.sent(refundDeposit);
  expect(second).toEqual(first);
  expect(second).toMatchObject({ kept: true, reason: 'They came after all' });
  expect(screen.queryByRole('dialog', { name: depositWords.giveBack })).toBeNull();
});
