import Button from '@mui/material/Button';
import { FileDown, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { downloadCsv } from '../shared/csv-download.ts';
import { Notice } from '../mui/notice.tsx';
import type { Column, Sort, TableWords } from './column.ts';
import { tableRows } from './table-file.ts';
import styles from './table-actions.module.css';
import { useSortedRows } from './use-sorted-rows.ts';

type Act = 'csv' | 'print';

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
  /** For a list that is not loaded to its end: reads all of it. */
  readonly readAll?: (() => Promise<readonly Row[]>) | null;
}

/** Exports the list as a CSV file or on paper: all filtered rows, not only those on the screen. */
export function TableActions<Row extends object>(props: TableActionsProps<Row>) {
  const { columns, rows, rowId, title, lines, fileName, words, readAll = null } = props;
  const { sort = null } = props;
  const sorted = useSortedRows({ columns, rows, rowId, sort, isServerSorted: false });
  const [wanted, setWanted] = useState<Act | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const onPaper = columns.filter(({ isCsvOnly }) => isCsvOnly !== true);
  const shown = () => sorted.rows.map(({ value }) => value);
  const save = (all: readonly Row[]) => downloadCsv(fileName, tableRows(columns, all));
  const print = async (all: readonly Row[]) => {
    // Few lists are ever printed.
    const { printTable } = await import('./print-table.tsx');
    if (isHere.current) printTable({ title, rowId, columns: onPaper, lines: lines(all), rows: all });
  };
  const ask = async (act: Act) => {
    setFailed(false);
    if (act === 'csv' && readAll === null) {
      save(shown());
      return;
    }
    setWanted(act);
    try {
      const all = readAll === null ? shown() : await readAll();
      if (!isHere.current) return;
      if (act === 'csv') save(all);
      else await print(all);
    } catch {
      if (isHere.current) setFailed(true);
    }
    if (isHere.current) setWanted(null);
  };
  const button = (act: Act, icon: ReactNode, word: string) => (
    <Button
      variant="outlined"
      className={styles['act']}
      startIcon={icon}
      disabled={wanted !== null}
      aria-busy={wanted === act}
      onClick={() => void ask(act)}
    >
      {wanted === act ? words.preparing : <span className={styles['word']}>{word}</span>}
    </Button>
  );
  return (
    <>
      <span className={styles['acts']}>
        {button('csv', <FileDown aria-hidden />, words.exportCsv)}
        {button('print', <Printer aria-hidden />, words.print)}
      </span>
      {hasFailed && <Notice tone="error">{words.couldNotPrepare}</Notice>}
    </>
  );
}
