import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PERSON_ID } from '@bhoj/domain/fixtures/payroll';
import { takeBackPayment } from '@bhoj/domain/payroll/run/pay-run.contract';
import { inMemory, InMemoryClient } from '../../../firebase/in-memory.fixtures.tsx';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { TakeBackPayment } from './take-back-payment.tsx';

const backend = inMemory();
afterEach(() => {
  cleanup();
  backend.clear();
});

it('takes a payment back with its reason, and not without one', async () => {
  backend.answer(takeBackPayment, () => ({}));
  render(
    <InMemoryClient of={backend}>
      <ToastProvider>
        <TakeBackPayment month="2026-11" personId={PERSON_ID} />
      </ToastProvider>
    </InMemoryClient>,
  );
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Take this payment back' }));
  press();
  press();
  expect(await screen.findByText('Enter a reason, at most 200 characters.')).toBeTruthy();
  expect(backend.sent(takeBackPayment)).toEqual([]);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Another person' } });
  press();
  const sent = { month: '2026-11', personId: PERSON_ID, reason: 'Another person' };
  await waitFor(() => expect(backend.sent(takeBackPayment)).toEqual([sent]));
});
