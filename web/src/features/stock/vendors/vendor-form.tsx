import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { newId } from '@bhoj/domain/kernel/ids';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { isGstin } from '@bhoj/domain/statute/gstin';
import { saveVendor } from '@bhoj/domain/stock/buying/vendors.contract';
import { vendorContent } from '@bhoj/domain/stock/shape/vendor.schema';
import type { Vendor } from '@bhoj/domain/stock/shape/vendor.schema';
import { FormSwitch } from '../../../ui/mui/form/form-switch.tsx';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { sentenceResolver } from '../../../ui/shared/sentence-resolver.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import { stockVendorsPart } from '../../../messages/owner/stock-vendors/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useBuyingAct, useWhy } from '../state/use-buying-act.ts';

const vendorForm = z.object({
  ...vendorContent,
  gstin: z
    .string()
    .trim()
    .toUpperCase()
    .refine((text) => text === '' || isGstin(text)),
  termsDays: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(vendorContent.termsDays),
});
type Typed = z.input<typeof vendorForm>;
type Entered = z.output<typeof vendorForm>;

const EMPTY: Typed = { name: '', phone: '', gstin: '', payTo: '', termsDays: '0', note: '', active: true };

export interface VendorFormProps {
  /** Null for a new vendor. */
  readonly entry: Entry<Vendor> | null;
  /** Called with the vendor's id. */
  readonly onDone: (vendorId: string) => void;
}

export function VendorForm({ entry, onDone }: VendorFormProps) {
  const { form: words } = useWords(stockVendorsPart);
  const toast = useToast();
  const why = useWhy();
  const { run, pending, failure } = useBuyingAct(saveVendor);
  // The same id for every attempt, so that a lost answer enters nobody twice.
  const [vendorId] = useState(() => entry?.id ?? newId());
  const { control, handleSubmit } = useForm<Typed, unknown, Entered>({
    resolver: sentenceResolver(vendorForm, words.faults),
    defaultValues: entry === null ? EMPTY : { ...entry.value, termsDays: String(entry.value.termsDays) },
  });
  const submit = handleSubmit(async (entered) => {
    if ((await run({ vendorId, ...entered })) === null) return;
    toast({ message: words.saved });
    onDone(vendorId);
  });
  const refusal = why(failure);
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
      <Stack sx={{ gap: 2.5 }}>
        <FormTextField control={control} name="name" label={words.name} required maxLength={80} />
        <FormTextField
          control={control}
          name="phone"
          label={words.phone}
          helperText={words.phoneHint}
          inputMode="tel"
          maxLength={20}
        />
        <FormTextField
          control={control}
          name="gstin"
          label={words.gstin}
          helperText={words.gstinHint}
          maxLength={15}
        />
        <FormTextField
          control={control}
          name="payTo"
          label={words.payTo}
          helperText={words.payToHint}
          maxLength={120}
        />
        <FormTextField
          control={control}
          name="termsDays"
          label={words.termsDays}
          helperText={words.termsHint}
          inputMode="numeric"
        />
        <FormTextField control={control} name="note" label={words.note} maxLength={200} />
        {entry !== null && <FormSwitch control={control} name="active" label={words.active} />}
        {refusal !== null && <Notice tone="error">{refusal}</Notice>}
        <SubmitButton size="large" fullWidth pending={pending} pendingLabel={words.saving}>
          {words.save}
        </SubmitButton>
      </Stack>
    </Box>
  );
}
