import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { reasonSchema } from '@bhoj/domain/platform/shape/reason.schema';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { platformSettingsPart } from '../../../messages/owner/platform-settings/en.ts';
import { useReasons } from '../reason/use-reasons.ts';
import { useWords } from '../../../words/use-words.ts';
import { useRebuild } from './use-rebuild.ts';

/** Writes the platform's lists of restaurants anew, with a reason. */
export function RebuildCard() {
  const words = useWords(platformSettingsPart);
  const reasons = useReasons();
  const { pending, failure, written, start } = useRebuild();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isSound = reasonSchema.safeParse(reason).success;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isSound || (await start(reason)) === null) return;
    setReason('');
    setAsked(false);
  };
  return (
    <SectionCard title={words.rebuild} description={words.rebuildText}>
      <Stack component="form" noValidate sx={{ gap: 2 }} onSubmit={(event) => void submit(event)}>
        <TextField
          label={words.reason}
          required
          autoComplete="off"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={isAsked && !isSound}
          helperText={isAsked && !isSound ? words.faults['reason'] : words.reasonHint}
        />
        {written !== null && failure === null && (
          <Notice tone={pending ? 'info' : 'success'}>
            {pending ? words.rebuildRuns(written) : words.rebuildDone(written)}
          </Notice>
        )}
        {failure !== null && (
          <Notice tone="error">
            {reasons[failure.reason]} {words.rebuildStopped(written ?? 0)}
          </Notice>
        )}
        <SubmitButton pending={pending} sx={{ alignSelf: 'flex-start' }}>
          {words.rebuildStart}
        </SubmitButton>
      </Stack>
    </SectionCard>
  );
}
