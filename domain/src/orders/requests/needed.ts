import type { OrderEntry } from '../shape/order.collection.ts';
import { openRequest } from '../shape/running.ts';
import { isExpired, waitingRounds, wantedTable } from '../door/joining.ts';
import { readyLines, tableAlertAt } from './table-alerts.ts';

/** Where somebody is needed now. */
export interface Needed {
  readonly tables: number;
  /** Orders without a table that wait for a captain, or have something to hand over. */
  readonly orders: number;
}

const tableOf = ({ value }: OrderEntry): string | null => value.tableId ?? wantedTable(value);

/** Returns where somebody is needed, from the live orders alone: they know what their tables show. */
export function neededNow(entries: readonly OrderEntry[], now: number): Needed {
  const live = entries.filter(({ value }) => !isExpired(value, now));
  const byTable = Map.groupBy(live, tableOf);
  let [tables, orders] = [0, 0];
  for (const [tableId, here] of byTable) {
    if (tableId === null) {
      orders += here.filter(
        ({ value }) => waitingRounds(value, now).length > 0 || readyLines(value).length > 0,
      ).length;
      continue;
    }
    const holding = here.find(({ value }) => value.state === 'open') ?? null;
    const table = {
      currentOrderId: holding?.id ?? null,
      serviceRequest: holding === null ? null : openRequest(holding.value),
    };
    const alert = tableAlertAt(
      table,
      holding?.value ?? null,
      here.map(({ value }) => value),
      now,
    );
    if (alert !== null) tables += 1;
  }
  return { tables, orders };
}
