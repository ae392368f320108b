import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface ChoiceFieldProps<T extends string> {
  readonly label: string;
  /** The word for no choice. */
  readonly none: string;
  readonly value: T | null;
  readonly options: readonly (readonly [value: T, word: string])[];
  readonly onChange: (value: T | null) => void;
}

/** Chooses one of the options, or none. A value that is no option stays chosen and shows itself. */
export function ChoiceField<T extends string>({
  label,
  none,
  value,
  options,
  onChange,
}: ChoiceFieldProps<T>) {
  const isKnown = value === null || options.some(([option]) => option === value);
  const shown = isKnown ? options : [...options, [value, value] as const];
  return (
    <TextField
      select
      label={label}
      value={value ?? ''}
      onChange={(event) => onChange(shown.find(([option]) => option === event.target.value)?.[0] ?? null)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ minWidth: 160 }}
    >
      <MenuItem value="">{none}</MenuItem>
      {shown.map(([option, word]) => (
        <MenuItem key={option} value={option}>
          {word}
        </MenuItem>
      ))}
    </TextField>
  );
}
