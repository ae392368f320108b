import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { bookingRulesPart } from '../../../messages/owner/booking-rules/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { FIRST_DEPOSIT } from './rules-draft.ts';
import type { DepositDraft } from './rules-draft.ts';
import styles from './rules.module.css';

interface DepositFieldsProps {
  readonly value: DepositDraft | null;
  readonly onChange: (deposit: DepositDraft | null) => void;
}

/** Whether parties are asked for a deposit, for how much, and what becomes of it where they do not come. */
export function DepositFields({ value, onChange }: DepositFieldsProps) {
  const words = useWords(bookingRulesPart).deposit;
  const number = (name: 'from' | 'amount' | 'hours') => (
    <TextField
      label={words[name]}
      value={value?.[name] ?? ''}
      onChange={({ target }) => value !== null && onChange({ ...value, [name]: target.value })}
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 10 } }}
    />
  );
  return (
    <section className={styles['part']}>
      <h3>{words.title}</h3>
      <FormControlLabel
        control={
          <Switch
            checked={value !== null}
            onChange={(_, isOn) => onChange(isOn ? FIRST_DEPOSIT : null)}
            slotProps={{ input: { role: 'switch' } }}
          />
        }
        label={words.on}
      />
      {value !== null && (
        <Stack sx={{ gap: 2 }}>
          {number('from')}
          {number('amount')}
          <TextField
            select
            label={words.per}
            value={value.per}
            onChange={({ target }) =>
              onChange({ ...value, per: target.value === 'guest' ? 'guest' : 'party' })
            }
          >
            <MenuItem value="guest">{words.perGuest}</MenuItem>
            <MenuItem value="party">{words.perParty}</MenuItem>
          </TextField>
          <TextField
            select
            label={words.noShow}
            value={value.noShow}
            onChange={({ target }) =>
              onChange({ ...value, noShow: target.value === 'kept' ? 'kept' : 'returned' })
            }
          >
            <MenuItem value="kept">{words.kept}</MenuItem>
            <MenuItem value="returned">{words.returned}</MenuItem>
          </TextField>
          {value.noShow === 'kept' && number('hours')}
        </Stack>
      )}
    </section>
  );
}
