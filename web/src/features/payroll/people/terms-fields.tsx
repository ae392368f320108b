import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { DIVISORS, PAY_BASES, SKILLS } from '@bhoj/domain/payroll/shape/person.schema';
import { WEEKDAYS } from '@bhoj/domain/time/ist';
import { FormSwitch } from '../../../ui/mui/form/form-switch.tsx';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { payrollPeoplePart } from '../../../messages/owner/payroll-people/en.ts';
import { weekdaysPart } from '../../../messages/shared/weekdays/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { PersonFields } from './person-form-model.ts';

/** The most allowances of one person. */
const MOST = 8;

export interface TermsFieldsProps {
  readonly control: Control<PersonFields, unknown, PersonFields>;
  /** True for a new person, because their terms are valid from the day they joined. */
  readonly isNew: boolean;
}

export function TermsFields({ control, isNew }: TermsFieldsProps) {
  const { form: words } = useWords(payrollPeoplePart);
  const weekdays = useWords(weekdaysPart);
  const by = useWatch({ control, name: 'by' });
  const { fields, append, remove } = useFieldArray({ control, name: 'allowances' });
  return (
    <>
      <Typography variant="h6" component="h3">
        {words.terms}
      </Typography>
      {!isNew && (
        <FormTextField
          control={control}
          name="from"
          label={words.from}
          helperText={words.fromHint}
          type="date"
          isLabelAbove
        />
      )}
      <FormTextField control={control} name="designation" label={words.designation} />
      <FormTextField control={control} name="skill" label={words.skill} helperText={words.skillHint} select>
        <MenuItem value="">{words.noSkill}</MenuItem>
        {SKILLS.map((each) => (
          <MenuItem key={each} value={each}>
            {words.skills[each]}
          </MenuItem>
        ))}
      </FormTextField>
      <FormTextField control={control} name="by" label={words.by} select>
        {PAY_BASES.map((each) => (
          <MenuItem key={each} value={each}>
            {words.bases[each]}
          </MenuItem>
        ))}
      </FormTextField>
      <FormTextField control={control} name="basic" label={words.basic(by)} inputMode="decimal" required />
      {fields.map(({ id }, n) => (
        <Stack key={id} sx={{ gap: 1 }}>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
            <FormTextField control={control} name={`allowances.${n}.name`} label={words.allowance} />
            <FormTextField
              control={control}
              name={`allowances.${n}.amount`}
              label={words.allowanceAmount}
              inputMode="decimal"
            />
            <IconButton aria-label={words.removeAllowance(n + 1)} onClick={() => remove(n)}>
              <Trash2 aria-hidden />
            </IconButton>
          </Stack>
          <FormSwitch control={control} name={`allowances.${n}.isWages`} label={words.isWages} />
        </Stack>
      ))}
      {fields.length < MOST && (
        <Button
          startIcon={<Plus aria-hidden />}
          onClick={() => append({ name: '', amount: '', isWages: false })}
          sx={{ alignSelf: 'flex-start' }}
        >
          {words.addAllowance}
        </Button>
      )}
      {by === 'month' && (
        <FormTextField control={control} name="divisor" label={words.divisor} select>
          {DIVISORS.map((each) => (
            <MenuItem key={each} value={each}>
              {words.divisors[each]}
            </MenuItem>
          ))}
        </FormTextField>
      )}
      <FormTextField control={control} name="weeklyOff" label={words.weeklyOff} select>
        <MenuItem value="">{words.none}</MenuItem>
        {WEEKDAYS.map((each) => (
          <MenuItem key={each} value={each}>
            {weekdays[each]}
          </MenuItem>
        ))}
      </FormTextField>
      <FormTextField control={control} name="dayHours" label={words.dayHours} inputMode="decimal" />
      <FormTextField
        control={control}
        name="overtimeTimes"
        label={words.overtimeTimes}
        helperText={words.overtimeHint}
        inputMode="decimal"
      />
      <FormSwitch control={control} name="providentFund" label={words.providentFund} />
      <FormTextField
        control={control}
        name="fundSince"
        label={words.fundSince}
        helperText={words.fundSinceHint}
        type="date"
        isLabelAbove
      />
      <FormSwitch
        control={control}
        name="joinedFundAboveCeiling"
        label={words.joinedFundAboveCeiling}
        helperText={words.aboveCeilingHint}
      />
      <FormSwitch control={control} name="stateInsurance" label={words.stateInsurance} />
    </>
  );
}
