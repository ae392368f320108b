import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PERSON_ID } from '@bhoj/domain/fixtures/payroll';
import { payPayRun } from '@bhoj/domain/payroll/run/pay-run.contract';
import { inMemory, InMemoryClient } from '../../../firebase/in-memory.fixtures.tsx';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { render } from '../../../ui/mui/render-in-mui.fixtures.tsx';
import { PayForm } from './pay-form.tsx';

const backend = inMemory();

beforeEach(() => {
  backend.clear();
  backend.answer(payPayRun, () => ({}));
});
afterEach(cleanup);

const save = (paidOn?: string) => {
  render(
    <InMemoryClient of={backend}>
      <ToastProvider>
        <PayForm month="2026-11" today="2026-12-01" personIds={[PERSON_ID]} methods={['cash', 'bank']} />
      </ToastProvider>
    </InMemoryClient>,
  );
  if (paidOn !== undefined) fireEvent.change(screen.getByLabelText(/Paid on/), { target: { value: paidOn } });
  fireEvent.click(screen.getByRole('button', { name: 'Note as paid' }));
};

it.each([undefined, '2026-12-01', '2026-11-30'])(
  'notes a payment of today or a day before: %s',
  async (paidOn) => {
    save(paidOn);
    const payment = { personId: PERSON_ID, method: 'cash', reference: '', paidOn: paidOn ?? '2026-12-01' };
    await waitFor(() => expect(backend.sent(payPayRun)).toEqual([{ month: '2026-11', payments: [payment] }]));
  },
);

it('notes no payment of a day that has not begun', async () => {
  save('2026-12-02');
  await screen.findByText('Choose a day of the month or later, up to today.');
  expect(backend.sent(payPayRun)).toEqual([]);
});

it('notes no payment of a day before the month', async () => {
  save('2026-10-31');
  await screen.findByText('Choose a day of the month or later, up to today.');
  expect(backend.sent(payPayRun)).toEqual([]);
});
