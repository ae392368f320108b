import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aPayRun } from '@bhoj/domain/fixtures/pay';
import type { PayRun } from '@bhoj/domain/payroll/shape/pay-run.schema';
import { RunWarnings } from './run-warnings.tsx';

afterEach(cleanup);

const show = (...notes: PayRun['rows'][string]['notes'][]) => {
  const [row] = Object.values(aPayRun().rows);
  if (row === undefined) throw new Error('a run of nobody');
  const rows = Object.fromEntries(notes.map((each, n) => [`p${n}`, { ...row, name: `P${n}`, notes: each }]));
  return render(<RunWarnings run={{ rows }} />);
};

it('names who is below the minimum wage, and says for how many none is known', () => {
  show(['below-minimum'], ['no-minimum'], ['no-skill'], ['no-skill', 'no-birthday']);
  expect(screen.getByText(/^Below the minimum wage: P0\./).textContent).toContain(
    'No minimum wage is entered for the work of one person. The kind of work is not said of 2 people',
  );
});

it('says nothing where nothing is to be said of wages', () => {
  const { container } = show([], ['pension-by-age']);
  expect(container.textContent).toBe('');
});
