import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { PERIOD_MOST } from '@bhoj/domain/figures/span/trend';
import type { Dates } from '@bhoj/domain/figures/span/trend';
import { DayField } from '../../ui/dates/day-field.tsx';
import { periodName } from '../../ui/dates/formats.ts';
import { addDays, monthOf } from '../../ui/dates/iso-day.ts';
import { MonthPicker } from '../../ui/dates/month-picker.tsx';
import { withFrom, withTo } from '../../ui/dates/period.ts';
import { datesPart } from '../../messages/shared/dates/en.ts';
import { trendingPart } from '../../messages/owner/trending/en.ts';
import { useWords } from '../../words/use-words.ts';
import { LAST_DAYS } from './state/period-choice.ts';
import type { PeriodChoice } from './state/period-choice.ts';

/** Returns the period with another first day. The last day moves along, so that the period has at most 60 days. */
function beginning(dates: Dates, from: string): Dates {
  const latest = addDays(from, PERIOD_MOST - 1);
  const moved = withFrom(dates, from);
  return { from, to: moved.to > latest ? latest : moved.to };
}

export interface PeriodBarProps {
  readonly value: PeriodChoice;
  /** The days of the period. */
  readonly dates: Dates;
  readonly today: string;
  readonly onChange: (choice: PeriodChoice) => void;
}

/** Picks the last days, a month, or the first and the last day. */
export function PeriodBar({ value, dates, today, onChange }: PeriodBarProps) {
  const { period } = useWords(trendingPart);
  const { month } = useWords(datesPart);
  const choose = (chosen: string) => {
    const days = LAST_DAYS.find((each) => String(each) === chosen);
    if (days !== undefined) onChange({ kind: 'last', days });
    else if (chosen === 'month') onChange({ kind: 'month', month: monthOf(dates.to) });
    else onChange({ kind: 'own', ...dates });
  };
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'flex-start' }}>
      <TextField
        select
        label={period.label}
        value={value.kind === 'last' ? String(value.days) : value.kind}
        onChange={({ target }) => choose(target.value)}
        helperText={periodName(dates)}
        sx={{ width: { xs: '100%', sm: 220 } }}
      >
        {LAST_DAYS.map((days) => (
          <MenuItem key={days} value={String(days)}>
            {period.last(days)}
          </MenuItem>
        ))}
        <MenuItem value="month">{period.month}</MenuItem>
        <MenuItem value="own">{period.own}</MenuItem>
      </TextField>
      {value.kind === 'month' && (
        <Box sx={{ width: 320, maxWidth: '100%' }}>
          <MonthPicker
            label={period.month}
            value={value.month}
            max={monthOf(today)}
            onChange={(to) => onChange({ kind: 'month', month: to })}
            words={month}
          />
        </Box>
      )}
      {value.kind === 'own' && (
        <Stack direction="row" sx={{ gap: 1.5, width: 364, maxWidth: '100%' }}>
          <DayField
            label={period.from}
            value={dates.from}
            max={today}
            onChange={(from) => onChange({ kind: 'own', ...beginning(dates, from) })}
          />
          <DayField
            label={period.to}
            value={dates.to}
            max={today}
            onChange={(to) => onChange({ kind: 'own', ...withTo(dates, to) })}
          />
        </Stack>
      )}
    </Stack>
  );
}
