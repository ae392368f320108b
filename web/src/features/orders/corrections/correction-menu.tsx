import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { CreditNote } from '@bhoj/domain/billing/credit-note';
import type { Settlement } from '@bhoj/domain/billing/order-money.schema';
import type { OrderType } from '@bhoj/domain/orders/order.schema';
import { orderPanelPart } from '../../../words/owner/order-panel.ts';
import { useWords } from '../../../words/use-words.ts';
import { CreditDialog } from './credit-dialog.tsx';
import { VoidDialog } from './void-dialog.tsx';

export interface CorrectionMenuProps {
  readonly settlement: Settlement;
  readonly type: OrderType;
  readonly notes: readonly CreditNote[];
  readonly onOpen: (orderId: string) => void;
}

/** The corrections of a document. One that is credited in part can no longer be voided. */
export function CorrectionMenu({ settlement, type, notes, onOpen }: CorrectionMenuProps) {
  const words = useWords(orderPanelPart);

  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [act, setAct] = useState<'void' | 'credit' | null>(null);
  const choose = (chosen: 'void' | 'credit') => {
    setAnchor(null);
    setAct(chosen);
  };
  const close = () => setAct(null);
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
        {notes.length === 0 && <MenuItem onClick={() => choose('void')}>{words.voidAct}</MenuItem>}
        <MenuItem onClick={() => choose('credit')}>{words.creditAct}</MenuItem>
      </Menu>
      {act === 'void' && <VoidDialog settlement={settlement} onClose={close} onBilledAgain={onOpen} />}
      {act === 'credit' && <CreditDialog {...{ settlement, type, notes }} onClose={close} />}
    </>
  );
}
