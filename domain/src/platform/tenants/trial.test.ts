import { expect, it } from 'vitest';
import { aTenant } from '../../fixtures/platform.ts';
import { NOW } from '../../fixtures/ids.ts';
import { DAY } from '../../time/ist.ts';
import { conversionOf, trialOutcome } from './trial.ts';

const outcome = (overrides: Parameters<typeof aTenant>[0], day: number) =>
  trialOutcome(aTenant(overrides), NOW + day * DAY);

it('a trial is pending for its fourteen days and seven of grace, also when it has paid', () => {
  expect(outcome({}, 20.9)).toBe('pending');
  expect(outcome({ paidAt: NOW + DAY }, 20.9)).toBe('pending');
  expect(outcome({ trialEndDate: NOW + 30 * DAY }, 36.9)).toBe('pending');
});

it('has converted when it paid before they were over', () => {
  expect(outcome({}, 21)).toBe('left');
  expect(outcome({ paidAt: NOW + 20.9 * DAY }, 21)).toBe('converted');
  expect(outcome({ paidAt: NOW + 21 * DAY }, 40)).toBe('left');
});

it('a restaurant that paid before it signed up had no trial', () => {
  expect(outcome({ paidAt: NOW - 60_000 }, 40)).toBe('none');
});

it('conversion is a share of the trials that ended, and unknown where none did', () => {
  expect(conversionOf({ trialsEnded: 4, converted: 1 })).toBe(0.25);
  expect(conversionOf({ trialsEnded: 0, converted: 0 })).toBeNull();
});
