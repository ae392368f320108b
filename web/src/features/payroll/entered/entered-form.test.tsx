import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aSlip } from '@bhoj/domain/fixtures/pay';
import { draftPayRun } from '@bhoj/domain/payroll/run/pay-run.contract';
import { rupees } from '@bhoj/domain/money/money';
import { NO_PAY_ENTRIES } from '@bhoj/domain/payroll/run/entered';
import { inMemory, InMemoryClient } from '../../../firebase/in-memory.fixtures.tsx';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { EnteredForm } from './entered-form.tsx';

const backend = inMemory();
const calls = () => backend.sent(draftPayRun);
afterEach(() => {
  cleanup();
  backend.clear();
});

const tips = (amount: number) => ({ ...NO_PAY_ENTRIES, tipsPaise: rupees(amount) });
const form = (amount: number) => {
  const slip = aSlip();
  return (
    <InMemoryClient of={backend}>
      <ToastProvider>
        <EnteredForm slip={{ ...slip, source: { ...slip.source, entered: tips(amount) } }} />
      </ToastProvider>
    </InMemoryClient>
  );
};
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Their tips, ₹' });
const sent = (typed: number, read: number) => {
  const { month, personId } = aSlip();
  return { month, people: { [personId]: tips(typed) }, read: { [personId]: tips(read) } };
};

/** Types 300 over 100, while another tab saves 200. */
async function refused() {
  backend.refuse(draftPayRun, 'slip-entered-since');
  const { rerender } = render(form(100));
  fireEvent.change(field(), { target: { value: '300' } });
  rerender(form(200));
  fireEvent.click(screen.getByRole('button', { name: 'Save and draft again' }));
  expect(await screen.findByText('Other amounts were saved for this person meanwhile.')).toBeTruthy();
  expect(calls()).toEqual([sent(300, 100)]);
  expect(field().value).toBe('300');
}

it('keeps what was typed when another tab saved other amounts, and saves it if the owner says so', async () => {
  await refused();
  backend.answer(draftPayRun, () => ({ people: 1 }));
  fireEvent.click(screen.getByRole('button', { name: 'Save mine instead' }));
  await waitFor(() => expect(calls()).toEqual([sent(300, 100), sent(300, 200)]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save mine instead' })).toBeNull());
});

it('shows what another tab saved if the owner says so, and goes on from there', async () => {
  await refused();
  backend.answer(draftPayRun, () => ({ people: 1 }));
  fireEvent.click(screen.getByRole('button', { name: 'Show what is stored now' }));
  expect(field().value).toBe('200');
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.change(field(), { target: { value: '400' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save and draft again' }));
  await waitFor(() => expect(calls().at(-1)).toEqual(sent(400, 200)));
});
