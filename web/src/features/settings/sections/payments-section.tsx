import { settingsPart } from '../../../messages/owner/settings/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { SectionForm } from '../form/section-form.tsx';
import { paymentsSection } from '../form/settings-model.ts';
import type { OwnersSettings } from '../form/use-save-section.ts';

export function PaymentsSection(owner: OwnersSettings) {
  const words = useWords(settingsPart).payments;

  return (
    <SectionForm {...owner} name="payments" section={paymentsSection}>
      {(control) => (
        <FormTextField control={control} name="upiVpa" label={words.upi} helperText={words.upiHint} />
      )}
    </SectionForm>
  );
}
