import { HOUR } from '../../time/ist.ts';
import type { Ticket } from './progress.ts';

/** How long a dish took from KOT to ready; times are epoch ms. */
export interface TicketTime {
  /** `orderId/lineId` */
  readonly id: string;
  readonly station: string;
  readonly sentAt: number;
  readonly readyAt: number;
}

/**
 * Returns the ticket times of the last hour. It computes those of visible tickets from their orders, and keeps those of paid
 * orders, which have left the screens. A recalled dish, or one without a stored time, has none.
 */
export function noteTicketTimes(
  known: readonly TicketTime[],
  tickets: readonly Ticket[],
  now: number,
): TicketTime[] {
  const lines = tickets.flatMap(({ orderId, at, lines: all }) =>
    all.map(({ id, line, readyAt }) => ({
      id: `${orderId}/${id}`,
      station: line.station,
      sentAt: at,
      readyAt,
    })),
  );
  const shown = new Set(lines.map(({ id }) => id));
  const left = known.filter(({ id }) => !shown.has(id));
  const ready = lines.flatMap(({ readyAt, ...line }) => (readyAt === null ? [] : [{ ...line, readyAt }]));
  return [...left, ...ready].filter(({ readyAt }) => readyAt > now - HOUR);
}

/** Returns the mean and the longest ticket time (ms) of the last hour, for some stations or all; null without any. */
export function ticketTimeOf(
  all: readonly TicketTime[],
  stations: readonly string[],
  now: number,
): { average: number; worst: number } | null {
  const waits = all
    .filter(
      ({ station, readyAt }) => readyAt > now - HOUR && (stations.length === 0 || stations.includes(station)),
    )
    .map(({ sentAt, readyAt }) => Math.max(0, readyAt - sentAt));
  if (waits.length === 0) return null;
  return { average: waits.reduce((a, b) => a + b, 0) / waits.length, worst: Math.max(...waits) };
}
