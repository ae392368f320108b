import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { addDays, isIsoDay } from './iso-day.ts';
import type { IsoDay } from './iso-day.ts';
import { useTypedDate } from './use-typed-date.ts';

/** The earliest day; while a year is typed, the value passes through 0002, 0020 and 0202. */
const EARLIEST = '2000-01-01';
const LATEST = '2099-12-31';

interface CommonProps {
  readonly label: string;
  /** Text below the field. */
  readonly hint?: string;
  /** The fault of the day, in place of the hint. */
  readonly fault?: string | null;
  readonly min?: IsoDay;
  readonly max?: IsoDay;
  readonly size?: 'small' | 'medium';
}

export interface DayFieldProps extends CommonProps {
  readonly value: IsoDay;
  readonly onChange: (day: IsoDay) => void;
}

export interface OptionalDayFieldProps extends CommonProps {
  readonly value: IsoDay | null;
  readonly onChange: (day: IsoDay | null) => void;
}

function NativeDay(
  props: CommonProps & { value: IsoDay | null; onText: (text: string) => void; isOptional: boolean },
) {
  const { label, hint, fault = null, value, onText, isOptional } = props;
  const { min = EARLIEST, max = LATEST, size = 'medium' } = props;
  const accept = (text: string) => (text === '' ? isOptional : isIsoDay(text) && text >= min && text <= max);
  const typed = useTypedDate(value, accept, onText);
  return (
    <TextField
      type="date"
      label={label}
      size={size}
      error={fault !== null}
      helperText={fault ?? hint}
      {...typed}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min, max } }}
      fullWidth
    />
  );
}

/** A field for one day, with the browser's own calendar. */
export const DayField = ({ onChange, ...props }: DayFieldProps) => (
  <NativeDay {...props} onText={onChange} isOptional={false} />
);

/** A field for one day or none. */
export const OptionalDayField = ({ onChange, ...props }: OptionalDayFieldProps) => (
  <NativeDay {...props} onText={(text) => onChange(text === '' ? null : text)} isOptional />
);

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
