import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SupportTime } from '@bhoj/domain/restaurant/support-time.schema';
import { leaveSupport, lookAtRestaurant } from '@bhoj/domain/support/support.contract';
import { MINUTE } from '@bhoj/domain/time/ist';
import { inMemory, InMemoryClient } from '../../../firebase/in-memory.fixtures.tsx';
import { platformSupport as words } from '../../../messages/owner/support/en.ts';
import { reasonSentences } from '../../../messages/shared/reasons/en.ts';
import { SupportCard } from './support-card.tsx';

const backend = inMemory();
const restaurantId = 'asha@spice.example';
const open = () => ({ id: 's1', from: Date.now(), until: Date.now() + MINUTE });
const card = (time: SupportTime | undefined) => (
  <InMemoryClient of={backend}>
    <SupportCard restaurantId={restaurantId} time={time} />
  </InMemoryClient>
);
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const why = (value: string) => fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value } });

beforeEach(() => {
  backend.clear();
});
afterEach(cleanup);

it('says that it is closed, before and after', () => {
  const past = { id: 's1', from: 1, until: 2 };
  const { rerender } = render(card(undefined));
  expect(screen.getByText(words.closed)).toBeTruthy();
  rerender(card(past));
  expect(screen.getByText(words.closed)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('asks for the reason first, then shows a part with the names of its fields', async () => {
  render(card(open()));
  await press(words.look('settings'));
  expect(screen.getByText(words.reasonFault)).toBeTruthy();
  expect(backend.calls).toEqual([]);
  why('Asked by phone');
  backend.answer(lookAtRestaurant, () => ({ rows: [{ name: 'paperMm', facts: ['80'] }], isCut: true }));
  await press(words.look('settings'));
  expect(backend.calls).toEqual([
    ['lookAtRestaurant', { restaurantId, part: 'settings', reason: 'Asked by phone' }],
  ]);
  const table = within(screen.getByRole('table', { name: words.parts.settings }));
  expect(table.getByText('Paper, mm')).toBeTruthy();
  expect(table.getByText('80')).toBeTruthy();
  expect(screen.getByText(words.cut(1))).toBeTruthy();
});

it('says why a look is refused, and ends support', async () => {
  render(card(open()));
  why('Asked by phone');
  backend.refuse(lookAtRestaurant, 'support-not-open');
  await press(words.look('menu'));
  expect(screen.getByText(reasonSentences['support-not-open'])).toBeTruthy();
  backend.answer(leaveSupport, () => ({}));
  await press(words.end);
  expect(backend.calls.at(-1)).toEqual(['leaveSupport', { restaurantId }]);
});
