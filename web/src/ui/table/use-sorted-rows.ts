import { createSortedRowModel, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import type { ColumnDef, Row as TanstackRow } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Column, Sort } from './column.ts';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
type Features = typeof features;

/** Sorts by the alphabet of each script, and numbers by value: "Table 9" comes before "Table 10". */
const collator = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });

function compare<Row extends object>(
  a: TanstackRow<Features, Row>,
  b: TanstackRow<Features, Row>,
  column: string,
): number {
  const [left, right] = [a.getValue(column), b.getValue(column)];
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return collator.compare(String(left), String(right));
}

const definitionOf = <Row extends object>(column: Column<Row>): ColumnDef<Features, Row> => ({
  id: column.id,
  header: column.header,
  // Undefined values come last in both directions.
  accessorFn: (row) => column.sortBy?.(row) ?? undefined,
  enableSorting: column.sortBy !== undefined,
  sortDescFirst: column.isDescendingFirst ?? false,
  sortFn: compare,
  sortUndefined: 'last',
});

export interface Sorting<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly sort: Sort | null;
  /** Without it, no column can be sorted. */
  readonly onSort?: ((sort: Sort | null) => void) | undefined;
  /** True when the rows are already sorted by `sort`. */
  readonly isServerSorted: boolean;
}

export interface Head {
  readonly id: string;
  /** Null when the column cannot be sorted. */
  readonly direction: 'ascending' | 'descending' | 'none' | null;
  /** Changes the order: one direction, the other, then the original order. */
  readonly toggle: () => void;
}

export interface SortedRows<Row> {
  readonly rows: readonly { readonly id: string; readonly value: Row }[];
  /** By column id. */
  readonly heads: ReadonlyMap<string, Head>;
}

/** Returns the sorted rows, and the state and act of each heading. */
export function useSortedRows<Row extends object>(props: Sorting<Row>): SortedRows<Row> {
  const { columns, rows, rowId, sort, onSort, isServerSorted } = props;
  const definitions = useMemo(() => columns.map(definitionOf), [columns]);
  const sorting = useMemo(
    () => (sort === null ? [] : [{ id: sort.column, desc: sort.isDescending }]),
    [sort],
  );
  const known = sorting.filter(({ id }) => columns.some((column) => column.id === id && column.sortBy));
  const table = useTable({
    features,
    columns: definitions,
    data: rows as Row[],
    getRowId: rowId,
    enableMultiSort: false,
    manualSorting: isServerSorted,
    state: { sorting: known },
    onSortingChange: (change) => {
      const [next] = typeof change === 'function' ? change(known) : change;
      onSort?.(next === undefined ? null : { column: next.id, isDescending: next.desc });
    },
  });
  const directions = { asc: 'ascending', desc: 'descending' } as const;
  const heads = table.getAllLeafColumns().map((column): [string, Head] => {
    const sorted = column.getIsSorted();
    const canSort = onSort !== undefined && column.getCanSort();
    const direction = sorted === false ? 'none' : directions[sorted];
    return [
      column.id,
      { id: column.id, direction: canSort ? direction : null, toggle: () => column.toggleSorting() },
    ];
  });
  return {
    rows: table.getRowModel().rows.map(({ id, original }) => ({ id, value: original })),
    heads: new Map(heads),
  };
}
