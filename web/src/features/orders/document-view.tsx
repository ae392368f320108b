import Button from '@mui/material/Button';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { invoices } from '@bhoj/domain/collections/service';
import type { CreditNote } from '@bhoj/domain/billing/credit-note';
import type { Order, Settlement } from '@bhoj/domain/orders/order.schema';
import { useLiveDoc } from '../../firebase/live.ts';
import { orderPanel as words } from '../../messages/order-panel.ts';
import { DocumentDialog } from './document-dialog.tsx';
import { billDocument, creditDocument } from './document-model.ts';
import type { House } from './use-restaurant.ts';

interface BillButtonProps {
  readonly house: House;
  readonly order: Order;
  readonly settlement: Settlement;
}

/** Shows a document, to look at and to print again. */
export function BillButton({ house, order, settlement }: BillButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { restaurantId } = house;
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
          house={house}
          document={billDocument(order, settlement, invoice)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface NoteButtonProps {
  readonly house: House;
  readonly order: Order;
  readonly note: CreditNote;
}

/** Shows a credit note, by its number. */
export function NoteButton({ house, order, note }: NoteButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {note.number}
      </Button>
      {isOpen && (
        <DocumentDialog house={house} document={creditDocument(order, note)} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
