import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CopyCheck, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { DayHours, OperatingHours } from '@bhoj/domain/time/hours';
import { WEEKDAYS } from '@bhoj/domain/time/ist';
import type { Weekday } from '@bhoj/domain/time/ist';
import { hoursPart } from '../../messages/shared/hours/en.ts';
import { weekdaysPart } from '../../messages/shared/weekdays/en.ts';
import { useWords } from '../../words/use-words.ts';
import { Notice } from '../../ui/mui/notice.tsx';
import { DayRow } from './day-row.tsx';
import { copiedToAll, isComplete, isNeverOpen, withDay } from './hours-model.ts';

/** The first day of the week; its hours can be copied to the others. */
const FIRST_DAY = 'monday';

export interface HoursEditorProps {
  readonly value: OperatingHours;
  readonly onChange: (hours: OperatingHours) => void;
}

/**
 * Edits the opening hours of a week, one row per day. One day can be copied to all, with undo. Meant for a card without
 * padding.
 */
export function HoursEditor({ value, onChange }: HoursEditorProps) {
  const words = useWords(hoursPart);
  const weekdays = useWords(weekdaysPart);

  /** The hours before the copy; null after the next change. */
  const [before, setBefore] = useState<OperatingHours | null>(null);
  const copy = () => {
    setBefore(value);
    onChange(copiedToAll(value, FIRST_DAY));
  };
  const undo = () => {
    if (before !== null) onChange(before);
    setBefore(null);
  };
  const change = (day: Weekday, changed: Partial<DayHours>) => {
    setBefore(null);
    onChange(withDay(value, day, changed));
  };
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: 1, px: 2, py: 1 }}>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {before === null ? '' : words.copied(weekdays[FIRST_DAY])}
        </Typography>
        {before === null ? (
          <Button startIcon={<CopyCheck aria-hidden />} onClick={copy} disabled={!isComplete(value)}>
            {words.copy(weekdays[FIRST_DAY])}
          </Button>
        ) : (
          <Button startIcon={<Undo2 aria-hidden />} onClick={undo}>
            {words.undo}
          </Button>
        )}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {WEEKDAYS.map((day) => (
          <DayRow key={day} day={day} hours={value[day]} onChange={(changed) => change(day, changed)} />
        ))}
      </Box>
      {isNeverOpen(value) && (
        <Box sx={{ p: 2 }}>
          <Notice tone="warning">{words.allClosed}</Notice>
        </Box>
      )}
    </>
  );
}
