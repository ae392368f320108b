import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useMemo, useState } from 'react';
import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { nameKey } from '@bhoj/domain/kernel/folded';
import { newId } from '@bhoj/domain/kernel/ids';
import { formatExact, formatRate } from '@bhoj/domain/money/format';
import { lastBillBy, recipientBy } from '@bhoj/domain/self-invoices/recipient';
import { takesCreditOf, taxDayOf, taxOnSupply } from '@bhoj/domain/self-invoices/self-invoice';
import { selfInvoices } from '@bhoj/domain/self-invoices/self-invoice.collection';
import type { Supplier } from '@bhoj/domain/self-invoices/self-invoice.schema';
import { issueSelfInvoice } from '@bhoj/domain/self-invoices/self-invoices.contract';
import { stateTaxOf } from '@bhoj/domain/statute/gst';
import { STATE_CODES, stateWithCode } from '@bhoj/domain/statute/gst-states';
import { reverseLawOn } from '@bhoj/domain/statute/reverse-charge';
import { REVERSE_KINDS } from '@bhoj/domain/statute/reverse-kinds';
import type { ReverseKind } from '@bhoj/domain/statute/reverse-kinds';
import { dateOf } from '@bhoj/domain/time/ist';
import { useLiveList } from '../../../firebase/live.ts';
import { useDocumentSettings, useRestaurantId, useWholeRestaurant } from '../../../firebase/restaurant.tsx';
import { useAct } from '../../../firebase/use-act.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { selfInvoicePart } from '../../../messages/owner/self-invoice/en.ts';
import { monthName } from '../../../ui/dates/formats.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from '../expenses.module.css';
import { ReverseFailure } from './reverse-failure.tsx';

export interface IssueDialogProps {
  readonly entry: Entry<Expense>;
  readonly kind: ReverseKind;
  /** Epoch ms. */
  readonly now: number;
  readonly onClose: () => void;
}

/** Returns a supplier and their State by the latest self-invoice that is not void; null for a new one. */
function useKnownSupplier(name: string): Required<Supplier> | null {
  const restaurantId = useRestaurantId();
  const latest = useLiveList(selfInvoices, { restaurantId }, selfInvoices.queries.latest());
  if (latest.state !== 'ready') return null;
  const known = latest.value.find(
    ({ value }) => value.voided === null && nameKey(value.supplier.name) === nameKey(name),
  );
  if (known === undefined) return null;
  const { supplier, recipient } = known.value;
  // Without a State, they were in the restaurant's own of that time.
  return { ...supplier, stateCode: supplier.stateCode ?? recipient.gstin.slice(0, 2) };
}

/**
 * Returns the restaurant under the registration that owes the tax, null where it had none; `reading` until the last bill is read. The
 * callable decides again.
 */
function useRecipient(expense: Expense, now: number) {
  const restaurantId = useRestaurantId();
  const present = useWholeRestaurant();
  const spec = lastBillBy(taxDayOf(expense, now), now);
  const bills = useLiveList(
    invoices,
    spec === null ? null : { restaurantId },
    spec ?? invoices.queries.latest(1),
  );
  if (spec === null) return present;
  if (bills.state === 'ready') return recipientBy(present, bills.value[0]?.value);
  return bills.state === 'loading' ? 'reading' : 'not-read';
}

interface SumProps {
  readonly expense: Expense;
  readonly recipient: Exclude<ReturnType<typeof useRecipient>, string>;
  readonly kind: ReverseKind;
  readonly stateCode: string;
  readonly now: number;
}

/** What the self-invoice will say: value, tax, month, and whether the tax is a cost. */
function TaxOwed({ expense, recipient, kind, stateCode, now }: SumProps) {
  const words = useWords(selfInvoicePart);
  const day = taxDayOf(expense, now);
  const law = recipient && reverseLawOn(kind, day, recipient.composition);
  if (recipient === null || law === null)
    return <Notice tone="warning">{day === dateOf(now) ? words.notDue : words.notDueThen}</Notice>;
  const tax = taxOnSupply(expense.amountPaise, law.rateBp, { recipient, supplier: { stateCode } });
  const rate = formatRate(law.rateBp / 2);
  const facts = [
    [words.value, formatExact(expense.amountPaise)] as const,
    ...(tax.igstPaise !== undefined
      ? [[words.taxOf('IGST', formatRate(law.rateBp)), formatExact(tax.igstPaise)] as const]
      : [
          [words.taxOf('CGST', rate), formatExact(tax.cgstPaise)] as const,
          [words.taxOf(stateTaxOf(recipient.gstin), rate), formatExact(tax.sgstPaise)] as const,
        ]),
    [words.month, monthName(day.slice(0, 7))] as const,
  ];
  return (
    <>
      <dl className={styles['facts']}>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {tax.igstPaise !== undefined && kind === 'rent' && <Notice tone="info">{words.otherState}</Notice>}
      {day.slice(0, 7) !== dateOf(now).slice(0, 7) && <Notice tone="info">{words.mayBeLate}</Notice>}
      <Notice tone="info">{takesCreditOf(recipient, now) ? words.credit : words.cost}</Notice>
    </>
  );
}

/** The owner makes the self-invoice of an expense. */
export function IssueDialog({ entry, kind: suggested, now, onClose }: IssueDialogProps) {
  const words = useWords(selfInvoicePart);
  const common = useWords(commonPart);
  const toast = useToast();
  const id = useId();
  // One id for the dialog, so that pressing again after a lost answer makes no second one.
  const selfInvoiceId = useMemo(() => newId(), []);
  const { pending, failure, run } = useAct(issueSelfInvoice);
  const [name, setName] = useState(entry.value.vendor);
  const known = useKnownSupplier(name);
  const { gstin } = useDocumentSettings();
  const read = useRecipient(entry.value, now);
  const recipient = typeof read === 'string' ? null : read;
  // Its State decides, also where the restaurant has moved since.
  const own = (recipient?.gstin ?? gstin).slice(0, 2);
  const [kind, setKind] = useState(suggested);
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [wasTried, setTried] = useState(false);
  const address = typed ?? known?.address ?? '';
  const stateCode = chosen ?? known?.stateCode ?? own;
  const isMissing = name.trim() === '' || address.trim() === '';
  const isDue =
    recipient !== null && reverseLawOn(kind, taxDayOf(entry.value, now), recipient.composition) !== null;
  const submit = async () => {
    setTried(true);
    if (isMissing) return;
    const supplier = { name: name.trim(), address: address.trim(), stateCode };
    if (!(await run({ selfInvoiceId, expenseId: entry.id, kind, supplier }))) return;
    toast({ message: words.issued });
    onClose();
  };
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id} onClose={() => !pending && onClose()}>
      <DialogTitle id={id}>{words.dialogTitle}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 1 }}>
          <TextField
            select
            label={words.kind}
            value={kind}
            onChange={({ target }) => setKind(REVERSE_KINDS.find((one) => one === target.value) ?? kind)}
          >
            {REVERSE_KINDS.map((one) => (
              <MenuItem key={one} value={one}>
                {words.kinds[one]}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label={words.supplier}
            value={name}
            required
            slotProps={{ htmlInput: { maxLength: 80 } }}
            onChange={({ target }) => setName(target.value)}
          />
          <TextField
            label={words.address}
            value={address}
            required
            slotProps={{ htmlInput: { maxLength: 300 } }}
            onChange={({ target }) => setTyped(target.value)}
          />
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
          {typeof read === 'string' ? (
            <Notice tone={read === 'reading' ? 'info' : 'warning'}>
              {read === 'reading' ? words.reading : words.notRead}
            </Notice>
          ) : (
            <TaxOwed expense={entry.value} recipient={read} {...{ kind, stateCode, now }} />
          )}
          {wasTried && isMissing && <Notice tone="error">{words.missing}</Notice>}
          <ReverseFailure failure={failure} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={pending}>
          {common.close}
        </Button>
        <Button
          variant="contained"
          disabled={pending || !isDue}
          aria-busy={pending}
          onClick={() => void submit()}
        >
          {words.issue}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
