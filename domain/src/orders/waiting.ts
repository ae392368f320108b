import { HOUR } from '../time/ist.ts';
import type { Ticket } from './progress.ts';

/** A dish that became ready, with the times that its order keeps; epoch ms. */
export interface Wait {
  /** `order/line` */
  readonly id: string;
  readonly station: string;
  readonly sentAt: number;
  readonly readyAt: number;
}

/**
 * The waits of the last hour. Those of the tickets that a screen shows come from their orders; a wait whose order has
 * left the kitchen since (it is paid) stays as it was seen. A dish that was recalled, or whose time was not kept, has none.
 */
export function noteWaits(known: readonly Wait[], tickets: readonly Ticket[], now: number): Wait[] {
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

/** How long dishes took from the order to the pass in the last hour, at some stations or all; ms, null where none did. */
export function waitsOf(
  all: readonly Wait[],
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
