import { settingsPart } from '../../../words/owner/settings.ts';
import { useWords } from '../../../words/use-words.ts';
import { FormSwitch } from '../../../ui/mui/form/form-switch.tsx';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { FieldPair } from '../form/field-pair.tsx';
import { SectionForm } from '../form/section-form.tsx';
import { legalSection } from '../form/settings-model.ts';
import type { OwnersSettings } from '../form/use-save-section.ts';

export function LegalSection(owner: OwnersSettings) {
  const words = useWords(settingsPart).legal;

  return (
    <SectionForm {...owner} name="legal" section={legalSection}>
      {(control) => (
        <>
          <FormTextField
            control={control}
            name="legalName"
            label={words.legalName}
            helperText={words.legalNameHint}
            required
          />
          <FormTextField control={control} name="address" label={words.address} required />
          <FieldPair>
            <FormTextField
              control={control}
              name="gstin"
              label={words.gstin}
              helperText={words.gstinHint}
              maxLength={15}
            />
            <FormTextField
              control={control}
              name="fssai"
              label={words.fssai}
              helperText={words.fssaiHint}
              inputMode="numeric"
              maxLength={14}
            />
          </FieldPair>
          <FormSwitch
            control={control}
            name="composition"
            label={words.composition}
            helperText={words.compositionHint}
          />
        </>
      )}
    </SectionForm>
  );
}
