import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import type { ReverseCharge } from '@bhoj/domain/expenses/expense.schema';
import { voidPaymentVoucher, voidSelfInvoice } from '@bhoj/domain/self-invoices/self-invoices.contract';
import type { FailureReason } from '../../../firebase/call.ts';
import { useAct } from '../../../firebase/use-act.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { selfInvoicePart } from '../../../messages/owner/self-invoice/en.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import { useWords } from '../../../words/use-words.ts';
import { ReverseFailure } from './reverse-failure.tsx';
import { WholeNumbers } from '../../../ui/shared/parts/whole-numbers.tsx';

interface ReasonDialogProps {
  readonly title: string;
  readonly hint: string;
  readonly confirmLabel: string;
  readonly pending: boolean;
  readonly failure: FailureReason | null;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks for a reason before something is void. */
function ReasonDialog({
  title,
  hint,
  confirmLabel,
  pending,
  failure,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const words = useWords(selfInvoicePart);
  const common = useWords(commonPart);
  const id = useId();
  const [reason, setReason] = useState('');
  const [wasTried, setTried] = useState(false);
  const isMissing = wasTried && reason.trim() === '';
  const submit = () => {
    setTried(true);
    if (reason.trim() !== '') onConfirm(reason.trim());
  };
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id} onClose={() => !pending && onClose()}>
      <DialogTitle id={id}>
        <WholeNumbers>{title}</WholeNumbers>
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <DialogContentText>{hint}</DialogContentText>
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
          onClick={submit}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

export interface VoidDialogProps {
  readonly charge: ReverseCharge;
  readonly onClose: () => void;
}

/** The owner declares a self-invoice void, or takes a supplier's invoice back, with a reason. */
export function VoidDialog({ charge, onClose }: VoidDialogProps) {
  const words = useWords(selfInvoicePart);
  const toast = useToast();
  const { pending, failure, run } = useAct(voidSelfInvoice);
  const { selfInvoiceId, number, invoicedOn } = charge;
  const isOwn = invoicedOn === undefined;
  const confirm = async (reason: string) => {
    if (!(await run({ selfInvoiceId, reason }))) return;
    toast({ message: isOwn ? words.voided(number) : words.takenBack(number) });
    onClose();
  };
  return (
    <ReasonDialog
      title={isOwn ? words.voidTitle(number) : words.takeBackTitle(number)}
      hint={isOwn ? words.voidHint : words.takeBackHint}
      confirmLabel={isOwn ? words.voidIt : words.takeItBack}
      {...{ pending, failure, onClose }}
      onConfirm={(reason) => void confirm(reason)}
    />
  );
}

export interface VoidVoucherDialogProps {
  readonly selfInvoiceId: string;
  readonly number: string;
  readonly onClose: () => void;
}

/** The owner declares a payment voucher void, with a reason. */
export function VoidVoucherDialog({ selfInvoiceId, number, onClose }: VoidVoucherDialogProps) {
  const words = useWords(selfInvoicePart);
  const toast = useToast();
  const { pending, failure, run } = useAct(voidPaymentVoucher);
  const confirm = async (reason: string) => {
    if (!(await run({ selfInvoiceId, number, reason }))) return;
    toast({ message: words.voided(number) });
    onClose();
  };
  return (
    <ReasonDialog
      title={words.voidTitle(number)}
      hint={words.voidVoucherHint}
      confirmLabel={words.voidIt}
      {...{ pending, failure, onClose }}
      onConfirm={(reason) => void confirm(reason)}
    />
  );
}
