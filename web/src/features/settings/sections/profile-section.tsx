import TextField from '@mui/material/TextField';
import { settingsPart } from '../../../messages/owner/settings/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { FieldPair } from '../form/field-pair.tsx';
import { SectionForm } from '../form/section-form.tsx';
import { profileSection } from '../form/settings-model.ts';
import type { OwnersSettings } from '../form/use-save-section.ts';

export function ProfileSection(owner: OwnersSettings) {
  const words = useWords(settingsPart).profile;

  return (
    <SectionForm {...owner} name="profile" section={profileSection}>
      {(control) => (
        <>
          <FieldPair>
            <FormTextField control={control} name="restaurantName" label={words.restaurantName} required />
            <FormTextField control={control} name="ownerName" label={words.ownerName} required />
          </FieldPair>
          <FieldPair>
            <FormTextField
              control={control}
              name="phone"
              label={words.phone}
              type="tel"
              autoComplete="tel"
              helperText={words.phoneHint}
            />
            <TextField
              label={words.email}
              value={owner.restaurant.email}
              helperText={words.emailHint}
              slotProps={{ input: { readOnly: true } }}
            />
          </FieldPair>
          <FormTextField
            control={control}
            name="reviewLink"
            label={words.reviewLink}
            type="url"
            helperText={words.reviewLinkHint}
          />
        </>
      )}
    </SectionForm>
  );
}
