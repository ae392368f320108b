import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { issueCreditNote } from '@bhoj/domain/billing/corrections/corrections.contract';
import { addedPortions, leftToCredit } from '@bhoj/domain/billing/corrections/credit-note';
import { formatPlain } from '@bhoj/domain/money/format';
import { newId } from '@bhoj/domain/kernel/ids';
import type { LinePortions } from '@bhoj/domain/billing/corrections/credit-note';
import type { PaymentMethod } from '@bhoj/domain/billing/documents/invoice';
import type { Settlement } from '@bhoj/domain/billing/shape/order-money.schema';
import type { OrderType } from '@bhoj/domain/orders/shape/order.schema';
import { AskSomebody } from '../../../blocks/approvals/ask-somebody.tsx';
import { useOriginals } from '../../../blocks/bill/originals.ts';
import { useAct } from '../../../firebase/use-act.ts';
import { correctionsPart } from '../../../messages/owner/corrections/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import type { DocumentNotes } from '../documents/document-notes.tsx';
import { CorrectionFailure } from './correction-failure.tsx';
import { creditOf } from './credit-model.ts';
import { CreditLines } from './credit-lines.tsx';
import { ReasonField } from './reason-field.tsx';
import { RefundFields } from './refund-fields.tsx';
import { WholeNumbers } from '../../../ui/shared/parts/whole-numbers.tsx';

export interface CreditDialogProps {
  readonly settlement: Settlement;
  readonly type: OrderType;
  /** The earlier notes of the document. */
  readonly notes: DocumentNotes;
  readonly onClose: () => void;
}

/** Credits portions of an issued document. A retry after a lost answer sends the same request. */
export function CreditDialog({ settlement, type, notes, onClose }: CreditDialogProps) {
  const words = useWords(correctionsPart);

  const { invoiceId, number, bill } = settlement;
  const id = useId();
  const toast = useToast();
  const originals = useOriginals();
  const { pending, failure, run } = useAct(issueCreditNote);
  const [requestId] = useState(newId);
  const [chosen, setChosen] = useState<LinePortions>({});
  const [reason, setReason] = useState('');
  const [refund, setRefund] = useState<{ method: PaymentMethod; name: string }>({ method: 'cash', name: '' });
  const [wasTried, setTried] = useState(false);
  const credited = addedPortions(notes.credits.map(({ portions }) => portions));
  const left = leftToCredit(bill, credited);
  const credit = creditOf(bill, notes, chosen);
  const input = { invoiceId, requestId, portions: chosen, reason: reason.trim(), refund };
  const isIssued = () => {
    originals.keep(requestId);
    onClose();
  };
  const submit = async () => {
    setTried(true);
    const isNamed = refund.method !== 'other' || refund.name.trim() !== '';
    if (credit === null || reason.trim() === '' || !isNamed) return;
    if (!(await run(input))) return;
    toast({ message: words.credited(formatPlain(credit.totalPaise)) });
    isIssued();
  };
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={() => !pending && onClose()}>
      <DialogTitle id={id}>
        <WholeNumbers>{words.creditTitle(number)}</WholeNumbers>
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <DialogContentText>{words.creditText}</DialogContentText>
          <CorrectionFailure failure={failure} />
          <AskSomebody contract={issueCreditNote} input={input} reason={failure} onDone={isIssued} />
          <CreditLines {...{ bill, left, chosen }} disabled={pending} onChange={setChosen} />
          {wasTried && credit === null && (
            <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
              {words.nothingChosen}
            </Typography>
          )}
          <RefundFields
            {...{ type, refund, wasTried }}
            label={words.refund}
            disabled={pending}
            onChange={setRefund}
          />
          <ReasonField value={reason} disabled={pending} wasTried={wasTried} onChange={setReason} />
          {credit !== null && credit.taxPaise > 0 && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {words.taxOf(formatPlain(credit.taxPaise))}
            </Typography>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={pending}>
          {words.keep}
        </Button>
        <Button variant="contained" disabled={pending} aria-busy={pending} onClick={() => void submit()}>
          {pending
            ? words.crediting
            : credit === null
              ? words.creditNothing
              : words.credit(formatPlain(credit.totalPaise))}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
