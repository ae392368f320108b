import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { eraseCustomer } from '@bhoj/domain/customers/customers.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { customersPart } from '../../../messages/owner/customers/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { nameOf } from '../state/customers-model.ts';
import type { CustomerEntry } from '../state/customers-model.ts';

export interface EraseDialogProps {
  readonly entry: CustomerEntry;
  readonly onClose: () => void;
}

type Answer = Awaited<ReturnType<ReturnType<typeof useAttempt<typeof eraseCustomer>>>>;

/** Repeats the call until there is a receipt: one call erases a part of a guest with hundreds of orders. */
async function eraseAll(ask: () => Promise<Answer>): Promise<Answer> {
  const answer = await ask();
  return 'output' in answer && answer.output.receipt === null ? eraseAll(ask) : answer;
}

/** Erases a customer for a reason. Afterwards the panel says that the record is gone, and shows the receipt. */
export function EraseDialog({ entry: { id, value }, onClose }: EraseDialogProps) {
  const words = useWords(customersPart);
  const common = useWords(commonPart);
  const reasons = useWords(reasonsPart);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [actId] = useState(newId);
  const ask = useAttempt(eraseCustomer);
  const { run, pending, failure } = useOneAtATime<CallFacts>();
  const isMissing = reason.trim() === '';
  const submit = async () => {
    setTried(true);
    if (!isMissing) await run(() => eraseAll(() => ask({ customerId: id, actId, reason })));
  };
  return (
    <Dialog open onClose={() => !pending && onClose()} maxWidth="xs" fullWidth aria-labelledby="erase-title">
      <DialogTitle id="erase-title" sx={{ overflowWrap: 'anywhere' }}>
        {words.eraseTitle(nameOf(value))}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>{words.eraseHint(value.visits)}</DialogContentText>
        <TextField
          label={words.reason}
          value={reason}
          error={isTried && isMissing}
          helperText={isTried && isMissing ? words.reasonNeeded : ' '}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: 120, autoComplete: 'off' } }}
        />
        {failure !== null && <Notice tone="error">{reasons[failure.reason]}</Notice>}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={pending} onClick={onClose}>
          {common.cancel}
        </Button>
        <Button
          variant="contained"
          color="error"
          disabled={pending}
          aria-busy={pending}
          onClick={() => void submit()}
        >
          {words.eraseNow}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
