import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { Settlement } from '@bhoj/domain/billing/shape/order-money.schema';
import type { OrderType } from '@bhoj/domain/orders/shape/order.schema';
import { issueCreditNote, voidBill } from '@bhoj/domain/billing/corrections/corrections.contract';
import { useMayTry } from '../../../firebase/rights.ts';
import { useMay } from '../../../firebase/rights.ts';
import { orderPanelPart } from '../../../messages/owner/order-panel/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { DocumentNotes } from '../documents/document-notes.tsx';
import { CreditDialog } from './credit-dialog.tsx';
import { RightDialog } from './right-dialog.tsx';
import { openLines } from './right-model.ts';
import type { Wrong } from './right-model.ts';
import { PaymentDialog } from './payment-dialog.tsx';
import { VoidDialog } from './void-dialog.tsx';

export interface CorrectionMenuProps {
  readonly settlement: Settlement;
  readonly type: OrderType;
  readonly notes: DocumentNotes;
  readonly onOpen: (orderId: string) => void;
}

type CorrectionAct = 'void' | 'credit' | 'payment' | Wrong;

const WRONGS: readonly Wrong[] = ['high', 'low', 'rate'];

/** The corrections of a document that the person may make. One that has a note can no longer be voided. */
export function CorrectionMenu({ settlement, type, notes, onOpen }: CorrectionMenuProps) {
  const words = useWords(orderPanelPart);

  const may = useMay();
  const mayTry = useMayTry();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [act, setAct] = useState<CorrectionAct | null>(null);
  const choose = (chosen: CorrectionAct) => {
    setAnchor(null);
    setAct(chosen);
  };
  const close = () => setAct(null);
  const wrongs = may('issue-notes') ? WRONGS : [];
  const acts = { high: words.highAct, low: words.lowAct, rate: words.rateAct };
  if (!mayTry(voidBill) && !may('settle') && !mayTry(issueCreditNote)) return null;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Ellipsis aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={words.more(settlement.number)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {words.correct}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {mayTry(voidBill) && notes.credits.length + notes.debits.length === 0 && (
          <MenuItem onClick={() => choose('void')}>{words.voidAct}</MenuItem>
        )}
        {may('settle') && settlement.payments.length > 0 && (
          <MenuItem onClick={() => choose('payment')}>{words.paymentAct}</MenuItem>
        )}
        {mayTry(issueCreditNote) && <MenuItem onClick={() => choose('credit')}>{words.creditAct}</MenuItem>}
        {wrongs
          .filter((wrong) => openLines(wrong, settlement, notes).length > 0)
          .map((wrong) => (
            <MenuItem key={wrong} onClick={() => choose(wrong)}>
              {acts[wrong]}
            </MenuItem>
          ))}
      </Menu>
      {act === 'void' && <VoidDialog settlement={settlement} onClose={close} onBilledAgain={onOpen} />}
      {act === 'credit' && <CreditDialog {...{ settlement, type, notes }} onClose={close} />}
      {act === 'payment' && <PaymentDialog {...{ settlement, type }} onClose={close} />}
      {act !== null && act !== 'void' && act !== 'credit' && act !== 'payment' && (
        <RightDialog wrong={act} {...{ settlement, type, notes }} onClose={close} />
      )}
    </>
  );
}
