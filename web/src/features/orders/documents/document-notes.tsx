import { asIssued } from '@bhoj/domain/billing/documents/issued-copy';
import { afterNotes } from '@bhoj/domain/billing/corrections/after-notes';
import { formatOff, formatPlain } from '@bhoj/domain/money/format';
import type { CreditNote } from '@bhoj/domain/billing/corrections/credit-note';
import type { DebitNote } from '@bhoj/domain/billing/corrections/debit-note';
import type { Settlement } from '@bhoj/domain/billing/shape/order-money.schema';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { useNameWords } from '../../../blocks/names/name-words.ts';
import { orderPanelPart } from '../../../messages/owner/order-panel/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { shortMomentName } from '../../../ui/dates/formats.ts';
import { creditDocument, debitDocument } from './document-model.ts';
import { NoteButton } from './document-view.tsx';
import styles from './order-document.module.css';

/** The credit and debit notes of one document. */
export interface DocumentNotes {
  readonly credits: readonly CreditNote[];
  readonly debits: readonly DebitNote[];
}

export interface NoteListProps {
  readonly now: number;
  readonly order: Order;
  readonly settlement: Settlement;
  readonly notes: DocumentNotes;
}

/** The notes of a document in order of time, and the remaining amount. */
export function NoteList({ now, order, settlement, notes }: NoteListProps) {
  const names = useNameWords();
  const words = useWords(orderPanelPart);

  const issued = asIssued(order, settlement);
  const rows = [
    ...notes.credits.map((note) => ({
      note,
      kind: words.creditNote,
      amount: formatOff(note.bill.totalPaise),
      document: () => creditDocument(names, issued, note),
    })),
    ...notes.debits.map((note) => ({
      note,
      kind: words.debitNote,
      amount: formatPlain(note.bill.totalPaise),
      document: () => debitDocument(names, issued, note),
    })),
  ].toSorted((a, b) => a.note.issuedAt - b.note.issuedAt);
  if (rows.length === 0) return null;
  return (
    <>
      {rows.map(({ note, kind, amount, document }) => (
        <div key={note.number} className={styles['note']}>
          <span>
            <NoteButton number={note.number} requestId={note.requestId} document={document} />
            <small>{kind(shortMomentName(note.issuedAt, now), note.reason)}</small>
          </span>
          <span>{amount}</span>
        </div>
      ))}
      <div className={styles['note']}>
        <strong>{words.remains}</strong>
        <strong>{formatPlain(afterNotes(settlement.bill, notes).totalPaise)}</strong>
      </div>
    </>
  );
}
