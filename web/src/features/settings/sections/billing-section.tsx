import MenuItem from '@mui/material/MenuItem';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { MAX_INVOICE_NUMBER } from '@bhoj/domain/billing/documents/invoice';
import { invoiceNumber } from '@bhoj/domain/billing/documents/series';
import { seriesSchema } from '@bhoj/domain/restaurant/settings.schema';
import type { SeriesOf } from '@bhoj/domain/restaurant/settings.schema';
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
import { useNow } from '../../../ui/shared/use-now.ts';

interface SeriesProps {
  readonly control: Control<TypedIn<typeof billingSection>, unknown, SavedBy<typeof billingSection>>;
  readonly stored: string;
}

type SeriesName = keyof SeriesOf;

/** The typed series, and an example of its numbers; null for the example while the text is no series. */
function useTypedSeries({ control }: Pick<SeriesProps, 'control'>, name: SeriesName) {
  const today = useNow(60_000);
  const typed = useWatch({ control, name }).trim().toUpperCase();
  const series = seriesSchema.safeParse(typed);
  return { typed, example: series.success ? invoiceNumber(series.data, financialYearOf(today), 123) : null };
}

/** A series of notes or vouchers, with what its numbers look like. */
function NoteSeries({
  control,
  name,
}: Pick<SeriesProps, 'control'> & { readonly name: Exclude<SeriesName, 'invoiceSeries'> }) {
  const words = useWords(settingsPart).billing;

  const { example } = useTypedSeries({ control }, name);
  return (
    <FormTextField
      control={control}
      name={name}
      label={words[name]}
      helperText={example === null ? words.seriesRule : words.nextNotes(example)}
      maxLength={3}
    />
  );
}

/** Shows the next number of each series while it is typed, and what a new series of bills means. */
function SeriesFields({ control, stored }: SeriesProps) {
  const words = useWords(settingsPart).billing;

  const { typed, example } = useTypedSeries({ control }, 'invoiceSeries');
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
      {example !== null && typed !== stored && <Notice tone="info">{words.newSeries(typed, stored)}</Notice>}
      <FieldPair>
        <NoteSeries control={control} name="creditSeries" />
        <NoteSeries control={control} name="debitSeries" />
      </FieldPair>
      <FieldPair>
        <NoteSeries control={control} name="receiptSeries" />
        <NoteSeries control={control} name="refundSeries" />
      </FieldPair>
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
