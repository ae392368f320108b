import { useMemo } from 'react';
import { orders as words } from '../../../messages/orders.ts';
import { table } from '../../../messages/table.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { DataTableProps } from '../../../ui/table/data-table.tsx';
import type { TableWords } from '../../../ui/table/column.ts';
import { orderColumns } from './order-columns.tsx';
import type { TimeOf } from './order-columns.tsx';
import type { Row } from '../state/orders-model.ts';
import { addressOf } from '../state/use-address.ts';
import type { Address } from '../state/use-address.ts';

export const orderTableWords: TableWords = { ...table, loading: words.loading };

type Passed = 'rows' | 'status' | 'sort' | 'onSort' | 'pageSize' | 'more';

export interface OrderTableProps extends Pick<DataTableProps<Row>, Passed> {
  readonly label: string;
  readonly timeOf: TimeOf;
  readonly address: Address;
  /** Epoch ms. */
  readonly now: number;
  readonly words?: TableWords;
}

/** px: a place, and its KOTs below it. */
const ROW = 65;

const idOf = ({ id }: Row): string => id;

/** Orders in rows, each of which opens its order beside the list. */
export function OrderTable({ timeOf, address, now, words: said, ...list }: OrderTableProps) {
  const columns = useMemo(() => orderColumns(timeOf, now), [timeOf, now]);
  return (
    <DataTable
      {...list}
      columns={columns}
      rowId={idOf}
      words={said ?? orderTableWords}
      rowTo={({ id }) => addressOf({ ...address, orderId: id })}
      cardsBelow={760}
      rowHeight={ROW}
    />
  );
}

const HEADS = orderColumns('closed', 0);

/** Grey rows in the columns that orders will have. */
export const OrderTableSkeleton = () => (
  <DataTable
    label={words.loading}
    columns={HEADS}
    rows={[]}
    rowId={idOf}
    words={orderTableWords}
    status="loading"
    cardsBelow={760}
    rowHeight={ROW}
  />
);
