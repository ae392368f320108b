import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import type { Closing } from '@bhoj/domain/days/closing';
import { reopenDay } from '@bhoj/domain/days/days.contract';
import { paidFromDrawer } from '@bhoj/domain/expenses/month';
import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import { formatPlain } from '@bhoj/domain/money/format';
import { minus } from '@bhoj/domain/money/money';
import { useMayTry } from '../../../firebase/rights.ts';
import { dayPart } from '../../../messages/owner/day/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { PAPERS, printSheet } from '../../../ui/shared/print-sheet.tsx';
import { useDevicePaper } from '../../../blocks/bill/device-paper.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { ClosingSheet } from './closing-sheet.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';
import { differenceWords } from '../facts/drawer-balance.tsx';
import { DrawerFacts } from '../facts/drawer-facts.tsx';
import { momentName } from '../../../ui/dates/formats.ts';
import styles from '../facts/day.module.css';

export interface ClosedDayProps {
  readonly closing: Closing;
  /** Width of the restaurant's paper roll, in mm. */
  readonly paperMm: 58 | 80;
  /** The expenses paid from the drawer on this day, including those entered after the closing. */
  readonly drawerExpenses: readonly Expense[];
  /** True once a later day is closed: then this one cannot be reopened. */
  readonly isLaterClosed: boolean;
}

/** Shows the change in the drawer's expenses since the day was closed; the closing itself does not change. */
function SinceClosed({ closing, drawerExpenses }: Pick<ClosedDayProps, 'closing' | 'drawerExpenses'>) {
  const words = useWords(dayPart);
  const since = minus(paidFromDrawer(drawerExpenses), closing.expensesPaise);
  if (since === 0) return null;
  const amount = formatPlain(
    since < 0 ? minus(closing.expensesPaise, paidFromDrawer(drawerExpenses)) : since,
  );
  return (
    <Notice tone="info">{since > 0 ? words.moreSinceClosed(amount) : words.lessSinceClosed(amount)}</Notice>
  );
}

/** A closed day: the counted cash, and the report to print. */
export function ClosedDay({ closing, paperMm, drawerExpenses, isLaterClosed }: ClosedDayProps) {
  const words = useWords(dayPart);

  const [paper, setPaper] = useDevicePaper(paperMm);
  const mayTry = useMayTry();
  const [isOpening, setOpening] = useState(false);
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
          {!isLaterClosed && mayTry(reopenDay) && (
            <Button size="large" sx={{ alignSelf: 'flex-end' }} onClick={() => setOpening(true)}>
              {words.reopen}
            </Button>
          )}
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
        <SinceClosed {...{ closing, drawerExpenses }} />
        {note !== '' && <Typography sx={{ overflowWrap: 'anywhere' }}>{note}</Typography>}
      </Stack>
      {isOpening && <ReopenDialog day={closing.day} onClose={() => setOpening(false)} />}
    </SectionCard>
  );
}
