import { settings } from '../../../messages/settings.ts';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { SectionForm } from '../form/section-form.tsx';
import { paymentsSection } from '../form/settings-model.ts';
import type { OwnersSettings } from '../form/use-save-section.ts';

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
