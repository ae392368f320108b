import Button from '@mui/material/Button';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import type { Settlement } from '@bhoj/domain/billing/shape/order-money.schema';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { useNameWords } from '../../../blocks/names/name-words.ts';
import { useOriginals } from '../../../blocks/bill/originals.ts';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { orderPanelPart } from '../../../messages/owner/order-panel/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { DocumentDialog } from './document-dialog.tsx';
import { billDocument } from './document-model.ts';
import type { BillDocument } from '../../../blocks/bill/bill-document.ts';
import { WholeNumbers } from '../../../ui/shared/parts/whole-numbers.tsx';

interface BillButtonProps {
  readonly order: Order;
  readonly settlement: Settlement;
  /** True to begin with the bill open. */
  readonly isShown: boolean;
}

/** Shows a bill. The first print on the device that settled it is the original; every other print is a duplicate. */
export function BillButton({ order, settlement, isShown }: BillButtonProps) {
  const words = useWords(orderPanelPart);
  const names = useNameWords();

  const [isOpen, setOpen] = useState(isShown);
  const originals = useOriginals();
  const restaurantId = useRestaurantId();
  const { invoiceId } = settlement;
  const live = useLiveDoc(invoices, isOpen ? { restaurantId, invoiceId } : null);
  const invoice = live.state === 'ready' ? live.value : null;
  return (
    <>
      <Button variant="outlined" startIcon={<ReceiptText aria-hidden />} onClick={() => setOpen(true)}>
        {words.show}
      </Button>
      {isOpen && live.state !== 'loading' && (
        <DocumentDialog
          document={billDocument(names, order, settlement, invoice)}
          isDuplicate={!originals.isOriginal(settlement.requestId)}
          onPrint={() => originals.spend(settlement.requestId)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface NoteButtonProps {
  readonly number: string;
  readonly requestId: string;
  readonly document: () => BillDocument;
}

/** Shows a credit or debit note. The first print on the device that issued it is the original. */
export function NoteButton({ number, requestId, document }: NoteButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const originals = useOriginals();
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} sx={{ ml: -1.5 }}>
        <WholeNumbers>{number}</WholeNumbers>
      </Button>
      {isOpen && (
        <DocumentDialog
          document={document()}
          isDuplicate={!originals.isOriginal(requestId)}
          onPrint={() => originals.spend(requestId)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
