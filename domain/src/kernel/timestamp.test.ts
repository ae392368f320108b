import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timestamp } from './timestamp.ts';

const stored = (seconds: number, nanoseconds: number) => ({
  // As the browser's SDK does it: milliseconds with a fraction
  toMillis: () => seconds * 1000 + nanoseconds / 1e6,
});

describe('timestamp', () => {
  it('reads a Date and what either SDK hands out', () => {
    expect(timestamp().decode(new Date(1_790_000_000_123))).toBe(1_790_000_000_123);
    expect(timestamp().decode(stored(1_790_000_000, 123_000_000))).toBe(1_790_000_000_123);
  });

  it('cuts off the microseconds of a server’s timestamp', () => {
    expect(timestamp().decode(stored(1_790_000_000, 123_456_000))).toBe(1_790_000_000_123);
    expect(timestamp().decode(stored(1_790_000_000, 999_999_000))).toBe(1_790_000_000_999);
  });

  it('stores a Date, and reads back what it stored', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_102_444_800_000 }), (at) => {
        const date = timestamp().encode(at);
        expect(date).toBeInstanceOf(Date);
        expect(timestamp().decode(date)).toBe(at);
      }),
    );
  });

  it.each([1_790_000_000_123, '2026-10-05', null, {}, { toMillis: 5 }, new Date(Number.NaN)])(
    'does not take %s for one',
    (value) => {
      expect(timestamp().safeDecode(value as Date).success).toBe(false);
    },
  );

  it.each([Number.NaN, 1.5, Number.POSITIVE_INFINITY])('does not store %d', (at) => {
    expect(timestamp().safeEncode(at).success).toBe(false);
  });
});
