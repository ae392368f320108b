import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

export interface LabelledSwitchProps {
  readonly label: string;
  readonly helperText?: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A switch with its label beside it and its explanation below. */
export function LabelledSwitch({
  label,
  helperText,
  checked,
  disabled = false,
  onChange,
}: LabelledSwitchProps) {
  const id = useId();
  return (
    <FormControl>
      <FormControlLabel
        label={label}
        // Aligns a label of two lines with the switch in the same way as a label of one line.
        sx={{ alignItems: 'flex-start', '& .MuiFormControlLabel-label': { py: '7px' } }}
        control={
          <Switch
            checked={checked}
            disabled={disabled}
            onChange={(_, next) => onChange(next)}
            slotProps={{
              input: { role: 'switch', ...(helperText !== undefined && { 'aria-describedby': id }) },
            }}
          />
        }
      />
      {helperText !== undefined && (
        <FormHelperText id={id} sx={{ mt: '-4px', ml: '52px' }}>
          {helperText}
        </FormHelperText>
      )}
    </FormControl>
  );
}

export interface FormSwitchProps<Values extends FieldValues, Transformed = Values> extends Omit<
  LabelledSwitchProps,
  'checked' | 'onChange'
> {
  readonly control: Control<Values, unknown, Transformed>;
  readonly name: FieldPath<Values>;
}

/** A switch for a react-hook-form form, with the schema's error below it. */
export function FormSwitch<Values extends FieldValues, Transformed = Values>({
  control,
  name,
  helperText,
  ...rest
}: FormSwitchProps<Values, Transformed>) {
  const { field, fieldState } = useController({ control, name });
  const below = fieldState.error?.message ?? helperText;
  return (
    <LabelledSwitch
      {...rest}
      {...(below !== undefined && { helperText: below })}
      checked={field.value === true}
      onChange={field.onChange}
    />
  );
}
