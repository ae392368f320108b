import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { MARKS } from '@bhoj/domain/payroll/muster.schema';
import type { Mark } from '@bhoj/domain/payroll/muster.schema';
import type { Words } from '../../../words/part.ts';
import styles from './muster.module.css';

/** The most minutes of overtime on one day. */
const MOST = 960;

export interface MarkBarProps {
  /** The person and the day that are chosen. */
  readonly chosen: string;
  readonly mark: Mark | null;
  readonly overtimeMinutes: number;
  readonly isOff: boolean;
  readonly onMark: (mark: Mark | null) => void;
  readonly onOvertime: (minutes: number) => void;
  readonly words: Words<'payrollMuster'>;
}

/** Marks the chosen cell by finger: the marks, and the overtime of the day. */
export function MarkBar({ chosen, mark, overtimeMinutes, isOff, onMark, onOvertime, words }: MarkBarProps) {
  const [typed, setTyped] = useState(overtimeMinutes === 0 ? '' : String(overtimeMinutes));
  const minutes = typed === '' ? 0 : Number(typed);
  const isWrong = !Number.isInteger(minutes) || minutes < 0 || minutes > MOST;
  return (
    <div className={styles['bar']} role="group" aria-label={chosen}>
      <span className={styles['chosen']}>{chosen}</span>
      {MARKS.map((each) => (
        <Button
          key={each}
          size="small"
          variant={each === mark ? 'contained' : 'outlined'}
          aria-label={words.marks[each]}
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
      <TextField
        size="small"
        label={words.overtime}
        value={typed}
        disabled={isOff}
        error={isWrong}
        onChange={({ target }) => setTyped(target.value.trim())}
        onBlur={() => !isWrong && minutes !== overtimeMinutes && onOvertime(minutes)}
        onKeyDown={({ key }) => key === 'Enter' && !isWrong && onOvertime(minutes)}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        sx={{ width: 160 }}
      />
    </div>
  );
}
