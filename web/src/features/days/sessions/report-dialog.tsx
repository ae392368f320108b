import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Printer } from 'lucide-react';
import { cashSessionsPart } from '../../../messages/owner/cash-sessions/en.ts';
import { useDevicePaper } from '../../../blocks/bill/device-paper.ts';
import { Sheet } from '../../../ui/mui/sheet.tsx';
import { PAPERS, printSheet } from '../../../ui/shared/print-sheet.tsx';
import { useWords } from '../../../words/use-words.ts';
import { SessionSheet } from './session-sheet.tsx';
import type { SessionSheetProps } from './session-sheet.tsx';

interface ReportDialogProps extends SessionSheetProps {
  /** Width of the restaurant's paper roll, in mm. */
  readonly paperMm: 58 | 80;
  readonly onClose: () => void;
}

/** The X or Z report of a session, with its print. */
export function ReportDialog({ paperMm, onClose, ...sheet }: ReportDialogProps) {
  const words = useWords(cashSessionsPart);
  const [paper, setPaper] = useDevicePaper(paperMm);
  const { till, closed } = sheet.session;
  return (
    <Sheet
      title={closed === null ? words.xTitle(till?.name ?? '') : words.z(closed.z)}
      closeLabel={words.done}
      onClose={onClose}
      shape="full"
      footer={
        <>
          <TextField
            select
            label={words.paper}
            value={String(paper)}
            onChange={({ target }) =>
              setPaper(PAPERS.find((known) => String(known) === target.value) ?? paper)
            }
          >
            {PAPERS.map((known) => (
              <MenuItem key={known} value={String(known)}>
                {words.papers[known]}
              </MenuItem>
            ))}
          </TextField>
          <Button
            variant="contained"
            size="large"
            startIcon={<Printer aria-hidden />}
            onClick={() => printSheet(paper, <SessionSheet {...sheet} />)}
          >
            {words.print}
          </Button>
        </>
      }
    >
      <SessionSheet {...sheet} />
    </Sheet>
  );
}
