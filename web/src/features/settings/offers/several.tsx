import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

export interface SeveralProps<T extends string> {
  readonly label: string;
  readonly all: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly value: readonly T[];
  readonly fault: string | null;
  readonly onChange: (chosen: T[]) => void;
}

/** Checkboxes for several of a few things, kept in the order of the list. */
export function Several<T extends string>({ label, all, names, value, fault, onChange }: SeveralProps<T>) {
  return (
    <FormControl component="fieldset" error={fault !== null}>
      <FormLabel component="legend">{label}</FormLabel>
      <FormGroup row>
        {all.map((one) => (
          <FormControlLabel
            key={one}
            control={<Checkbox checked={value.includes(one)} />}
            label={names[one]}
            onChange={() => onChange(all.filter((other) => value.includes(other) !== (other === one)))}
          />
        ))}
      </FormGroup>
      {fault !== null && <FormHelperText>{fault}</FormHelperText>}
    </FormControl>
  );
}
