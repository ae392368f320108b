import Button from '@mui/material/Button';
import { FileDown, Printer } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { download } from '../shared/csv-download.ts';
import { Notice } from '../mui/notice.tsx';
import { printSheet } from '../shared/print-sheet.tsx';
import type { Column, Sort, TableWords } from './column.ts';
import { tableCsv } from './table-file.ts';
import { TableSheet } from './table-sheet.tsx';
import styles from './table-actions.module.css';
import { useSortedRows } from './use-sorted-rows.ts';

type Act = 'csv' | 'print';

/** Callbacks of a component that reads a list to its end. */
export interface Reading<Row> {
  readonly onRows: (rows: readonly Row[]) => void;
  readonly onFailed: () => void;
}

export interface TableActionsProps<Row extends object> {
  /** Including the columns for file and paper only. */
  readonly columns: readonly Column<Row>[];
  /** The filtered rows. */
  readonly rows: readonly Row[];
  /** The shown order. */
  readonly sort?: Sort | null;
  readonly rowId: (row: Row) => string;
  readonly title: string;
  /** Lines below the title on paper. */
  readonly lines: (rows: readonly Row[]) => readonly string[];
  readonly fileName: string;
  readonly words: TableWords;
  /** For a list that is not all here: a component that renders nothing, reads the list to its end, and reports it. */
  readonly readAll?: ((reading: Reading<Row>) => ReactNode) | null;
}

/** Exports the list as a CSV file or on paper: all filtered rows, not only those on the screen. */
export function TableActions<Row extends object>(props: TableActionsProps<Row>) {
  const { columns, rows, rowId, title, lines, fileName, words, readAll = null } = props;
  const { sort = null } = props;
  const sorted = useSortedRows({ columns, rows, rowId, sort, isServerSorted: false });
  const [wanted, setWanted] = useState<Act | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const onPaper = columns.filter(({ isCsvOnly }) => isCsvOnly !== true);
  const hand = (act: Act, all: readonly Row[]) => {
    if (act === 'csv') download(fileName, tableCsv(columns, all));
    else
      printSheet('A4', <TableSheet {...{ title, rowId }} columns={onPaper} lines={lines(all)} rows={all} />);
  };
  const ask = (act: Act) => {
    setFailed(false);
    if (readAll === null)
      hand(
        act,
        sorted.rows.map(({ value }) => value),
      );
    else setWanted(act);
  };
  const reading: Reading<Row> = {
    onRows: (all) => {
      setWanted(null);
      if (wanted !== null) hand(wanted, all);
    },
    onFailed: () => {
      setWanted(null);
      setFailed(true);
    },
  };
  const button = (act: Act, icon: ReactNode, word: string) => (
    <Button
      variant="outlined"
      className={styles['act']}
      startIcon={icon}
      disabled={wanted !== null}
      aria-busy={wanted === act}
      onClick={() => ask(act)}
    >
      {wanted === act ? words.preparing : <span className={styles['word']}>{word}</span>}
    </Button>
  );
  return (
    <>
      {button('csv', <FileDown aria-hidden />, words.exportCsv)}
      {button('print', <Printer aria-hidden />, words.print)}
      {hasFailed && <Notice tone="error">{words.couldNotPrepare}</Notice>}
      {wanted !== null && readAll?.(reading)}
    </>
  );
}
