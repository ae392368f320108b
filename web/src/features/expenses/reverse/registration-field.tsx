import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { sellerOf } from '@bhoj/domain/billing/documents/seller-of';
import type { Issuer } from '@bhoj/domain/billing/documents/seller-of';
import type { IsoDate } from '@bhoj/domain/time/ist';
import { selfInvoicePart } from '../../../messages/owner/self-invoice/en.ts';
import { dayName } from '../../../ui/dates/formats.ts';
import { useWords } from '../../../words/use-words.ts';

export interface RegistrationFieldProps {
  readonly all: readonly (Issuer | null)[];
  /** The place of the chosen one in `all`; null before a choice. */
  readonly chosen: number | null;
  readonly day: IsoDate;
  readonly onChoose: (place: number) => void;
}

/** Asks which registration the restaurant had on a day, where the bills around it show two. */
export function RegistrationField({ all, chosen, day, onChoose }: RegistrationFieldProps) {
  const words = useWords(selfInvoicePart);
  return (
    <TextField
      select
      label={words.registration(dayName(day))}
      value={chosen ?? ''}
      required
      helperText={words.registrationHint}
      onChange={({ target }) => onChoose(Number(target.value))}
    >
      {all.map((one, place) => (
        <MenuItem key={place} value={place}>
          {one === null ? words.noRegistration : words.registrationOf(one.gstin, sellerOf(one).composition)}
        </MenuItem>
      ))}
    </TextField>
  );
}
