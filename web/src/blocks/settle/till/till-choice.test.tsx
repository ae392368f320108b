import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OpenTill } from '@bhoj/domain/cash/tills.contract';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { rupees } from '@bhoj/domain/money/money';
import { openTills } from '../../../messages/shared/open-tills/en.ts';
import { settling } from '../../../messages/shared/settling/en.ts';
import { render } from '../../../ui/plain/render-in-plain.fixtures.tsx';
import { anOrder, counter, someActs } from '../counter/settle.fixtures.tsx';
import { MOMENT_MS } from '../state/moment.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const COUNTER: OpenTill = {
  sessionId: 'SessionAAAAAAAAAAAA1',
  till: { id: 'counter', name: 'Counter' },
  holder: 'Asha',
  isMine: false,
};
const BAR: OpenTill = {
  sessionId: 'SessionAAAAAAAAAAAA2',
  till: { id: 'bar', name: 'Bar' },
  holder: 'Ravi',
  isMine: false,
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const cash = () => screen.getByRole('button', { name: settling.exactCash('₹563') });

/** The counter of a restaurant with two tills; `open` are those with a session. */
async function showing(open: readonly OpenTill[] | 'failed') {
  const acts = someActs();
  acts.readTills.mockImplementation(() =>
    Promise.resolve(
      open === 'failed' ? { failure: { reason: 'offline', details: {} } } : { output: { open: [...open] } },
    ),
  );
  render(counter(anOrder(), acts, { tills: 2 }));
  await pass(0);
  return acts;
}
async function settled(acts: Awaited<ReturnType<typeof showing>>) {
  fireEvent.click(cash());
  await pass(MOMENT_MS);
  return acts.settle.mock.lastCall?.[0];
}

it('asks nothing and reads nothing with one till, or without cash sessions', () => {
  const acts = someActs();
  render(counter(anOrder(), acts, { tills: 1 }));
  render(counter(anOrder(), acts));
  expect(acts.readTills).not.toHaveBeenCalled();
});

it('asks which till takes the money before anything is paid, and this device remembers it', async () => {
  const acts = await showing([COUNTER, BAR]);
  const choice = within(screen.getByRole('group', { name: openTills.which }));
  expect(choice.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([
    false,
    false,
  ]);
  expect(cash()).toHaveProperty('disabled', true);
  fireEvent.click(choice.getByRole('radio', { name: 'Bar · Ravi' }));
  expect(screen.getByText(openTills.toTill('Bar · Ravi'))).toBeTruthy();
  expect(await settled(acts)).toMatchObject({
    payments: [exactly('cash', rupees(563))],
    cashSession: BAR.sessionId,
  });

  cleanup();
  await showing([COUNTER, { ...BAR, sessionId: 'SessionAAAAAAAAAAAA3' }]);
  expect(screen.getByText(openTills.toTill('Bar · Ravi'))).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: openTills.another }));
  fireEvent.click(screen.getByRole('radio', { name: 'Counter · Asha' }));
  expect(screen.getByText(openTills.toTill('Counter · Asha'))).toBeTruthy();
});

it.each([
  ['their own', [COUNTER, { ...BAR, isMine: true }], BAR.sessionId],
  ['the only one', [BAR], BAR.sessionId],
])('asks nobody who has %s', async (_, open, cashSession) => {
  const acts = await showing(open);
  expect(screen.queryByRole('group', { name: openTills.which })).toBeNull();
  expect(await settled(acts)).toMatchObject({ cashSession });
});

it('takes the money all the same where no till is open, and where they cannot be read', async () => {
  expect(await settled(await showing([]))).not.toHaveProperty('cashSession');
  cleanup();
  const acts = await showing('failed');
  expect(screen.getByText(openTills.failed)).toBeTruthy();
  acts.readTills.mockResolvedValue({ output: { open: [BAR] } });
  fireEvent.click(screen.getByRole('button', { name: openTills.retry }));
  await pass(0);
  expect(screen.queryByText(openTills.failed)).toBeNull();
  expect(await settled(acts)).toMatchObject({ cashSession: BAR.sessionId });
});
