import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { Expense, ReverseCharge } from '@bhoj/domain/expenses/expense.schema';
import { formatPlain } from '@bhoj/domain/money/format';
import { declaredMonthOf } from '@bhoj/domain/self-invoices/declared-month';
import { selfInvoices } from '@bhoj/domain/self-invoices/self-invoice.collection';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { selfInvoicePart } from '../../../messages/owner/self-invoice/en.ts';
import { monthName } from '../../../ui/dates/formats.ts';
import { printSheet } from '../../../ui/shared/print-sheet.tsx';
import { useWords } from '../../../words/use-words.ts';
import { SelfInvoiceSheet } from './self-invoice-sheet.tsx';
import { VoidDialog } from './void-dialog.tsx';
import { VoucherPart } from './voucher-part.tsx';
import { WholeNumbers } from '../../../ui/shared/parts/whole-numbers.tsx';

export interface MadePartProps {
  readonly charge: ReverseCharge;
  readonly expense: Expense;
  readonly mayAct: boolean;
}

/** The self-invoice that an expense has, or the supplier's own invoice. */
export function MadePart({ charge, expense, mayAct }: MadePartProps) {
  const words = useWords(selfInvoicePart);
  const restaurantId = useRestaurantId();
  const { selfInvoiceId, number, taxPaise, invoicedOn } = charge;
  const isOwn = invoicedOn === undefined;
  const live = useLiveDoc(selfInvoices, { restaurantId, selfInvoiceId });
  const [isVoiding, setVoiding] = useState(false);
  const made = live.state === 'ready' ? live.value : null;
  return (
    <>
      <p>
        <WholeNumbers>{(isOwn ? words.made : words.entered)(number, formatPlain(taxPaise))}</WholeNumbers>
      </p>
      {made !== null && <p>{words.declared(monthName(declaredMonthOf(made)), made.recipient.composition)}</p>}
      {made?.declaredIn !== undefined && <p>{words.late(monthName(made.taxOn.slice(0, 7)))}</p>}
      <p>{isOwn ? words.locked : words.lockedBySuppliers}</p>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        {isOwn && (
          <Button
            variant="outlined"
            disabled={made === null}
            onClick={() =>
              made !== null && printSheet('A4', <SelfInvoiceSheet {...{ made, words }} voucher={null} />)
            }
          >
            {words.print}
          </Button>
        )}
        {mayAct && (
          <Button variant="outlined" color="error" onClick={() => setVoiding(true)}>
            {isOwn ? words.takeBack : words.takeBackSuppliers}
          </Button>
        )}
      </Stack>
      {made !== null && <VoucherPart {...{ selfInvoiceId, made, expense, mayAct }} />}
      {isVoiding && <VoidDialog charge={charge} onClose={() => setVoiding(false)} />}
    </>
  );
}
