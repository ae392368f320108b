import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { correctBill } from '@bhoj/domain/billing/corrections/corrections.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import type { PaymentMethod } from '@bhoj/domain/billing/documents/invoice';
import type { Settlement } from '@bhoj/domain/billing/shape/order-money.schema';
import type { OrderType } from '@bhoj/domain/orders/shape/order.schema';
import { useOriginals } from '../../../blocks/bill/originals.ts';
import { useAct } from '../../../firebase/use-act.ts';
import { correctionsPart } from '../../../messages/owner/corrections/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useNow } from '../../../ui/shared/use-now.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import type { DocumentNotes } from '../documents/document-notes.tsx';
import { CorrectionFailure } from './correction-failure.tsx';
import { NotePreview } from './note-preview.tsx';
import { ReasonField } from './reason-field.tsx';
import { RefundFields } from './refund-fields.tsx';
import { RightFields } from './right-fields.tsx';
import { openLines, previewOf, rightOf } from './right-model.ts';
import type { RightTyped, Wrong } from './right-model.ts';
import { WholeNumbers } from '../../../ui/shared/parts/whole-numbers.tsx';

export interface RightDialogProps {
  readonly wrong: Wrong;
  readonly settlement: Settlement;
  readonly type: OrderType;
  readonly notes: DocumentNotes;
  readonly onClose: () => void;
}

/** Corrects a price or a rate of an issued document. A retry after a lost answer sends the same request. */
export function RightDialog({ wrong, settlement, type, notes, onClose }: RightDialogProps) {
  const words = useWords(correctionsPart);

  const { invoiceId, number } = settlement;
  const id = useId();
  const toast = useToast();
  const originals = useOriginals();
  const { pending, failure, run } = useAct(correctBill);
  const [requestId] = useState(newId);
  const now = useNow(60_000);
  const lines = openLines(wrong, settlement, notes);
  const [typed, setTyped] = useState<RightTyped>({
    line: lines.length === 1 ? String(lines[0]?.index) : '',
    price: '',
    rate: '',
  });
  const [reason, setReason] = useState('');
  const [tender, setTender] = useState<{ method: PaymentMethod; name: string }>({ method: 'cash', name: '' });
  const [wasTried, setTried] = useState(false);
  const chosen = lines.find(({ index }) => String(index) === typed.line) ?? null;
  const right = rightOf(wrong, chosen, typed);
  const preview = previewOf(settlement, notes, right, now);
  const submit = async () => {
    setTried(true);
    const isNamed = tender.method !== 'other' || tender.name.trim() !== '';
    if (right === null || preview === null || typeof preview === 'string') return;
    if (reason.trim() === '' || !isNamed) return;
    if (!(await run({ invoiceId, requestId, right, reason: reason.trim(), tender }))) return;
    originals.keep(requestId);
    toast({ message: words.rightDone(number) });
    onClose();
  };
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={() => !pending && onClose()}>
      <DialogTitle id={id}>
        <WholeNumbers>{words.rightTitles[wrong](number)}</WholeNumbers>
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <DialogContentText>{words.rightTexts[wrong]}</DialogContentText>
          <CorrectionFailure failure={failure} />
          <RightFields
            {...{ wrong, lines, chosen, typed, wasTried }}
            disabled={pending}
            onChange={setTyped}
          />
          <RefundFields
            {...{ type, wasTried }}
            label={wrong === 'high' ? words.refund : words.payment}
            refund={tender}
            disabled={pending}
            onChange={setTender}
          />
          <ReasonField value={reason} disabled={pending} wasTried={wasTried} onChange={setReason} />
          <NotePreview preview={preview} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={pending}>
          {words.keep}
        </Button>
        <Button variant="contained" disabled={pending} aria-busy={pending} onClick={() => void submit()}>
          {pending ? words.crediting : words.rightSubmit}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
