import { expect, it } from 'vitest';
import { DEFAULT_HOURS } from '@bhoj/domain/time/hours';
import { operatingHoursSchema } from '@bhoj/domain/time/hours.schema';
import { copiedToAll, isComplete, isNeverOpen, remarkOn, settled, withDay } from './hours-model.ts';

it.each([
  [{ open: '09:00', close: '22:00', isOpen: true }, null],
  [{ open: '18:00', close: '02:00', isOpen: true }, 'next-day'],
  [{ open: '00:00', close: '00:00', isOpen: true }, 'all-day'],
  [{ open: '', close: '22:00', isOpen: true }, 'time-missing'],
  [{ open: '18:00', close: '02:00', isOpen: false }, null],
  [{ open: '', close: '', isOpen: false }, null],
])('remarks on %j: %s', (day, remark) => {
  expect(remarkOn(day)).toBe(remark);
});

it('copies one day to all', () => {
  const hours = copiedToAll(withDay(DEFAULT_HOURS, 'monday', { open: '11:30', isOpen: false }), 'monday');
  expect(hours.sunday).toEqual({ open: '11:30', close: '22:00', isOpen: false });
  expect(isNeverOpen(hours)).toBe(true);
  expect(isNeverOpen(DEFAULT_HOURS)).toBe(false);
});

it('gives a closed day with incomplete times the stored times', () => {
  const hours = withDay(DEFAULT_HOURS, 'tuesday', { open: '', isOpen: false });
  expect(isComplete(hours)).toBe(true);
  const saved = settled(hours, DEFAULT_HOURS);
  expect(saved.tuesday).toEqual({ open: '09:00', close: '22:00', isOpen: false });
  expect(operatingHoursSchema.safeParse(saved).success).toBe(true);
});

it('a week is complete once no open day lacks a time', () => {
  expect(isComplete(DEFAULT_HOURS)).toBe(true);
  expect(isComplete(withDay(DEFAULT_HOURS, 'sunday', { close: '' }))).toBe(false);
  expect(isComplete(withDay(DEFAULT_HOURS, 'monday', { open: '25:00' }))).toBe(false);
});

it('a house that opens on one day is open', () => {
  const closed = copiedToAll(withDay(DEFAULT_HOURS, 'monday', { isOpen: false }), 'monday');
  expect(isNeverOpen(withDay(closed, 'friday', { isOpen: true }))).toBe(false);
  expect(isNeverOpen(withDay(DEFAULT_HOURS, 'friday', { isOpen: false }))).toBe(false);
});
