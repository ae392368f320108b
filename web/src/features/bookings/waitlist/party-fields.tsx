import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { languageCodes, LANGUAGES } from '@bhoj/domain/catalogue/languages';
import type { Language } from '@bhoj/domain/catalogue/languages';
import { waitlistPart } from '../../../messages/owner/waitlist/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { SizeButtons } from './size-buttons.tsx';
import { MOST_TAPPED } from './party-draft.ts';
import type { PartyDraft } from './party-draft.ts';

export interface PartyFieldsProps {
  readonly draft: PartyDraft;
  readonly faults: readonly ('size' | 'mobile')[];
  readonly set: (change: Partial<PartyDraft>) => void;
}

/** The fields of a party. Only the size is needed. */
export function PartyFields({ draft, faults, set }: PartyFieldsProps) {
  const { form } = useWords(waitlistPart);
  const isLarge = Number(draft.size) > MOST_TAPPED || draft.size === '';
  return (
    <Stack sx={{ gap: 2, pt: 1 }}>
      <SizeButtons
        label={form.size}
        chosen={isLarge ? 'more' : Number(draft.size)}
        onChoose={(size) => set({ size: size === 'more' ? '' : String(size) })}
      />
      {isLarge && (
        <TextField
          label={form.size}
          value={draft.size}
          autoFocus
          error={faults.includes('size')}
          helperText={faults.includes('size') ? form.sizeFault : ''}
          onChange={({ target }) => set({ size: target.value })}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3, autoComplete: 'off' } }}
        />
      )}
      <TextField
        label={form.name}
        value={draft.name}
        onChange={({ target }) => set({ name: target.value })}
        slotProps={{ htmlInput: { maxLength: 40, autoComplete: 'off' } }}
      />
      <TextField
        label={form.mobile}
        value={draft.mobile}
        error={faults.includes('mobile')}
        helperText={faults.includes('mobile') ? form.mobileFault : form.mobileHint}
        onChange={({ target }) => set({ mobile: target.value })}
        slotProps={{ htmlInput: { inputMode: 'tel', maxLength: 24, autoComplete: 'off' } }}
      />
      <TextField
        select
        label={form.language}
        value={draft.language}
        onChange={({ target }) => set({ language: target.value as Language })}
      >
        {languageCodes.map((code) => (
          <MenuItem key={code} value={code} lang={code}>
            {LANGUAGES[code].name}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}
