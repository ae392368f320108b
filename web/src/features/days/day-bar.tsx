import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { dateOf, dayAfter, startOf } from '@bhoj/domain/time/ist';
import { day as words } from '../../messages/day.ts';
import { StatusDotBadge } from '../../ui/shared/parts/status-dot-badge.tsx';

export interface DayBarProps {
  readonly day: string;
  readonly today: string;
  readonly isClosed: boolean;
  readonly onGo: (day: string) => void;
}

const dayBefore = (day: string): string => dateOf(startOf(day) - 1);

/** Which day is shown, and the way to others; there is none after today. */
export function DayBar({ day, today, isClosed, onGo }: DayBarProps) {
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <IconButton aria-label={words.before} onClick={() => onGo(dayBefore(day))}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <TextField
        type="date"
        label={words.choose}
        value={day}
        // A date input is empty while somebody types into it.
        onChange={({ target }) => target.value !== '' && onGo(target.value)}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
        sx={{ width: 176 }}
      />
      <IconButton aria-label={words.after} disabled={day >= today} onClick={() => onGo(dayAfter(day))}>
        <ChevronRight aria-hidden />
      </IconButton>
      <StatusDotBadge color={isClosed ? 'green' : 'blue'} word={isClosed ? words.closed : words.open} />
    </Stack>
  );
}
