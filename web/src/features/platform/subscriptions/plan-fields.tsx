import MenuItem from '@mui/material/MenuItem';
import type { Control } from 'react-hook-form';
import { FormSwitch } from '../../../ui/mui/form/form-switch.tsx';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { platformSubscriptionsPart } from '../../../messages/owner/platform-subscriptions/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { PlanFormInput, PlanFormValues } from './plan-form.ts';

interface PlanFieldsProps {
  readonly control: Control<PlanFormInput, unknown, PlanFormValues>;
  readonly isNew: boolean;
  /** True for premium: the specification fixes its offer (LIMIT-2). */
  readonly isFixed: boolean;
}

/** The offer of a version, its marks, and the reason. */
export function PlanFields({ control, isNew, isFixed }: PlanFieldsProps) {
  const words = useWords(platformSubscriptionsPart);
  const { fields } = words;
  const common = { control, required: true, disabled: isFixed, autoComplete: 'off' };
  return (
    <>
      {isNew && (
        <FormTextField
          {...common}
          name="planId"
          label={fields.planId}
          helperText={words.hints.planId}
          autoFocus
        />
      )}
      <FormTextField {...common} name="name" label={fields.name} />
      <FormTextField {...common} name="price" label={fields.price} inputMode="numeric" startAdornment="₹" />
      <FormTextField {...common} name="interval" label={fields.interval} select>
        {(['month', 'year'] as const).map((interval) => (
          <MenuItem key={interval} value={interval}>
            {words.intervals[interval]}
          </MenuItem>
        ))}
      </FormTextField>
      <FormTextField {...common} name="features" label={fields.features} multiline minRows={4} />
      <FormSwitch control={control} name="isPopular" label={words.isPopular} />
      <FormSwitch control={control} name="isDefault" label={words.isDefault} />
      {!isFixed && <FormSwitch control={control} name="isOffered" label={words.isOffered} />}
      <FormTextField
        control={control}
        name="reason"
        label={fields.reason}
        helperText={words.hints.reason}
        required
        autoComplete="off"
      />
    </>
  );
}
