import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { lawfulPercentagesAt, mayTurnTaxOff, taxStatus } from '@bhoj/domain/restaurant/settings';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import { settingsPart } from '../../../messages/owner/settings/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { FormSwitch } from '../../../ui/mui/form/form-switch.tsx';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { FieldPair } from '../form/field-pair.tsx';
import { SectionForm } from '../form/section-form.tsx';
import { WarningNotices } from '../warnings/warning-notices.tsx';
import { taxSection } from '../form/settings-model.ts';
import type { SavedBy, TypedIn } from '../form/settings-model.ts';
import type { OwnersSettings } from '../form/use-save-section.ts';
import { useNow } from '../../../ui/shared/use-now.ts';

type TaxFields = ReturnType<typeof taxSection>;

interface TaxStatusProps {
  readonly control: Control<TypedIn<TaxFields>, unknown, SavedBy<TaxFields>>;
  readonly restaurant: WholeRestaurant;
}

/** Tells what the law says of the switch in its current position, saved or not. */
function TaxStatus({ control, restaurant }: TaxStatusProps) {
  const words = useWords(settingsPart).tax;

  const enabled = useWatch({ control, name: 'enabled' });
  const status = taxStatus({ ...restaurant, taxSettings: { ...restaurant.taxSettings, enabled } });
  switch (status) {
    case 'unregistered':
      return <Notice tone="warning">{words.noGstin}</Notice>;
    case 'must-charge':
      return <Notice tone="warning">{words.mustCharge}</Notice>;
    case 'composition':
      return <Notice tone="info">{words.composition}</Notice>;
    case 'charging':
    case 'off':
      return null;
  }
}

/** The switch of GST. Where the law requires GST, it can be turned on but not off. */
function TaxSwitch({ control, restaurant }: TaxStatusProps) {
  const words = useWords(settingsPart).tax;

  const enabled = useWatch({ control, name: 'enabled' });
  return enabled && !mayTurnTaxOff(restaurant) ? (
    <FormSwitch
      control={control}
      name="enabled"
      label={words.enabled}
      helperText={words.mustStayOn}
      disabled
    />
  ) : (
    <FormSwitch control={control} name="enabled" label={words.enabled} helperText={words.enabledHint} />
  );
}

export function TaxSection(owner: OwnersSettings) {
  const words = useWords(settingsPart).tax;

  const today = useNow(60_000);
  const rates = words.rates(lawfulPercentagesAt(today).join(' or '));
  return (
    <SectionForm
      {...owner}
      name="tax"
      section={taxSection(owner.restaurant, today)}
      faults={{ percentage: rates }}
    >
      {(control) => (
        <>
          <TaxStatus control={control} restaurant={owner.restaurant} />
          <TaxSwitch control={control} restaurant={owner.restaurant} />
          <FormSwitch
            control={control}
            name="pricesIncludeTax"
            label={words.included}
            helperText={words.includedHint}
          />
          <FieldPair>
            <FormTextField
              control={control}
              name="percentage"
              label={words.percentage}
              helperText={words.percentageHint}
              inputMode="decimal"
              endAdornment="%"
            />
            <FormTextField
              control={control}
              name="liquor"
              label={words.liquor}
              helperText={words.liquorHint}
              inputMode="decimal"
              endAdornment="%"
            />
          </FieldPair>
          <WarningNotices of={['specifiedPremises']} />
          <FormTextField
            control={control}
            name="vatTin"
            label={words.vatTin}
            helperText={words.vatTinHint}
            maxLength={12}
          />
        </>
      )}
    </SectionForm>
  );
}
