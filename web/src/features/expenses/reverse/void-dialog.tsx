import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import type { ReverseCharge } from '@bhoj/domain/expenses/expense.schema';
import { voidSelfInvoice } from '@bhoj/domain/self-invoices/self-invoices.contract';
import { useAct } from '../../../firebase/use-act.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { selfInvoicePart } from '../../../messages/owner/self-invoice/en.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import { useWords } from '../../../words/use-words.ts';
import { ReverseFailure } from './reverse-failure.tsx';

export interface VoidDialogProps {
  readonly charge: ReverseCharge;
  readonly onClose: () => void;
}

/** The owner declares a self-invoice void, with a reason. */
export function VoidDialog({ charge, onClose }: VoidDialogProps) {
  const words = useWords(selfInvoicePart);
  const common = useWords(commonPart);
  const toast = useToast();
  const id = useId();
  const { pending, failure, run } = useAct(voidSelfInvoice);
  const [reason, setReason] = useState('');
  const [wasTried, setTried] = useState(false);
  const isMissing = wasTried && reason.trim() === '';
  const submit = async () => {
    setTried(true);
    if (reason.trim() === '') return;
    if (!(await run({ selfInvoiceId: charge.selfInvoiceId, reason: reason.trim() }))) return;
    toast({ message: words.voided(charge.number) });
    onClose();
  };
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id} onClose={() => !pending && onClose()}>
      <DialogTitle id={id}>{words.voidTitle(charge.number)}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <p>{words.voidHint}</p>
          <TextField
            label={words.reason}
            value={reason}
            required
            error={isMissing}
            helperText={isMissing ? words.reasonMissing : ' '}
            slotProps={{ htmlInput: { maxLength: 120 } }}
            onChange={({ target }) => setReason(target.value)}
          />
          <ReverseFailure failure={failure} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={pending}>
          {common.close}
        </Button>
        <Button
          variant="contained"
          color="error"
          disabled={pending}
          aria-busy={pending}
          data-deliberate
          onClick={() => void submit()}
        >
          {words.voidIt}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
