import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { staffPart } from '../../messages/owner/members/en.ts';
import { useWords } from '../../words/use-words.ts';

interface LinkPanelProps {
  readonly name: string;
  /** A path within Bhoj. */
  readonly link: string;
}

/** A set-password link to hand over. It is shown only here. */
export function LinkPanel({ name, link }: LinkPanelProps) {
  const words = useWords(staffPart);

  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');
  const address = new URL(link, globalThis.location.origin).href;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  const isCopied = outcome === 'copied';
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography>{words.linkText(name)}</Typography>
      <TextField
        label={words.link}
        value={address}
        onFocus={(event) => event.target.select()}
        slotProps={{ input: { readOnly: true } }}
      />
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          startIcon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
          onClick={() => void copy()}
        >
          {words.copy}
        </Button>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {isCopied ? words.copied : outcome === 'failed' ? words.copyFailed : ''}
        </Typography>
      </Stack>
    </Stack>
  );
}
