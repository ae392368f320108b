import Button from '@mui/material/Button';
import { seatDayAnew } from '@bhoj/domain/bookings/shape/bookings.contract';
import { misfits } from '@bhoj/domain/bookings/evening/placing';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { bookingsPart } from '../../../messages/owner/bookings/en.ts';
import { clockName } from '../../../ui/dates/clock.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import { useWords } from '../../../words/use-words.ts';
import { nameOf } from '../state/bookings-model.ts';
import type { Evening } from '../state/bookings-model.ts';
import { useReasons } from '../state/use-reasons.ts';
import styles from '../bookings.module.css';

/** The parties that no longer fit where they are, with the act that seats them anew. Nothing where all fit. */
export function MisfitNotice({ evening }: { readonly evening: Evening }) {
  const words = useWords(bookingsPart);
  const reasons = useReasons();
  const toast = useToast();
  const isOnline = useOnline();
  const attempt = useAttempt(seatDayAnew);
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  const { known, rows } = evening;
  const why = misfits(known);
  const unfit = rows.flatMap((row) => {
    const reason = why.get(row.id);
    return reason === undefined ? [] : [{ row, reason }];
  });
  if (unfit.length === 0) return null;
  const seat = async () => {
    const answer = await run(() => attempt({ day: known.day.date }));
    if (answer === null) return;
    const { unseated } = answer;
    toast({ message: unseated > 0 ? words.misfits.some(unseated) : words.misfits.all });
  };
  return (
    <Notice
      tone="warning"
      title={words.misfits.title}
      action={
        <Button color="inherit" disabled={pending || !isOnline} onClick={() => void seat()}>
          {words.misfits.anew}
        </Button>
      }
    >
      <ul className={styles['lines']}>
        {unfit.map(({ row, reason }) => (
          <li key={row.id}>
            {words.misfits.line(nameOf(words, row), clockName(row.placing.at), words.misfit[reason])}
          </li>
        ))}
      </ul>
      {words.misfits.anewHint}
      {failure !== null && <p>{reasons[failure.reason]}</p>}
    </Notice>
  );
}
