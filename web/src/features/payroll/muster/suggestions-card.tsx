import Button from '@mui/material/Button';
import { memo, useState } from 'react';
import type { CellTyped } from '@bhoj/domain/payroll/muster/cell-typed';
import { acceptableAtOnce } from '@bhoj/domain/roster/suggestions';
import type { SuggestedCell } from '@bhoj/domain/roster/suggestions';
import { dayName } from '../../../ui/dates/formats.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { payrollMusterPart } from '../../../messages/owner/payroll-muster/en.ts';
import { payrollRosterPart } from '../../../messages/owner/payroll-roster/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { markText } from './mark-text.ts';
import type { DaySuggestions } from './suggestions-model.ts';
import styles from './claims.module.css';

interface SuggestionsCardProps {
  readonly days: readonly DaySuggestions[];
  readonly names: ReadonlyMap<string, string>;
  readonly isOff: boolean;
  readonly onMark: (cells: readonly CellTyped[]) => void;
}

type DayProps = Omit<SuggestionsCardProps, 'days'> & DaySuggestions;

/** How many suggestions of a day are listed at first. */
const FIRST_LISTED = 20;

function DayList({ day, cells, names, isOff, onMark }: DayProps) {
  const words = useWords(payrollRosterPart);
  const muster = useWords(payrollMusterPart);
  const [isWhole, setWhole] = useState(false);
  const atOnce = acceptableAtOnce(cells, day);
  const duration = (minutes: number) => words.duration(Math.floor(minutes / 60), minutes % 60);
  const whyOf = ({ suggestion, workedMinutes, lateMinutes, stands }: SuggestedCell) =>
    [
      words.reasons[suggestion.reason],
      ...(workedMinutes > 0 ? [words.worked(duration(workedMinutes))] : []),
      ...(lateMinutes > 0 ? [words.lateBy(duration(lateMinutes))] : []),
      ...(stands === null ? [] : [words.instead(muster.marks[stands])]),
    ].join(', ');
  return (
    <>
      {atOnce.length > 1 && (
        <Button
          variant="outlined"
          disabled={isOff}
          aria-label={words.acceptDayOf(dayName(day))}
          onClick={() => onMark(atOnce)}
        >
          {words.acceptDay}
        </Button>
      )}
      <ul className={styles['claims']}>
        {(isWhole ? cells : cells.slice(0, FIRST_LISTED)).map((cell) => {
          const { personId, accepted } = cell;
          const mark = markText(muster, accepted);
          const title = words.suggestion(names.get(personId) ?? '', dayName(day), mark);
          return (
            <li key={personId}>
              <span>
                {title}
                <span className={styles['quiet']}>{whyOf(cell)}</span>
              </span>
              <Button
                variant="outlined"
                disabled={isOff}
                aria-label={`${words.accept}: ${title}`}
                onClick={() => onMark([accepted])}
              >
                {words.accept}
              </Button>
            </li>
          );
        })}
      </ul>
      {!isWhole && cells.length > FIRST_LISTED && (
        <Button onClick={() => setWhole(true)}>{words.showAll(cells.length)}</Button>
      )}
    </>
  );
}

/**
 * The suggestions of roster and punches by day, the latest first. The owner accepts one at a time, or all of a day.
 * Only an open day draws its list. Absent when there are none.
 */
export const SuggestionsCard = memo(function SuggestionsCard(props: SuggestionsCardProps) {
  const { days, ...shared } = props;
  const words = useWords(payrollRosterPart);
  const [turned, setTurned] = useState<Readonly<Record<string, boolean>>>({});
  if (days.length === 0) return null;
  return (
    <SectionCard title={words.suggestions} description={words.suggestionsHint}>
      {days.map(({ day, cells }, n) => {
        const isOpen = turned[day] ?? n === 0;
        return (
          <div key={day} className={styles['day']}>
            <Button
              aria-expanded={isOpen}
              onClick={() => setTurned({ ...turned, [day]: !isOpen })}
              sx={{ px: 0, color: 'text.primary' }}
            >
              {words.ofDay(dayName(day), cells.length)}
            </Button>
            {isOpen && <DayList {...{ day, cells }} {...shared} />}
          </div>
        );
      })}
    </SectionCard>
  );
});
