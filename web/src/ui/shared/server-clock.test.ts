import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { noteServerTime, noteToldTime, serverNow, useClockOffset } from './server-clock.ts';
import { useNow } from './use-now.ts';

const NOW = Date.parse('2026-11-20T20:00+05:30');
const DAY = 86_400_000;

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

it('takes a told time only where it differs by more than a call takes', () => {
  noteToldTime(Date.now() - 50_000);
  expect(offset().current).toBe(0);
  act(() => noteToldTime(Date.now() - DAY));
  expect(Math.round(offset().current / 1000)).toBe(-DAY / 1000);
});

it('gives acts and pages the server’s time', () => {
  act(() => noteServerTime(NOW, NOW + DAY, NOW));
  const ahead = () => Math.round((serverNow() - Date.now()) / 1000);
  expect(ahead()).toBe(DAY / 1000);
  const { result } = renderHook(() => useNow(1_000_000));
  expect(Math.round((result.current - Date.now()) / 10_000)).toBe(DAY / 10_000);
});
