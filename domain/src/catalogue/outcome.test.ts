import { describe, expect, it } from 'vitest';
import { outcomeOf } from './outcome.ts';
import { REASONS } from './reasons.ts';
import type { Reason } from './reasons.ts';

describe('what is known of a call that failed', () => {
  it.each(['offline', 'unexpected'] as const)('%s leaves it unknown', (reason) => {
    expect(outcomeOf(reason)).toBe('unknown');
  });

  it.each(['busy-try-again', 'too-many-requests', 'sign-in-required'] as const)(
    '%s means: not done, and worth another try',
    (reason) => expect(outcomeOf(reason)).toBe('later'),
  );

  it('every other reason is a refusal', () => {
    const others = (Object.keys(REASONS) as Reason[]).filter((reason) => outcomeOf(reason) === 'refused');
    expect(others).toHaveLength(Object.keys(REASONS).length - 4);
  });
});

describe('a call whose earlier try had an unknown outcome', () => {
  it.each([
    'offline',
    'busy-try-again',
    'too-many-requests',
    'sign-in-required',
    'not-allowed',
    'dismissed',
    'app-check-failed',
    'invalid-input',
  ] as const)('stays unknown after %s: the server has not looked for it', (reason) => {
    expect(outcomeOf(reason, { wasUnknown: true })).toBe('unknown');
  });

  it.each(['order-closed', 'menu-changed', 'item-unavailable', 'already-settled'] as const)(
    'is known not to have been done after %s: the server looks for it first',
    (reason) => expect(outcomeOf(reason, { wasUnknown: true })).toBe('refused'),
  );
});
