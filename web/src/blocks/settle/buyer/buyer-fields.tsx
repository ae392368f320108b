import { tidyBuyer } from '@bhoj/domain/customers/buyer';
import type { BuyerField } from '@bhoj/domain/customers/buyer';
import type { Buyer } from '@bhoj/domain/customers/buyer.schema';
import { STATE_CODES, stateWithCode } from '@bhoj/domain/statute/gst-states';
import type { Words } from '../../../words/part.ts';
import { SelectField, TextField } from '../../../ui/shared/kit/controls.tsx';

export interface BuyerFieldsProps {
  readonly words: Words<'settling'>['buyer'];
  readonly typed: Buyer;
  /** The fields that are missing or wrong. */
  readonly faults: readonly BuyerField[];
  readonly onChange: (typed: Buyer) => void;
}

/** The fields of a buyer. A GSTIN decides the State. */
export function BuyerFields({ words, typed, faults, onChange }: BuyerFieldsProps) {
  const wrong = (field: BuyerField) => faults.includes(field);
  const { stateCode } = tidyBuyer(typed);
  const hasGstin = typed.gstin.trim() !== '';
  return (
    <>
      <TextField
        label={words.gstin}
        value={typed.gstin}
        fault={wrong('gstin') ? words.faults.gstin : null}
        hint={words.gstinHint}
        maxLength={20}
        autoCapitalize="characters"
        onChange={(gstin) => onChange({ ...typed, gstin })}
      />
      <TextField
        required
        label={words.name}
        value={typed.name}
        fault={wrong('name') ? words.faults.name : null}
        maxLength={160}
        onChange={(name) => onChange({ ...typed, name })}
      />
      <TextField
        required
        label={words.address}
        value={typed.address}
        fault={wrong('address') ? words.faults.address : null}
        maxLength={300}
        onChange={(address) => onChange({ ...typed, address })}
      />
      <SelectField
        required
        label={words.stateCode}
        value={STATE_CODES.includes(stateCode) ? stateCode : ''}
        disabled={hasGstin}
        fault={wrong('stateCode') && !hasGstin ? words.faults.stateCode : null}
        {...(hasGstin && { hint: words.stateHint })}
        options={STATE_CODES.map((code) => ({ value: code, text: stateWithCode(code) ?? code }))}
        onChange={(code) => onChange({ ...typed, stateCode: code })}
      />
    </>
  );
}
