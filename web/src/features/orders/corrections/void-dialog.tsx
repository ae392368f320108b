import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useId, useState } from 'react';
import { voidBill } from '@bhoj/domain/billing/corrections/corrections.contract';
import { formatPlain } from '@bhoj/domain/money/format';
import { newId } from '@bhoj/domain/kernel/ids';
import type { Settlement } from '@bhoj/domain/billing/shape/order-money.schema';
import { AskSomebody } from '../../../blocks/approvals/ask-somebody.tsx';
import { useAct } from '../../../firebase/use-act.ts';
import { correctionsPart } from '../../../messages/owner/corrections/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import { CorrectionFailure } from './correction-failure.tsx';
import { ReasonField } from './reason-field.tsx';
import { WholeNumbers } from '../../../ui/shared/parts/whole-numbers.tsx';

export interface VoidDialogProps {
  readonly settlement: Settlement;
  readonly onClose: () => void;
  /** Called with the id of the new order that bills it again. */
  readonly onBilledAgain: (orderId: string) => void;
}

/** Voids an issued document, with a reason. A retry after a lost answer sends the same request. */
export function VoidDialog({ settlement, onClose, onBilledAgain }: VoidDialogProps) {
  const words = useWords(correctionsPart);

  const { invoiceId, number, bill } = settlement;
  const id = useId();
  const toast = useToast();
  const { pending, failure, run } = useAct(voidBill);
  const [requestId] = useState(newId);
  const [reason, setReason] = useState('');
  const [billAgain, setBillAgain] = useState(false);
  const [wasTried, setTried] = useState(false);
  const input = { invoiceId, requestId, reason: reason.trim(), billAgain };
  const isVoid = () => {
    onClose();
    if (billAgain) onBilledAgain(requestId);
  };
  const submit = async () => {
    setTried(true);
    if (reason.trim() === '') return;
    if (!(await run(input))) return;
    toast({ message: words.voided(number) });
    isVoid();
  };
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id} onClose={() => !pending && onClose()}>
      <DialogTitle id={id}>
        <WholeNumbers>{words.voidTitle(number)}</WholeNumbers>
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <DialogContentText>{words.voidText(formatPlain(bill.totalPaise))}</DialogContentText>
          <CorrectionFailure failure={failure} />
          <AskSomebody contract={voidBill} input={input} reason={failure} onDone={isVoid} />
          <ReasonField value={reason} disabled={pending} wasTried={wasTried} onChange={setReason} />
          <div>
            <FormControlLabel
              control={
                <Switch
                  checked={billAgain}
                  disabled={pending}
                  onChange={(event) => setBillAgain(event.target.checked)}
                  slotProps={{ input: { 'aria-describedby': `${id}-again` } }}
                />
              }
              label={words.billAgain}
            />
            <FormHelperText id={`${id}-again`}>{words.billAgainHint}</FormHelperText>
          </div>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={pending}>
          {words.keep}
        </Button>
        <Button
          variant="contained"
          color="error"
          disabled={pending}
          aria-busy={pending}
          onClick={() => void submit()}
        >
          {pending ? words.voiding : words.voidAct}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
