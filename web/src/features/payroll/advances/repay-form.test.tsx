import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { readTills } from '@bhoj/domain/cash/tills.contract';
import { TILLS } from '@bhoj/domain/fixtures/cash';
import { ADVANCE_ID, anAdvance } from '@bhoj/domain/fixtures/payroll';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { rupees } from '@bhoj/domain/money/money';
import { repayAdvance } from '@bhoj/domain/payroll/people/advance.contract';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { RepayForm } from './repay-form.tsx';

const backend = inMemory();
vi.setConfig({ testTimeout: 30_000 });
// The form loads it by itself.
beforeAll(() => import('../../../joint/tills/till-of-cash.tsx'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  backend.clear();
});

const show = (tills: typeof TILLS = []) => {
  backend.answer(repayAdvance, () => ({}));
  const record = aRestaurant(tills.length === 0 ? {} : { cashSessions: { on: true, tills } });
  const entry = { id: ADVANCE_ID, value: anAdvance({ leftPaise: rupees(2_750) }) };
  render(
    <InRestaurant record={record} backend={backend}>
      <ToastProvider>
        <RepayForm entry={entry} today="2026-12-01" />
      </ToastProvider>
    </InRestaurant>,
  );
};
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Note it' }));

it('offers all that is left, and notes less where less was given back', async () => {
  show();
  const amount = screen.getByRole<HTMLInputElement>('textbox', { name: /^Amount/ });
  expect(amount.value).toBe('2750');
  fireEvent.change(amount, { target: { value: '1,500' } });
  save();
  await waitFor(() => expect(backend.sent(repayAdvance)).toHaveLength(1));
  expect(backend.sent(repayAdvance)).toMatchObject([
    {
      advanceId: ADVANCE_ID,
      repayment: { kind: 'repaid', amountPaise: rupees(1_500), method: 'cash', on: '2026-12-01', reason: '' },
    },
  ]);
});

it('notes no more than is left', async () => {
  show();
  fireEvent.change(screen.getByRole('textbox', { name: /^Amount/ }), { target: { value: '2,750.01' } });
  save();
  expect(await screen.findByText('Enter an amount in rupees, at most what is left.')).toBeTruthy();
  expect(backend.sent(repayAdvance)).toEqual([]);
});

it('asks which of several tills takes what comes back into the drawer, and no other money (P-MUSTER-7)', async () => {
  const open = TILLS.map((till, n) => ({
    sessionId: `Session${n}AAAAAAAAAAAA`,
    till,
    holder: '',
    isMine: false,
  }));
  backend.answer(readTills, () => ({ open }));
  show(TILLS);
  expect(backend.sent(readTills)).toEqual([]);
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /./ }));
  fireEvent.click(await screen.findByRole('option', { name: /drawer/i }));
  const [, second] = open;
  const radio = await screen.findByRole('radio', { name: second?.till.name ?? '' });
  // Until somebody has said which, nothing is sent: the server would take the first one.
  expect(screen.getByRole('button', { name: 'Note it' })).toHaveProperty('disabled', true);
  fireEvent.click(radio);
  save();
  await waitFor(() => expect(backend.sent(repayAdvance)).toMatchObject([{ cashSession: second?.sessionId }]));
});
