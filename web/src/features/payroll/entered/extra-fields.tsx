import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { FormSwitch } from '../../../ui/mui/form/form-switch.tsx';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { payrollPayPart } from '../../../messages/owner/payroll-pay/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { EnteredFields } from './entered-model.ts';

/** The most lines of each kind on one slip. */
const MOST = 8;

interface LinesProps {
  readonly control: Control<EnteredFields, unknown, EnteredFields>;
}

/** One-time allowances, and arrears of earlier months. */
export function ExtraFields({ control }: LinesProps) {
  const { entered: words } = useWords(payrollPayPart);
  const { fields, append, remove } = useFieldArray({ control, name: 'extras' });
  return (
    <>
      <Typography variant="subtitle1" component="h4">
        {words.extras}
      </Typography>
      {fields.map(({ id }, n) => (
        <Stack key={id} sx={{ gap: 1 }}>
          <FormTextField control={control} name={`extras.${n}.kind`} label={words.kind} select>
            {(['once', 'arrears'] as const).map((each) => (
              <MenuItem key={each} value={each}>
                {words.kinds[each]}
              </MenuItem>
            ))}
          </FormTextField>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
            <FormTextField control={control} name={`extras.${n}.name`} label={words.name} />
            <FormTextField
              control={control}
              name={`extras.${n}.amount`}
              label={words.amount}
              inputMode="decimal"
            />
            <IconButton aria-label={`${words.remove} ${String(n + 1)}`} onClick={() => remove(n)}>
              <Trash2 aria-hidden />
            </IconButton>
          </Stack>
          <FormSwitch control={control} name={`extras.${n}.isWages`} label={words.isWages} />
        </Stack>
      ))}
      {fields.length < MOST && (
        <Button
          startIcon={<Plus aria-hidden />}
          onClick={() => append({ kind: 'once', name: '', amount: '', isWages: false })}
          sx={{ alignSelf: 'flex-start' }}
        >
          {words.addExtra}
        </Button>
      )}
    </>
  );
}

/** The recovery of an earlier overpayment. */
export function TakenBackFields({ control }: LinesProps) {
  const { entered: words } = useWords(payrollPayPart);
  const { fields, append, remove } = useFieldArray({ control, name: 'takenBack' });
  return (
    <>
      <Typography variant="subtitle1" component="h4">
        {words.takenBack}
      </Typography>
      {fields.map(({ id }, n) => (
        <Stack key={id} direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
          <FormTextField control={control} name={`takenBack.${n}.name`} label={words.name} />
          <FormTextField
            control={control}
            name={`takenBack.${n}.amount`}
            label={words.amount}
            inputMode="decimal"
          />
          <IconButton aria-label={`${words.remove} ${String(n + 1)}`} onClick={() => remove(n)}>
            <Trash2 aria-hidden />
          </IconButton>
        </Stack>
      ))}
      {fields.length < MOST && (
        <Button
          startIcon={<Plus aria-hidden />}
          onClick={() => append({ name: '', amount: '' })}
          sx={{ alignSelf: 'flex-start' }}
        >
          {words.addTakenBack}
        </Button>
      )}
    </>
  );
}
