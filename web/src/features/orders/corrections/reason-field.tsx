import TextField from '@mui/material/TextField';
import { correctionsPart } from '../../../messages/owner/corrections/en.ts';
import { useWords } from '../../../words/use-words.ts';

/** The most characters that the contract accepts. */
const MOST = 120;

export interface ReasonFieldProps {
  readonly value: string;
  readonly disabled: boolean;
  /** True once the button was pressed, so that a missing reason is a fault. */
  readonly wasTried: boolean;
  readonly onChange: (value: string) => void;
}

/** The reason of a correction. */
export function ReasonField({ value, disabled, wasTried, onChange }: ReasonFieldProps) {
  const words = useWords(correctionsPart);

  const isMissing = wasTried && value.trim() === '';
  return (
    <TextField
      required
      label={words.reason}
      value={value}
      disabled={disabled}
      error={isMissing}
      helperText={isMissing ? words.reasonMissing : words.reasonHint}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { maxLength: MOST, autoComplete: 'off' } }}
    />
  );
}
