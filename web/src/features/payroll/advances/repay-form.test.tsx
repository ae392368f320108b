import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ADVANCE_ID, anAdvance } from '@bhoj/domain/fixtures/payroll';
import { rupees } from '@bhoj/domain/money/money';
import { repayAdvance } from '@bhoj/domain/payroll/people/advance.contract';
import { inMemory, InMemoryClient } from '../../../firebase/in-memory.fixtures.tsx';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { RepayForm } from './repay-form.tsx';

const backend = inMemory();
afterEach(() => {
  cleanup();
  backend.clear();
});

const show = () => {
  backend.answer(repayAdvance, () => ({}));
  const entry = { id: ADVANCE_ID, value: anAdvance({ leftPaise: rupees(2_750) }) };
  render(
    <InMemoryClient of={backend}>
      <ToastProvider>
        <RepayForm entry={entry} today="2026-12-01" />
      </ToastProvider>
    </InMemoryClient>,
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
