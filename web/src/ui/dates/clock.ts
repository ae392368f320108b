/** All restaurants are in one time zone, whatever the browser's is. */
const clock = new Intl.DateTimeFormat('en-IN', {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Asia/Kolkata',
});

/**
 * Returns the time of an instant (epoch ms): 7:05 pm. Every screen and paper writes times like this in every language,
 * as people in India do. Some browsers would write PM, and a narrow space.
 */
export const clockName = (at: number): string => clock.format(at).replace(/\s/g, ' ').toLowerCase();

/** Returns a time of day, `19:05`, in the same way. */
export const clockTime = (time: string): string => clockName(Date.parse(`2026-01-01T${time}:00+05:30`));

/** Returns the beginning of an hour, `00` to `23`: 7 pm. */
export const hourName = (hour: string): string => clockTime(`${hour}:00`).replace(':00', '');
