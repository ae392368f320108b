import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { openSession } from '@bhoj/domain/cash/cash.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import type { Till } from '@bhoj/domain/restaurant/settings.schema';
import { useAct } from '../../../firebase/use-act.ts';
import { cashSessionsPart } from '../../../messages/owner/cash-sessions/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { Sheet } from '../../../ui/mui/sheet.tsx';
import { sentenceResolver } from '../../../ui/shared/sentence-resolver.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { useWords } from '../../../words/use-words.ts';
import { openForm } from './session-model.ts';
import type { OpenEntered, OpenTyped } from './session-model.ts';

interface OpenDialogProps {
  /** The tills without an open session. */
  readonly tills: readonly Till[];
  readonly onClose: () => void;
}

/** Opens a session of the person's own on a till, with a float. */
export function OpenDialog({ tills, onClose }: OpenDialogProps) {
  const words = useWords(cashSessionsPart);
  const reasons = useWords(reasonsPart);
  const toast = useToast();
  const isOnline = useOnline();
  const { pending, failure, run } = useAct(openSession);
  const [sessionId] = useState(newId);
  const { control, handleSubmit } = useForm<OpenTyped, unknown, OpenEntered>({
    resolver: sentenceResolver(openForm, words.faults),
    defaultValues: { tillId: tills[0]?.id ?? '', floatPaise: '' },
  });
  const submit = handleSubmit(async (entered) => {
    if (!(await run({ sessionId, ...entered }))) return;
    toast({ message: words.opened(tills.find(({ id }) => id === entered.tillId)?.name ?? '') });
    onClose();
  });
  return (
    <Sheet title={words.open} closeLabel={words.cancel} onClose={onClose}>
      <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
        <Stack sx={{ gap: 2, pt: 1 }}>
          {!isOnline && <Notice tone="info">{words.needsConnection}</Notice>}
          {failure !== null && <Notice tone="error">{reasons[failure]}</Notice>}
          <FormTextField control={control} name="tillId" label={words.till} select>
            {tills.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </FormTextField>
          <FormTextField
            control={control}
            name="floatPaise"
            label={words.float}
            inputMode="decimal"
            startAdornment="₹"
            required
          />
          <SubmitButton pending={pending} pendingLabel={words.opening} disabled={!isOnline} size="large">
            {words.open}
          </SubmitButton>
        </Stack>
      </Box>
    </Sheet>
  );
}
