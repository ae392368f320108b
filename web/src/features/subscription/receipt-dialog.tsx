import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { Printer } from 'lucide-react';
import { useId } from 'react';
import { formatMoney } from '@bhoj/domain/money/format';
import { subscriptionSettings } from '@bhoj/domain/subscription/subscription.collection';
import { receiptTaxesOf } from '@bhoj/domain/subscription/receipt';
import type { PlatformSeller } from '@bhoj/domain/subscription/plan.schema';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import { useLiveDoc } from '../../firebase/live.ts';
import { dateName } from '../../ui/dates/formats.ts';
import { subscriptionPart } from '../../messages/owner/subscription/en.ts';
import { commonPart } from '../../messages/shared/common/en.ts';
import { useWords } from '../../words/use-words.ts';
import { useDocumentSettings } from '../../firebase/restaurant.tsx';
import { cssVar } from '../../theme/css-var.ts';
import { MoneyText } from '../../ui/shared/parts/money-text.tsx';
import { Line, printStyles, Taxes } from './receipt-parts.tsx';
import type { PaymentRow } from './subscription-model.ts';

interface ReceiptProps {
  readonly row: PaymentRow;
  readonly record: Restaurant;
  readonly seller: PlatformSeller | null;
}

function Receipt({ row, record, seller }: ReceiptProps) {
  const common = useWords(commonPart);
  const subscription = useWords(subscriptionPart);
  const words = useWords(subscriptionPart).receipt;

  const { planName, periodFrom, periodUntil } = row.payment;
  const taxes = receiptTaxesOf(
    { amountPaise: row.amountPaise, paidAt: row.at },
    seller,
    useDocumentSettings().gstin,
  );
  return (
    <>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 3, rowGap: 1, m: 0 }}
      >
        <Line label={words.from}>
          {seller === null || taxes === null
            ? common.product
            : [words.seller(seller.legalName, seller.address), words.gstin(seller.gstin)].join(' · ')}
        </Line>
        <Line label={words.to}>{`${record.restaurantName}, ${record.email}`}</Line>
        <Line label={words.date}>{dateName(row.at)}</Line>
        {periodFrom !== null && periodUntil !== null && (
          <Line label={words.period}>
            {subscription.history.periodWords(dateName(periodFrom), dateName(periodUntil))}
          </Line>
        )}
        <Line label={words.paymentId}>{row.paymentId}</Line>
        <Line label={words.orderId}>{row.orderId}</Line>
      </Box>
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
        <span>{taxes === null ? words.plan(planName) : `${words.plan(planName)}, ${words.including}`}</span>
        <MoneyText>{formatMoney(row.amountPaise)}</MoneyText>
      </Box>
      {taxes !== null && <Taxes taxes={taxes} />}
    </>
  );
}

interface ReceiptDialogProps {
  readonly row: PaymentRow | null;
  readonly record: Restaurant;
  readonly onClose: () => void;
}

export function ReceiptDialog({ row, record, onClose }: ReceiptDialogProps) {
  const words = useWords(subscriptionPart).receipt;

  const id = useId();
  const setting = useLiveDoc(subscriptionSettings, {});
  const seller = setting.state === 'ready' ? setting.value.seller : null;
  return (
    <Dialog open={row !== null} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <GlobalStyles styles={printStyles} />
      <DialogTitle id={id}>{words.title}</DialogTitle>
      <DialogContent>{row !== null && <Receipt row={row} record={record} seller={seller} />}</DialogContent>
      <DialogActions>
        <Typography component="span" sx={{ flex: 1 }} />
        <Button onClick={onClose}>{words.close}</Button>
        <Button variant="contained" startIcon={<Printer />} onClick={() => globalThis.print()}>
          {words.print}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
