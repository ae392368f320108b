import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { MAX_INVOICE_NUMBER, invoiceNumber } from '@bhoj/domain/billing/documents/invoice';
import { invoiceSeriesSchema } from '@bhoj/domain/restaurant/settings.schema';
import { financialYearOf } from '@bhoj/domain/time/ist';
import { settingsPart } from '../../../messages/owner/settings/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { FieldPair } from '../form/field-pair.tsx';
import { SectionForm } from '../form/section-form.tsx';
import { WarningNotices } from '../warnings/warning-notices.tsx';
import { billingSection, SECOND_LANGUAGES } from '../form/settings-model.ts';
import type { SavedBy, TypedIn } from '../form/settings-model.ts';
import type { OwnersSettings } from '../form/use-save-section.ts';

interface SeriesProps {
  readonly control: Control<TypedIn<typeof billingSection>, unknown, SavedBy<typeof billingSection>>;
  readonly stored: string;
}

/** Shows the next number of the series while it is typed, and what a new series means. */
function SeriesFields({ control, stored }: SeriesProps) {
  const words = useWords(settingsPart).billing;

  const [today] = useState(Date.now);
  const typed = useWatch({ control, name: 'invoiceSeries' }).trim().toUpperCase();
  const series = invoiceSeriesSchema.safeParse(typed);
  const example = series.success ? invoiceNumber(series.data, financialYearOf(today), 123) : null;
  return (
    <>
      <FieldPair>
        <FormTextField
          control={control}
          name="invoiceSeries"
          label={words.series}
          helperText={
            example === null
              ? words.seriesRule
              : words.seriesHint(example, example.length, MAX_INVOICE_NUMBER)
          }
          maxLength={3}
        />
        <FormTextField control={control} name="paper" label={words.paper} helperText={words.paperHint} select>
          {(['58', '80'] as const).map((mm) => (
            <MenuItem key={mm} value={mm}>
              {words.paperOption(Number(mm))}
            </MenuItem>
          ))}
        </FormTextField>
      </FieldPair>
      {example !== null && series.data !== stored && (
        <Notice tone="info">{words.newSeries(series.data ?? '', stored)}</Notice>
      )}
    </>
  );
}

export function BillingSection(owner: OwnersSettings) {
  const words = useWords(settingsPart).billing;

  return (
    <SectionForm {...owner} name="billing" section={billingSection}>
      {(control) => (
        <>
          <SeriesFields control={control} stored={owner.restaurant.invoiceSeries} />
          <WarningNotices of={['seriesEnds', 'yearTurns']} />
          <FieldPair>
            <FormTextField
              control={control}
              name="dayCutoff"
              label={words.cutoff}
              type="time"
              helperText={words.cutoffHint}
            />
            <FormTextField
              control={control}
              name="discount"
              label={words.discount}
              helperText={words.discountHint}
              inputMode="numeric"
              startAdornment="₹"
            />
          </FieldPair>
          <FormTextField
            control={control}
            name="packing"
            label={words.packing}
            helperText={words.packingHint}
            inputMode="decimal"
            startAdornment="₹"
          />
          <FormTextField
            control={control}
            name="target"
            label={words.target}
            helperText={words.targetHint}
            inputMode="decimal"
            startAdornment="₹"
          />
          <FormTextField
            control={control}
            name="secondLanguage"
            label={words.secondLanguage}
            helperText={words.secondLanguageHint}
            select
          >
            {SECOND_LANGUAGES.map((language) => (
              <MenuItem key={language} value={language}>
                {words.secondLanguageOption(language)}
              </MenuItem>
            ))}
          </FormTextField>
        </>
      )}
    </SectionForm>
  );
}
