import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { closeSession } from '@bhoj/domain/cash/cash.contract';
import { CASH } from '@bhoj/domain/cash/sums';
import type { SessionResult } from '@bhoj/domain/cash/session.schema';
import { formatPlain } from '@bhoj/domain/money/format';
import { ZERO } from '@bhoj/domain/money/money';
import { useActOnce } from '../../../firebase/use-act.ts';
import { cashSessionsPart } from '../../../messages/owner/cash-sessions/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { useWords } from '../../../words/use-words.ts';
import { Fact } from '../facts/fact.tsx';
import styles from '../facts/day.module.css';
import { DifferenceLines } from './difference-lines.tsx';
import { useTenderName } from './tender-name.ts';

/** The result of a count: the cash, each difference once, and the documents that may explain it. */
export function ResultFacts({ result }: { readonly result: SessionResult }) {
  const words = useWords(cashSessionsPart);
  const nameOf = useTenderName();
  return (
    <div>
      <dl className={styles['facts']}>
        <Fact label={`${words.expected}: ${nameOf(CASH)}`} amount={result.expected[CASH] ?? ZERO} />
        <Fact label={`${words.counted}: ${nameOf(CASH)}`} amount={result.counted[CASH] ?? ZERO} />
      </dl>
      <DifferenceLines difference={result.difference} />
      {result.suspects.length > 0 && (
        <>
          <Typography variant="subtitle2" component="h4">
            {words.mayExplain}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {result.suspects.map(({ why, what, amountPaise, rightTender, at }) => (
              <li key={`${why} ${what} ${at}`}>
                {words.why[why](what, formatPlain(amountPaise), nameOf(rightTender ?? CASH))}
              </li>
            ))}
          </Box>
        </>
      )}
    </div>
  );
}

/** Closes a counted session that differs, with a note. */
export function CloseForm({ sessionId }: { readonly sessionId: string }) {
  const words = useWords(cashSessionsPart);
  const reasons = useWords(reasonsPart);
  const isOnline = useOnline();
  const { pending, failure, run } = useActOnce(closeSession);
  const [note, setNote] = useState('');
  const [wasTried, setTried] = useState(false);
  const isMissing = wasTried && note.trim() === '';
  return (
    <Stack sx={{ gap: 1.5 }}>
      {failure !== null && <Notice tone="error">{reasons[failure]}</Notice>}
      <TextField
        required
        label={words.note}
        value={note}
        error={isMissing}
        helperText={isMissing ? words.noteMissing : undefined}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off' } }}
      />
      <div>
        <Button
          variant="contained"
          disabled={pending || !isOnline}
          aria-busy={pending}
          onClick={() => {
            setTried(true);
            if (note.trim() !== '') void run({ sessionId, note: note.trim() });
          }}
        >
          {pending ? words.closing : words.close}
        </Button>
      </div>
    </Stack>
  );
}
