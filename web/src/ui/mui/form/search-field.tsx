import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { Search, X } from 'lucide-react';

export interface SearchFieldProps {
  readonly label: string;
  readonly clearLabel: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A search in the page's content; Escape clears it. */
export function SearchField({ label, clearLabel, value, onChange }: SearchFieldProps) {
  return (
    <TextField
      value={value}
      placeholder={label}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && value !== '') onChange('');
        // The key Search of a phone sends no form around it.
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
      }}
      sx={{ maxWidth: 480 }}
      slotProps={{
        htmlInput: { 'aria-label': label, role: 'searchbox', enterKeyHint: 'search' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search aria-hidden />
            </InputAdornment>
          ),
          ...(value !== '' && {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton size="small" aria-label={clearLabel} onClick={() => onChange('')}>
                  <X aria-hidden />
                </IconButton>
              </InputAdornment>
            ),
          }),
        },
      }}
    />
  );
}
