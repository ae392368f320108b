import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';
import type {
  CheckFieldProps,
  KitFields,
  ManyFieldProps,
  SelectFieldProps,
  TextFieldProps,
  ToggleGroupProps,
} from '../shared/kit/kit.ts';
import { Sheet } from './sheet.tsx';

/** Returns the text below a field: its fault, or else its hint. */
const below = ({ fault = null, hint }: Pick<TextFieldProps, 'fault' | 'hint'>) => ({
  error: fault !== null,
  helperText: fault ?? hint,
});

function MuiTextField({
  fault,
  hint,
  onChange,
  maxLength,
  inputMode,
  autoCapitalize,
  ...field
}: TextFieldProps) {
  return (
    <TextField
      {...field}
      {...below({ fault: fault ?? null, hint })}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        htmlInput: { maxLength, inputMode, autoCapitalize, autoComplete: 'off' },
        // An empty field may show an example, so the label is above it.
        ...(field.placeholder !== undefined && { inputLabel: { shrink: true } }),
      }}
    />
  );
}

function MuiSelectField({ fault, hint, onChange, options, ...field }: SelectFieldProps) {
  return (
    <TextField
      {...field}
      select
      {...below({ fault: fault ?? null, hint })}
      onChange={({ target }) => onChange(target.value)}
    >
      {options.map(({ value, text }) => (
        <MenuItem key={value} value={value}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}

function MuiManyField({ label, value, fault, hint, onChange, options }: ManyFieldProps) {
  const namesOf = () =>
    options
      .filter((option) => value.includes(option.value))
      .map(({ text }) => text)
      .join(', ');
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={value}
      {...below({ fault: fault ?? null, hint })}
      onChange={({ target }) => onChange([target.value].flat())}
      slotProps={{ select: { multiple: true, renderValue: namesOf } }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          <Checkbox checked={value.includes(option.value)} />
          <ListItemText primary={option.text} />
        </MenuItem>
      ))}
    </TextField>
  );
}

function MuiToggleGroup({ label, value, onChange, options, wide, disabled }: ToggleGroupProps) {
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth={wide === true}
      value={value}
      aria-label={label}
      disabled={disabled === true}
      onChange={(_, next: string | null) => next !== null && onChange(next)}
    >
      {options.map((option) => (
        <ToggleButton key={option.value} value={option.value} disabled={option.disabled === true}>
          {option.text}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function MuiCheckField({ label, hint, checked, isPartly = false, onChange }: CheckFieldProps) {
  const id = useId();
  return (
    <div>
      <FormControlLabel
        label={label}
        onChange={onChange}
        control={
          <Checkbox
            checked={checked}
            indeterminate={isPartly}
            {...(hint !== undefined && { slotProps: { input: { 'aria-describedby': id } } })}
          />
        }
      />
      {hint !== undefined && (
        <FormHelperText id={id} sx={{ m: 0 }}>
          {hint}
        </FormHelperText>
      )}
    </div>
  );
}

/** MUI's fields, for the forms that pages of both kits show. */
export const muiFields: KitFields = {
  TextField: MuiTextField,
  SelectField: MuiSelectField,
  ManyField: MuiManyField,
  ToggleGroup: MuiToggleGroup,
  CheckField: MuiCheckField,
  Sheet,
};
