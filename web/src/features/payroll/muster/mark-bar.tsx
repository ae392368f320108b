import Button from '@mui/material/Button';
import { memo } from 'react';
import { ATTENDANCE_MARKS } from '@bhoj/domain/payroll/shape/attendance-mark';
import type { Mark } from '@bhoj/domain/payroll/shape/attendance-mark';
import type { Words } from '../../../words/part.ts';
import { OvertimeField } from './overtime-field.tsx';
import styles from './mark-bar.module.css';

export interface MarkBarProps {
  /** The chosen person and day, in words. */
  readonly chosen: string;
  readonly mark: Mark | null;
  readonly overtimeMinutes: number;
  readonly isOff: boolean;
  readonly onMark: (mark: Mark | null) => void;
  readonly onOvertime: (minutes: number) => void;
  readonly words: Words<'payrollMuster'>;
}

/** Marks the chosen cell by finger: the marks, and the overtime of the day. */
export const MarkBar = memo(function MarkBar(props: MarkBarProps) {
  const { chosen, mark, overtimeMinutes, isOff, onMark, onOvertime, words } = props;
  return (
    <div className={styles['bar']} role="group" aria-label={chosen}>
      <span className={styles['chosen']}>{chosen}</span>
      {ATTENDANCE_MARKS.map((each) => (
        <Button
          key={each}
          size="small"
          variant={each === mark ? 'contained' : 'outlined'}
          aria-label={words.marked(each)}
          aria-pressed={each === mark}
          disabled={isOff}
          onClick={() => onMark(each)}
          sx={{ minWidth: 44, minHeight: 44, px: 1 }}
        >
          {each}
        </Button>
      ))}
      <Button size="small" disabled={isOff} onClick={() => onMark(null)} sx={{ minHeight: 44 }}>
        {words.clear}
      </Button>
      <OvertimeField
        key={`${chosen} ${overtimeMinutes}`}
        {...{ overtimeMinutes, isOff, onOvertime, words }}
      />
    </div>
  );
});
