import { ageOf, minutesSince } from '../kitchen/kitchen.ts';
import { isExpired, waitingRounds } from '../door/joining.ts';
import { liveLines, stageOf } from '../kitchen/progress.ts';
import { openRequest } from '../shape/running.ts';
import type { Table } from '../../tables/table.ts';
import type { OrderLine } from '../shape/line.schema.ts';
import type { Order } from '../shape/order.schema.ts';

/** Returns the lines that are ready but not served. */
export const readyLines = (order: Order): [id: string, line: OrderLine][] =>
  liveLines(order).filter(([id]) => stageOf(order, id) === 'ready');

/** Why a table needs somebody. */
export interface TableAlert {
  /** Rounds that wait for a captain. */
  readonly rounds: number;
  /** Lines to serve. */
  readonly ready: number;
  readonly request: Table['serviceRequest'];
  /** Minutes of the longest wait for a dish if it is too long; else null. */
  readonly waits: number | null;
}

function longestWait(order: Order, now: number): number | null {
  const waiting = liveLines(order)
    .filter(([id]) => ['queued', 'cooking'].includes(stageOf(order, id)))
    .map(([, line]) => line.at);
  const oldest = Math.min(...waiting);
  return waiting.length > 0 && ageOf(oldest, now) === 'overdue' ? minutesSince(oldest, now) : null;
}

/**
 * Returns the guests' call to show at a table. A free table keeps the call of an expired waiting order, so there the
 * call counts only while an order in `here` has one.
 */
export const callAt = (
  { currentOrderId, serviceRequest }: Pick<Table, 'currentOrderId' | 'serviceRequest'>,
  here: readonly Order[],
  now: number,
): Table['serviceRequest'] =>
  currentOrderId === null
    ? (here
        .filter((one) => !isExpired(one, now))
        .map(openRequest)
        .find((call) => call !== null) ?? null)
    : serviceRequest;

/**
 * Returns the table's alert now; null for none. Every screen that flags or counts tables uses this. `here` are all
 * orders at the table, and `order` is the one that holds it.
 */
export function tableAlertAt(
  table: Pick<Table, 'currentOrderId' | 'serviceRequest'>,
  order: Order | null,
  here: readonly Order[],
  now: number,
): TableAlert | null {
  const rounds = here.reduce((n, one) => n + waitingRounds(one, now).length, 0);
  const ready = order === null ? 0 : readyLines(order).length;
  const waits = order === null ? null : longestWait(order, now);
  const request = callAt(table, here, now);
  const isCalm = rounds + ready === 0 && request === null && waits === null;
  return isCalm ? null : { rounds, ready, request, waits };
}
