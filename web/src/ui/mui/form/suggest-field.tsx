import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

export interface SuggestFieldProps<Values extends FieldValues, Transformed = Values> {
  readonly control: Control<Values, unknown, Transformed>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly options: readonly string[];
  readonly helperText?: string;
  readonly required?: boolean;
}

/** A text field that suggests earlier entries; the person may type any other text. */
export function SuggestField<Values extends FieldValues, Transformed = Values>(
  props: SuggestFieldProps<Values, Transformed>,
) {
  const { control, name, label, options, helperText, required = false } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <Autocomplete
      freeSolo
      openOnFocus
      options={options}
      inputValue={String(field.value ?? '')}
      onInputChange={(_, text) => field.onChange(text)}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          label={label}
          required={required}
          error={fieldState.error !== undefined}
          helperText={fieldState.error?.message ?? helperText}
        />
      )}
    />
  );
}
