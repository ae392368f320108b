import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anAuditEntry } from '@bhoj/domain/fixtures/records';
import { MINUTE } from '@bhoj/domain/time/ist';
import type { SupportTime } from '@bhoj/domain/restaurant/support-time.schema';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { support as words } from '../../../messages/owner/support/en.ts';
import { reasonSentences } from '../../../messages/shared/reasons/en.ts';
import { aRestaurant } from '../form/settings.fixtures.ts';
import { SupportCard } from './support-card.tsx';

const backend = vi.hoisted(() => ({
  log: {} as unknown,
  calls: [] as [name: string, input: Record<string, unknown>][],
  answer: {} as unknown,
}));
vi.mock('../../../firebase/live.ts', () => ({ useLiveList: () => backend.log }));
vi.mock('../../../firebase/use-attempt.ts', () => ({
  useAttempt:
    ({ name }: { name: string }) =>
    (input: Record<string, unknown>) => {
      backend.calls.push([name, input]);
      return Promise.resolve(backend.answer);
    },
}));

const open = (): SupportTime => ({ id: 's1', from: Date.now(), until: Date.now() + MINUTE });
const show = (support?: SupportTime) =>
  render(
    <InRestaurant record={aRestaurant({ ...(support && { support }) })}>
      <SupportCard />
    </InRestaurant>,
  );
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  backend.calls = [];
  backend.answer = { output: {} };
  backend.log = { state: 'ready', fromCache: false, value: [] };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('names what is seen before it is opened, and asks again with the same id until it is answered', async () => {
  show();
  for (const seen of Object.values(words.seen)) expect(screen.getByText(seen)).toBeTruthy();
  expect(screen.getByText(words.closed)).toBeTruthy();
  expect(screen.getByText(words.noLog)).toBeTruthy();
  backend.answer = { failure: { reason: 'offline', details: {} } };
  await press(words.open(30));
  expect(screen.getByText(reasonSentences.offline)).toBeTruthy();
  backend.answer = { output: {} };
  await press(words.open(30));
  await press(words.open(30));
  const ids = backend.calls.map(([name, { supportId }]) => [name, supportId]);
  expect(ids[1]).toEqual(ids[0]);
  expect(ids[2]).not.toEqual(ids[0]);
});

it('ends it, lists each look with its reason, and is over by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const details = { part: 'menu', reason: 'Asked by phone' };
  backend.log = {
    state: 'ready',
    fromCache: false,
    value: [
      { id: 'a', value: anAuditEntry({ action: 'supportLooked', details }) },
      { id: 'b', value: anAuditEntry({ action: 'openSupport', details: {} }) },
    ],
  };
  show(open());
  expect(screen.getByText('Bhoj looked: Menu')).toBeTruthy();
  expect(screen.getByText(/Asked by phone/)).toBeTruthy();
  expect(screen.getByText(words.actions.openSupport)).toBeTruthy();
  await press(words.end);
  expect(backend.calls).toEqual([['closeSupport', {}]]);
  act(() => void vi.advanceTimersByTime(MINUTE));
  expect(screen.getByText(words.closed)).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.end })).toBeNull();
});
