import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { HTMLAttributes, ReactNode } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

export interface FormTextFieldProps<Values extends FieldValues, Transformed = Values> extends Pick<
  TextFieldProps,
  'type' | 'autoComplete' | 'autoFocus' | 'disabled' | 'multiline' | 'minRows' | 'placeholder' | 'required'
> {
  readonly control: Control<Values, unknown, Transformed>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  /** Stands below the field until an error takes its place. */
  readonly helperText?: ReactNode;
  readonly startAdornment?: ReactNode;
  readonly endAdornment?: ReactNode;
  readonly inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  /** The language of the field's text, if it differs from the page's. */
  readonly lang?: string;
  readonly maxLength?: number;
  readonly readOnly?: boolean;
  /** With it, the field is a select; its children are `MenuItem`s. */
  readonly select?: boolean;
  readonly children?: ReactNode;
}

/** A text field of a react-hook-form form; the error that the form's schema gives stands right below it. */
export function FormTextField<Values extends FieldValues, Transformed = Values>({
  control,
  name,
  helperText,
  startAdornment,
  endAdornment,
  inputMode,
  lang,
  maxLength,
  readOnly,
  ...field
}: FormTextFieldProps<Values, Transformed>) {
  const {
    field: { ref, value, ...bound },
    fieldState: { error },
  } = useController({ control, name });
  return (
    <TextField
      {...field}
      {...bound}
      id={`field-${name}`}
      value={value ?? ''}
      inputRef={ref}
      error={error !== undefined}
      helperText={error?.message ?? helperText}
      slotProps={{
        input: {
          ...(readOnly && { readOnly }),
          ...(startAdornment !== undefined && {
            startAdornment: <InputAdornment position="start">{startAdornment}</InputAdornment>,
          }),
          ...(endAdornment !== undefined && {
            endAdornment: <InputAdornment position="end">{endAdornment}</InputAdornment>,
          }),
        },
        htmlInput: {
          ...(inputMode && { inputMode }),
          ...(lang !== undefined && { lang }),
          ...(maxLength !== undefined && { maxLength }),
        },
      }}
    />
  );
}
