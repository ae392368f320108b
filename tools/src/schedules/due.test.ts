import { expect, it } from 'vitest';
import { crontabOf, dueIn } from './due.ts';

const at = (clock: string): number => Date.parse(`2026-11-28T${clock}+05:30`);
const scheduled = (schedule: string, timeZone: string | null = 'Asia/Kolkata') => ({
  id: schedule,
  schedule,
  timeZone,
});
const isDue = (schedule: string, clock: string) => dueIn(at(clock), [scheduled(schedule)]).length === 1;

it('knows every form that the functions use', () => {
  expect(crontabOf('every 5 minutes')).toBe('*/5 * * * *');
  expect(crontabOf('every 60 minutes')).toBe('0 * * * *');
  expect(crontabOf('every day 09:00')).toBe('0 9 * * *');
  expect(crontabOf('*/10 2-5 * * *')).toBe('*/10 2-5 * * *');
  expect(() => crontabOf('every other tuesday')).toThrow('no crontab');
});

it('says whose minute it is, in their own time zone', () => {
  expect(isDue('every 5 minutes', '20:05')).toBe(true);
  expect(isDue('every 5 minutes', '20:06')).toBe(false);
  expect(isDue('every day 09:00', '09:00')).toBe(true);
  expect(isDue('every day 09:00', '21:00')).toBe(false);
  expect(isDue('*/10 2-5 * * *', '02:10')).toBe(true);
  expect(isDue('*/10 2-5 * * *', '06:10')).toBe(false);
  expect(dueIn(at('09:00'), [scheduled('every day 09:00', null)])).toEqual([]);
});

it('names only those that are due', () => {
  const all = [scheduled('every 5 minutes'), scheduled('every 10 minutes')];
  expect(dueIn(at('20:05'), all).map(({ id }) => id)).toEqual(['every 5 minutes']);
});
