import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { printPart } from '../../words/shared/bill.ts';
import { useWords } from '../../words/use-words.ts';
import { PAPERS, printSheet } from '../../ui/shared/print-sheet.tsx';
import type { Paper } from '../../ui/shared/print-sheet.tsx';
import type { BillDocument, BillReader } from './bill-document.ts';
import { BillSheet } from './bill-sheet.tsx';

export interface BillPrintProps extends BillReader {
  readonly document: BillDocument;
  /** The paper that the restaurant's printer takes. */
  readonly usualPaper: Paper;
  readonly isDuplicate: boolean;
  readonly onPrint?: () => void;
}

/** Prints a document through the browser's dialog, on the paper chosen here. */
export function BillPrint({ document, usualPaper, isDuplicate, onPrint, ...reader }: BillPrintProps) {
  const printWords = useWords(printPart);

  const [paper, setPaper] = useState(usualPaper);
  const print = () => {
    printSheet(paper, <BillSheet {...document} {...reader} paper={paper} isDuplicate={isDuplicate} />);
    onPrint?.();
  };
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-end', flexWrap: 'wrap' }}>
      <Button variant="outlined" startIcon={<Printer aria-hidden />} onClick={print}>
        {isDuplicate ? printWords.printDuplicate : printWords.print}
      </Button>
      <TextField
        select
        label={printWords.paper}
        value={String(paper)}
        onChange={({ target }) => setPaper(PAPERS.find((known) => String(known) === target.value) ?? paper)}
        sx={{ width: 112 }}
      >
        {PAPERS.map((known) => (
          <MenuItem key={known} value={String(known)}>
            {printWords.papers[known]}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}
