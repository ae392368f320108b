import { Fragment, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Column, Sort, TableWords } from './column.ts';
import { SkeletonBody } from './skeleton-body.tsx';
import { SortSelect } from './sort-select.tsx';
import { TableHead } from './table-head.tsx';
import { TableMore } from './table-more.tsx';
import type { More } from './table-more.tsx';
import { TableRow } from './table-row.tsx';
import type { Opening } from './table-row.tsx';
import { useCards } from './use-cards.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useSortedRows } from './use-sorted-rows.ts';
import type { Head } from './use-sorted-rows.ts';
import { useVirtualRows } from './use-virtual-rows.ts';
import styles from './table.module.css';

export interface DataTableProps<Row extends object> extends Opening<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** Filtered; in the order of the server, or any. */
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly words: TableWords;
  readonly status?: 'ready' | 'loading' | 'failed';
  /** In the place of the table where there is no row: what to do next. */
  readonly empty?: ReactNode;
  /** The same where filters leave nothing. */
  readonly nothingFits?: ReactNode;
  readonly isFiltered?: boolean;
  /** In the place of the table where it could not be loaded. */
  readonly failed?: ReactNode;
  readonly sort?: Sort | null;
  readonly onSort?: (sort: Sort | null) => void;
  /** Rows come in the order of `sort` from the server. */
  readonly isServerSorted?: boolean;
  /** A whole list shows so many rows at first, and as many more at each press. */
  readonly pageSize?: number;
  /** What follows the rows of a list that the server hands out in pages. */
  readonly more?: More | null;
  /** Rows become cards where the table has less room: 600 px for few columns, 760 px for many. */
  readonly cardsBelow?: 600 | 760;
  /** px of an ordinary row, for skeletons and for what is scrolled past before it is measured. */
  readonly rowHeight?: number;
}

/** How many rows of a whole list are shown, and the way to more of them. */
function usePage(pageSize: number | undefined, count: number): { shown: number; more: More | null } {
  const [pages, setPages] = useState(1);
  const shown = pageSize === undefined ? count : Math.min(count, pages * pageSize);
  const more: More | null = shown < count ? { state: 'ready', onMore: () => setPages(pages + 1) } : null;
  return { shown, more };
}

/** px: one line. */
const ROW = 44;

const NO_HEADS: ReadonlyMap<string, Head> = new Map();

const Gap = ({ height, span }: { readonly height: number; readonly span: number }) => (
  <tr aria-hidden className={styles['gap']} style={{ height }}>
    <td colSpan={span} />
  </tr>
);

type BodyProps<Row extends object> = DataTableProps<Row> & {
  readonly visible: readonly Column<Row>[];
  readonly sorting: ReturnType<typeof useSortedRows<Row>>;
  readonly isCards: boolean;
};

/** The table itself, where there are rows. */
function Rows<Row extends object>({ visible, sorting, isCards, ...props }: BodyProps<Row>) {
  const { label, words, rowTo, onOpen } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const hint = useId();
  const page = usePage(props.pageSize, sorting.rows.length);
  const rows = sorting.rows.slice(0, page.shown);
  const [current, setCurrent] = useState(0);
  const virtual = useVirtualRows({
    count: rows.length,
    kept: current,
    rowHeight: props.rowHeight ?? ROW,
    body,
  });
  const ids = rows.map(({ id }) => id);
  const keys = useRowKeys(ids, body, virtual.reveal);
  // The row that has the focus stays in the page when it is scrolled away.
  if (keys.current !== current) setCurrent(keys.current);
  const more = props.more ?? page.more;
  const isCounted = virtual.isVirtual || more !== null;
  // -1 says that nobody knows how many there are.
  const total = (props.more ?? null) === null ? sorting.rows.length + 1 : -1;
  const opens = rowTo !== undefined || onOpen !== undefined;
  return (
    <>
      <table
        role="table"
        className={styles['table']}
        aria-label={label}
        data-fixed={virtual.isVirtual}
        {...(opens && { 'aria-describedby': hint })}
        {...(isCounted && { 'aria-rowcount': total })}
      >
        {!isCards && (
          <>
            <colgroup>
              {visible.map(({ id, width }) => (
                <col key={id} {...(width !== undefined && { style: { width } })} />
              ))}
            </colgroup>
            <TableHead columns={visible} heads={sorting.heads} isCounted={isCounted} />
          </>
        )}
        <tbody ref={body} role="rowgroup" onKeyDown={keys.onKeyDown}>
          {virtual.shown.map((index) => {
            const row = rows[index];
            if (row === undefined) return null;
            const gap = virtual.gapBefore.get(index);
            return (
              <Fragment key={row.id}>
                {gap !== undefined && <Gap height={gap} span={visible.length} />}
                <TableRow
                  {...{ rowTo, onOpen, index, isCounted }}
                  id={row.id}
                  row={row.value}
                  columns={visible}
                  isCurrent={index === keys.current}
                  onFocusRow={keys.onFocusRow}
                  measure={virtual.measure}
                />
              </Fragment>
            );
          })}
          {virtual.gapAfter > 0 && <Gap height={virtual.gapAfter} span={visible.length} />}
        </tbody>
      </table>
      {opens && (
        <div id={hint} hidden>
          {words.keys}
        </div>
      )}
      {more !== null && <TableMore {...more} words={words} />}
    </>
  );
}

/** Measures the room there is: that stands from the first row on, and through loading. */
function Area<Row extends object>(props: Omit<BodyProps<Row>, 'isCards'>) {
  const { label, columns, words, visible, status = 'ready', sort = null, onSort } = props;
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
            <SkeletonBody columns={visible} rowHeight={props.rowHeight ?? ROW} />
          </table>
        </div>
      ) : (
        <Rows {...props} isCards={isCards} />
      )}
    </div>
  );
}

/**
 * A list of records: sorted, by keys, with hundreds of rows, and as cards where there is little room. Words, columns and
 * what a row opens come from the page; filters and pages of the server too.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, rows, rowId, status = 'ready', sort = null, onSort, isServerSorted = false } = props;
  const visible = columns.filter(({ isFileOnly }) => isFileOnly !== true);
  const sorting = useSortedRows({ columns, rows, rowId, sort, onSort, isServerSorted });
  if (status === 'failed') return props.failed;
  if (status === 'ready' && rows.length === 0) {
    return props.isFiltered === true ? (props.nothingFits ?? props.empty) : props.empty;
  }
  return <Area {...props} {...{ visible, sorting }} />;
}
