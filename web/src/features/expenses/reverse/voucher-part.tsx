import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import type { PaymentVoucher, SelfInvoice } from '@bhoj/domain/self-invoices/self-invoice.schema';
import { issuePaymentVoucher } from '@bhoj/domain/self-invoices/self-invoices.contract';
import { lastVoidVoucher } from '@bhoj/domain/self-invoices/void-vouchers';
import { useAct } from '../../../firebase/use-act.ts';
import { selfInvoicePart } from '../../../messages/owner/self-invoice/en.ts';
import { dayName } from '../../../ui/dates/formats.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { printSheet } from '../../../ui/shared/print-sheet.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { useWords } from '../../../words/use-words.ts';
import { ReverseFailure } from './reverse-failure.tsx';
import { SelfInvoiceSheet } from './self-invoice-sheet.tsx';
import { VoidVoucherDialog } from './void-dialog.tsx';
import { WholeNumbers } from '../../../ui/shared/parts/whole-numbers.tsx';

export interface VoucherPartProps {
  readonly selfInvoiceId: string;
  readonly made: SelfInvoice;
  readonly expense: Expense;
  readonly mayAct: boolean;
}

/** The payment voucher that stands, and where the expense says something else, the way to declare it void. */
function CurrentVoucher({
  selfInvoiceId,
  made,
  expense,
  mayAct,
  voucher,
}: VoucherPartProps & { voucher: PaymentVoucher }) {
  const words = useWords(selfInvoicePart);
  const [isVoiding, setVoiding] = useState(false);
  const { number, paidOn, method } = voucher;
  const isUnpaid = expense.method === null;
  const differs = isUnpaid || paidOn !== expense.day || method !== expense.method;
  return (
    <>
      <p>
        <WholeNumbers>{words.voucher(number, dayName(paidOn), words.methods[method])}</WholeNumbers>
      </p>
      {differs && <Notice tone="warning">{isUnpaid ? words.voucherUnpaid : words.voucherDiffers}</Notice>}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          onClick={() => printSheet('A4', <SelfInvoiceSheet {...{ made, words, voucher }} />)}
        >
          {words.printVoucher}
        </Button>
        {differs && mayAct && (
          <Button variant="outlined" color="error" onClick={() => setVoiding(true)}>
            {words.voidVoucher}
          </Button>
        )}
      </Stack>
      {isVoiding && <VoidVoucherDialog {...{ selfInvoiceId, number }} onClose={() => setVoiding(false)} />}
    </>
  );
}

/** Offers the payment voucher of a supplier who is paid. */
function Missing({ selfInvoiceId, made }: Pick<VoucherPartProps, 'selfInvoiceId' | 'made'>) {
  const words = useWords(selfInvoicePart);
  const toast = useToast();
  const { pending, failure, run } = useAct(issuePaymentVoucher);
  const make = async () => {
    const replaces = lastVoidVoucher(made) ?? undefined;
    if (await run({ selfInvoiceId, ...(replaces !== undefined && { replaces }) }))
      toast({ message: words.voucherMade });
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

/** The payment vouchers of a self-invoice: the void ones, and the one that stands or is due. */
export function VoucherPart(props: VoucherPartProps) {
  const { selfInvoiceId, made, expense, mayAct } = props;
  const words = useWords(selfInvoicePart);
  const { voucher, voidVouchers = [] } = made;
  return (
    <>
      {voidVouchers.map(({ number, voided }) => (
        <p key={number}>
          <WholeNumbers>{words.voucherIsVoid(number, voided.reason)}</WholeNumbers>
        </p>
      ))}
      {voucher !== undefined && <CurrentVoucher {...props} voucher={voucher} />}
      {voucher === undefined && expense.method !== null && mayAct && <Missing {...{ selfInvoiceId, made }} />}
    </>
  );
}
