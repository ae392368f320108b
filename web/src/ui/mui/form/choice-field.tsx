import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface ChoiceFieldProps<T extends string> {
  readonly label: string;
  /** The option for no choice. */
  readonly none: string;
  readonly value: T | null;
  readonly options: readonly (readonly [value: T, word: string])[];
  /**
   * The word for a value that is not an option, such as one from an old address; without it the field shows the value
   * itself.
   */
  readonly unknown?: string;
  readonly size?: 'small' | 'medium';
  /** True for one of the filters above a list, which stand two by two on a phone. */
  readonly isFilter?: boolean;
  readonly onChange: (value: T | null) => void;
}

/** Two stand beside each other on a phone, with the gap of a row of filters between them. */
const HALF = 'calc(50% - 6px)';

/** Chooses one of the options, or none. A value that is not an option stays chosen. */
export function ChoiceField<T extends string>({
  label,
  none,
  value,
  options,
  unknown,
  size = 'medium',
  isFilter = false,
  onChange,
}: ChoiceFieldProps<T>) {
  const isKnown = value === null || options.some(([option]) => option === value);
  const shown = isKnown ? options : [...options, [value, unknown ?? value] as const];
  return (
    <TextField
      select
      size={size}
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(shown.find(([option]) => option === target.value)?.[0] ?? null)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={size === 'small' ? { minWidth: 0 } : { width: { xs: isFilter ? HALF : '100%', sm: 200 } }}
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
