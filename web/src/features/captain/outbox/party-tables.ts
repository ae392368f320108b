import { othersFor } from '@bhoj/domain/tables/party-tables';
import { reservationAt } from '@bhoj/domain/tables/reservation';
import type { Table } from '@bhoj/domain/tables/table';

/**
 * Returns the other tables kept for the party of a reserved table. The party may take other free tables too, but
 * without a network nobody here knows who sits at those.
 */
export function partyTables(table: Table | null, tables: readonly Table[]): string[] {
  const party = table === null ? null : reservationAt(table);
  if (table === null || party === null) return [];
  const { tableIds = [] } = party;
  const others = tables.filter(
    (one) => one.id !== table.id && tableIds.includes(one.id) && reservationAt(one),
  );
  return othersFor({ floor: table.floor, party }, others).map(({ id }) => id);
}
