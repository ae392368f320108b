/** An appointment as calendars import it (RFC 5545). */
export interface Appointment {
  readonly id: string;
  /** Epoch ms. */
  readonly from: number;
  readonly to: number;
  readonly title: string;
  readonly address: string;
  readonly note: string;
  readonly url: string;
  readonly isCertain: boolean;
  /** When the file is made, epoch ms. */
  readonly madeAt: number;
}

const LINE_OCTETS = 75;

const instant = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** RFC 5545 3.3.11. */
const text = (value: string): string =>
  value.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

const octetsOf = (sign: string): number => {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x8_00) return 2;
  return code < 0x1_00_00 ? 3 : 4;
};

/** RFC 5545 3.1: a line has at most 75 octets; its continuation begins with a blank. No letter is cut in two. */
function folded(line: string): string {
  let out = '';
  let octets = 0;
  for (const sign of line) {
    const more = octetsOf(sign);
    if (octets + more > LINE_OCTETS) {
      out += '\r\n ';
      octets = 1;
    }
    out += sign;
    octets += more;
  }
  return out;
}

/** Returns the file of an appointment, with instants in UTC, so that no calendar needs a rule for India's time. */
export const appointmentFile = ({
  id,
  from,
  to,
  title,
  address,
  note,
  url,
  isCertain,
  madeAt,
}: Appointment): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bhoj//Bookings//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@bhoj`,
    `DTSTAMP:${instant(madeAt)}`,
    `DTSTART:${instant(from)}`,
    `DTEND:${instant(to)}`,
    `SUMMARY:${text(title)}`,
    ...(address === '' ? [] : [`LOCATION:${text(address)}`]),
    `DESCRIPTION:${text(note)}`,
    `URL:${url}`,
    `STATUS:${isCertain ? 'CONFIRMED' : 'TENTATIVE'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((one) => `${folded(one)}\r\n`)
    .join('');
