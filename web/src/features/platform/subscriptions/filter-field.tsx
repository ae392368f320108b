import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface FilterFieldProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly T[];
  readonly words: Readonly<Record<T, string>>;
  readonly onChange: (value: T) => void;
}

/** Chooses one of the lists of a view. */
export function FilterField<T extends string>({
  label,
  value,
  options,
  words,
  onChange,
}: FilterFieldProps<T>) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={(event) => onChange(options.find((option) => option === event.target.value) ?? value)}
      sx={{ width: { xs: '100%', sm: 220 }, mb: 2 }}
    >
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {words[option]}
        </MenuItem>
      ))}
    </TextField>
  );
}
