import IconButton from '@mui/material/IconButton';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormTextField, type FormTextFieldProps } from './form-text-field.tsx';

export interface FormPasswordFieldProps<Values extends FieldValues, Transformed = Values> extends Omit<
  FormTextFieldProps<Values, Transformed>,
  'type' | 'endAdornment' | 'autoComplete'
> {
  readonly autoComplete: 'current-password' | 'new-password';
  /** The accessible name of the button that shows the password. */
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A password field with a button that shows the password. */
export function FormPasswordField<Values extends FieldValues, Transformed = Values>({
  showLabel,
  hideLabel,
  ...field
}: FormPasswordFieldProps<Values, Transformed>) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FormTextField
      {...field}
      type={isShown ? 'text' : 'password'}
      endAdornment={
        <IconButton
          aria-label={isShown ? hideLabel : showLabel}
          onClick={() => setIsShown(!isShown)}
          edge="end"
        >
          <Icon aria-hidden />
        </IconButton>
      }
    />
  );
}
