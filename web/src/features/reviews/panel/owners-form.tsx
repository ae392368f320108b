import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { Act } from '../../../firebase/use-act.ts';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { reviewsPart } from '../../../messages/owner/reviews/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useReasons } from './use-reasons.ts';

/** The contract's limit on an answer. */
const MOST = 600;

export interface OwnersFormProps {
  readonly label: string;
  readonly hint: string;
  readonly send: string;
  readonly sending: string;
  readonly act: Act<string>;
  /** The most characters. */
  readonly most?: number;
}

/** A text of the owner, with one button. The text stays when it could not be sent. */
export function OwnersForm({ label, hint, send, sending, act, most = MOST }: OwnersFormProps) {
  const { needsWords } = useWords(reviewsPart).panel;
  const reasons = useReasons();
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const text = typed.trim().replaceAll(/\s+/g, ' ');
  const isMissing = isTried && text === '';
  return (
    <Stack
      component="form"
      noValidate
      sx={{ gap: 1.5, alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (text !== '') void act.run(text);
      }}
    >
      <TextField
        multiline
        fullWidth
        minRows={2}
        label={label}
        value={typed}
        error={isMissing}
        helperText={isMissing ? needsWords : hint}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { maxLength: most } }}
      />
      {act.failure !== null && <Notice tone="error">{reasons[act.failure]}</Notice>}
      <SubmitButton variant="outlined" pending={act.pending} pendingLabel={sending}>
        {send}
      </SubmitButton>
    </Stack>
  );
}
