import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { PaymentVoucher, SelfInvoice } from '@bhoj/domain/self-invoices/self-invoice.schema';
import { selfInvoicePart } from '../../../messages/owner/self-invoice/en.ts';
import { printSheet } from '../../../ui/shared/print-sheet.tsx';
import { useWords } from '../../../words/use-words.ts';
import { SelfInvoiceSheet } from './self-invoice-sheet.tsx';
import { WholeNumbers } from '../../../ui/shared/parts/whole-numbers.tsx';

interface Paper {
  readonly made: SelfInvoice;
  readonly voucher: PaymentVoucher | null;
}

/** Returns the void papers of a self-invoice: itself, unless it is the supplier's, and its vouchers. */
function voidPapersOf(made: SelfInvoice): Paper[] {
  const { voucher, voidVouchers = [], voided, invoicedOn } = made;
  const own: Paper[] = voidVouchers.map((one) => ({ made, voucher: one }));
  if (voided === null) return own;
  return [
    ...(invoicedOn === undefined ? [{ made, voucher: null }] : []),
    ...own,
    ...(voucher === undefined ? [] : [{ made, voucher }]),
  ];
}

export interface VoidPapersProps {
  readonly all: readonly Entry<SelfInvoice>[];
}

/** Prints the void papers of a list, whose expenses may have another self-invoice by now, or be deleted. */
export function VoidPapers({ all }: VoidPapersProps) {
  const words = useWords(selfInvoicePart);
  const papers = all.flatMap(({ value }) => voidPapersOf(value));
  if (papers.length === 0) return null;
  return (
    <Stack sx={{ gap: 1, px: { xs: 2, sm: 3 }, py: 2 }}>
      <Typography variant="body2">{words.list.voidPapers}</Typography>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        {papers.map(({ made, voucher }) => {
          const number = voucher?.number ?? made.number;
          return (
            <Button
              key={number}
              variant="outlined"
              size="small"
              onClick={() => printSheet('A4', <SelfInvoiceSheet {...{ made, voucher, words }} />)}
            >
              <WholeNumbers>{words.printVoid(number)}</WholeNumbers>
            </Button>
          );
        })}
      </Stack>
    </Stack>
  );
}
