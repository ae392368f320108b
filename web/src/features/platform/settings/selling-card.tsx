import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { saveSubscriptionSettings } from '@bhoj/domain/platform/settings/settings.contract';
import type { PlatformSeller } from '@bhoj/domain/subscription/plan.schema';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { FormSwitch } from '../../../ui/mui/form/form-switch.tsx';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { sentenceResolver } from '../../../ui/shared/sentence-resolver.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { platformSettingsPart } from '../../../messages/owner/platform-settings/en.ts';
import { useReasons } from '../reason/use-reasons.ts';
import { useWords } from '../../../words/use-words.ts';
import { useFreshAttempt } from '../sign-in-again/use-fresh-attempt.ts';
import { bareSchema, detailedSchema, hasDetails, sellingFormOf } from './settings-form.ts';
import type { SellingInput } from './settings-form.ts';

interface SellingCardProps {
  readonly stored: {
    readonly active: boolean;
    readonly seller: PlatformSeller | null;
    readonly revision?: number | undefined;
  };
}

/** The switch of subscriptions, and their seller. */
export function SellingCard({ stored }: SellingCardProps) {
  const words = useWords(platformSettingsPart);
  const reasons = useReasons();
  const id = useId();
  const toast = useToast();
  const save = useFreshAttempt(saveSubscriptionSettings);
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  // The revision with which the form was last filled: a later change by somebody else is reported, not overwritten.
  const [basedOn, setBasedOn] = useState(stored.revision ?? 0);
  const isDetailed = (form: SellingInput) => stored.seller !== null || hasDetails(form);
  const { control, handleSubmit, resetField } = useForm<SellingInput>({
    defaultValues: sellingFormOf(stored),
    resolver: (form, ...rest) =>
      sentenceResolver(isDetailed(form) ? detailedSchema : bareSchema, words.faults)(form, ...rest),
  });
  const submit = handleSubmit(async (form) => {
    const { active, reason, ...seller } = form;
    const wish = { active, reason, basedOn, seller: isDetailed(form) ? seller : null };
    const saved = await run(() => save(wish));
    if (saved === null) return;
    setBasedOn(saved.revision);
    resetField('reason', { defaultValue: '' });
    toast({ message: words.saved });
  });
  return (
    <SectionCard title={words.selling} description={words.sellingText}>
      <Stack component="form" noValidate sx={{ gap: 2 }} onSubmit={(event) => void submit(event)}>
        <FormSwitch control={control} name="active" label={words.active} />
        <div role="group" aria-labelledby={id}>
          <Typography id={id} variant="subtitle2" component="h3">
            {words.seller}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
            {words.sellerText}
          </Typography>
          <Stack sx={{ gap: 2 }}>
            {(['legalName', 'address', 'gstin'] as const).map((name) => (
              <FormTextField key={name} {...{ control, name }} label={words[name]} autoComplete="off" />
            ))}
          </Stack>
        </div>
        <FormTextField
          control={control}
          name="reason"
          label={words.reason}
          helperText={words.reasonHint}
          required
          autoComplete="off"
        />
        {failure !== null && <Notice tone="error">{reasons[failure.reason]}</Notice>}
        <SubmitButton pending={pending} sx={{ alignSelf: 'flex-start' }}>
          {words.save}
        </SubmitButton>
      </Stack>
    </SectionCard>
  );
}
