import TextField from '@mui/material/TextField';

export interface MoneyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly fault: string | null;
  readonly hint?: string;
  readonly onChange: (typed: string) => void;
}

/** Rupees as they are typed; the fault stands below the field. */
export function MoneyField({ label, value, placeholder, fault, hint, onChange }: MoneyFieldProps) {
  return (
    <TextField
      label={label}
      value={value}
      {...(placeholder !== undefined && { placeholder })}
      error={fault !== null}
      helperText={fault ?? hint}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 11 },
        // What would be taken stands in the empty field, so its name stands above it.
        ...(placeholder !== undefined && { inputLabel: { shrink: true } }),
      }}
    />
  );
}
