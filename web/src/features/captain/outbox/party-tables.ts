import { othersFor } from '@bhoj/domain/tables/party-tables';
import { reservationAt } from '@bhoj/domain/tables/reservation';
import type { Table } from '@bhoj/domain/tables/table';

/** Returns the other tables that the party of a reserved table takes with its first round. */
export function partyTables(table: Table | null, tables: readonly Table[]): string[] {
  const party = table === null ? null : reservationAt(table);
  if (table === null || party === null) return [];
  const { tableIds = [] } = party;
  const others = tables.filter(({ id }) => id !== table.id && tableIds.includes(id));
  return othersFor({ floor: table.floor, party }, others).map(({ id }) => id);
}
