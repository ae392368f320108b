import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { StatusBadge } from './status-badge.tsx';

afterEach(cleanup);

const colorOf = (status: string) => {
  render(<StatusBadge status={status} />);
  return screen.getByText(status).closest('[data-color]')?.getAttribute('data-color');
};

it.each([
  ['Available', 'green'],
  ['OCCUPIED', 'red'],
  ['reserved', 'yellow'],
  ['Maintenance', 'grey'],
  ['Completed', 'green'],
  ['In Progress', 'blue'],
  ['Pending', 'yellow'],
  ['Cancelled', 'red'],
  ['Somewhere else', 'lightGrey'],
  ['constructor', 'lightGrey'],
])('%s is %s, and shows the word (STATE-7)', (status, color) => {
  expect(colorOf(status)).toBe(color);
});
