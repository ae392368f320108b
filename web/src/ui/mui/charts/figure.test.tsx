import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Figure } from './figure.tsx';

vi.mock('./bars.tsx', () => ({ Bars: ({ bars }: { bars: readonly object[] }) => `${bars.length} bars` }));

const words = {
  show: 'Show as',
  chart: 'Chart',
  table: 'Table',
  name: 'Category',
  amount: 'Amount',
  share: 'Share',
};
const bars = [
  { name: 'Rent', amount: 750 },
  { name: 'Gas', amount: 250.5 },
];
const show = (list = bars) =>
  render(<Figure title="Expenses by category" bars={list} format={(rupees) => `₹${rupees}`} words={words} />);

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('begins with a chart; readers and paper have the table of amounts and shares', async () => {
  show();
  const figure = await screen.findByRole('figure', { name: 'Expenses by category' });
  expect(figure.textContent).toBe('2 bars');
  const table = screen.getByRole('table', { name: 'Expenses by category' });
  expect(table.textContent).toBe('CategoryShareAmountRent75\u00A0%₹750Gas25\u00A0%₹250.5');
});

it('is a table when that is asked for, and stays one on this device', async () => {
  show();
  await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
  expect(screen.queryByRole('figure')).toBeNull();
  cleanup();
  show();
  expect(screen.queryByRole('figure')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Chart' }));
  expect(await screen.findByRole('figure')).toBeTruthy();
});

it('has shares of nothing where the sum is nothing', () => {
  show([{ name: 'Rent', amount: 0 }]);
  expect(screen.getByRole('table').textContent).toContain('0\u00A0%');
});
