import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { rupees } from '@bhoj/domain/money/money';
import { settling } from '../../../messages/shared/settling/en.ts';
import { MOMENT_MS } from '../state/moment.ts';
import { anOrder, counter, someActs } from './settle.fixtures.tsx';
import { render } from '../../../ui/plain/render-in-plain.fixtures.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const CASH = settling.exactCash('₹563');
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const PAID = { portions: null, payments: [exactly('cash', rupees(563))] };

it('settles with one tap, a moment later, and once', async () => {
  const acts = someActs();
  render(counter(anOrder(), acts));
  const button = screen.getByRole('button', { name: CASH });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(screen.getByText(settling.inCash('₹563'))).toBeTruthy();
  await pass(MOMENT_MS - 1);
  expect(acts.settle).not.toHaveBeenCalled();
  await pass(1);
  expect(acts.settle).toHaveBeenCalledOnce();
  expect(acts.settle.mock.lastCall?.[0]).toMatchObject(PAID);
  await pass(MOMENT_MS);
  expect(acts.settle).toHaveBeenCalledOnce();
});

it('is taken back before anything is issued', async () => {
  const acts = someActs();
  render(counter(anOrder(), acts));
  tap(CASH);
  tap(settling.takeBack);
  await pass(MOMENT_MS);
  expect(acts.settle).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: CASH })).toBeTruthy();
});

it('is settled at once for somebody who leaves the screen', async () => {
  const acts = someActs();
  const { unmount } = render(counter(anOrder(), acts));
  tap(CASH);
  unmount();
  await pass(0);
  expect(acts.settle).toHaveBeenCalledOnce();
  expect(acts.settle.mock.lastCall?.[0]).toMatchObject(PAID);
});

it('is settled at once when the phone is put away', async () => {
  const acts = someActs();
  render(counter(anOrder(), acts));
  tap(CASH);
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  seen.mockRestore();
  await pass(0);
  expect(acts.settle).toHaveBeenCalledOnce();
});

it('is not sent for an amount that is not due any more', async () => {
  const acts = someActs();
  const { rerender } = render(counter(anOrder(), acts));
  tap(CASH);
  rerender(counter(anOrder({ stages: { cancelled: ['2-1'] } }), acts));
  await pass(MOMENT_MS);
  expect(acts.settle).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: settling.exactCash('₹420') })).toBeTruthy();
});

it('takes the share of one person after another', async () => {
  const acts = someActs();
  acts.settle.mockResolvedValue({ output: { invoice: null, duePaise: rupees(281) } });
  render(counter(anOrder(), acts));
  tap('Equally');
  // The bar says what the next tap takes, and of how much.
  expect(screen.getByText('of ₹563').closest('p')?.textContent).toMatch(/^Person 1 pays now ₹282 ?of ₹563$/);
  tap(settling.exactCash('₹282'));
  await pass(MOMENT_MS);
  expect(acts.settle.mock.lastCall?.[0].payments).toEqual([exactly('cash', rupees(282))]);
  expect(acts.settle.mock.lastCall?.[0].among).toBe(2);
  expect(screen.getByRole('button', { name: settling.sending })).toHaveProperty('disabled', true);
});
