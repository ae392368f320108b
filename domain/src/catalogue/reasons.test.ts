import { describe, expect, it } from 'vitest';
import { REASONS, isReason } from './reason-codes.ts';
import { Refusal } from './reasons.ts';

describe('reasons', () => {
  it('stand once in the list', () => {
    expect(new Set(REASONS).size).toBe(REASONS.length);
  });

  it('are lower-case words joined by hyphens', () => {
    expect(REASONS.filter((reason) => !/^[a-z]+(-[a-z]+)*$/.test(reason))).toEqual([]);
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
