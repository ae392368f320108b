import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { invoiceNumber } from '@bhoj/domain/billing/invoice';
import { financialYearOf } from '@bhoj/domain/time/ist';
import { settings } from '../../messages/settings.ts';
import { FormSwitch } from '../../ui/form-switch.tsx';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FieldPair } from './field-pair.tsx';
import { SectionForm } from './section-form.tsx';
import type { OwnersSettings } from './section-form.tsx';
import {
  billingSection,
  kitchenSection,
  legalSection,
  paymentsSection,
  profileSection,
  taxSection,
} from './settings-model.ts';

export function ProfileSection(owner: OwnersSettings) {
  const words = settings.profile;
  return (
    <SectionForm {...owner} title={words.title} description={words.description} section={profileSection}>
      {(control) => (
        <>
          <FieldPair>
            <FormTextField control={control} name="restaurantName" label={words.restaurantName} required />
            <FormTextField control={control} name="ownerName" label={words.ownerName} required />
          </FieldPair>
          <FormTextField
            control={control}
            name="phone"
            label={words.phone}
            type="tel"
            autoComplete="tel"
            helperText={words.phoneHint}
          />
        </>
      )}
    </SectionForm>
  );
}

export function LegalSection(owner: OwnersSettings) {
  const words = settings.legal;
  return (
    <SectionForm {...owner} title={words.title} description={words.description} section={legalSection}>
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

export function TaxSection(owner: OwnersSettings) {
  const words = settings.tax;
  const { gstin, composition, taxSettings } = owner.restaurant;
  return (
    <SectionForm {...owner} title={words.title} description={words.description} section={taxSection}>
      {(control) => (
        <>
          {gstin === '' && taxSettings.enabled && <Notice tone="warning">{words.noGstin}</Notice>}
          {gstin !== '' && composition && <Notice tone="info">{words.composition}</Notice>}
          <FormSwitch control={control} name="enabled" label={words.enabled} />
          <FieldPair>
            <FormTextField
              control={control}
              name="percentage"
              label={words.percentage}
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
        </>
      )}
    </SectionForm>
  );
}

export function PaymentsSection(owner: OwnersSettings) {
  const words = settings.payments;
  return (
    <SectionForm {...owner} title={words.title} description={words.description} section={paymentsSection}>
      {(control) => (
        <FormTextField control={control} name="upiVpa" label={words.upi} helperText={words.upiHint} />
      )}
    </SectionForm>
  );
}

export function BillingSection(owner: OwnersSettings) {
  const words = settings.billing;
  const [today] = useState(Date.now);
  const example = invoiceNumber(owner.restaurant.invoiceSeries, financialYearOf(today), 123);
  return (
    <SectionForm {...owner} title={words.title} description={words.description} section={billingSection}>
      {(control) => (
        <>
          <FieldPair>
            <FormTextField
              control={control}
              name="invoiceSeries"
              label={words.series}
              helperText={words.seriesHint(example)}
              maxLength={3}
            />
            <FormTextField control={control} name="paper" label={words.paper} select>
              {(['58', '80'] as const).map((mm) => (
                <MenuItem key={mm} value={mm}>
                  {words.paperOption(Number(mm))}
                </MenuItem>
              ))}
            </FormTextField>
          </FieldPair>
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
        </>
      )}
    </SectionForm>
  );
}

export function KitchenSection(owner: OwnersSettings) {
  const words = settings.kitchen;
  return (
    <SectionForm {...owner} title={words.title} description={words.description} section={kitchenSection}>
      {(control) => (
        <FormTextField
          control={control}
          name="stations"
          label={words.stations}
          helperText={words.stationsHint}
        />
      )}
    </SectionForm>
  );
}
