import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { kotWords } from '../../messages/shared/kot/en.ts';
import { printed } from '../../ui/shared/printed.fixtures.ts';
import { aTicket } from './kot.fixtures.ts';
import { PrintKot } from './print-kot.tsx';

let sheets: ReturnType<typeof printed>;
const show = (paper: 58 | 80 | 'A4') =>
  render(<PrintKot restaurantId="r" ticket={aTicket({ kot: 7 })} paper={paper} now={0} />);
const press = () => fireEvent.click(screen.getByRole('button', { name: kotWords.printTicket(7) }));

beforeEach(() => {
  sheets = printed();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('prints on the restaurant’s roll, the second time as a duplicate; a KOT is never a page', () => {
  show(58);
  press();
  press();
  cleanup();
  show('A4');
  press();
  expect(sheets.map(({ paper, text }) => [paper, text.includes(kotWords.duplicate)])).toEqual([
    ['58', false],
    ['58', true],
    ['80', true],
  ]);
});

it('says when printing failed, and then does not count it as a print', () => {
  vi.stubGlobal('print', () => {
    throw new Error('no printer');
  });
  show(80);
  press();
  expect(screen.getByText(kotWords.notPrinted)).toBeTruthy();
  sheets = printed();
  press();
  expect(screen.queryByText(kotWords.notPrinted)).toBeNull();
  expect(sheets.map(({ text }) => text.includes(kotWords.duplicate))).toEqual([false]);
});
