import { SpokenSlip } from '../../../blocks/kot/spoken-slip.tsx';
import type { SpokenSlipProps } from '../../../blocks/kot/spoken-slip.tsx';
import { printSheet } from '../../../ui/shared/print-sheet.tsx';
import type { Paper } from '../../../ui/shared/print-sheet.tsx';

/** Prints a KOT in place of the page. */
export const printSlip = (paper: Paper, slip: SpokenSlipProps): void =>
  printSheet(paper, <SpokenSlip {...slip} />);
