import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { Column, Sort, TableWords } from './column.ts';
import { SkeletonBody } from './skeleton-body.tsx';
import { SortSelect } from './sort-select.tsx';
import { TableHead } from './table-head.tsx';
import type { More } from './table-more.tsx';
import type { Opening } from './table-row.tsx';
import { TableRows } from './table-rows.tsx';
import { useCards } from './use-cards.ts';
import { useSortedRows } from './use-sorted-rows.ts';
import type { Head, SortedRows } from './use-sorted-rows.ts';
import styles from './table.module.css';

export interface DataTableProps<Row extends object> extends Opening<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** Already filtered; in the server's order, or in any. */
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly words: TableWords;
  readonly status?: 'ready' | 'loading' | 'failed';
  /** Replaces the table without rows: what to do next. */
  readonly empty?: ReactNode;
  /** Replaces the table when the filters leave no row. */
  readonly nothingFits?: ReactNode;
  readonly isFiltered?: boolean;
  /** Replaces the table when it could not be loaded. */
  readonly failed?: ReactNode;
  readonly sort?: Sort | null;
  readonly onSort?: (sort: Sort | null) => void;
  /** True when the server has sorted the rows by `sort`. */
  readonly isServerSorted?: boolean;
  /** The number of rows at first, and the number that each press adds, when the page has the whole list. */
  readonly pageSize?: number;
  /** The rest of a list that the server sends in pages. */
  readonly more?: More | null;
  /** Rows become cards when the table is narrower than this: 600 px for few columns, 760 px for many. */
  readonly cardsBelow?: 600 | 760;
  /** px of an ordinary row, for skeletons and rows before they are measured. */
  readonly rowHeight?: number;
}

/** px of a row with one line. */
const ROW = 44;

const NO_HEADS: ReadonlyMap<string, Head> = new Map();

interface AreaProps<Row extends object> extends DataTableProps<Row> {
  readonly visible: readonly Column<Row>[];
  readonly sorting: SortedRows<Row>;
}

/** Measures the available width. It stays mounted while the rows load. */
function Area<Row extends object>(props: AreaProps<Row>) {
  const { label, columns, words, visible, status = 'ready', sort = null, onSort, rowHeight = ROW } = props;
  const area = useRef<HTMLDivElement>(null);
  const isCards = useCards(area, props.cardsBelow ?? 600);
  const canSort = onSort !== undefined && columns.some(({ sortBy }) => sortBy !== undefined);
  return (
    <div ref={area} className={styles['area']} data-layout={isCards ? 'cards' : 'table'}>
      {isCards && canSort && <SortSelect {...{ columns, sort, onSort, words }} />}
      {status === 'loading' ? (
        <div role="status" aria-label={words.loading}>
          <table className={styles['table']} aria-hidden aria-label={label}>
            {!isCards && <TableHead columns={visible} heads={NO_HEADS} isCounted={false} />}
            <SkeletonBody columns={visible} rowHeight={rowHeight} />
          </table>
        </div>
      ) : (
        <TableRows {...props} {...{ isCards, rowHeight }} pagesMore={props.more ?? null} />
      )}
    </div>
  );
}

/**
 * A list of records: sorted, usable by keyboard, with hundreds of rows, and as cards on a narrow screen. The page
 * provides words, columns, the target of each row and, if needed, filters and the server's pages.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, rows, rowId, status = 'ready', sort = null, onSort, isServerSorted = false } = props;
  const visible = columns.filter(({ isFileOnly, isCsvOnly }) => isFileOnly !== true && isCsvOnly !== true);
  const sorting = useSortedRows({ columns, rows, rowId, sort, onSort, isServerSorted });
  if (status === 'failed') return props.failed;
  if (status === 'ready' && rows.length === 0) {
    return props.isFiltered === true ? (props.nothingFits ?? props.empty) : props.empty;
  }
  return <Area {...props} {...{ visible, sorting }} />;
}
