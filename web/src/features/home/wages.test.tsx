import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aPayRun } from '@bhoj/domain/fixtures/pay';
import { aPerson } from '@bhoj/domain/fixtures/payroll';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { Wages } from './wages.tsx';

const { lives, asked } = vi.hoisted(() => ({
  lives: new Map<string, unknown>(),
  asked: [] as { pattern: string; params: object | null }[],
}));
function live({ pattern }: { pattern: string }, params: object | null) {
  asked.push({ pattern, params });
  return params === null ? { state: 'loading' } : (lives.get(pattern) ?? { state: 'loading' });
}
vi.mock('../../firebase/live.ts', () => ({ useLiveDoc: live, useLiveList: live }));

const RUN = 'users/{restaurantId}/payRuns/{month}';
const PEOPLE = 'users/{restaurantId}/people/{personId}';
const ready = (value: unknown) => ({ state: 'ready', value, fromCache: false });

beforeEach(() => {
  asked.length = 0;
  lives.set(PEOPLE, ready([{ id: 'p', value: aPerson() }]));
  lives.set(RUN, { state: 'missing' });
});
afterEach(cleanup);

const show = (day: string) =>
  render(
    <InRestaurant>
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
const readsPeople = () => asked.some(({ pattern, params }) => pattern === PEOPLE && params !== null);

it('are due by the 7th, with what is left to pay, and lead to the pay run', () => {
  const { rows } = aPayRun();
  lives.set(RUN, ready(aPayRun({ state: 'approved', rows })));
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
  lives.set(RUN, ready(aPayRun({ state: 'draft' })));
  show('2026-12-08');
  expect(said()).toContain('were due by');
  expect(screen.getByRole('link').dataset['urgent']).toBe('true');
  cleanup();
  lives.set(RUN, ready(aPayRun({ state: 'paid' })));
  show('2026-12-08');
  expect(said()).toBeNull();
  expect(screen.getByText('Known')).toBeTruthy();
});

it('are due without a pay run for whoever worked here, of whom only then is asked', () => {
  show('2026-12-01');
  expect(said()).toContain('nobody has drafted their pay run');
  expect(readsPeople()).toBe(true);
  cleanup();
  lives.set(PEOPLE, ready([]));
  show('2026-12-01');
  expect(said()).toBeNull();
  cleanup();
  asked.length = 0;
  show('2026-12-08');
  expect(said()).toBeNull();
  expect(readsPeople()).toBe(false);
});

it('say while they are looked for that the list is not whole', () => {
  lives.set(RUN, { state: 'loading' });
  show('2026-12-01');
  expect(screen.getByText('Looking')).toBeTruthy();
});
