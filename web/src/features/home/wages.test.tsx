import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aPayRun } from '@bhoj/domain/fixtures/pay';
import { aPerson } from '@bhoj/domain/fixtures/payroll';
import { payRuns } from '@bhoj/domain/payroll/shape/pay-run.collection';
import type { PayRun } from '@bhoj/domain/payroll/shape/pay-run.schema';
import { people } from '@bhoj/domain/payroll/shape/people.collection';
import { inMemory } from '../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { Wages } from './wages.tsx';

const backend = inMemory();
beforeEach(() => {
  backend.clear();
  backend.put(people, { personId: 'p' }, aPerson());
});
afterEach(cleanup);

const show = (day: string) =>
  render(
    <InRestaurant backend={backend}>
      <Wages
        now={Date.parse(`${day}T09:00+05:30`)}
        show={(further, isLoading) => (
          <p>
            {isLoading ? 'Looking' : 'Known'}
            {further.map(({ text, to, isUrgent }) => (
              <a key={text} href={to} data-urgent={isUrgent}>
                {text}
              </a>
            ))}
          </p>
        )}
      />
    </InRestaurant>,
  );
const said = () => screen.queryByRole('link')?.textContent ?? null;
const putRun = (run: PayRun) => backend.put(payRuns, { month: '2026-11' }, run);
/** True when people are listened to, besides the pay run. */
const readsPeople = () => backend.listeners() > 1;

it('are due by the 7th, with what is left to pay, and lead to the pay run', () => {
  const { rows } = aPayRun();
  putRun(aPayRun({ state: 'approved', rows }));
  show('2026-12-07');
  const net = Object.values(rows)[0]?.netPaise ?? 0;
  expect(net).toBeGreaterThan(0);
  expect(said()).toContain('Wages of November 2026 are due by');
  expect(said()).toContain(new Intl.NumberFormat('en-IN').format(Math.floor(net / 100)));
  expect(screen.getByRole('link').getAttribute('href')).toBe('/dashboard/payroll?tab=pay&month=2026-11');
  expect(screen.getByRole('link').dataset['urgent']).toBe('false');
  expect(readsPeople()).toBe(false);
});

it('are overdue from the 8th on, until they are paid', () => {
  putRun(aPayRun({ state: 'draft' }));
  show('2026-12-08');
  expect(said()).toContain('were due by');
  expect(screen.getByRole('link').dataset['urgent']).toBe('true');
  cleanup();
  putRun(aPayRun({ state: 'paid' }));
  show('2026-12-08');
  expect(said()).toBeNull();
  expect(screen.getByText('Known')).toBeTruthy();
});

it('are due without a pay run for whoever worked here, of whom only then is asked', () => {
  show('2026-12-01');
  expect(said()).toContain('nobody has drafted their pay run');
  expect(readsPeople()).toBe(true);
  cleanup();
  backend.clear();
  show('2026-12-01');
  expect(said()).toBeNull();
  cleanup();
  show('2026-12-08');
  expect(said()).toBeNull();
  expect(readsPeople()).toBe(false);
});

it('say while they are looked for that the list is not whole', () => {
  backend.fails('slow', payRuns);
  show('2026-12-01');
  expect(screen.getByText('Looking')).toBeTruthy();
});
