import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { readTills } from '@bhoj/domain/cash/tills.contract';
import { TILLS } from '@bhoj/domain/fixtures/cash';
import { aPerson, PERSON_ID } from '@bhoj/domain/fixtures/payroll';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { giveAdvance } from '@bhoj/domain/payroll/people/advance.contract';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { AdvanceForm } from './advance-form.tsx';

const backend = inMemory();
const TODAY = '2026-12-01';
const open = TILLS.map((till, n) => ({
  sessionId: `Session${n}AAAAAAAAAAAA`,
  till,
  holder: '',
  isMine: false,
}));

vi.setConfig({ testTimeout: 30_000 });
// The form loads it by itself.
beforeAll(() => import('../../../joint/tills/till-of-cash.tsx'));
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  backend.clear();
});

async function show(tills: typeof TILLS | null = TILLS) {
  backend.answer(readTills, () => ({ open }));
  backend.answer(giveAdvance, () => ({}));
  const record = aRestaurant(tills === null ? {} : { cashSessions: { on: true, tills } });
  render(
    <InRestaurant record={record} backend={backend}>
      <ToastProvider>
        <AdvanceForm
          entry={null}
          people={[{ id: PERSON_ID, value: aPerson() }]}
          today={TODAY}
          onDone={() => {}}
        />
      </ToastProvider>
    </InRestaurant>,
  );
  const choose = async (label: RegExp, option: string) => {
    fireEvent.mouseDown(screen.getByRole('combobox', { name: label }));
    fireEvent.click(await screen.findByRole('option', { name: option }));
  };
  await choose(/^Person/, aPerson().name);
  for (const [name, value] of [
    [/^Amount/, '500'],
    [/^Taken back each month/, '500'],
  ] as const)
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  return choose;
}

const save = () => fireEvent.click(screen.getByRole('button', { name: /^Save/ }));

it('asks which of several tills pays an advance out of the drawer, and no other (P-MUSTER-7)', async () => {
  const choose = await show();
  expect(backend.sent(readTills)).toEqual([]);
  await choose(/^Paid from/, 'The drawer');
  const [, second] = open;
  const radio = await screen.findByRole('radio', { name: second?.till.name ?? '' });
  // Until somebody has said which, nothing is sent: the server would take the first one.
  expect(screen.getByRole('button', { name: /^Save/ })).toHaveProperty('disabled', true);
  fireEvent.click(radio);
  save();
  await waitFor(() => expect(backend.sent(giveAdvance)).toMatchObject([{ cashSession: second?.sessionId }]));
});

it('asks nothing where there is one till, or none', async () => {
  const choose = await show(null);
  await choose(/^Paid from/, 'The drawer');
  save();
  await waitFor(() => expect(backend.sent(giveAdvance)).toHaveLength(1));
  expect(backend.sent(giveAdvance)[0]).not.toHaveProperty('cashSession');
  expect(backend.sent(readTills)).toEqual([]);
});
