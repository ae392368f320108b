import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DAY } from '@bhoj/domain/time/ist';
import { noteServerTime, useClockOffset } from './server-clock.ts';

const NOW = Date.parse('2026-11-20T20:00+05:30');

const offset = () => renderHook(useClockOffset).result;

afterEach(() => act(() => noteServerTime(NOW, NOW, NOW)));

it('is the device’s clock until the server has answered', () => {
  expect(offset().current).toBe(0);
});

it.each([
  ['a day behind', DAY],
  ['a day ahead', -DAY],
])('notices a device that is %s, and reports it at once', (_, wrong) => {
  const known = offset();
  act(() => noteServerTime(NOW - 400, NOW - 200 + wrong, NOW));
  expect(known.current).toBe(wrong);
});

it('learns nothing from a slow answer', () => {
  noteServerTime(NOW - 3_600_000, NOW + DAY, NOW);
  expect(offset().current).toBe(0);
});
