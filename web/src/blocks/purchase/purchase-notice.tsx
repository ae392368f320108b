import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { paymentsPart } from '../../messages/shared/payments/en.ts';
import { reasonsPart } from '../../messages/shared/reasons/en.ts';
import { useWords } from '../../words/use-words.ts';
import { Notice } from '../../ui/mui/notice.tsx';
import { purchaseNews } from './purchase-said.ts';
import type { Purchasing } from './use-purchase.ts';

/** Shows the state of an unfinished purchase. Shows nothing without a purchase or after it is finished. */
export function PurchaseNotice({ purchase, isBusy, check }: Purchasing) {
  const payments = useWords(paymentsPart);
  const news = purchaseNews(payments, useWords(reasonsPart), purchase);

  if (news === null) return null;
  const { tone, title, text, canAsk } = news;
  return (
    <Notice tone={tone} {...(title !== undefined && { title })}>
      {text}
      {canAsk && (
        <Box sx={{ mt: 1.5 }}>
          <Button variant="outlined" size="small" disabled={isBusy} onClick={() => void check()}>
            {isBusy ? payments.checking : payments.checkAgain}
          </Button>
        </Box>
      )}
    </Notice>
  );
}
