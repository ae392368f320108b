import Stack from '@mui/material/Stack';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { closeDay } from '@bhoj/domain/days/days.contract';
import { movementsOf } from '@bhoj/domain/days/day-sums';
import { paidFromDrawer } from '@bhoj/domain/expenses/month';
import { ZERO } from '@bhoj/domain/money/money';
import { useActOnce } from '../../../firebase/use-act.ts';
import { cashSessionsPart } from '../../../messages/owner/cash-sessions/en.ts';
import { dayPart } from '../../../messages/owner/day/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { useWords } from '../../../words/use-words.ts';
import { CloseDialogs } from '../closing/close-dialogs.tsx';
import type { DayFacts } from '../state/use-day.ts';

/** The server takes the drawer of a day from its sessions. */
const COUNTED = { openingCashPaise: ZERO, countedCashPaise: ZERO, paidOutPaise: ZERO, note: '' };

/** Closes a day from its closed sessions. */
export function CloseWithSessions({
  facts,
  unfinished,
}: {
  readonly facts: DayFacts;
  readonly unfinished: number;
}) {
  const words = useWords(dayPart);
  const sessions = useWords(cashSessionsPart);
  const reasons = useWords(reasonsPart);
  const isOnline = useOnline();
  const { pending, failure, run } = useActOnce(closeDay);
  const [isAsking, setAsking] = useState(false);
  const { day, restaurant, openOrders, drawerExpenses, moneyBackPaise } = facts;
  const close = async () => {
    const seen = {
      seenMovements: movementsOf(day),
      seenExpensesPaise: paidFromDrawer(drawerExpenses),
      ...(moneyBackPaise !== 0 && { seenMoneyBackPaise: moneyBackPaise }),
    };
    await run({ ...COUNTED, ...seen, day: day.day });
    setAsking(false);
  };
  return (
    <Stack sx={{ gap: 1.5 }}>
      {unfinished > 0 && <Notice tone="info">{sessions.unfinished(unfinished)}</Notice>}
      {!isOnline && <Notice tone="info">{words.closeOffline}</Notice>}
      {failure !== null && <Notice tone="error">{reasons[failure]}</Notice>}
      <div>
        <Button
          variant="contained"
          size="large"
          aria-busy={pending}
          disabled={pending || !isOnline || unfinished > 0 || openOrders.length > 0}
          onClick={() => setAsking(true)}
        >
          {pending ? words.closing : words.close}
        </Button>
      </div>
      {isAsking && (
        <CloseDialogs
          {...{ restaurant, pending }}
          day={day.day}
          onConfirm={() => void close()}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}
