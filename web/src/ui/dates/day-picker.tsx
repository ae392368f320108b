import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { DayField } from './day-field.tsx';
import { addDays } from './iso-day.ts';
import type { IsoDay } from './iso-day.ts';

export interface DayPickerWords {
  readonly before: string;
  readonly after: string;
  readonly today: string;
}

export interface DayPickerProps {
  readonly label: string;
  readonly value: IsoDay;
  readonly onChange: (day: IsoDay) => void;
  /** The current business day. */
  readonly today: IsoDay;
  readonly min?: IsoDay;
  /** Defaults to `today`; set it when future days can be chosen. */
  readonly max?: IsoDay;
  readonly words: DayPickerWords;
  /** Shown after the controls, on the same line when there is room. */
  readonly children?: ReactNode;
}

/** Picks one day: by typing or from a calendar, the day before or after, or today. */
export function DayPicker(props: DayPickerProps) {
  const { label, value, onChange, today, min, max = today, words, children } = props;
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <IconButton
        aria-label={words.before}
        disabled={min !== undefined && value <= min}
        onClick={() => onChange(addDays(value, -1))}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <Box sx={{ width: 176 }}>
        <DayField {...{ label, value, onChange, max }} {...(min !== undefined && { min })} />
      </Box>
      <IconButton
        aria-label={words.after}
        disabled={value >= max}
        onClick={() => onChange(addDays(value, 1))}
      >
        <ChevronRight aria-hidden />
      </IconButton>
      {value !== today && <Button onClick={() => onChange(today)}>{words.today}</Button>}
      {children}
    </Stack>
  );
}
