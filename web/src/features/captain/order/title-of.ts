import type { Table } from '@bhoj/domain/tables/table';
import type { OrderEntry } from '@bhoj/domain/orders/shape/order.collection';
import { orderName } from '../../../blocks/names/order-name.ts';
import type { NameWords } from '../../../blocks/names/name-words.ts';
import { tableName } from '../../../blocks/names/table-name.ts';
import { counterName } from '../state/counter-model.ts';
import type { Counter } from '../state/counter-model.ts';

/** The subject of a screen: a table, an order without one, or a new order on this device. */
export interface Titled {
  readonly table: Table | null;
  readonly order: OrderEntry | null;
  readonly counter: Counter | null;
}

/** The title of a table or order, in words. */
export const titleOf = (names: NameWords, { table, order, counter }: Titled): string => {
  if (order !== null) return orderName(names, order.value);
  if (table !== null) return tableName(names, table.id);
  return counter === null ? '' : counterName(names, counter);
};
