import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { DayHours } from '@bhoj/domain/time/hours';
import type { Weekday } from '@bhoj/domain/time/ist';
import type { Words } from '../../words/part.ts';
import { hoursPart } from '../../messages/shared/hours/en.ts';
import { weekdaysPart } from '../../messages/shared/weekdays/en.ts';
import { useWords } from '../../words/use-words.ts';
import { clockTime } from '../../ui/dates/clock.ts';
import { cssVar } from '../../theme/css-var.ts';
import { remarkOn } from './hours-model.ts';

interface DayRowProps {
  readonly day: Weekday;
  readonly hours: DayHours;
  readonly onChange: (change: Partial<DayHours>) => void;
}

function remarkText(words: Words<'hours'>, hours: DayHours): string | null {
  switch (remarkOn(hours)) {
    case 'time-missing':
      return words.timeMissing;
    case 'next-day':
      return words.nextDay(clockTime(hours.close));
    case 'all-day':
      return words.roundTheClock;
    case null:
      return null;
  }
}

interface TimeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly remarkId: string;
  readonly onChange: (clock: string) => void;
}

function TimeField({ label, value, remarkId, onChange }: TimeFieldProps) {
  return (
    <TextField
      type="time"
      fullWidth={false}
      value={value}
      error={value === ''}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { 'aria-label': label, 'aria-describedby': remarkId } }}
      sx={{ flex: { xs: 1, sm: 'none' }, width: { sm: 132 }, minWidth: 0 }}
    />
  );
}

/** One weekday: whether it is open, its hours, and a remark on them. */
export function DayRow({ day, hours, onChange }: DayRowProps) {
  const words = useWords(hoursPart);
  const weekdays = useWords(weekdaysPart);

  const id = useId();
  const name = weekdays[day];
  const remark = remarkText(words, hours);
  const isMissing = remarkOn(hours) === 'time-missing';
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', sm: '1fr 120px auto' },
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        px: { xs: 2, sm: 3 },
        py: 1.5,
        '& + &': { borderTop: `1px solid ${cssVar('border')}` },
      }}
    >
      <Typography sx={{ fontWeight: 550 }}>{name}</Typography>
      <FormControlLabel
        control={
          <Switch
            checked={hours.isOpen}
            onChange={(_, isOpen) => onChange({ isOpen })}
            slotProps={{ input: { role: 'switch', 'aria-label': words.openOn(name) } }}
          />
        }
        label={<span aria-hidden>{hours.isOpen ? words.open : words.closed}</span>}
        sx={{ minHeight: 44 }}
      />
      <Box
        sx={{
          gridColumn: { xs: '1 / -1', sm: 'auto' },
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          ...(!hours.isOpen && { display: { xs: 'none', sm: 'flex' }, visibility: 'hidden' }),
        }}
      >
        <TimeField
          label={words.opensAt(name)}
          value={hours.open}
          remarkId={id}
          onChange={(open) => onChange({ open })}
        />
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {words.to}
        </Typography>
        <TimeField
          label={words.closesAt(name)}
          value={hours.close}
          remarkId={id}
          onChange={(close) => onChange({ close })}
        />
      </Box>
      <Typography
        id={id}
        variant="body2"
        sx={{
          gridColumn: '1 / -1',
          textAlign: { sm: 'right' },
          color: isMissing ? 'error.main' : 'text.secondary',
          '&:empty': { display: 'none' },
        }}
      >
        {remark}
      </Typography>
    </Box>
  );
}
