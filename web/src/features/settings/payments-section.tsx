import { settings } from '../../messages/settings.ts';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { SectionForm } from './section-form.tsx';
import { paymentsSection } from './settings-model.ts';
import type { OwnersSettings } from './use-save-section.ts';

const words = settings.payments;

export function PaymentsSection(owner: OwnersSettings) {
  return (
    <SectionForm {...owner} name="payments" section={paymentsSection}>
      {(control) => (
        <FormTextField control={control} name="upiVpa" label={words.upi} helperText={words.upiHint} />
      )}
    </SectionForm>
  );
}
