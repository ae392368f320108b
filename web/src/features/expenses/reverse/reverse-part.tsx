import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { suggestedKind } from '@bhoj/domain/self-invoices/reverse-words';
import { useDocumentSettings } from '../../../firebase/restaurant.tsx';
import { useMay } from '../../../firebase/rights.ts';
import { selfInvoicePart } from '../../../messages/owner/self-invoice/en.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { lazyPart } from '../../../ui/mui/states/lazy-part.tsx';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { useWords } from '../../../words/use-words.ts';
import { MadePart } from './made-part.tsx';

const IssueDialog = lazyPart(async () => (await import('./issue-dialog.tsx')).IssueDialog);
const EnterDialog = lazyPart(async () => (await import('./enter-dialog.tsx')).EnterDialog);

export interface ReversePartProps {
  readonly entry: Entry<Expense>;
  /** Epoch ms. */
  readonly now: number;
}

/** The offer to make the self-invoice of an expense, or to enter the invoice of a supplier with a GSTIN. */
function Offer({ entry, now }: ReversePartProps) {
  const words = useWords(selfInvoicePart);
  const isOnline = useOnline();
  const [open, setOpen] = useState<'issue' | 'enter' | null>(null);
  const { parts, description } = entry.value;
  const kind = suggestedKind([...parts.flatMap(({ category, item }) => [category, item]), description]);
  const dialog = { entry, now, kind: kind ?? 'rent', onClose: () => setOpen(null) } as const;
  const button = { variant: kind === null ? 'text' : 'outlined', disabled: !isOnline } as const;
  return (
    <>
      {kind !== null && (
        <Notice tone="info">
          {words.suggested[kind]}
          {kind !== 'rent' && ` ${words.suggestedRegistered}`}
        </Notice>
      )}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button {...button} onClick={() => setOpen('issue')}>
          {words.make}
        </Button>
        {kind !== 'rent' && (
          <Button {...button} onClick={() => setOpen('enter')}>
            {words.enter}
          </Button>
        )}
      </Stack>
      {!isOnline && kind !== null && <p>{words.offline}</p>}
      {open === 'issue' && <IssueDialog {...dialog} />}
      {open === 'enter' && <EnterDialog {...dialog} kind={kind ?? 'transport'} />}
    </>
  );
}

/** The tax that the restaurant owes for this expense, or the offer to owe it (P-REVERSE-1). */
export function ReversePart({ entry, now }: ReversePartProps) {
  const words = useWords(selfInvoicePart);
  const { gstin } = useDocumentSettings();
  const may = useMay();
  const isOnline = useOnline();
  const { reverseCharge, gstPaise, amountPaise } = entry.value;
  const mayAct = may('expenses') && may('gst');
  if (reverseCharge === undefined && (!mayAct || gstin === '' || gstPaise > 0 || amountPaise === 0))
    return null;
  return (
    <Stack component="section" aria-label={words.title} sx={{ gap: 1, '& > p': { m: 0 } }}>
      {reverseCharge !== undefined ? (
        <MadePart charge={reverseCharge} expense={entry.value} mayAct={mayAct && isOnline} />
      ) : (
        <Offer {...{ entry, now }} />
      )}
    </Stack>
  );
}
