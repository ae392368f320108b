import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { tidyBuyer } from '@bhoj/domain/customers/buyer';
import type { BuyerField } from '@bhoj/domain/customers/buyer';
import type { Buyer } from '@bhoj/domain/customers/buyer.schema';
import { STATE_CODES, stateWithCode } from '@bhoj/domain/statute/gst-states';
import type { Words } from '../../../words/part.ts';

export interface BuyerFieldsProps {
  readonly words: Words<'settling'>['buyer'];
  readonly typed: Buyer;
  /** The fields that are marked as missing or wrong. */
  readonly faults: readonly BuyerField[];
  readonly onChange: (typed: Buyer) => void;
}

/** The fields of a buyer. The State follows from the GSTIN where there is one. */
export function BuyerFields({ words, typed, faults, onChange }: BuyerFieldsProps) {
  const wrong = (field: BuyerField) => faults.includes(field);
  const { stateCode } = tidyBuyer(typed);
  const hasGstin = typed.gstin.trim() !== '';
  return (
    <>
      <TextField
        label={words.gstin}
        value={typed.gstin}
        error={wrong('gstin')}
        helperText={wrong('gstin') ? words.faults.gstin : words.gstinHint}
        onChange={({ target }) => onChange({ ...typed, gstin: target.value })}
        slotProps={{ htmlInput: { maxLength: 20, autoComplete: 'off', autoCapitalize: 'characters' } }}
      />
      <TextField
        required
        label={words.name}
        value={typed.name}
        error={wrong('name')}
        helperText={wrong('name') ? words.faults.name : undefined}
        onChange={({ target }) => onChange({ ...typed, name: target.value })}
        slotProps={{ htmlInput: { maxLength: 160, autoComplete: 'off' } }}
      />
      <TextField
        required
        label={words.address}
        value={typed.address}
        error={wrong('address')}
        helperText={wrong('address') ? words.faults.address : undefined}
        onChange={({ target }) => onChange({ ...typed, address: target.value })}
        slotProps={{ htmlInput: { maxLength: 300, autoComplete: 'off' } }}
      />
      <TextField
        select
        required
        label={words.stateCode}
        value={STATE_CODES.includes(stateCode) ? stateCode : ''}
        disabled={hasGstin}
        error={wrong('stateCode') && !hasGstin}
        helperText={hasGstin ? words.stateHint : wrong('stateCode') ? words.faults.stateCode : undefined}
        onChange={({ target }) => onChange({ ...typed, stateCode: target.value })}
      >
        {STATE_CODES.map((code) => (
          <MenuItem key={code} value={code}>
            {stateWithCode(code)}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
}
