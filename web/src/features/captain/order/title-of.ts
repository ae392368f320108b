import type { OrderEntry } from '@bhoj/domain/orders/order.collection';
import type { Table } from '@bhoj/domain/tables/table';
import { orderName } from '../../../blocks/names/order-name.ts';
import type { NameWords } from '../../../blocks/names/name-words.ts';
import { tableName } from '../../../blocks/names/table-name.ts';
import { counterName } from '../state/counter-model.ts';
import type { Counter } from '../state/counter-model.ts';

interface Titled {
  readonly table: Table | null;
  readonly order: OrderEntry | null;
  readonly counter: Counter | null;
}

/** The title of a table or order, in words. */
export const titleOf = (names: NameWords, { table, order, counter }: Titled): string => {
  if (table !== null) return tableName(names, table.id);
  if (order !== null) return orderName(names, order.value);
  return counter === null ? '' : counterName(names, counter);
};
