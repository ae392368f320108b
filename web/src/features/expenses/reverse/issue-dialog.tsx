import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { newId } from '@bhoj/domain/kernel/ids';
import { taxDayOf } from '@bhoj/domain/self-invoices/self-invoice';
import { issueSelfInvoice } from '@bhoj/domain/self-invoices/self-invoices.contract';
import { STATE_CODES, stateWithCode } from '@bhoj/domain/statute/gst-states';
import type { ReverseKind } from '@bhoj/domain/statute/reverse-kinds';
import { useDocumentSettings } from '../../../firebase/restaurant.tsx';
import { useAct } from '../../../firebase/use-act.ts';
import { selfInvoicePart } from '../../../messages/owner/self-invoice/en.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { useWords } from '../../../words/use-words.ts';
import { ChargeDialog } from './charge-dialog.tsx';
import { OwedPart } from './owed-part.tsx';
import { useKnownSupplier } from './use-known-supplier.ts';
import { useOwing } from './use-owing.ts';

export interface IssueDialogProps {
  readonly entry: Entry<Expense>;
  readonly kind: ReverseKind;
  /** Epoch ms. */
  readonly now: number;
  readonly onClose: () => void;
}

/** The owner makes the self-invoice of an expense. */
export function IssueDialog({ entry, kind: suggested, now, onClose }: IssueDialogProps) {
  const words = useWords(selfInvoicePart);
  const toast = useToast();
  // One id for the dialog, so that pressing again after a lost answer makes no second one.
  const selfInvoiceId = useMemo(() => newId(), []);
  const { pending, failure, run } = useAct(issueSelfInvoice);
  const [kind, setKind] = useState(suggested);
  const [name, setName] = useState(entry.value.vendor);
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [wasTried, setTried] = useState(false);
  const known = useKnownSupplier(name, false);
  const { gstin } = useDocumentSettings();
  const day = taxDayOf(entry.value, now);
  const owing = useOwing(kind, day, now);
  const address = typed ?? known?.address ?? '';
  // The State of the registration decides, also where the restaurant has moved since.
  const stateCode = chosen ?? known?.stateCode ?? (owing.recipient?.gstin ?? gstin).slice(0, 2);
  const isMissing = name.trim() === '' || address.trim() === '';
  const submit = async () => {
    setTried(true);
    const { registration } = owing;
    if (isMissing || registration === null) return;
    const supplier = { name: name.trim(), address: address.trim(), stateCode };
    if (!(await run({ selfInvoiceId, expenseId: entry.id, kind, supplier, registration }))) return;
    toast({ message: words.issued });
    onClose();
  };
  return (
    <ChargeDialog
      title={words.dialogTitle}
      confirmLabel={words.issue}
      {...{ kind, name, address, pending, failure, onClose }}
      onKind={setKind}
      onName={setName}
      onAddress={setTyped}
      isDue={owing.law !== null}
      onConfirm={() => void submit()}
    >
      <TextField
        select
        label={words.state}
        value={stateCode}
        helperText={words.stateHint}
        onChange={({ target }) => setChosen(target.value)}
      >
        {STATE_CODES.map((code) => (
          <MenuItem key={code} value={code}>
            {stateWithCode(code)}
          </MenuItem>
        ))}
      </TextField>
      <OwedPart expense={entry.value} {...{ owing, kind, stateCode, day, now }} />
      {wasTried && isMissing && <Notice tone="error">{words.missing}</Notice>}
    </ChargeDialog>
  );
}
