import { expect, it } from 'vitest';
import { appointmentFile } from './appointment.ts';

const made = (more = {}) =>
  appointmentFile({
    id: 'BookingAAAAAAAAAAAA1',
    from: Date.parse('2026-11-20T20:00:00+05:30'),
    to: Date.parse('2026-11-20T21:15:00+05:30'),
    title: 'Table for 4 at Spice, Route; Pune',
    address: '14, MG Road\nPune',
    note: 'Held until 8:15 pm',
    url: 'https://bhoj.example/m/spice/book/x#k',
    isCertain: true,
    madeAt: Date.parse('2026-11-19T10:00:00+05:30'),
    ...more,
  });

it('says the time in UTC, escapes the text, and ends each line as calendars want it', () => {
  const file = made();
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(file).toContain('\r\nDTSTART:20261120T143000Z\r\nDTEND:20261120T154500Z\r\n');
  expect(file).toContain(String.raw`SUMMARY:Table for 4 at Spice\, Route\; Pune`);
  expect(file).toContain(String.raw`LOCATION:14\, MG Road\nPune`);
  expect(file).toContain('STATUS:CONFIRMED');
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

it('has lines of at most 75 octets, and cuts no letter', () => {
  const title = 'चार लोगों के लिए मेज़ — बहुत लंबे नाम वाले रेस्तराँ में 🎂 आज शाम';
  const file = made({ title, isCertain: false, address: '' });
  for (const line of file.split('\r\n'))
    expect(encodeURIComponent(line).replaceAll(/%../g, '-').length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
  expect(file).toContain('STATUS:TENTATIVE');
  expect(file).not.toContain('LOCATION');
});
