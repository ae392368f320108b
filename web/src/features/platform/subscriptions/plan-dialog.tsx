import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { newId } from '@bhoj/domain/kernel/ids';
import { publishPlan } from '@bhoj/domain/platform/settings/plans.contract';
import { latestVersionOf } from '@bhoj/domain/subscription/plan-versions';
import { PREMIUM_PLAN } from '@bhoj/domain/subscription/plans';
import type { SubscriptionPlan } from '@bhoj/domain/subscription/plans';
import { dateOf, startOf } from '@bhoj/domain/time/ist';
import { PricingCard } from '../../../blocks/membership-plans/pricing-card.tsx';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { OptionalDayField } from '../../../ui/dates/day-field.tsx';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { serverNow } from '../../../ui/shared/server-clock.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import { sentenceResolver } from '../../../ui/shared/sentence-resolver.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { platformSubscriptionsPart } from '../../../messages/owner/platform-subscriptions/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { useReasons } from '../reason/use-reasons.ts';
import { useWords } from '../../../words/use-words.ts';
import { PlanFields } from './plan-fields.tsx';
import { formOf, planFormSchema, previewOf } from './plan-form.ts';
import type { PlanFormInput, PlanFormValues } from './plan-form.ts';

interface PlanDialogProps {
  /** Null makes a new plan. */
  readonly plan: SubscriptionPlan | null;
  readonly onClose: () => void;
}

/** Publishes a version of a plan, with the card that the pricing page will show. */
export function PlanDialog({ plan, onClose }: PlanDialogProps) {
  const words = useWords(platformSubscriptionsPart);
  const common = useWords(commonPart);
  const reasons = useReasons();
  const id = useId();
  const toast = useToast();
  const publish = useAttempt(publishPlan);
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  // The version that the dialog showed, and one id for every try, so that a lost answer publishes nothing twice.
  const [seen] = useState(() => ({ versionId: newId(), basedOn: latestVersionOf(plan) }));
  const [day, setDay] = useState<string | null>(null);
  const [today] = useState(() => dateOf(serverNow()));
  const { control, handleSubmit } = useForm<PlanFormInput, unknown, PlanFormValues>({
    resolver: sentenceResolver(planFormSchema, words.faults),
    defaultValues: formOf(plan),
  });
  const typed = useWatch({ control });
  const submit = handleSubmit(async ({ planId, reason, ...offer }) => {
    const from = day === null || day === today ? null : startOf(day);
    const made = await run(() => publish({ ...seen, planId, from, offer, reason }));
    if (made === null) return;
    toast({ message: words.published(offer.name, made.version) });
    onClose();
  });
  return (
    <Dialog
      open
      onClose={(_, why) => why === 'escapeKeyDown' && !pending && onClose()}
      fullWidth
      maxWidth="md"
      aria-labelledby={`${id}-title`}
    >
      <DialogTitle id={`${id}-title`}>
        {plan === null ? words.newPlan : words.newVersion(plan.name)}
      </DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: 'minmax(0, 1fr) 300px' }, pt: 0.5 }}>
          <Stack component="form" id={id} noValidate sx={{ gap: 2 }} onSubmit={(event) => void submit(event)}>
            {failure !== null && <Notice tone="error">{reasons[failure.reason]}</Notice>}
            {plan?.id === PREMIUM_PLAN.id && <Notice tone="info">{words.fixed}</Notice>}
            <PlanFields control={control} isNew={plan === null} isFixed={plan?.id === PREMIUM_PLAN.id} />
            <OptionalDayField label={words.fields.from} value={day} min={today} onChange={setDay} />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {words.fromHint}
            </Typography>
          </Stack>
          <Box component="section" aria-labelledby={`${id}-preview`}>
            <Typography id={`${id}-preview`} variant="subtitle2" component="h3" sx={{ mb: 1 }}>
              {words.preview}
            </Typography>
            <Box component="ul" sx={{ m: 0, p: 0 }}>
              <PricingCard
                plan={previewOf({ ...formOf(plan), ...typed }, words.newPlan)}
                level="h3"
                action={null}
              />
            </Box>
          </Box>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={pending}>
          {common.cancel}
        </Button>
        <SubmitButton form={id} pending={pending}>
          {words.publish}
        </SubmitButton>
      </DialogActions>
    </Dialog>
  );
}
