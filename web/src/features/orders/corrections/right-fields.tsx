import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { formatPlain, formatRate } from '@bhoj/domain/money/format';
import { correctionsPart } from '../../../messages/owner/corrections/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { priceFault } from './right-model.ts';
import type { OpenLine, RightTyped, Wrong } from './right-model.ts';

export interface RightFieldsProps {
  readonly wrong: Wrong;
  readonly lines: readonly OpenLine[];
  readonly chosen: OpenLine | null;
  readonly typed: RightTyped;
  readonly disabled: boolean;
  /** True once the button was pressed, so that missing entries are faults. */
  readonly wasTried: boolean;
  readonly onChange: (typed: RightTyped) => void;
}

function PriceField({ wrong, chosen, typed, disabled, wasTried, onChange }: RightFieldsProps) {
  const words = useWords(correctionsPart);

  if (chosen === null) return null;
  const fault = priceFault(wrong, chosen.line, typed.price);
  const isShown = fault !== null && (wasTried || (typed.price !== '' && fault !== 'amount'));
  const said = formatPlain(chosen.line.unitPaise);
  const faults = {
    amount: words.priceFaults.amount,
    high: words.priceFaults.high(said),
    low: words.priceFaults.low(said),
  };
  return (
    <TextField
      required
      label={words.rightPrice}
      value={typed.price}
      disabled={disabled}
      error={isShown}
      helperText={isShown ? faults[fault] : words.rightPriceHint(said)}
      onChange={(event) => onChange({ ...typed, price: event.target.value })}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 12 } }}
    />
  );
}

function RateField({ chosen, typed, disabled, wasTried, onChange }: RightFieldsProps) {
  const words = useWords(correctionsPart);

  if (chosen === null) return null;
  const isMissing = wasTried && typed.rate === '';
  return (
    <TextField
      select
      required
      label={words.rightRate}
      value={typed.rate}
      disabled={disabled}
      error={isMissing}
      helperText={isMissing ? words.rateMissing : undefined}
      onChange={(event) => onChange({ ...typed, rate: event.target.value })}
    >
      {chosen.rates.map((taxBp) => (
        <MenuItem key={taxBp} value={String(taxBp)}>
          {words.ratePercent(formatRate(taxBp))}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** The wrong line of a document, and the right value. */
export function RightFields(props: RightFieldsProps) {
  const words = useWords(correctionsPart);

  const { wrong, lines, chosen, typed, disabled, onChange } = props;
  const nameOf = ({ line }: OpenLine) => {
    const at = wrong === 'rate' ? words.taxAt(formatRate(line.taxBp)) : formatPlain(line.unitPaise);
    return words.dishAt(line.quantity, [line.name, line.detail].filter(Boolean).join(' · '), at);
  };
  return (
    <>
      <TextField
        select
        required
        label={words.dish}
        value={chosen === null ? '' : typed.line}
        disabled={disabled}
        onChange={(event) => onChange({ line: event.target.value, price: '', rate: '' })}
      >
        {lines.map((one) => (
          <MenuItem key={one.index} value={String(one.index)}>
            {nameOf(one)}
          </MenuItem>
        ))}
      </TextField>
      {wrong === 'rate' ? <RateField {...props} /> : <PriceField {...props} />}
    </>
  );
}
