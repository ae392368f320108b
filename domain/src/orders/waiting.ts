import { HOUR, MINUTE } from '../time/ist.ts';
import type { Ticket } from './progress.ts';

/** A dish that became ready while a screen watched; epoch ms by the server's clock. */
export interface Wait {
  /** `order/line` */
  readonly id: string;
  readonly station: string;
  readonly sentAt: number;
  readonly readyAt: number;
}

/**
 * What one kitchen screen has seen. Progress is stored as lists of lines without times (P-PROGRESS-1), so a waiting time is
 * what a screen saw itself: a dish that became ready while nobody watched has none, rather than a wrong one.
 */
export interface KitchenLog {
  /** When the screen last saw the tickets as the server has them. */
  readonly seenAt: number;
  /** Lines that were still to cook then. */
  readonly open: readonly string[];
  readonly done: readonly Wait[];
}

export const EMPTY_LOG: KitchenLog = { seenAt: 0, open: [], done: [] };

/** Who has not looked for this long cannot say when something happened meanwhile. */
const LOOKED_AWAY = MINUTE;

/**
 * The log after a look at all tickets. `isLive` says that the server was heard; from the device alone a screen sees no
 * more than its own taps, whose time it knows.
 */
export function logged(
  log: KitchenLog,
  tickets: readonly Ticket[],
  { now, isLive }: { now: number; isLive: boolean },
): KitchenLog {
  const lines = tickets.flatMap(({ orderId, at, lines: all }) =>
    all.map(({ id, line, stage }) => ({ id: `${orderId}/${id}`, at, station: line.station, stage })),
  );
  const open = lines.filter(({ stage }) => stage === 'queued' || stage === 'cooking').map(({ id }) => id);
  const isKnown = !isLive || now - log.seenAt <= LOOKED_AWAY;
  const wasOpen = new Set(isKnown ? log.open : []);
  const fresh = lines
    .filter(({ id, stage }) => (stage === 'ready' || stage === 'served') && wasOpen.has(id))
    .map(({ id, at, station }) => ({ id, station, sentAt: at, readyAt: now }));
  const recalled = new Set(open);
  const kept = log.done.filter(({ id, readyAt }) => readyAt > now - HOUR && !recalled.has(id));
  return { seenAt: isLive ? now : log.seenAt, open, done: [...kept, ...fresh] };
}

/** How long dishes took from the order to the pass in the last hour, at some stations or all; ms, null where none did. */
export function waitsOf(
  { done }: Pick<KitchenLog, 'done'>,
  stations: readonly string[],
  now: number,
): { average: number; worst: number } | null {
  const waits = done
    .filter(
      ({ station, readyAt }) => readyAt > now - HOUR && (stations.length === 0 || stations.includes(station)),
    )
    .map(({ sentAt, readyAt }) => Math.max(0, readyAt - sentAt));
  if (waits.length === 0) return null;
  return { average: waits.reduce((a, b) => a + b, 0) / waits.length, worst: Math.max(...waits) };
}
