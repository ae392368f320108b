import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MINUTE } from '@bhoj/domain/time/ist';
import { platformSupport as words } from '../../../messages/owner/support/en.ts';
import { reasonSentences } from '../../../messages/shared/reasons/en.ts';
import { SupportCard } from './support-card.tsx';

const backend = vi.hoisted(() => ({ calls: [] as unknown[], answer: {} as unknown }));
vi.mock('../../../firebase/use-attempt.ts', () => ({
  useAttempt:
    ({ name }: { name: string }) =>
    (input: object) => {
      backend.calls.push([name, input]);
      return Promise.resolve(backend.answer);
    },
}));

const restaurantId = 'asha@spice.example';
const open = () => ({ id: 's1', from: Date.now(), until: Date.now() + MINUTE });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const why = (value: string) => fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value } });

beforeEach(() => {
  backend.calls = [];
});
afterEach(cleanup);

it('says that it is closed, before and after', () => {
  const past = { id: 's1', from: 1, until: 2 };
  const { rerender } = render(<SupportCard restaurantId={restaurantId} time={undefined} />);
  expect(screen.getByText(words.closed)).toBeTruthy();
  rerender(<SupportCard restaurantId={restaurantId} time={past} />);
  expect(screen.getByText(words.closed)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('asks for the reason first, then shows a part with the names of its fields', async () => {
  render(<SupportCard restaurantId={restaurantId} time={open()} />);
  await press(words.look('settings'));
  expect(screen.getByText(words.reasonFault)).toBeTruthy();
  expect(backend.calls).toEqual([]);
  why('Asked by phone');
  backend.answer = { output: { rows: [{ name: 'paperMm', facts: ['80'] }], isCut: true } };
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
  render(<SupportCard restaurantId={restaurantId} time={open()} />);
  why('Asked by phone');
  backend.answer = { failure: { reason: 'support-not-open', details: {} } };
  await press(words.look('menu'));
  expect(screen.getByText(reasonSentences['support-not-open'])).toBeTruthy();
  backend.answer = { output: {} };
  await press(words.end);
  expect(backend.calls.at(-1)).toEqual(['leaveSupport', { restaurantId }]);
});
