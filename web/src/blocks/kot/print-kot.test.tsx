import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { kotWords } from '../../messages/shared/kot/en.ts';
import { aTicket } from './kot.fixtures.ts';
import { PrintKot } from './print-kot.tsx';

const printSheet = vi.hoisted(() => vi.fn<(paper: unknown, sheet: unknown) => void>());
vi.mock('../../ui/shared/print-sheet.tsx', () => ({ printSheet }));

const show = (paper: 58 | 80 | 'A4') =>
  render(<PrintKot restaurantId="r" ticket={aTicket({ kot: 7 })} paper={paper} now={0} />);
const press = () => fireEvent.click(screen.getByRole('button', { name: kotWords.printTicket(7) }));

beforeEach(() => printSheet.mockReset());
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
  const calls = printSheet.mock.calls as [unknown, { props: { isDuplicate: boolean } }][];
  expect(calls.map(([paper, sheet]) => [paper, sheet.props.isDuplicate])).toEqual([
    [58, false],
    [58, true],
    [80, true],
  ]);
});

it('says when printing failed, and then does not count it as a print', () => {
  printSheet.mockImplementationOnce(() => {
    throw new Error('no printer');
  });
  show(80);
  press();
  expect(screen.getByText(kotWords.notPrinted)).toBeTruthy();
  press();
  expect(screen.queryByText(kotWords.notPrinted)).toBeNull();
  expect(printSheet.mock.lastCall?.[1]).toMatchObject({ props: { isDuplicate: false } });
});
