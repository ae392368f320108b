const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** `21 Nov 2026`: the IST date of an instant (epoch ms). */
export const dayWords = (at: number): string => day.format(at);
