import { describe, expect, it } from 'vitest';
import { outcomeOf } from './outcome.ts';
import { REASONS } from './reason-codes.ts';

describe('the outcome of a failed call', () => {
  it.each(['offline', 'unexpected'] as const)('is unknown after %s', (reason) => {
    expect(outcomeOf(reason)).toBe('unknown');
  });

  it.each(['busy-try-again', 'too-many-requests', 'sign-in-required', 'sign-in-again'] as const)(
    'is "not done, may be tried again" after %s',
    (reason) => expect(outcomeOf(reason)).toBe('later'),
  );

  it('is a refusal for every other reason', () => {
    const others = REASONS.filter((reason) => outcomeOf(reason) === 'refused');
    expect(others).toHaveLength(REASONS.length - 5);
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
    'account-closed',
    'sign-in-again',
    'app-check-failed',
    'invalid-input',
  ] as const)('stays unknown after %s, which the server gives before it looks up the id', (reason) => {
    expect(outcomeOf(reason, { wasUnknown: true })).toBe('unknown');
  });

  it.each(['order-closed', 'menu-changed', 'item-unavailable', 'already-settled'] as const)(
    'is refused after %s, because the server looks up the id before it gives this reason',
    (reason) => expect(outcomeOf(reason, { wasUnknown: true })).toBe('refused'),
  );
});
