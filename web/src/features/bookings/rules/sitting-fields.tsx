import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Plus, Trash2 } from 'lucide-react';
import { MAX_SITTINGS } from '@bhoj/domain/bookings/shape/booking-rules.schema';
import type { BookingRules, Sitting } from '@bhoj/domain/bookings/shape/booking-rules.schema';
import { WEEKDAYS } from '@bhoj/domain/time/ist';
import { bookingRulesPart } from '../../../messages/owner/booking-rules/en.ts';
import { weekdaysPart } from '../../../messages/shared/weekdays/en.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from './rules.module.css';

export interface SittingFieldsProps {
  readonly sittings: BookingRules['sittings'];
  readonly onChange: (sittings: BookingRules['sittings']) => void;
}

const EVENING: Sitting = { from: '19:00', last: '22:00' };

/** When parties may begin on each weekday: up to four sittings. */
export function SittingFields({ sittings, onChange }: SittingFieldsProps) {
  const words = useWords(bookingRulesPart);
  const weekdays = useWords(weekdaysPart);
  return (
    <ul className={styles['days']}>
      {WEEKDAYS.map((day) => {
        const ofDay = sittings[day];
        const set = (to: readonly Sitting[]) => onChange({ ...sittings, [day]: [...to] });
        const change = (at: number, fields: Partial<Sitting>) =>
          set(ofDay.map((one, i) => (i === at ? { ...one, ...fields } : one)));
        const name = weekdays[day];
        return (
          <li key={day} className={styles['day']}>
            <span className={styles['dayName']}>{name}</span>
            <div className={styles['sittings']}>
              {ofDay.length === 0 && <span className={styles['quiet']}>{words.noSitting}</span>}
              {ofDay.map((sitting, at) => (
                // A sitting has no id; its place identifies it.
                // oxlint-disable-next-line react/no-array-index-key
                <Stack key={at} direction="row" sx={{ gap: 1, alignItems: 'center' }}>
                  {(['from', 'last'] as const).map((field) => (
                    <TextField
                      key={field}
                      type="time"
                      size="small"
                      sx={{ flex: 1, minWidth: 0 }}
                      value={sitting[field]}
                      error={sitting[field] === ''}
                      onChange={({ target }) => change(at, { [field]: target.value })}
                      slotProps={{ htmlInput: { 'aria-label': words[field](name, at + 1), step: 900 } }}
                    />
                  ))}
                  <IconButton
                    aria-label={words.removeSitting(name, at + 1)}
                    onClick={() => set(ofDay.filter((_, i) => i !== at))}
                  >
                    <Trash2 size={18} aria-hidden />
                  </IconButton>
                </Stack>
              ))}
            </div>
            <Button
              size="small"
              aria-label={words.addSitting(name)}
              disabled={ofDay.length >= MAX_SITTINGS}
              onClick={() => set([...ofDay, EVENING])}
            >
              <Plus size={18} aria-hidden />
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
