import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { hasNumber, WholeNumbers } from './whole-numbers.tsx';

afterEach(cleanup);

const keptIn = (text: string): (string | null)[] => {
  const { container } = render(<WholeNumbers>{text}</WholeNumbers>);
  expect(container.textContent).toBe(text);
  // A button lays out each of several parts by itself, without the spaces between them.
  expect(container.childNodes).toHaveLength(text === '' ? 0 : 1);
  return [...container.querySelectorAll('[data-whole]')].map(({ textContent }) => textContent);
};

it.each([
  ['Declare PV/26-27/000001 void?', ['PV/26-27/000001']],
  ['Payment voucher PV/26-27/000001: paid, (CN/26-27/000002)', ['PV/26-27/000001:', '(CN/26-27/000002)']],
  ['Bill ab-17 of Mehta Estates', ['ab-17']],
  ['नोट CN/26-27/000002', ['CN/26-27/000002']],
])('keeps the numbers of %s whole, and every letter', (text, numbers) => {
  expect(keptIn(text)).toEqual(numbers);
  expect(hasNumber(text)).toBe(true);
});

it.each(['Self-invoices of November 2026', 'Bill 4417', 'Dal / rice 2', `No/${'1'.repeat(40)}`, ''])(
  'leaves %s as it is',
  (text) => {
    expect(keptIn(text)).toEqual([]);
    expect(hasNumber(text)).toBe(false);
  },
);
