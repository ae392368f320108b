import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { Expense, ReverseCharge } from '@bhoj/domain/expenses/expense.schema';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { formatPlain } from '@bhoj/domain/money/format';
import { suggestedKind } from '@bhoj/domain/self-invoices/reverse-words';
import { declaredMonthOf } from '@bhoj/domain/self-invoices/declared-month';
import { selfInvoices } from '@bhoj/domain/self-invoices/self-invoice.collection';
import type { SelfInvoice } from '@bhoj/domain/self-invoices/self-invoice.schema';
import { issuePaymentVoucher } from '@bhoj/domain/self-invoices/self-invoices.contract';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useDocumentSettings, useRestaurantId } from '../../../firebase/restaurant.tsx';
import { useMay } from '../../../firebase/rights.ts';
import { useAct } from '../../../firebase/use-act.ts';
import { selfInvoicePart } from '../../../messages/owner/self-invoice/en.ts';
import { dayName, monthName } from '../../../ui/dates/formats.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { lazyPart } from '../../../ui/mui/states/lazy-part.tsx';
import { printSheet } from '../../../ui/shared/print-sheet.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { useWords } from '../../../words/use-words.ts';
import { ReverseFailure } from './reverse-failure.tsx';
import { SelfInvoiceSheet } from './self-invoice-sheet.tsx';
import { VoidDialog } from './void-dialog.tsx';

const IssueDialog = lazyPart(async () => (await import('./issue-dialog.tsx')).IssueDialog);

const row = { gap: 1, flexWrap: 'wrap' } as const;

interface MadeProps {
  readonly charge: ReverseCharge;
  readonly expense: Expense;
  readonly mayAct: boolean;
}

interface VoucherProps extends Pick<MadeProps, 'expense' | 'mayAct'> {
  readonly selfInvoiceId: string;
  readonly made: SelfInvoice;
}

/** The payment voucher of a self-invoice, or the offer to make it once the supplier is paid. */
function Voucher({ selfInvoiceId, made, expense, mayAct }: VoucherProps) {
  const words = useWords(selfInvoicePart);
  const toast = useToast();
  const { pending, failure, run } = useAct(issuePaymentVoucher);
  const { voucher } = made;
  if (voucher !== undefined)
    return (
      <>
        <p>{words.voucher(voucher.number, dayName(voucher.paidOn), words.methods[voucher.method])}</p>
        {(voucher.paidOn !== expense.day || voucher.method !== expense.method) && (
          <Notice tone="warning">{words.voucherDiffers}</Notice>
        )}
        <Stack direction="row">
          <Button
            variant="outlined"
            onClick={() => printSheet('A4', <SelfInvoiceSheet {...{ made, words }} paper="voucher" />)}
          >
            {words.printVoucher}
          </Button>
        </Stack>
      </>
    );
  if (expense.method === null || !mayAct) return null;
  const make = async () => {
    if (await run({ selfInvoiceId })) toast({ message: words.voucherMade });
  };
  return (
    <>
      <Notice tone="info">{words.voucherMissing}</Notice>
      <ReverseFailure failure={failure} />
      <Stack direction="row">
        <Button variant="outlined" disabled={pending} aria-busy={pending} onClick={() => void make()}>
          {words.makeVoucher}
        </Button>
      </Stack>
    </>
  );
}

/** The self-invoice that an expense has. */
function Made({ charge, expense, mayAct }: MadeProps) {
  const words = useWords(selfInvoicePart);
  const restaurantId = useRestaurantId();
  const { selfInvoiceId, number, taxPaise } = charge;
  const live = useLiveDoc(selfInvoices, { restaurantId, selfInvoiceId });
  const [isVoiding, setVoiding] = useState(false);
  const made = live.state === 'ready' ? live.value : null;
  return (
    <>
      <p>{words.made(number, formatPlain(taxPaise))}</p>
      {made !== null && <p>{words.declared(monthName(declaredMonthOf(made)), made.recipient.composition)}</p>}
      {made?.declaredIn !== undefined && <p>{words.late(monthName(made.taxOn.slice(0, 7)))}</p>}
      <p>{words.locked}</p>
      <Stack direction="row" useFlexGap sx={row}>
        <Button
          variant="outlined"
          disabled={made === null}
          onClick={() =>
            made !== null && printSheet('A4', <SelfInvoiceSheet {...{ made, words }} paper="invoice" />)
          }
        >
          {words.print}
        </Button>
        {mayAct && (
          <Button variant="outlined" color="error" onClick={() => setVoiding(true)}>
            {words.takeBack}
          </Button>
        )}
      </Stack>
      {made !== null && <Voucher {...{ selfInvoiceId, made, expense, mayAct }} />}
      {isVoiding && <VoidDialog charge={charge} onClose={() => setVoiding(false)} />}
    </>
  );
}

export interface ReversePartProps {
  readonly entry: Entry<Expense>;
  /** Epoch ms. */
  readonly now: number;
}

/** The tax that the restaurant owes for this expense, or the offer to make its self-invoice (P-REVERSE-1). */
export function ReversePart({ entry, now }: ReversePartProps) {
  const words = useWords(selfInvoicePart);
  const { gstin } = useDocumentSettings();
  const may = useMay();
  const isOnline = useOnline();
  const [isMaking, setMaking] = useState(false);
  const { reverseCharge, gstPaise, amountPaise, parts, description } = entry.value;
  const mayAct = may('expenses') && may('gst');
  if (reverseCharge === undefined && (!mayAct || gstin === '' || gstPaise > 0 || amountPaise === 0))
    return null;
  const kind = suggestedKind([...parts.flatMap(({ category, item }) => [category, item]), description]);
  return (
    <Stack component="section" aria-label={words.title} sx={{ gap: 1 }}>
      {reverseCharge !== undefined ? (
        <Made charge={reverseCharge} expense={entry.value} mayAct={mayAct && isOnline} />
      ) : (
        <>
          {kind !== null && <Notice tone="info">{words.suggested[kind]}</Notice>}
          <Stack direction="row">
            <Button
              variant={kind === null ? 'text' : 'outlined'}
              disabled={!isOnline}
              onClick={() => setMaking(true)}
            >
              {words.make}
            </Button>
          </Stack>
          {!isOnline && kind !== null && <p>{words.offline}</p>}
        </>
      )}
      {isMaking && <IssueDialog {...{ entry, now }} kind={kind ?? 'rent'} onClose={() => setMaking(false)} />}
    </Stack>
  );
}
