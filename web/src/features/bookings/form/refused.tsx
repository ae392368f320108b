import Button from '@mui/material/Button';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import type { FailureReason } from '../../../firebase/call.ts';
import { bookingsPart } from '../../../messages/owner/bookings/en.ts';
import { clockName } from '../../../ui/dates/clock.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useWords } from '../../../words/use-words.ts';
import { useReasons } from '../state/use-reasons.ts';
import styles from '../bookings.module.css';

/** The owner's rules, which a host may overrule. */
const RULES: readonly FailureReason[] = [
  'booking-blocked',
  'booking-closed',
  'booking-notice',
  'booking-size',
  'booking-pacing',
];
/** There is no table: the party can be kept as a request. */
const NO_TABLE: readonly FailureReason[] = ['no-table-fits', 'no-table-free'];

export interface RefusedProps {
  readonly failure: CallFacts;
  readonly onTime: (at: number) => void;
  readonly onAnyway: () => void;
  /** Null for a booking that is there already. */
  readonly onRequest: (() => void) | null;
}

/** Why a booking was refused, and what the host may do: another time, book anyway, or keep a request. */
export function Refused({ failure, onTime, onAnyway, onRequest }: RefusedProps) {
  const words = useWords(bookingsPart);
  const reasons = useReasons();
  const { form } = words;
  const { next } = failure.details;
  const times = Array.isArray(next) ? next.filter((at) => typeof at === 'number') : [];
  return (
    <Notice tone="error">
      {reasons[failure.reason]}
      <div className={styles['chips']}>
        {times.length > 0 && <span>{form.nextTimes}:</span>}
        {times.map((at) => (
          <Button key={at} size="small" variant="outlined" onClick={() => onTime(at)}>
            {clockName(at)}
          </Button>
        ))}
        {RULES.includes(failure.reason) && (
          <Button size="small" variant="outlined" onClick={onAnyway}>
            {form.anyway}
          </Button>
        )}
        {onRequest !== null && NO_TABLE.includes(failure.reason) && (
          <Button size="small" variant="outlined" onClick={onRequest}>
            {form.keepRequest}
          </Button>
        )}
      </div>
    </Notice>
  );
}
