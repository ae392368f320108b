import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DayField } from './day-field.tsx';
import { periodName } from './formats.ts';
import type { IsoDay } from './iso-day.ts';
import { PERIOD_NAMES, periodOf, withFrom, withTo } from './period.ts';
import type { PeriodChoice, PeriodName } from './period.ts';

const CUSTOM = 'custom';

export interface PeriodPickerWords {
  readonly label: string;
  readonly names: Readonly<Record<PeriodName, string>>;
  readonly custom: string;
  readonly from: string;
  readonly to: string;
}

export interface PeriodPickerProps {
  readonly value: PeriodChoice;
  readonly onChange: (choice: PeriodChoice) => void;
  /** The current business day. */
  readonly today: IsoDay;
  readonly min?: IsoDay;
  readonly max?: IsoDay;
  readonly words: PeriodPickerWords;
}

/** Picks a period by its name, with its days below, or by its first and last day. */
export function PeriodPicker({ value, onChange, today, min, max, words }: PeriodPickerProps) {
  const period = periodOf(value, today);
  const isCustom = typeof value !== 'string';
  const choose = (chosen: string) =>
    onChange(PERIOD_NAMES.find((name) => name === chosen) ?? { from: period.from, to: period.to });
  const limits = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'flex-start' }}>
      <TextField
        select
        label={words.label}
        value={isCustom ? CUSTOM : value}
        onChange={({ target }) => choose(target.value)}
        helperText={isCustom ? undefined : periodName(period)}
        sx={{ minWidth: 200 }}
      >
        {PERIOD_NAMES.map((name) => (
          <MenuItem key={name} value={name}>
            {words.names[name]}
          </MenuItem>
        ))}
        <MenuItem value={CUSTOM}>{words.custom}</MenuItem>
      </TextField>
      {isCustom && (
        <Stack direction="row" sx={{ gap: 1.5, width: 364, maxWidth: '100%' }}>
          <DayField
            label={words.from}
            value={period.from}
            onChange={(from) => onChange(withFrom(period, from))}
            {...limits}
          />
          <DayField
            label={words.to}
            value={period.to}
            onChange={(to) => onChange(withTo(period, to))}
            {...limits}
          />
        </Stack>
      )}
    </Stack>
  );
}
