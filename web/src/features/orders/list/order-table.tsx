import { useMemo } from 'react';
import type { Words } from '../../../words/part.ts';
import { ordersPart } from '../../../messages/owner/orders/en.ts';
import { tablePart } from '../../../messages/shared/table/en.ts';
import { orderTypesPart } from '../../../messages/shared/order/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { DataTableProps } from '../../../ui/table/data-table.tsx';
import type { TableWords } from '../../../ui/table/column.ts';
import { orderColumns } from './order-columns.tsx';
import type { TimeOf } from './order-columns.tsx';
import type { Row } from '../state/orders-model.ts';
import { addressOf } from '../state/use-address.ts';
import type { Address } from '../state/use-address.ts';

export const orderTableWords = (words: Words<'orders'>, table: Words<'table'>): TableWords => ({
  ...table,
  loading: words.loading,
});

type Passed = 'rows' | 'status' | 'sort' | 'onSort' | 'pageSize' | 'more';

export interface OrderTableProps extends Pick<DataTableProps<Row>, Passed> {
  readonly label: string;
  readonly timeOf: TimeOf;
  readonly address: Address;
  /** Epoch ms. */
  readonly now: number;
  readonly words?: TableWords;
}

/** px: a place, with its KOTs below it. */
const ROW = 65;

const idOf = ({ id }: Row): string => id;

/** A table of orders; each row opens its order beside the list. */
export function OrderTable({ timeOf, address, now, words: said, ...list }: OrderTableProps) {
  const words = useWords(ordersPart);
  const table = useWords(tablePart);
  const orderTypes = useWords(orderTypesPart);

  // Few orders have a document before they are closed, so the column is then left out.
  const isBilled = timeOf === 'closed' || list.rows.some(({ documents }) => documents.length > 0);
  const columns = useMemo(
    () => orderColumns(words, orderTypes, timeOf, now).filter(({ id }) => id !== 'document' || isBilled),
    [timeOf, now, orderTypes, words, isBilled],
  );
  return (
    <DataTable
      {...list}
      columns={columns}
      rowId={idOf}
      words={said ?? orderTableWords(words, table)}
      rowTo={({ id }) => addressOf({ ...address, orderId: id })}
      cardsBelow={760}
      rowHeight={ROW}
    />
  );
}

/** Grey rows in the columns while the orders load. */
export const OrderTableSkeleton = () => {
  const words = useWords(ordersPart);
  const table = useWords(tablePart);
  const orderTypes = useWords(orderTypesPart);
  return (
    <DataTable
      label={words.loading}
      columns={orderColumns(words, orderTypes, 'closed', 0)}
      rows={[]}
      rowId={idOf}
      words={orderTableWords(words, table)}
      status="loading"
      cardsBelow={760}
      rowHeight={ROW}
    />
  );
};
