import { printSheet } from '../shared/print-sheet.tsx';
import { TableSheet } from './table-sheet.tsx';
import type { TableSheetProps } from './table-sheet.tsx';

/** Prints a list on A4, in place of the page. */
export const printTable = <Row extends object>(props: TableSheetProps<Row>): void =>
  printSheet('A4', <TableSheet {...props} />);
