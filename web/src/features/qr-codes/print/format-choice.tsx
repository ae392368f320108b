import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { qrCodesPart } from '../../../messages/owner/qr-codes/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { FORMATS, isFormat } from './print-format.ts';
import type { Format } from './print-format.ts';

export interface FormatChoiceProps {
  readonly format: Format;
  readonly onFormat: (format: Format) => void;
}

/** The choice of the paper on which the codes are printed. */
export function FormatChoice({ format, onFormat }: FormatChoiceProps) {
  const words = useWords(qrCodesPart);

  return (
    <TextField
      select
      size="small"
      label={words.paper}
      value={format}
      onChange={({ target }) => isFormat(target.value) && onFormat(target.value)}
      helperText={words.formatHints[format]}
      sx={{ width: { xs: '100%', sm: 320 } }}
    >
      {FORMATS.map((each) => (
        <MenuItem key={each} value={each}>
          {words.formats[each]}
        </MenuItem>
      ))}
    </TextField>
  );
}
