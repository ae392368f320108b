import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import type { Closing } from '@bhoj/domain/days/closing';
import { dayPart } from '../../../words/owner/day.ts';
import { useWords } from '../../../words/use-words.ts';
import { PAPERS, printSheet } from '../../../ui/shared/print-sheet.tsx';
import type { Paper } from '../../../ui/shared/print-sheet.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { ClosingSheet } from './closing-sheet.tsx';
import { differenceWords } from '../facts/drawer-balance.tsx';
import { DrawerFacts } from '../facts/drawer-facts.tsx';
import { momentName } from '../../../ui/dates/formats.ts';
import styles from '../facts/day.module.css';

export interface ClosedDayProps {
  readonly closing: Closing;
  /** Width of the restaurant's paper roll, in mm. */
  readonly paperMm: 58 | 80;
}

/** A closed day: the counted cash, and the report to print. */
export function ClosedDay({ closing, paperMm }: ClosedDayProps) {
  const words = useWords(dayPart);

  const [paper, setPaper] = useState<Paper>(paperMm);
  const { by, at, differencePaise, note } = closing;
  return (
    <SectionCard
      title={words.report}
      description={words.closedBy(words.by(by), momentName(at))}
      footer={
        <>
          <TextField
            select
            label={words.paper}
            value={String(paper)}
            onChange={({ target }) =>
              setPaper(PAPERS.find((known) => String(known) === target.value) ?? paper)
            }
            sx={{ width: 112 }}
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
            sx={{ alignSelf: 'flex-end' }}
            startIcon={<Printer aria-hidden />}
            onClick={() => printSheet(paper, <ClosingSheet closing={closing} />)}
          >
            {words.print}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 1.5 }}>
        <dl className={styles['facts']}>
          <DrawerFacts closing={closing} />
        </dl>
        <Typography className={styles[differencePaise === 0 ? 'agrees' : 'missing']}>
          {differenceWords(words, differencePaise)}
        </Typography>
        {note !== '' && <Typography sx={{ overflowWrap: 'anywhere' }}>{note}</Typography>}
      </Stack>
    </SectionCard>
  );
}
