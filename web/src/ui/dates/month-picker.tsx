import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addMonths, isIsoMonth } from './iso-day.ts';
import type { IsoMonth } from './iso-day.ts';
import { useTypedDate } from './use-typed-date.ts';

/** The earliest month; while a year is typed, the value passes through 0002, 0020 and 0202. */
const EARLIEST = '2000-01';

export interface MonthPickerWords {
  readonly before: string;
  readonly after: string;
}

export interface MonthPickerProps {
  readonly label: string;
  readonly value: IsoMonth;
  readonly onChange: (month: IsoMonth) => void;
  readonly max: IsoMonth;
  readonly words: MonthPickerWords;
}

/** Picks one month. Firefox and Safari have no month calendar: there people type it as `2026-11`, or use the arrows. */
export function MonthPicker({ label, value, onChange, max, words }: MonthPickerProps) {
  const accept = (text: string) => isIsoMonth(text) && text >= EARLIEST && text <= max;
  const typed = useTypedDate(value, accept, onChange);
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <IconButton aria-label={words.before} onClick={() => onChange(addMonths(value, -1))}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <TextField
        type="month"
        label={label}
        {...typed}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: EARLIEST, max } }}
        sx={{ flex: 1, minWidth: 0 }}
      />
      <IconButton
        aria-label={words.after}
        disabled={value >= max}
        onClick={() => onChange(addMonths(value, 1))}
      >
        <ChevronRight aria-hidden />
      </IconButton>
    </Stack>
  );
}
