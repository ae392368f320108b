import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { savePlatformSettings } from '@bhoj/domain/platform/settings/settings.contract';
import { dateOf, dayAfter, startOf } from '@bhoj/domain/time/ist';
import type { PlatformSettings } from '@bhoj/domain/platform/settings/settings.schema';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { DayField } from '../../../ui/dates/day-field.tsx';
import { FormSwitch } from '../../../ui/mui/form/form-switch.tsx';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { serverNow } from '../../../ui/shared/server-clock.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import { sentenceResolver } from '../../../ui/shared/sentence-resolver.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { platformSettingsPart } from '../../../messages/owner/platform-settings/en.ts';
import { useReasons } from '../reason/use-reasons.ts';
import { useWords } from '../../../words/use-words.ts';
import { LimitFields } from './limit-fields.tsx';
import { generalFormOf, generalSchema } from './settings-form.ts';
import type { GeneralInput, GeneralWish } from './settings-form.ts';

/** Support address, sign-up, maintenance notice, and the limits of new restaurants. */
export function GeneralCard({ stored }: { readonly stored: PlatformSettings }) {
  const words = useWords(platformSettingsPart);
  const reasons = useReasons();
  const toast = useToast();
  const save = useAttempt(savePlatformSettings);
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  // The revision with which the form was last filled: a later change by somebody else is reported, not overwritten.
  const [basedOn, setBasedOn] = useState(stored.revision);
  const [today] = useState(() => dateOf(serverNow()));
  const [day, setDay] = useState(() => {
    const last = stored.maintenance === null ? today : dateOf(stored.maintenance.until - 1);
    return last < today ? today : last;
  });
  const { control, handleSubmit, resetField } = useForm<GeneralInput, unknown, GeneralWish>({
    defaultValues: generalFormOf(stored),
    resolver: sentenceResolver(generalSchema, words.faults),
  });
  const submit = handleSubmit(
    async ({ maintenance: text, captainLimit, drawerNotice, kitchenNotice, ...wish }) => {
      const maintenance = text === '' ? null : { text, until: startOf(dayAfter(day)) };
      const limits = {
        captainDiscountLimitPaise: captainLimit,
        drawerNoticePaise: drawerNotice,
        kitchenNoticeMinutes: kitchenNotice,
      };
      const input = { ...wish, ...limits, basedOn, maintenance };
      const saved = await run(() => save(input));
      if (saved === null) return;
      setBasedOn(saved.revision);
      resetField('reason', { defaultValue: '' });
      toast({ message: words.saved });
    },
  );
  const field = { control, autoComplete: 'off' } as const;
  return (
    <SectionCard title={words.general}>
      <Stack component="form" noValidate sx={{ gap: 2 }} onSubmit={(event) => void submit(event)}>
        <FormTextField
          {...field}
          name="supportEmail"
          type="email"
          label={words.supportEmail}
          helperText={words.supportHint}
        />
        <FormSwitch
          control={control}
          name="isSignupOpen"
          label={words.isSignupOpen}
          helperText={words.signupHint}
        />
        <FormTextField
          {...field}
          name="maintenance"
          label={words.maintenance}
          helperText={words.maintenanceHint}
        />
        <DayField label={words.until} value={day} min={today} onChange={setDay} />
        <LimitFields control={control} />
        <FormTextField {...field} name="reason" label={words.reason} helperText={words.reasonHint} required />
        {failure !== null && <Notice tone="error">{reasons[failure.reason]}</Notice>}
        <SubmitButton pending={pending} sx={{ alignSelf: 'flex-start' }}>
          {words.save}
        </SubmitButton>
      </Stack>
    </SectionCard>
  );
}
