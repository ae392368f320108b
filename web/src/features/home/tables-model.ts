import { ZERO, rupees, sum } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import type { Table } from '@bhoj/domain/tables/table';
import { MINUTE } from '@bhoj/domain/time/ist';

export interface OpenTable {
  readonly id: string;
  readonly amount: Paise;
  /** Null when the start is unknown. */
  readonly minutes: number | null;
  readonly status: string;
  readonly request: Table['serviceRequest'];
}

/** Tables with guests, the longest occupied first. */
export const openTables = (tables: readonly Table[], now: number): OpenTable[] =>
  tables
    .filter((table) => table.hasOrder || table.status === 'Occupied')
    .toSorted((a, b) => (a.occupiedAt ?? now) - (b.occupiedAt ?? now) || a.id.localeCompare(b.id))
    .map((table) => ({
      id: table.id,
      amount: rupees(table.totalPrice),
      minutes: table.occupiedAt === null ? null : Math.max(0, Math.floor((now - table.occupiedAt) / MINUTE)),
      status: table.status,
      request: table.serviceRequest,
    }));

export const totalOf = (tables: readonly OpenTable[]): Paise =>
  tables.length === 0 ? ZERO : sum(tables.map(({ amount }) => amount));
