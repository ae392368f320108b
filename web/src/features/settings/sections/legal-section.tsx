import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { isGstin } from '@bhoj/domain/statute/gstin';
import { settingsPart } from '../../../messages/owner/settings/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { FormSwitch } from '../../../ui/mui/form/form-switch.tsx';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { FieldPair } from '../form/field-pair.tsx';
import { SectionForm } from '../form/section-form.tsx';
import { WarningNotices } from '../warnings/warning-notices.tsx';
import { legalSection } from '../form/settings-model.ts';
import type { SavedBy, TypedIn } from '../form/settings-model.ts';
import type { OwnersSettings } from '../form/use-save-section.ts';

type LegalFields = ReturnType<typeof legalSection>;

interface TaxTurnedOnProps {
  readonly control: Control<TypedIn<LegalFields>, unknown, SavedBy<LegalFields>>;
  readonly taxSettings: OwnersSettings['restaurant']['taxSettings'];
}

/** Tells that a GSTIN turns tax on, before the save and after it. */
function TaxTurnedOn({ control, taxSettings: { enabled, percentage } }: TaxTurnedOnProps) {
  const words = useWords(settingsPart).legal;

  const [wasOff] = useState(!enabled);
  const [gstin, composition] = useWatch({ control, name: ['gstin', 'composition'] });
  if (!wasOff || composition || !isGstin(gstin.trim().toUpperCase())) return null;
  return (
    <Notice tone={enabled ? 'success' : 'info'}>
      {enabled ? words.taxIsOn(percentage) : words.turnsTaxOn(percentage)}
    </Notice>
  );
}

export function LegalSection(owner: OwnersSettings) {
  const words = useWords(settingsPart).legal;

  return (
    <SectionForm {...owner} name="legal" section={legalSection(owner.restaurant)}>
      {(control) => (
        <>
          <FormTextField
            control={control}
            name="legalName"
            label={words.legalName}
            helperText={words.legalNameHint}
            required
          />
          <FormTextField
            control={control}
            name="address"
            label={words.address}
            helperText={words.addressHint}
            required
          />
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
          <FormTextField
            control={control}
            name="companyNumber"
            label={words.companyNumber}
            helperText={words.companyNumberHint}
            maxLength={21}
          />
          <FormSwitch
            control={control}
            name="composition"
            label={words.composition}
            helperText={words.compositionHint}
          />
          <WarningNotices of={['registration', 'compositionEnds', 'eInvoice']} />
          <TaxTurnedOn control={control} taxSettings={owner.restaurant.taxSettings} />
        </>
      )}
    </SectionForm>
  );
}
