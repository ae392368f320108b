import { MINUTE } from '../../time/ist.ts';
import type { Order } from '../../orders/shape/order.schema.ts';
import type { Portions } from '../../orders/rounds/portions.ts';
import type { Waits } from '../shape/document-service.schema.ts';

type Waited = Pick<Order, 'lines' | 'progress' | 'billing'>;

/**
 * Returns how long the billed lines took from KOT to served, or to ready where nobody marked them served. Undefined where no line
 * was marked at all, and for an order that bills a void document again.
 */
export function lineWaitsOf({ lines, progress, billing }: Waited, portions: Portions): Waits | undefined {
  if (billing.billsAgain !== null) return undefined;
  const minutes = Object.entries(lines).flatMap(([id, { at }]) => {
    const done = progress.served[id] ?? progress.ready[id];
    return (portions[id] ?? 0) > 0 && done !== undefined
      ? [Math.max(0, Math.floor((done - at) / MINUTE))]
      : [];
  });
  return minutes.length === 0
    ? undefined
    : { lines: minutes.length, minutes: minutes.reduce((all, one) => all + one, 0) };
}
