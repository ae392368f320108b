import TextField from '@mui/material/TextField';

export interface MoneyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly fault: string | null;
  readonly hint?: string;
  readonly onChange: (typed: string) => void;
}

/** A field for an amount in rupees; its fault stands below it. */
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
        // The empty field shows the amount that would be taken, so the label stands above it.
        ...(placeholder !== undefined && { inputLabel: { shrink: true } }),
      }}
    />
  );
}
