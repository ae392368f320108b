import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import GlobalStyles from '@mui/material/GlobalStyles';
import { Printer } from 'lucide-react';
import { useId } from 'react';
import { formatExact } from '@bhoj/domain/money/format';
import type { PlatformInvoice } from '@bhoj/domain/subscription/platform-invoice.schema';
import { platformInvoices } from '@bhoj/domain/subscription/subscription.collection';
import { useLiveDoc } from '../../firebase/live.ts';
import { dateName } from '../../ui/dates/formats.ts';
import { Gate } from '../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../ui/mui/states/skeleton-rows.tsx';
import { MoneyText } from '../../ui/shared/parts/money-text.tsx';
import { cssVar } from '../../theme/css-var.ts';
import { subscriptionPart } from '../../messages/owner/subscription/en.ts';
import { useWords } from '../../words/use-words.ts';
import { Line, printStyles, Taxes } from './receipt-parts.tsx';

/** The price of the plan and the tax in it. */
function Price({ invoice }: { readonly invoice: PlatformInvoice }) {
  const words = useWords(subscriptionPart).receipt;
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          gap: 2,
          mt: 2,
          py: 1.5,
          borderBlock: `1px solid ${cssVar('border')}`,
          fontWeight: cssVar('weight-bold'),
        }}
      >
        <span>{`${words.plan(invoice.planName)}, ${words.including}`}</span>
        <MoneyText>{formatExact(invoice.totalPaise)}</MoneyText>
      </Box>
      <Taxes taxes={invoice.taxes} />
    </>
  );
}

function Invoice({ invoice }: { readonly invoice: PlatformInvoice }) {
  const { receipt: words, history, invoice: own } = useWords(subscriptionPart);
  const { seller, buyer, ofInvoice } = invoice;
  const withGstin = (facts: readonly string[], gstin: string) =>
    [...facts, ...(gstin === '' ? [] : [words.gstin(gstin)])].filter((fact) => fact !== '').join(' · ');
  return (
    <>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 3, rowGap: 1, m: 0 }}
      >
        <Line label={own.number}>{invoice.number}</Line>
        {ofInvoice !== null && (
          <Line label={own.of}>{own.ofWords(ofInvoice.number, dateName(ofInvoice.issuedAt))}</Line>
        )}
        <Line label={own.issued}>{dateName(invoice.issuedAt)}</Line>
        <Line label={words.from}>{withGstin([seller.legalName, seller.address], seller.gstin)}</Line>
        <Line label={words.to}>{withGstin([buyer.name, buyer.address, buyer.email], buyer.gstin)}</Line>
        <Line label={invoice.kind === 'period-note' ? own.newPeriod : words.period}>
          {history.periodWords(dateName(invoice.periodFrom), dateName(invoice.periodUntil))}
        </Line>
        <Line label={own.sac}>{invoice.sac}</Line>
        {invoice.kind !== 'period-note' && <Line label={own.reverse}>{own.no}</Line>}
        <Line label={words.paymentId}>{invoice.paymentId}</Line>
      </Box>
      {invoice.kind !== 'period-note' && <Price invoice={invoice} />}
    </>
  );
}

interface InvoiceDialogProps {
  /** Null while it is closed. */
  readonly invoiceId: string | null;
  readonly onClose: () => void;
}

/** Bhoj's own tax invoice, credit note or note of a new period, to be printed. */
export function InvoiceDialog({ invoiceId, onClose }: InvoiceDialogProps) {
  const { receipt: words, invoice: own } = useWords(subscriptionPart);
  const id = useId();
  const live = useLiveDoc(platformInvoices, invoiceId === null ? null : { invoiceId });
  return (
    <Dialog open={invoiceId !== null} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <GlobalStyles styles={printStyles} />
      <DialogTitle id={id}>{own.titles[live.state === 'ready' ? live.value.kind : 'invoice']}</DialogTitle>
      {/* It scrolls on a phone and contains nothing else to focus. */}
      <DialogContent tabIndex={0}>
        <Gate live={live} skeleton={<SkeletonRows label={own.loading} rows={5} />}>
          {(invoice) => <Invoice invoice={invoice} />}
        </Gate>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{words.close}</Button>
        <Button variant="contained" startIcon={<Printer />} onClick={() => globalThis.print()}>
          {words.print}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
