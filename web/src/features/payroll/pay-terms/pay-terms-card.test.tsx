import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aPayRun } from '@bhoj/domain/fixtures/pay';
import { NOTHING_FOR_ALL } from '@bhoj/domain/payroll/run/entered';
import { NO_MINIMUM_WAGES } from '@bhoj/domain/payroll/shape/entered.schema';
import { draftPayRun } from '@bhoj/domain/payroll/run/pay-run.contract';
import { rupees } from '@bhoj/domain/money/money';
import { inMemory, InMemoryClient } from '../../../firebase/in-memory.fixtures.tsx';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { PayTermsCard } from './pay-terms-card.tsx';

const backend = inMemory();
const calls = () => backend.sent(draftPayRun);
afterEach(() => {
  cleanup();
  backend.clear();
});

const forAll = (tax: number | null, wage: number | null = null) => ({
  ...NOTHING_FOR_ALL,
  professionTaxPaise: tax === null ? null : rupees(tax),
  minimumWagePaise: wage === null ? null : rupees(wage),
});
const card = (tax: number | null, stateCode: string | null = '27') => (
  <InMemoryClient of={backend}>
    <ToastProvider>
      <PayTermsCard run={aPayRun({ stateCode, entered: forAll(tax) })} />
    </ToastProvider>
  </InMemoryClient>
);
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save and draft again' }));

/** Types a tax of 300 over 100, while another tab saves 200. */
async function refused() {
  backend.refuse(draftPayRun, 'pay-terms-changed', { changed: ['professionTaxPaise'] });
  const { rerender } = render(card(100));
  fireEvent.change(field(/^Profession tax/), { target: { value: '300' } });
  rerender(card(200));
  save();
  expect(await screen.findByText(/^Now it says: Maharashtra \(27\); profession tax ₹200;/)).toBeTruthy();
  expect(field(/^Profession tax/).value).toBe('300');
}
const sent = (tax: number, read: number) => ({
  month: '2026-11',
  stateCode: '27',
  forAll: forAll(tax),
  readForAll: { stateCode: '27', forAll: forAll(read) },
});

it('saves what is typed over what another tab saved only if the owner says so', async () => {
  await refused();
  backend.answer(draftPayRun, () => ({ people: 1 }));
  fireEvent.click(screen.getByRole('button', { name: 'Save mine instead' }));
  await waitFor(() => expect(calls()).toEqual([sent(300, 100), sent(300, 200)]));
});

it('shows what another tab saved if the owner says so', async () => {
  await refused();
  fireEvent.click(screen.getByRole('button', { name: 'Show what is stored now' }));
  expect(field(/^Profession tax/).value).toBe('200');
});

it('keeps an empty amount unknown, and sends no State that is not known', async () => {
  backend.answer(draftPayRun, () => ({ people: 1 }));
  render(card(100, null));
  expect(screen.getByText(/^Not known, enter it: Bhoj knows the State/)).toBeTruthy();
  fireEvent.change(field(/^Profession tax/), { target: { value: '' } });
  fireEvent.change(field(/^Minimum wage/), { target: { value: '12,000' } });
  save();
  const readForAll = { stateCode: null, forAll: forAll(100) };
  await waitFor(() =>
    expect(calls()).toEqual([{ month: '2026-11', forAll: forAll(null, 12_000), readForAll }]),
  );
});

it('refuses what is no amount', async () => {
  render(card(null));
  fireEvent.change(field(/^Minimum wage/), { target: { value: 'much' } });
  save();
  expect(await screen.findByText('Enter an amount in rupees, or leave it empty.')).toBeTruthy();
  expect(calls()).toEqual([]);
});

it('takes the minimum wages of the State by the kind of work', async () => {
  backend.answer(draftPayRun, () => ({ people: 1 }));
  render(card(null));
  fireEvent.change(field(/^Skilled/), { target: { value: '15,000' } });
  save();
  const typed = { ...forAll(null), minimumWages: { ...NO_MINIMUM_WAGES, skilled: rupees(15_000) } };
  await waitFor(() => expect(calls()).toMatchObject([{ stateCode: '27', forAll: typed }]));
});
