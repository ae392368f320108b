import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { lineOf } from '@bhoj/domain/fixtures/lines';
import { anOrder, RAVI } from '@bhoj/domain/fixtures/orders';
import { aReview } from '@bhoj/domain/fixtures/people';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { reviews, reviewSums } from '@bhoj/domain/reviews/review.collection';
import {
  answerReview,
  keepMadeRight,
  putBackReview,
  takeDownReview,
} from '@bhoj/domain/reviews/reviews.contract';
import { sumsOf } from '@bhoj/domain/reviews/rollup';
import { MINUTE } from '@bhoj/domain/time/ist';
import { inMemory } from '../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { reasonSentences } from '../../messages/shared/reasons/en.ts';
import { ReviewsPage } from './reviews-page.tsx';

/** ms; finding roles in a whole page and its panels takes seconds on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const backend = inMemory();
const bad = aReview({
  stars: 2,
  words: 'The dal was cold.',
  takenBy: RAVI,
  keys: ['cold', 'dal', 'dish:dal'],
  dishes: [{ itemId: 'dal', name: 'Dal', thumb: 'down' }],
  createdAt: NOW,
});
const good = aReview({ tableId: 'F1-T02', keys: ['cold', 'dish:masala-dosa'], createdAt: NOW - MINUTE });
const order = anOrder({
  at: NOW - 40 * MINUTE,
  takenBy: RAVI,
  lines: [lineOf('Dal', 200, { quantity: 2 }), lineOf('Soup', 90)],
  stages: { cancelled: ['1-2'], cancelReasons: { '1-2': 'Too slow' } },
});
const Where = () => <output aria-label="address">{useLocation().search}</output>;
const show = (path = '/') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <InRestaurant record={aRestaurant()} backend={backend}>
        <ReviewsPage />
      </InRestaurant>
      <Where />
    </MemoryRouter>,
  );
const address = () => screen.getByLabelText('address').textContent;
const rows = () => screen.getAllByRole('row', { name: /star/ }).length;

beforeEach(() => {
  backend.clear();
  backend.put(reviewSums, {}, sumsOf([bad, good]));
  backend.putAll(reviews, { o1: bad, o2: good });
  backend.put(orders, { orderId: 'o1' }, order);
});
afterEach(cleanup);

it('shows the average with its number, the stars, the trend and the reviews', () => {
  show();
  expect(screen.getByText('3.5 of 5')).toBeTruthy();
  expect(screen.getByText('2 reviews')).toBeTruthy();
  expect(screen.getByRole('link', { name: '2 stars 1 review' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'November 2026 2 3.5' })).toBeTruthy();
  expect(screen.getByText('The dal was cold.')).toBeTruthy();
  expect(rows()).toBe(2);
});

it('shows what the address asks for, and keeps to every typed word', () => {
  const { takenBy: _, ...nobodys } = bad;
  backend.putAll(reviews, {
    'five-stars': { ...bad, stars: 5 },
    'other-table': { ...bad, tableId: 'F1-T02' },
    nobodys: { ...nobodys, takenBy: null },
    'one-word': { ...bad, keys: ['cold'] },
  });
  show('/?stars=2&table=F1-T01&captain=mravi0000000&q=cold+dal');
  expect(screen.getAllByRole('row', { name: /star/ }).map((row) => row.querySelector('a')?.search)).toEqual([
    expect.stringContaining('review=o1'),
  ]);
});

it('filters by a dish that has a review', async () => {
  show();
  await user.click(screen.getByRole('combobox', { name: 'Dish' }));
  await user.click(screen.getByRole('option', { name: 'Dal' }));
  expect(address()).toBe('?dish=dal');
  expect(rows()).toBe(1);
});

it('goes on to older reviews where none of those read so far fits', async () => {
  backend.clear();
  const newer = Array.from({ length: 30 }, (_, n) => [`n${n}`, { ...good, createdAt: NOW + n }] as const);
  backend.putAll(reviews, { ...Object.fromEntries(newer), o1: bad });
  show('/?q=cold+dal');
  await user.click(screen.getByRole('button', { name: 'Show older reviews' }));
  await waitFor(() => expect(rows()).toBe(1));
});

it('ranks dishes and says what it does with few reviews', () => {
  show('/?view=rankings');
  const table = within(screen.getByRole('table', { name: 'Dishes by their reviews' }));
  // (10 × 3.5 + 5) ÷ 11, and (10 × 3.5 + 2) ÷ 11.
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'NameReviewsOwn averageRanked byThumbs',
    'Masala dosa15.03.61 up, 0 down',
    'Dal12.03.40 up, 1 down',
  ]);
  expect(screen.getByText(/as if it had 10 more reviews/)).toBeTruthy();
  expect(table.getByRole('link', { name: 'Dal' }).getAttribute('href')).toBe('/?dish=dal');
});

it('opens a review with the order behind it, and sends the answer and what was done', async () => {
  backend.answer(answerReview, () => ({}));
  backend.answer(keepMadeRight, () => ({}));
  show('/?review=o1');
  const panel = within(screen.getByRole('dialog', { name: 'Review of 2 stars' }));
  expect(panel.getByText('Thumb down')).toBeTruthy();
  const behind = within(panel.getByRole('region', { name: 'The order behind it' }));
  expect(behind.getByText('Ravi')).toBeTruthy();
  expect(behind.getByText('2 × Dal')).toBeTruthy();
  expect(behind.getByText(/Cancelled at .*: 1 × Soup \(Too slow\)/)).toBeTruthy();
  await user.click(panel.getByRole('button', { name: 'Send the answer' }));
  expect(panel.getByText('Write something first.')).toBeTruthy();
  await user.type(panel.getByRole('textbox', { name: 'Your answer' }), ' We are{enter}sorry. ');
  await user.click(panel.getByRole('button', { name: 'Send the answer' }));
  await user.type(panel.getByRole('textbox', { name: 'What was done' }), 'A new dal');
  await user.click(panel.getByRole('button', { name: 'Keep it' }));
  expect(backend.calls).toEqual([
    ['answerReview', { orderId: 'o1', words: 'We are sorry.' }],
    ['keepMadeRight', { orderId: 'o1', what: 'A new dal' }],
  ]);
});

it('shows an answer that was given, and asks for no other', () => {
  const answer = { words: 'We are sorry.', by: 'Asha', at: NOW };
  const madeRight = { what: 'A new dal', by: 'Asha', at: NOW };
  backend.put(reviews, { orderId: 'o1' }, { ...bad, answer, madeRight });
  show('/?review=o1');
  expect(screen.getByText('We are sorry.')).toBeTruthy();
  expect(screen.getByText('A new dal')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Your answer' })).toBeNull();
});

const TAKEN = { reason: 'Insults the cook', by: 'Asha', at: NOW };

it('takes a review down with a reason only', async () => {
  backend.answer(takeDownReview, () => ({}));
  show('/?review=o1');
  await user.click(screen.getByRole('button', { name: 'Take it down' }));
  const part = within(screen.getByRole('region', { name: 'Take it down' }));
  await user.click(part.getByRole('button', { name: 'Take down' }));
  expect(part.getByText('Write something first.')).toBeTruthy();
  await user.type(part.getByRole('textbox', { name: 'Why it is taken down' }), 'Insults the cook');
  await user.click(part.getByRole('button', { name: 'Take down' }));
  expect(backend.sent(takeDownReview)).toEqual([{ orderId: 'o1', reason: 'Insults the cook' }]);
});

it('shows no words of a review that is down in the list, and finds it by none', () => {
  backend.put(reviews, { orderId: 'o1' }, { ...bad, takenDown: TAKEN });
  show();
  expect(rows()).toBe(2);
  expect(screen.queryByText('The dal was cold.')).toBeNull();
  expect(screen.getByText('3.5 of 5')).toBeTruthy();
  cleanup();
  show('/?q=dal');
  expect(screen.queryAllByRole('row', { name: /2 stars/ })).toEqual([]);
});

it('says why a review is down, asks for no answer, and puts it back; a refusal is said', async () => {
  backend.put(reviews, { orderId: 'o1' }, { ...bad, takenDown: TAKEN });
  backend.refuse(putBackReview, 'offline');
  show('/?review=o1');
  const panel = within(screen.getByRole('dialog', { name: 'Review of 2 stars' }));
  expect(panel.getByText(/^Insults the cook \(Asha, /)).toBeTruthy();
  expect(panel.queryByRole('textbox', { name: 'Your answer' })).toBeNull();
  expect(panel.queryByRole('region', { name: 'Take it down' })).toBeNull();
  await user.click(panel.getByRole('button', { name: 'Put back' }));
  expect(backend.sent(putBackReview)).toEqual([{ orderId: 'o1' }]);
  expect(panel.getByRole('alert').textContent).toBe(reasonSentences.offline);
});

it('says when nobody has said anything, and when it could not be loaded', () => {
  backend.clear();
  show();
  expect(screen.getByText(/The average begins/)).toBeTruthy();
  expect(screen.getByText(/No review yet/)).toBeTruthy();
  cleanup();
  backend.fails('unavailable', reviews);
  show();
  expect(screen.getByText('The reviews could not be loaded')).toBeTruthy();
});
