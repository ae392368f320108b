import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anAuditEntry } from '@bhoj/domain/fixtures/records';
import { audit } from '@bhoj/domain/audit/audit.collection';
import { closeSupport, openSupport } from '@bhoj/domain/support/support.contract';
import { MINUTE } from '@bhoj/domain/time/ist';
import type { SupportTime } from '@bhoj/domain/restaurant/support-time.schema';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { support as words } from '../../../messages/owner/support/en.ts';
import { reasonSentences } from '../../../messages/shared/reasons/en.ts';
import { aRestaurant } from '../form/settings.fixtures.ts';
import { SupportCard } from './support-card.tsx';

const backend = inMemory();
const open = (): SupportTime => ({ id: 's1', from: Date.now(), until: Date.now() + MINUTE });
const show = (support?: SupportTime) =>
  render(
    <InRestaurant record={aRestaurant({ ...(support && { support }) })} backend={backend}>
      <SupportCard />
    </InRestaurant>,
  );
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  backend.clear();
  backend.answer(openSupport, () => ({ until: 1 }));
  backend.answer(closeSupport, () => ({}));
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
  backend.refuse(openSupport, 'offline');
  await press(words.open(30));
  expect(screen.getByText(reasonSentences.offline)).toBeTruthy();
  backend.answer(openSupport, () => ({ until: 1 }));
  await press(words.open(30));
  await press(words.open(30));
  const [first, second, third] = backend.sent(openSupport);
  expect(second).toEqual(first);
  expect(third).not.toEqual(first);
});

it('ends it, lists each look with its reason, and is over by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const details = { part: 'menu', reason: 'Asked by phone' };
  backend.putAll(audit, {
    a: anAuditEntry({ action: 'supportLooked', details }),
    b: anAuditEntry({ action: 'openSupport', details: {} }),
  });
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
