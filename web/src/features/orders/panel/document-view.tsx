import Button from '@mui/material/Button';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { invoices } from '@bhoj/domain/billing/document.collection';
import type { CreditNote } from '@bhoj/domain/billing/credit-note';
import type { Settlement } from '@bhoj/domain/billing/order-money.schema';
import type { Order } from '@bhoj/domain/orders/order.schema';
import { useNameWords } from '../../../blocks/names/name-words.ts';
import { useOriginals } from '../../../blocks/bill/originals.ts';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { orderPanelPart } from '../../../words/owner/order-panel.ts';
import { useWords } from '../../../words/use-words.ts';
import { DocumentDialog } from './document-dialog.tsx';
import { billDocument, creditDocument } from './document-model.ts';

interface BillButtonProps {
  readonly order: Order;
  readonly settlement: Settlement;
}

/** Shows a bill. Its original is what the device that settled it prints first; every other print is a duplicate. */
export function BillButton({ order, settlement }: BillButtonProps) {
  const words = useWords(orderPanelPart);
  const names = useNameWords();

  const [isOpen, setOpen] = useState(false);
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
  readonly order: Order;
  readonly note: CreditNote;
}

/** Shows a credit note, by its number. Its original is what this device prints first after issuing it. */
export function NoteButton({ order, note }: NoteButtonProps) {
  const names = useNameWords();

  const [isOpen, setOpen] = useState(false);
  const originals = useOriginals();
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} sx={{ ml: -1.5 }}>
        {note.number}
      </Button>
      {isOpen && (
        <DocumentDialog
          document={creditDocument(names, order, note)}
          isDuplicate={!originals.isOriginal(note.requestId)}
          onPrint={() => originals.spend(note.requestId)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
