import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lineOf } from '@bhoj/domain/fixtures/lines';
import { billWords, printWords } from '../../../messages/shared/bill/en.ts';
import { settling } from '../../../messages/shared/settling/en.ts';
import { render } from '../../../ui/plain/render-in-plain.fixtures.tsx';
import { anOrder, counter, someActs } from './settle.fixtures.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const ofDishes = (count: number) =>
  anOrder({ rounds: [{ lines: Array.from({ length: count }, (_, n) => lineOf(`Dish ${String(n)}`, 100)) }] });
const estimate = () => screen.getByRole('region', { name: billWords.estimate });
const isUnfolded = () => estimate().querySelector('details')?.open;

it('is unfolded up to eight lines, and a longer one is one line with its count and its sum', () => {
  render(counter(ofDishes(8), someActs()));
  expect(isUnfolded()).toBe(true);
  cleanup();
  render(counter(ofDishes(9), someActs()));
  expect(isUnfolded()).toBe(false);
  expect(within(estimate()).getByText('9 items on this bill').parentElement?.textContent).toContain('₹945');
});

it('stays one line while the bill is split below it', () => {
  render(counter(ofDishes(2), someActs()));
  fireEvent.click(screen.getByRole('button', { name: settling.splits.equal }));
  expect(isUnfolded()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: settling.splits.items }));
  fireEvent.click(screen.getByRole('button', { name: settling.moreOf('Dish 0') }));
  expect(isUnfolded()).toBe(false);
  expect(within(estimate()).getByText('1 item on this bill')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: settling.splits.whole }));
  expect(isUnfolded()).toBe(true);
});

it('is not printed while nothing is chosen for it', () => {
  render(counter(ofDishes(2), someActs()));
  const print = () => within(estimate()).getByRole<HTMLButtonElement>('button', { name: printWords.print });
  expect(print().disabled).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: settling.splits.items }));
  expect(print().disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: settling.moreOf('Dish 0') }));
  expect(print().disabled).toBe(false);
});

it('has its paper behind the print, below the dishes', () => {
  render(counter(ofDishes(2), someActs()));
  const print = within(estimate()).getByRole('button', { name: printWords.print });
  const paper = within(estimate()).getByRole('button', { name: printWords.paperNow('80 mm') });
  expect(print.compareDocumentPosition(paper)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(estimate().querySelector('details')?.compareDocumentPosition(print)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});
