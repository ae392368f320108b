import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeSession, countSession, handOverSession, openSession } from '@bhoj/domain/cash/cash.contract';
import { moveCash } from '@bhoj/domain/cash/tills.contract';
import { cashSessions } from '@bhoj/domain/cash/session.collection';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import type { CashSession } from '@bhoj/domain/cash/session.schema';
import { closeDay } from '@bhoj/domain/days/days.contract';
import { closings } from '@bhoj/domain/days/day.collection';
import { aCashSession, TILLS } from '@bhoj/domain/fixtures/cash';
import { aClosing, aDay } from '@bhoj/domain/fixtures/days';
import { aMember } from '@bhoj/domain/fixtures/people';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { memberIdOf } from '@bhoj/domain/kernel/member-id';
import { members } from '@bhoj/domain/members/member.collection';
import { days } from '@bhoj/domain/days/day.collection';
import { rupees, ZERO } from '@bhoj/domain/money/money';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { RightsContext } from '../../../firebase/rights.ts';
import type { Right } from '@bhoj/domain/catalogue/rights';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { DayView } from '../day-view.tsx';

// Typing into a whole page takes seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const DAY = '2026-11-20';
const NOW = Date.parse(`${DAY}T20:00+05:30`);
const UID = 'AshaAshaAshaAshaAshaAshaAsha';
const backend = inMemory();
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const [OWN, OTHER, WAITING] = [1, 2, 3].map((n) => `SessionAAAAAAAAAAAA${n}`) as [string, string, string];
const me = { id: memberIdOf(UID), name: 'Asha' };
const ravi = { id: 'mravi0000000', name: 'Ravi' };

const put = (id: string, over: Partial<CashSession> = {}) =>
  backend.put(cashSessions, { sessionId: id }, aCashSession({ holder: me, ...over }));

const show = (on = true, rights: readonly Right[] | null = null) =>
  render(
    <MemoryRouter initialEntries={['/?view=day']}>
      <InRestaurant
        backend={backend}
        record={aRestaurant({ cashSessions: { on, tills: TILLS } })}
        role={rights === null ? 'owner' : 'office'}
      >
        <RightsContext value={rights}>
          <ToastProvider>
            <DayView />
          </ToastProvider>
        </RightsContext>
      </InRestaurant>
    </MemoryRouter>,
  );

const row = (name: string) => screen.findByRole('listitem', { name });
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const sent = (name: string) => backend.calls.filter(([called]) => called === name).map(([, input]) => input);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  backend.clear();
  backend.auth.signIn({ uid: UID });
  backend.put(days, { day: DAY }, aDay());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('keeps the one drawer where sessions are off, or where no till is open on the day (P-SESSION-1)', async () => {
  show(false);
  expect(await screen.findByRole('heading', { name: 'Drawer' })).toBeTruthy();
  expect(screen.queryByText('Cash sessions')).toBeNull();
  cleanup();
  show();
  expect(await screen.findByText('No till is open on this day.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Drawer' })).toBeTruthy();
});

it('opens a session on a free till with a float, and says what waits', async () => {
  put(WAITING, { state: 'waiting', till: null, holder: null, floatPaise: ZERO, movements: [] });
  put(OTHER, { holder: ravi });
  backend.answer(openSession, () => ({}));
  show();
  expect(await screen.findByText(/1 payment of ₹378 came while no session was open/)).toBeTruthy();
  await press('Open a session');
  await user.click(dialog().getByRole('button', { name: 'Open a session' }));
  expect(await dialog().findByText(/Enter an amount in rupees/)).toBeTruthy();
  await user.type(dialog().getByRole('textbox', { name: /Float/ }), '1500');
  await user.click(dialog().getByRole('button', { name: 'Open a session' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('openSession')).toMatchObject([{ tillId: 'bar', floatPaise: 150_000 }]);
});

it('moves cash, as an expense where it is one', async () => {
  put(OWN);
  backend.answer(moveCash, () => ({}));
  show();
  await press('Cash in or out');
  await user.type(dialog().getByRole('textbox', { name: /Amount/ }), '60');
  await user.type(dialog().getByRole('textbox', { name: /Reason/ }), 'Ice');
  await user.click(dialog().getByRole('switch', { name: 'It is an expense' }));
  await user.type(dialog().getByRole('combobox', { name: 'Category' }), 'Groceries');
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('moveCash')).toHaveLength(1));
  expect(sent('moveCash')).toMatchObject([
    { sessionId: OWN, kind: 'out', amountPaise: 6_000, expense: { category: 'Groceries', vendor: '' } },
  ]);
});

it('counts blind: nothing of what should be there shows before the count is sent (P-SESSION-6)', async () => {
  put(OWN);
  backend.answer(countSession, () => ({ difference: {}, z: 1 }));
  show();
  const shown = within(await row('Counter · Asha'));
  expect(shown.queryByText(/Expected/)).toBeNull();
  await press('Count and close');
  expect(dialog().queryByText(/Expected|2,278/)).toBeNull();
  await user.type(dialog().getByRole('textbox', { name: '₹500' }), '4');
  await user.type(dialog().getByRole('textbox', { name: 'UPI' }), '12.50');
  expect(dialog().getByText('₹2,000')).toBeTruthy();
  await user.click(dialog().getByRole('button', { name: 'Send the count' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('countSession')).toMatchObject([
    { sessionId: OWN, count: { notes: { '500': 4 }, byTender: { upi: 1_250 } } },
  ]);
});

it('names each difference once and what may explain it, and closes with a note (P-SESSION-9)', async () => {
  const suspect = { invoiceId: null, rightTender: null, amountPaise: rupees(100), at: NOW };
  put(OWN, {
    state: 'counted',
    result: {
      expected: { cash: rupees(2_278) },
      counted: { cash: rupees(2_178), upi: rupees(100) },
      difference: { cash: rupees(-100), upi: rupees(100) },
      expensesPaise: ZERO,
      suspects: [
        { ...suspect, why: 'swapped', what: 'INV/1', tender: 'cash', rightTender: 'upi' },
        { ...suspect, why: 'change', what: 'INV/2', tender: 'cash' },
        { ...suspect, why: 'expense', what: 'Gas', tender: 'cash' },
      ],
    },
  });
  backend.answer(closeSession, () => ({ difference: {}, z: 1 }));
  show();
  const shown = within(await row('Counter · Asha'));
  expect(shown.getByText('Cash: ₹100 missing')).toBeTruthy();
  expect(shown.getByText('UPI: ₹100 too much')).toBeTruthy();
  expect(shown.getByText('INV/1: ₹100 may have been paid by UPI.')).toBeTruthy();
  expect(shown.getByText(/INV\/2: its change of ₹100/)).toBeTruthy();
  expect(shown.getByText(/Gas: this expense/)).toBeTruthy();
  expect(shown.getByRole('button', { name: 'Count again' })).toBeTruthy();
  await press('Close the session');
  expect(shown.getByText('Say why it differs.')).toBeTruthy();
  await user.type(shown.getByRole('textbox', { name: /Why it differs/ }), 'Was UPI');
  await press('Close the session');
  await waitFor(() => expect(sent('closeSession')).toMatchObject([{ sessionId: OWN, note: 'Was UPI' }]));
});

it('hands over to somebody who handles cash, or takes a till over (P-SESSION-8)', async () => {
  put(OTHER, { holder: ravi });
  backend.putAll(members, {
    MeenaMeenaMeenaMeenaMeena: aMember({ name: 'Meena', role: 'office', preset: 'cashier', can: ['cash'] }),
    LilaLilaLilaLilaLilaLila1: aMember({ name: 'Lila', role: 'captain' }),
  });
  backend.answer(handOverSession, () => ({ difference: {}, z: 1 }));
  show();
  await press('Hand over');
  await user.click(dialog().getByRole('button', { name: 'Send the count' }));
  expect(dialog().getByText('Choose who takes over.')).toBeTruthy();
  await user.click(dialog().getByRole('combobox', { name: /Who takes over/ }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'I take it over myself',
    'Meena',
  ]);
  await user.click(screen.getByRole('option', { name: 'Meena' }));
  await user.click(dialog().getByRole('button', { name: 'Send the count' }));
  await waitFor(() =>
    expect(sent('handOverSession')).toMatchObject([{ toUid: 'MeenaMeenaMeenaMeenaMeena' }]),
  );
});

it('closes the day once every session is closed, and prints each (P-SESSION-10)', async () => {
  const closed = { z: 3, at: NOW, by: me, note: '' };
  put(OWN, { state: 'closed', closed, late: { count: 2, totalPaise: rupees(5) } });
  put(OTHER, { state: 'open', holder: ravi, till: { id: 'bar', name: 'Bar' } });
  backend.answer(closeDay, () => ({ expectedCashPaise: ZERO, differencePaise: ZERO }));
  show();
  const button = await screen.findByRole('button', { name: 'Close the day' });
  expect(button).toHaveProperty('disabled', true);
  expect(screen.getByText(/2 payments of ₹5 came late/)).toBeTruthy();
  await press('X report');
  expect(dialog().getByText('Expected: Cash')).toBeTruthy();
  await user.click(dialog().getByRole('button', { name: 'Done' }));
  put(OTHER, { state: 'closed', holder: ravi, closed: { ...closed, z: 4 } });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await user.click(button);
  await user.click(dialog().getByRole('button', { name: 'Close the day' }));
  const again = screen.queryByRole('button', { name: 'Close now' });
  if (again !== null) await user.click(again);
  await waitFor(() => expect(sent('closeDay')).toMatchObject([{ day: DAY, countedCashPaise: 0 }]));
});

it('shows somebody without the right to close days only their own acts', async () => {
  put(OWN);
  put(OTHER, { holder: ravi, till: { id: 'bar', name: 'Bar' } });
  show(true, ['see-sales', 'cash', 'dashboard']);
  expect(within(await row('Counter · Asha')).getByRole('button', { name: 'Count and close' })).toBeTruthy();
  expect(within(await row('Bar · Ravi')).queryByRole('button', { name: 'Count and close' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Open a session' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Close the day' })).toBeNull();
});

it('lets somebody without the right ask to pay out, and nothing else; both names are shown', async () => {
  const allowedBy = { kind: 'owner', label: 'Meera', id: 'm', how: 'pin' } as const;
  const paid = {
    id: 'M1',
    kind: 'out',
    amountPaise: rupees(40),
    reason: 'Milk',
    at: NOW,
    expenseId: null,
  } as const;
  put(OWN, { movements: [{ ...paid, by: me, allowedBy }] });
  backend.answer(moveCash, () => {
    throw new Refusal('not-allowed');
  });
  show(true, ['see-sales', 'settle', 'dashboard']);
  const shown = within(await row('Counter · Asha'));
  expect(shown.getByText(/Pay out: Milk \(Asha, allowed by Meera\)/)).toBeTruthy();
  expect(shown.queryByRole('button', { name: 'Count and close' })).toBeNull();
  await press('Pay out cash');
  expect(dialog().queryByText('Drop to the safe')).toBeNull();
  await user.type(dialog().getByRole('textbox', { name: /Amount/ }), '60');
  await user.type(dialog().getByRole('textbox', { name: /Reason/ }), 'Ice');
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('moveCash')).toMatchObject([{ kind: 'out', amountPaise: 6_000 }]));
  expect(await dialog().findByRole('alert')).toBeTruthy();
});

it('says of which days payments are that came late or waited, where they are of others too (P-SESSION-5)', async () => {
  const [day, before] = [DAY, '2026-11-19'];
  put(OWN, {
    businessDay: day,
    late: { count: 3, totalPaise: rupees(5), byDay: { [day]: rupees(2), [before]: rupees(3) } },
    waited: { id: WAITING, count: 1, totalPaise: rupees(9), byDay: { [day]: rupees(9) } },
  });
  show();
  const shown = within(await row('Counter · Asha'));
  expect(shown.getByText(/3 payments of ₹5 came late.* By day: .*19.* ₹3, .*20.* ₹2\./)).toBeTruthy();
  expect(shown.getByText(/It took in 1 payment of ₹9/).textContent).not.toContain('By day');
});

it('keeps the sessions of a closed day beside its report', async () => {
  put(OWN, { state: 'closed', closed: { z: 1, at: NOW, by: me, note: 'Change' } });
  const closing = aClosing();
  backend.put(closings, { day: DAY }, { ...closing, sessions: { list: [], elsewherePaise: rupees(12) } });
  backend.put(days, { day: DAY }, aDay({ closedAt: NOW }));
  show();
  expect(await screen.findByText('Not in a session of this day')).toBeTruthy();
  expect(within(await row('Counter · Asha')).getByText('Change')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Close the day' })).toBeNull();
});
