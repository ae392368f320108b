import TextField from '@mui/material/TextField';
import { isIsoDay } from './iso-day.ts';
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
