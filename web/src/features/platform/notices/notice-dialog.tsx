import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { PlatformNotice } from '@bhoj/domain/platform/shape/notice.schema';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { DayField, OptionalDayField } from '../../../ui/dates/day-field.tsx';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { sentenceResolver } from '../../../ui/shared/sentence-resolver.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { platformNoticesPart } from '../../../messages/owner/platform-notices/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { useReasons } from '../reason/use-reasons.ts';
import { useWords } from '../../../words/use-words.ts';
import { AudienceFields } from './audience-fields.tsx';
import { NoticeFields } from './notice-fields.tsx';
import { formOf, noticeFormSchema } from './notice-form.ts';
import type { NoticeFormInput, NoticeFormValues } from './notice-form.ts';
import { NoticePreview } from './notice-preview.tsx';
import { ReachLine } from './reach-line.tsx';
import { useChosen } from './use-chosen.ts';
import { usePublish } from './use-publish.ts';

interface NoticeDialogProps {
  /** Null writes a new notice. */
  readonly stored: Entry<PlatformNotice> | null;
  readonly onClose: () => void;
}

/** Writes a notice or its next version, with a preview for owners. */
export function NoticeDialog({ stored, onClose }: NoticeDialogProps) {
  const words = useWords(platformNoticesPart);
  const common = useWords(commonPart);
  const reasons = useReasons();
  const id = useId();
  const toast = useToast();
  const publish = usePublish(stored);
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  const { audience, setAudience, from, setFrom, until, setUntil, today, now, period } = useChosen(
    stored?.value ?? null,
  );
  const { control, handleSubmit } = useForm<NoticeFormInput, unknown, NoticeFormValues>({
    resolver: sentenceResolver(noticeFormSchema, words.faults),
    defaultValues: formOf(stored?.value ?? null),
  });
  const typed = { ...formOf(null), ...useWatch({ control }) };
  const submit = handleSubmit(async ({ reason, ...said }) => {
    const made = await run(() => publish({ notice: { ...said, ...period, audience }, reason }));
    if (made === null) return;
    toast({ message: stored === null ? words.published : words.changed(made.version) });
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
        {stored === null ? words.add : words.changeTitle(stored.value.version)}
      </DialogTitle>
      <DialogContent>
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
            pt: 0.5,
          }}
        >
          <Stack component="form" id={id} noValidate sx={{ gap: 2 }} onSubmit={(event) => void submit(event)}>
            {failure !== null && <Notice tone="error">{reasons[failure.reason]}</Notice>}
            {stored !== null && <Notice tone="info">{words.changeHint}</Notice>}
            <NoticeFields control={control} />
            <AudienceFields value={audience} onChange={setAudience} />
            <OptionalDayField label={words.fields.from} value={from} min={today} onChange={setFrom} />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {words.hints.from}
            </Typography>
            <DayField label={words.fields.until} value={until} min={from ?? today} onChange={setUntil} />
            <FormTextField
              control={control}
              name="reason"
              label={words.fields.reason}
              helperText={words.hints.reason}
              required
              autoComplete="off"
            />
          </Stack>
          <Stack component="section" aria-label={words.preview} sx={{ gap: 2 }}>
            <ReachLine audience={audience} noticeId={null} version={0} />
            <NoticePreview notice={typed} now={now} />
          </Stack>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={pending}>
          {common.cancel}
        </Button>
        <SubmitButton form={id} pending={pending}>
          {stored === null ? words.publish : words.publishChange}
        </SubmitButton>
      </DialogActions>
    </Dialog>
  );
}
