import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { staffPart } from '../../messages/owner/members/en.ts';
import { useWords } from '../../words/use-words.ts';
import type { RightsDraft } from './rights-model.ts';

interface RightLimitFieldsProps {
  readonly draft: RightsDraft;
  readonly faults: readonly ('rupees' | 'days')[];
  readonly onChange: (draft: RightsDraft) => void;
}

const DISCOUNTS = ['captain', 'amount', 'any'] as const satisfies readonly RightsDraft['discount'][];

/** How far the ticked rights reach. Limits of rights that the person does not have are not asked for. */
export function RightLimitFields({ draft, faults, onChange }: RightLimitFieldsProps) {
  const words = useWords(staffPart);

  return (
    <>
      {draft.can.includes('discount') && (
        <TextField
          select
          fullWidth
          label={words.discountLimit}
          value={draft.discount}
          onChange={(event) =>
            onChange({ ...draft, discount: event.target.value as RightsDraft['discount'] })
          }
        >
          {DISCOUNTS.map((kind) => (
            <MenuItem key={kind} value={kind}>
              {words.discountLimits[kind]}
            </MenuItem>
          ))}
        </TextField>
      )}
      {draft.can.includes('discount') && draft.discount === 'amount' && (
        <TextField
          fullWidth
          label={words.amount}
          value={draft.rupees}
          error={faults.includes('rupees')}
          helperText={faults.includes('rupees') ? words.amountWrong : ' '}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          onChange={(event) => onChange({ ...draft, rupees: event.target.value.trim() })}
        />
      )}
      {draft.can.includes('void-bill') && (
        <TextField
          fullWidth
          label={words.voidDays}
          value={draft.days}
          error={faults.includes('days')}
          helperText={faults.includes('days') ? words.voidDaysWrong : words.voidDaysHint}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          onChange={(event) => onChange({ ...draft, days: event.target.value.trim() })}
        />
      )}
    </>
  );
}
