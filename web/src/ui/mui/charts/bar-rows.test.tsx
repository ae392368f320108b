import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BarRows } from './bar-rows.tsx';

afterEach(cleanup);

it('draws bars on one axis, which begins below 0 for a loss', () => {
  const { container } = render(
    <BarRows
      label="What came in"
      rows={[
        { key: 'in', name: 'Net sales', from: 0, to: 100, tone: 'first', text: '₹100' },
        { key: 'left', name: 'Left', from: -100, to: 0, part: 50, tone: 'loss', text: '-₹100' },
      ]}
    />,
  );
  expect(screen.getByRole('list', { name: 'What came in' }).textContent).toBe('Net sales₹100Left-₹100');
  const bars = [...container.querySelectorAll<HTMLElement>('[data-tone]')];
  expect(bars.map(({ style }) => [style.left, style.width, style.getPropertyValue('--part')])).toEqual([
    ['50.00%', '50.00%', '0%'],
    ['0.00%', '50.00%', '50.00%'],
  ]);
});
