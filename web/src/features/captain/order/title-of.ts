import { orderName } from '../../../blocks/names/order-name.ts';
import type { NameWords } from '../../../blocks/names/name-words.ts';
import { tableName } from '../../../blocks/names/table-name.ts';
import { counterName } from '../state/counter-model.ts';
import type { TableScreenProps } from './table-screen.tsx';

/** The title of a table or order, in words. */
export const titleOf = (
  names: NameWords,
  { table, order, counter }: Pick<TableScreenProps, 'table' | 'order' | 'counter'>,
): string => {
  if (table !== null) return tableName(names, table.id);
  if (order !== null) return orderName(names, order.value);
  return counter === null ? '' : counterName(names, counter);
};
