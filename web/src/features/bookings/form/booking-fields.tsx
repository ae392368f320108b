import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { clockOf } from '@bhoj/domain/time/ist';
import { bookingsPart } from '../../../messages/owner/bookings/en.ts';
import { usePlaceWords } from '../../../blocks/names/name-words.ts';
import { tableName } from '../../../blocks/names/table-name.ts';
import { clockName } from '../../../ui/dates/clock.ts';
import { DayField } from '../../../ui/dates/day-field.tsx';
import { useWords } from '../../../words/use-words.ts';
import { KEEP } from './booking-draft.ts';
import type { Draft, Fault, SpotChoice } from './booking-draft.ts';
import type { CallerState } from './use-caller.ts';
import { CallerCard } from './caller-card.tsx';
import styles from '../bookings.module.css';

export interface BookingFieldsProps {
  readonly draft: Draft;
  readonly set: (change: Partial<Draft>) => void;
  readonly faults: readonly Fault[];
  readonly caller: CallerState;
  /** Free times near the typed one, epoch ms; null while the size is not known. */
  readonly times: readonly number[] | null;
  readonly spots: readonly SpotChoice[];
  /** The tables of a booking that is changed; null for a new one. */
  readonly now: readonly string[] | null;
  readonly today: string;
  readonly questions: readonly string[];
}

const off = { autoComplete: 'off' } as const;

/** The fields of a booking. The number comes first, because the telephone does. */
export function BookingFields(props: BookingFieldsProps) {
  const { draft, set, faults, caller, times, spots, now, today, questions } = props;
  const { form } = useWords(bookingsPart);
  const places = usePlaceWords();
  const names = (ids: readonly string[]) => ids.map((id) => tableName(places, id)).join(' + ');
  const text = (name: 'mobile' | 'name' | 'size' | 'occasion' | 'food' | 'note', max: number, hint = '') => ({
    label: form[name],
    value: draft[name],
    error: faults.some((fault) => fault === name),
    helperText: faults.find((fault) => fault === name) ? form.faults[name as Fault] : hint,
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
    slotProps: { htmlInput: { ...off, maxLength: max } },
    fullWidth: true,
  });
  const numeric = (props: ReturnType<typeof text>, inputMode: 'tel' | 'numeric') => ({
    ...props,
    slotProps: { htmlInput: { ...props.slotProps.htmlInput, inputMode } },
  });
  return (
    <Stack sx={{ gap: 2, pt: 1 }}>
      <TextField {...numeric(text('mobile', 24, form.mobileHint), 'tel')} autoFocus={now === null} />
      <CallerCard caller={caller} />
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <TextField {...text('name', 60)} />
        <TextField {...numeric(text('size', 3), 'numeric')} sx={{ maxWidth: { sm: 120 } }} />
      </Stack>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <DayField label={form.day} value={draft.day} min={today} onChange={(day) => set({ day })} />
        <TextField
          type="time"
          label={form.clock}
          value={draft.clock}
          error={faults.includes('clock')}
          helperText={faults.includes('clock') ? form.faults.clock : ''}
          onChange={({ target }) => set({ clock: target.value })}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { step: 900 } }}
          fullWidth
        />
      </Stack>
      {times !== null && (
        <div className={styles['chips']}>
          <span className={styles['quiet']}>{times.length === 0 ? form.freeNone : form.free}</span>
          {times.map((at) => (
            <Button
              key={at}
              size="small"
              variant={clockOf(at) === draft.clock ? 'contained' : 'outlined'}
              onClick={() => set({ clock: clockOf(at) })}
            >
              {clockName(at)}
            </Button>
          ))}
        </div>
      )}
      <TextField
        select
        label={form.tables}
        value={draft.tables}
        onChange={({ target }) => set({ tables: target.value })}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        fullWidth
      >
        {now !== null && <option value={KEEP}>{form.keepTable(names(now) || '–')}</option>}
        <option value="">{form.anyTable}</option>
        {spots.map(({ spot, isFree }) => (
          <option key={spot.tableIds.join('+')} value={spot.tableIds.join('+')} disabled={!isFree}>
            {isFree ? form.spot(names(spot.tableIds), spot.to) : form.taken(names(spot.tableIds))}
          </option>
        ))}
      </TextField>
      <FormControlLabel
        control={<Checkbox checked={draft.locked} onChange={(_, locked) => set({ locked })} />}
        label={form.locked}
      />
      {questions.length > 0 && (
        <div className={styles['known']}>
          <strong>{form.questions}</strong>
          <ul>
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </div>
      )}
      <TextField {...text('food', 200)} />
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <TextField {...text('occasion', 60)} />
        <TextField {...text('note', 300)} />
      </Stack>
      <div>
        <FormControlLabel
          control={<Checkbox checked={draft.messages} onChange={(_, messages) => set({ messages })} />}
          label={form.messages}
        />
        <p className={styles['quiet']}>{form.messagesHint}</p>
      </div>
      {now === null && (
        <FormControlLabel
          control={<Checkbox checked={draft.asRequest} onChange={(_, asRequest) => set({ asRequest })} />}
          label={form.request}
        />
      )}
    </Stack>
  );
}
