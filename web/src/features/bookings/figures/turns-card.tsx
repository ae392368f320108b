import Button from '@mui/material/Button';
import type { BookingRules } from '@bhoj/domain/bookings/shape/booking-rules.schema';
import { saveBookingRules } from '@bhoj/domain/bookings/shape/bookings.contract';
import { ENOUGH_TURNS, withOwnTurns } from '@bhoj/domain/bookings/figures/figures';
import type { TurnFigure } from '@bhoj/domain/bookings/figures/figures';
import { useMay } from '../../../firebase/rights.ts';
import { useAct } from '../../../firebase/use-act.ts';
import { bookingFiguresPart } from '../../../messages/owner/booking-figures/en.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { useWords } from '../../../words/use-words.ts';
import { useReasons } from '../state/use-reasons.ts';
import styles from '../bookings.module.css';

interface TurnsCardProps {
  readonly rules: BookingRules;
  readonly turns: readonly TurnFigure[];
}

/** How long parties of each size stay, beside the owner's rules, which can take these minutes over. */
export function TurnsCard({ rules, turns }: TurnsCardProps) {
  const words = useWords(bookingFiguresPart);
  const reasons = useReasons();
  const may = useMay();
  const toast = useToast();
  const { pending, failure, run } = useAct(saveBookingRules);
  const own = withOwnTurns(rules, turns);
  const take = async (to: BookingRules) => {
    if (await run({ rules: to, before: rules })) toast({ message: words.taken });
  };
  return (
    <SectionCard
      title={words.turns}
      description={words.turnsHint(ENOUGH_TURNS)}
      {...(own !== null &&
        may('settings') && {
          footer: (
            <>
              <p className={styles['quiet']}>{words.takeHint}</p>
              <Button variant="outlined" disabled={pending} onClick={() => void take(own)}>
                {words.take}
              </Button>
            </>
          ),
        })}
    >
      {failure !== null && <Notice tone="error">{reasons[failure]}</Notice>}
      <dl className={styles['details']}>
        {turns.map(({ upTo, ruleMinutes, parties, ownMinutes }, i) => (
          <div key={upTo}>
            <dt>
              {words.band((turns[i - 1]?.upTo ?? 0) + 1, i === turns.length - 1 ? null : upTo)}
              <p className={styles['quiet']}>{words.ruleOf(ruleMinutes)}</p>
            </dt>
            <dd>{ownMinutes === null ? words.tooFew(parties) : words.ownOf(ownMinutes, parties)}</dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  );
}
