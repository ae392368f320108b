import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Column } from './column.ts';
import type { Head } from './use-sorted-rows.ts';
import styles from './table-head.module.css';

function Arrow({ direction }: { readonly direction: Head['direction'] }) {
  const Icon = direction === 'descending' ? ArrowDown : ArrowUp;
  return <Icon size={16} aria-hidden className={styles['arrow']} data-shown={direction !== 'none'} />;
}

export interface TableHeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly heads: ReadonlyMap<string, Head>;
  readonly isCounted: boolean;
}

/** The headings of the table. Headings of sortable columns are buttons. */
export function TableHead<Row>({ columns, heads, isCounted }: TableHeadProps<Row>) {
  return (
    <thead role="rowgroup">
      <tr role="row" {...(isCounted && { 'aria-rowindex': 1 })}>
        {columns.map(({ id, header, align }) => {
          const head = heads.get(id);
          const direction = head?.direction ?? null;
          return (
            <th
              key={id}
              role="columnheader"
              scope="col"
              data-align={align}
              {...(direction !== null && { 'aria-sort': direction })}
            >
              {direction === null ? (
                header
              ) : (
                <button type="button" className={styles['sort']} onClick={head?.toggle}>
                  {header}
                  <Arrow direction={direction} />
                </button>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
