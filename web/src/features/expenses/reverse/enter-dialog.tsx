import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import { newId } from '@bhoj/domain/kernel/ids';
import { taxDayOfPaper } from '@bhoj/domain/self-invoices/self-invoice';
import { enterSupplierInvoice } from '@bhoj/domain/self-invoices/self-invoices.contract';
import { isGstin } from '@bhoj/domain/statute/gstin';
import { dateOf } from '@bhoj/domain/time/ist';
import { useAct } from '../../../firebase/use-act.ts';
import { selfInvoicePart } from '../../../messages/owner/self-invoice/en.ts';
import { DayField } from '../../../ui/dates/day-field.tsx';
import { dayName } from '../../../ui/dates/formats.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { useWords } from '../../../words/use-words.ts';
import { ChargeDialog } from './charge-dialog.tsx';
import type { IssueDialogProps } from './issue-dialog.tsx';
import { OwedPart } from './owed-part.tsx';
import { useIsEntered, useKnownSupplier } from './use-known-supplier.ts';
import { useOwing } from './use-owing.ts';

/** The owner enters the invoice of a supplier with a GSTIN, who charged no tax on it. */
export function EnterDialog({ entry, kind: suggested, now, onClose }: IssueDialogProps) {
  const words = useWords(selfInvoicePart);
  const toast = useToast();
  const selfInvoiceId = useMemo(() => newId(), []);
  const { pending, failure, run } = useAct(enterSupplierInvoice);
  const today = dateOf(now);
  const { vendor, day: entered } = entry.value;
  const [kind, setKind] = useState(suggested);
  const [name, setName] = useState(vendor);
  const [typed, setTyped] = useState<{ readonly address?: string; readonly gstin?: string }>({});
  const [number, setNumber] = useState('');
  const [date, setDate] = useState(entered < today ? entered : today);
  const [wasTried, setTried] = useState(false);
  const known = useKnownSupplier(name, true);
  const address = typed.address ?? known?.address ?? '';
  const gstin = typed.gstin ?? known?.gstin ?? '';
  const isEntered = useIsEntered(gstin, number);
  const day = taxDayOfPaper(entry.value, date, now);
  const owing = useOwing(kind, day, now);
  const { law, recipient, registration } = owing;
  const isOwn = gstin !== '' && gstin === recipient?.gstin;
  const isWrong = gstin !== '' && !isGstin(gstin);
  const isMissing = [name, address, gstin, number].some((text) => text.trim() === '');
  const isCharged = law !== null && !law.ofRegistered;
  const submit = async () => {
    setTried(true);
    if (isMissing || isWrong || isOwn || registration === null) return;
    const supplier = { name: name.trim(), address: address.trim(), gstin };
    const paper = { number: number.trim(), date };
    if (!(await run({ selfInvoiceId, expenseId: entry.id, kind, supplier, paper, registration }))) return;
    toast({ message: words.enteredDone });
    onClose();
  };
  const owed =
    day > today ? (
      <Notice tone="info">{words.notYet(dayName(day))}</Notice>
    ) : isCharged ? (
      <Notice tone="warning">{words.charged}</Notice>
    ) : (
      <OwedPart
        expense={entry.value}
        stateCode={isWrong || gstin === '' ? (recipient?.gstin ?? '').slice(0, 2) : gstin.slice(0, 2)}
        {...{ owing, kind, day, now }}
      />
    );
  return (
    <ChargeDialog
      title={words.enterTitle}
      confirmLabel={words.enterIt}
      {...{ kind, name, address, pending, failure, onClose }}
      onKind={setKind}
      onName={setName}
      onAddress={(text) => setTyped({ ...typed, address: text })}
      isDue={law !== null && !isCharged && day <= today}
      onConfirm={() => void submit()}
    >
      <TextField
        label={words.gstin}
        value={gstin}
        required
        error={isWrong || isOwn}
        helperText={isWrong ? words.gstinWrong : isOwn ? words.gstinOwn : words.stateHint}
        slotProps={{ htmlInput: { maxLength: 15, autoCapitalize: 'characters' } }}
        onChange={({ target }) => setTyped({ ...typed, gstin: target.value.trim().toUpperCase() })}
      />
      <TextField
        label={words.paperNumber}
        value={number}
        required
        slotProps={{ htmlInput: { maxLength: 16 } }}
        onChange={({ target }) => setNumber(target.value)}
      />
      <DayField label={words.paperDate} value={date} max={today} onChange={setDate} />
      {owed}
      {isEntered && !pending && <Notice tone="warning">{words.paperEntered}</Notice>}
      {wasTried && isMissing && <Notice tone="error">{words.paperMissing}</Notice>}
    </ChargeDialog>
  );
}
