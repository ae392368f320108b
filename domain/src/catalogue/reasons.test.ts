import { describe, expect, it } from 'vitest';
import { REASONS, isReason } from './reason-codes.ts';
import { Refusal } from './reasons.ts';

/** The error codes that a callable function can answer with. */
const CODES = [
  'cancelled',
  'unknown',
  'invalid-argument',
  'deadline-exceeded',
  'not-found',
  'already-exists',
  'permission-denied',
  'resource-exhausted',
  'failed-precondition',
  'aborted',
  'out-of-range',
  'unimplemented',
  'internal',
  'unavailable',
  'data-loss',
  'unauthenticated',
];

describe('reasons', () => {
  it('have codes that callables know', () => {
    expect(Object.values(REASONS).filter((code) => !CODES.includes(code))).toEqual([]);
  });

  it('are lower-case words joined by hyphens', () => {
    expect(Object.keys(REASONS).filter((reason) => !/^[a-z]+(-[a-z]+)*$/.test(reason))).toEqual([]);
  });

  it.each([
    ['order-closed', true],
    ['no-such-reason', false],
    ['toString', false],
    ['', false],
    [undefined, false],
    [5, false],
  ])('isReason of %j is %s', (value, known) => {
    expect(isReason(value)).toBe(known);
  });
});

describe('Refusal', () => {
  it('is an Error with a reason and details', () => {
    const refusal = new Refusal('code-locked', { until: 5 });
    expect(refusal).toBeInstanceOf(Error);
    expect(refusal).toMatchObject({
      name: 'Refusal',
      message: 'code-locked',
      reason: 'code-locked',
      details: { until: 5 },
    });
    expect(new Refusal('order-closed').details).toEqual({});
  });
});
