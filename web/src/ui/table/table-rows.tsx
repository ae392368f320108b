import { Fragment, useId, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Column, TableWords } from './column.ts';
import { TableHead } from './table-head.tsx';
import { TableMore } from './table-more.tsx';
import type { More } from './table-more.tsx';
import { TableRow } from './table-row.tsx';
import type { Opening } from './table-row.tsx';
import { useRowKeys } from './use-row-keys.ts';
import type { SortedRows } from './use-sorted-rows.ts';
import { useVirtualRows } from './use-virtual-rows.ts';
import styles from './table.module.css';

/** Returns how many rows of a complete list are shown, and a function that shows more. */
function usePage(pageSize: number | undefined, count: number): { shown: number; more: More | null } {
  const [pages, setPages] = useState(1);
  const shown = pageSize === undefined ? count : Math.min(count, pages * pageSize);
  const more: More | null = shown < count ? { state: 'ready', onMore: () => setPages(pages + 1) } : null;
  return { shown, more };
}

const Gap = ({ height, span }: { readonly height: number; readonly span: number }) => (
  <tr aria-hidden className={styles['gap']} style={{ height }}>
    <td colSpan={span} />
  </tr>
);

interface BodyProps<Row extends object> extends Opening<Row> {
  readonly body: RefObject<HTMLTableSectionElement | null>;
  readonly columns: readonly Column<Row>[];
  readonly rows: SortedRows<Row>['rows'];
  readonly keys: ReturnType<typeof useRowKeys>;
  readonly virtual: ReturnType<typeof useVirtualRows>;
  readonly isCards: boolean;
  readonly isCounted: boolean;
}

/** The rows in the page, with gaps for the others. */
function Body<Row extends object>({ body, columns, rows, keys, virtual, isCards, ...rest }: BodyProps<Row>) {
  const span = columns.length;
  return (
    <tbody ref={body} role="rowgroup" onKeyDown={(event) => keys.onKeyDown(event, virtual.reveal)}>
      {virtual.shown.map((index) => {
        const row = rows[index];
        if (row === undefined) return null;
        const gap = virtual.gapBefore.get(index);
        return (
          <Fragment key={row.id}>
            {gap !== undefined && <Gap height={gap} span={span} />}
            <TableRow
              {...rest}
              {...{ columns, index }}
              isCard={isCards}
              id={row.id}
              row={row.value}
              isCurrent={index === keys.current}
              onFocusRow={keys.onFocusRow}
              measure={virtual.measure}
            />
          </Fragment>
        );
      })}
      {virtual.gapAfter > 0 && <Gap height={virtual.gapAfter} span={span} />}
    </tbody>
  );
}

export interface TableRowsProps<Row extends object> extends Opening<Row> {
  readonly label: string;
  readonly words: TableWords;
  readonly visible: readonly Column<Row>[];
  readonly sorting: SortedRows<Row>;
  readonly isCards: boolean;
  readonly rowHeight: number;
  readonly pageSize?: number;
  /** The further pages of the server. */
  readonly pagesMore: More | null;
}

/** The table itself, for at least one row. */
export function TableRows<Row extends object>(props: TableRowsProps<Row>) {
  const { label, words, visible, sorting, isCards, rowHeight, rowTo, onOpen, pagesMore } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const hint = useId();
  const page = usePage(props.pageSize, sorting.rows.length);
  const rows = sorting.rows.slice(0, page.shown);
  const ids = rows.map(({ id }) => id);
  const keys = useRowKeys(ids, body);
  const virtual = useVirtualRows({ count: rows.length, kept: keys.current, rowHeight, body });
  const more = pagesMore ?? page.more;
  const isCounted = virtual.isVirtual || more !== null;
  // -1 means that the total is unknown.
  const total = pagesMore === null ? sorting.rows.length + 1 : -1;
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
        <Body {...{ body, rows, keys, virtual, isCards, isCounted, rowTo, onOpen }} columns={visible} />
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
