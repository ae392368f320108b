import { dayPlanSchema } from './roster.schema.ts';
import type { DayPlan, Shift } from './roster.schema.ts';

/** One shift as typed: `11-15`, `9:30-18`, `18.00–02.00`, `1830-2`. */
const SHIFT = /^(\d{1,2})(?:[:.]?(\d{2}))?(?:-|–|to)(\d{1,2})(?:[:.]?(\d{2}))?$/;
const OFF = ['off', 'o', 'wo', 'x'];
const WHOLE_DAY = 24 * 60;

function shiftTyped(text: string): Shift | null {
  const [, fromHour, fromMinute = '0', toHour, toMinute = '0'] = SHIFT.exec(text) ?? [];
  if (fromHour === undefined || toHour === undefined) return null;
  const isClock = (hour: string, minute: string) => Number(hour) <= 24 && Number(minute) <= 59;
  if (!isClock(fromHour, fromMinute) || !isClock(toHour, toMinute)) return null;
  const from = (Number(fromHour) * 60 + Number(fromMinute)) % WHOLE_DAY;
  const to = Number(toHour) * 60 + Number(toMinute);
  return { from, to: to > from ? to : to + WHOLE_DAY };
}

/**
 * Returns the day that a typed text means: null for an empty one, off for `off`, otherwise its shifts, which blanks, commas
 * or a plus separate. An end that is not after its start is on the next day. Undefined for a text that is no day.
 */
export function planTyped(text: string): DayPlan | null | undefined {
  const plain = text.trim().toLowerCase();
  if (plain === '') return null;
  if (OFF.includes(plain)) return { isOff: true, shifts: [] };
  const parts = plain
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?(-|–|to) ?/g, '$1')
    .split(/[\s,;+&/]+/)
    .filter((part) => part !== '');
  const shifts = parts.map(shiftTyped);
  if (shifts.some((shift) => shift === null)) return undefined;
  const sorted = shifts.filter((shift) => shift !== null).toSorted((a, b) => a.from - b.from);
  const plan = dayPlanSchema.safeParse({ isOff: false, shifts: sorted });
  return plan.success ? plan.data : undefined;
}

const two = (n: number): string => String(n).padStart(2, '0');

/** Returns minutes after midnight as `HH:MM`; of the next day too. */
export const clockOfMinute = (minute: number): string =>
  `${two(Math.floor((minute % WHOLE_DAY) / 60))}:${two(minute % 60)}`;

/** Returns a shift as `18:00–02:00`. */
export const shiftText = ({ from, to }: Shift): string => `${clockOfMinute(from)}–${clockOfMinute(to)}`;

const shortClock = (minute: number): string => {
  const clock = clockOfMinute(minute);
  return clock.endsWith(':00') ? String(Number(clock.slice(0, 2))) : clock.replace(/^0/, '');
};

/** Returns a day as it is typed: `11-15 19-23`, `off`, or nothing. `planTyped` reads it again. */
export const planText = (plan: DayPlan | null): string =>
  plan === null
    ? ''
    : plan.isOff
      ? 'off'
      : plan.shifts.map(({ from, to }) => `${shortClock(from)}-${shortClock(to)}`).join(' ');
