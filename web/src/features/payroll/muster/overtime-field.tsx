import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { Words } from '../../../words/part.ts';

/** The most minutes of overtime on one day. */
const MOST = 960;

export interface OvertimeFieldProps {
  readonly overtimeMinutes: number;
  readonly isOff: boolean;
  readonly onOvertime: (minutes: number) => void;
  readonly words: Words<'payrollMuster'>;
}

/** The minutes of overtime of one day. Enter or leaving the field saves them. */
export function OvertimeField({ overtimeMinutes, isOff, onOvertime, words }: OvertimeFieldProps) {
  const [typed, setTyped] = useState(overtimeMinutes === 0 ? '' : String(overtimeMinutes));
  const minutes = typed === '' ? 0 : Number(typed);
  const isWrong = !Number.isInteger(minutes) || minutes < 0 || minutes > MOST;
  const keep = () => {
    if (!isWrong && minutes !== overtimeMinutes) onOvertime(minutes);
  };
  return (
    <TextField
      size="small"
      label={words.overtime}
      value={typed}
      disabled={isOff}
      error={isWrong}
      onChange={({ target }) => setTyped(target.value.trim())}
      onBlur={keep}
      onKeyDown={({ key }) => key === 'Enter' && keep()}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      sx={{ width: 160 }}
    />
  );
}
