import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timestamp } from './timestamp.ts';

const stored = (seconds: number, nanoseconds: number) => ({
  // Like the browser's SDK: milliseconds with a fraction
  toMillis: () => seconds * 1000 + nanoseconds / 1e6,
});

describe('timestamp', () => {
  it('reads a Date and the timestamps of both SDKs', () => {
    expect(timestamp().decode(new Date(1_790_000_000_123))).toBe(1_790_000_000_123);
    expect(timestamp().decode(stored(1_790_000_000, 123_000_000))).toBe(1_790_000_000_123);
  });

  it('drops the microseconds of a server timestamp', () => {
    expect(timestamp().decode(stored(1_790_000_000, 123_456_000))).toBe(1_790_000_000_123);
    expect(timestamp().decode(stored(1_790_000_000, 999_999_000))).toBe(1_790_000_000_999);
  });

  it('stores a Date and reads the same time back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_102_444_800_000 }), (at) => {
        const date = timestamp().encode(at);
        expect(date).toBeInstanceOf(Date);
        expect(timestamp().decode(date)).toBe(at);
      }),
    );
  });

  it.each([1_790_000_000_123, '2026-10-05', null, {}, { toMillis: 5 }, new Date(Number.NaN)])(
    'refuses %s',
    (value) => {
      expect(timestamp().safeDecode(value as Date).success).toBe(false);
    },
  );

  it.each([Number.NaN, 1.5, Number.POSITIVE_INFINITY])('refuses to store %d', (at) => {
    expect(timestamp().safeEncode(at).success).toBe(false);
  });
});
