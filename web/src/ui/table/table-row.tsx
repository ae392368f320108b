import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { To } from 'react-router-dom';
import { LongWords } from '../shared/parts/long-words.tsx';
import { hasNumber, WholeNumbers } from '../shared/parts/whole-numbers.tsx';
import { CardFacts } from './card-facts.tsx';
import { contentOf, marksOf } from './cell.tsx';
import type { Column } from './column.ts';
import { OPENER } from './use-row-keys.ts';
import styles from './table.module.css';

/** An e-mail address of so many letters keeps its line; a longer word breaks, or it would push out the rest. */
const LONGEST = 40;

/** How a row opens: by an address or a callback. A list with rows that do not open has neither. */
export interface Opening<Row> {
  readonly rowTo?: ((row: Row) => To) | undefined;
  readonly onOpen?: ((row: Row) => void) | undefined;
}

interface OpenerProps<Row> extends Opening<Row> {
  readonly row: Row;
  readonly index: number;
  readonly isCurrent: boolean;
  readonly onFocus: () => void;
  readonly children: ReactNode;
}

/** The only link or button of a row. It covers the row, so that a press anywhere opens the row. */
function Opener<Row>({ row, rowTo, onOpen, index, isCurrent, onFocus, children }: OpenerProps<Row>) {
  const common = { [OPENER]: index, tabIndex: isCurrent ? 0 : -1, onFocus, className: styles['opener'] };
  if (rowTo !== undefined) {
    return (
      <Link {...common} to={rowTo(row)}>
        {children}
      </Link>
    );
  }
  if (onOpen === undefined) return children;
  return (
    <button {...common} type="button" onClick={() => onOpen(row)}>
      {children}
    </button>
  );
}

/** The title of a row: the number of a document is one line, and a longer word than that is broken. */
function Title({ children }: { readonly children: string }) {
  return hasNumber(children) ? (
    <WholeNumbers>{children}</WholeNumbers>
  ) : (
    <LongWords longest={LONGEST}>{children}</LongWords>
  );
}

export interface TableRowProps<Row> extends Opening<Row> {
  readonly columns: readonly Column<Row>[];
  readonly row: Row;
  readonly id: string;
  readonly index: number;
  readonly isCard: boolean;
  /** True to give the row's position to screen readers, because only some of the rows are in the page. */
  readonly isCounted: boolean;
  /** True for the row that Tab reaches. */
  readonly isCurrent: boolean;
  readonly onFocusRow: (id: string) => void;
  readonly measure: (row: HTMLElement | null) => void;
}

export function TableRow<Row>(props: TableRowProps<Row>) {
  const { columns, row, id, index, isCard, isCounted, measure, rowTo, onOpen } = props;
  const title = columns.find(({ card }) => card === 'title') ?? columns[0];
  const opens = rowTo !== undefined || onOpen !== undefined;
  const facts = isCard ? columns.filter((column) => column !== title && column.card === 'secondary') : [];
  const others = isCard
    ? columns.filter((column) => column === title || column.card === 'title' || column.card === 'amount')
    : columns;
  return (
    <tr
      ref={measure}
      role="row"
      data-index={index}
      className={styles['row']}
      data-opens={opens}
      {...(isCounted && { 'aria-rowindex': index + 2 })}
    >
      {others.map((column) =>
        column === title ? (
          <th key={column.id} role="rowheader" scope="row" {...marksOf(column)}>
            <Opener
              {...{ row, rowTo, onOpen, index }}
              isCurrent={props.isCurrent}
              onFocus={() => props.onFocusRow(id)}
            >
              <Title>{column.text(row)}</Title>
            </Opener>
            {column.cell?.(row)}
          </th>
        ) : (
          <td key={column.id} role="cell" {...marksOf(column)}>
            {contentOf(column, row)}
          </td>
        ),
      )}
      {facts.length > 0 && (
        <td role="none" data-card="facts">
          <CardFacts {...{ row }} columns={facts} />
        </td>
      )}
    </tr>
  );
}
