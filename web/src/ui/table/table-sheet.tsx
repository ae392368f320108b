import type { Column } from './column.ts';
import styles from './table-sheet.module.css';

export interface TableSheetProps<Row> {
  readonly title: string;
  /** Lines below the title: the restaurant, the filters, and the time of printing. */
  readonly lines: readonly string[];
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
}

/** A list on paper: every row, with the heads on each page. */
export function TableSheet<Row>({ title, lines, columns, rows, rowId }: TableSheetProps<Row>) {
  return (
    <article className={styles['sheet']}>
      <h1>{title}</h1>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <table>
        <thead>
          <tr>
            {columns.map(({ id, header, align }) => (
              <th key={id} scope="col" data-align={align}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowId(row)}>
              {columns.map(({ id, text, align }) => (
                <td key={id} data-align={align}>
                  {text(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}
