import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Words } from '../../words/part.ts';
import { paymentsPart } from '../../words/shared/payments.ts';
import { reasonsPart } from '../../words/shared/reasons.ts';
import { useWords } from '../../words/use-words.ts';
import { Notice } from '../../ui/mui/notice.tsx';
import type { NoticeTone } from '../../ui/mui/notice.tsx';
import { isOnItsWay } from './purchase.ts';
import type { Purchasing } from './use-purchase.ts';

type Said = keyof Words<'payments'>['states'];

const tones: Record<Said, NoticeTone> = {
  unasked: 'warning',
  dismissed: 'info',
  failed: 'error',
  'no-script': 'error',
  wrong: 'error',
  waits: 'info',
  unheard: 'warning',
};

const isSaid = (payments: Words<'payments'>, state: string): state is Said =>
  Object.hasOwn(payments.states, state);

/** Tells the state of a purchase that is not finished. Shows nothing when there is no purchase or it is finished. */
export function PurchaseNotice({ purchase, isBusy, check }: Purchasing) {
  const payments = useWords(paymentsPart);
  const reasonSentences = useWords(reasonsPart);

  if (purchase.state === 'refused') return <Notice tone="error">{reasonSentences[purchase.reason]}</Notice>;
  if (!isSaid(payments, purchase.state)) return null;
  const { title, text } = payments.states[purchase.state];
  const canAsk = isOnItsWay(purchase) || purchase.state === 'unasked';
  return (
    <Notice tone={tones[purchase.state]} title={title}>
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
