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
  /** The accessible name, where the label is short because it heads a column; it begins with the label. */
  readonly spokenLabel?: string;
  /** Shown below the field, unless there is an error. */
  readonly helperText?: ReactNode;
  readonly startAdornment?: ReactNode;
  readonly endAdornment?: ReactNode;
  readonly inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  /** The language of the field's text, if it differs from the page's. */
  readonly lang?: string;
  readonly maxLength?: number;
  readonly readOnly?: boolean;
  /** Announces the field as required, without the browser's own check and the star. */
  readonly isRequired?: boolean;
  /** True for a date: its empty input shows a pattern in the place of the label. */
  readonly isLabelAbove?: boolean;
  /** Makes the field a select; its children are `MenuItem`s. */
  readonly select?: boolean;
  readonly children?: ReactNode;
}

/** A text field for a react-hook-form form, with the schema's error below it. */
export function FormTextField<Values extends FieldValues, Transformed = Values>({
  control,
  name,
  spokenLabel,
  helperText,
  startAdornment,
  endAdornment,
  inputMode,
  lang,
  maxLength,
  readOnly,
  isLabelAbove = false,
  isRequired,
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
        ...(isLabelAbove && { inputLabel: { shrink: true } }),
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
          ...(spokenLabel !== undefined && { 'aria-label': spokenLabel }),
          ...(inputMode && { inputMode }),
          ...(lang !== undefined && { lang }),
          ...(maxLength !== undefined && { maxLength }),
          ...(isRequired && { 'aria-required': true }),
        },
      }}
    />
  );
}
