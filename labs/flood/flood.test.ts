import { describe, expect, it } from 'vitest';
import { loopback } from './loopback.ts';
import { BOUNDS, MAX_CALLS, MAX_MS } from './plan.ts';

describe('the flood', () => {
  it.each(['127.0.0.1:6202', 'http://127.0.0.1:5201/joinTable', 'localhost:80', 'http://[::1]:9000/'])(
    'goes to %s, which is this machine',
    (place) => {
      expect(() => loopback(place)).not.toThrow();
    },
  );

  it.each([
    'https://bhoj.example',
    'http://127.0.0.1.example.com:80',
    'http://localhost@192.0.2.1/',
    '10.0.0.1:80',
    '0.0.0.0:80',
    'http://[2001:db8::1]/',
    '',
    undefined,
  ])('refuses %s', (place) => {
    expect(() => loopback(place)).toThrow(/flood/);
  });

  it('ends, and is held to what a restaurant needs', () => {
    expect(MAX_CALLS).toBeLessThanOrEqual(10_000);
    expect(MAX_MS).toBeLessThanOrEqual(120_000);
    expect(BOUNDS).toContainEqual({ row: 'captains', column: 'loaded / unloaded', atMost: 2 });
  });
});
