import { creditNotes, debitNotes, invoices } from '@bhoj/domain/billing/documents/document.collection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import type { Unreadable } from '@bhoj/domain/kernel/read-each';
import { meaningsOf } from '@bhoj/domain/billing/documents/number-search';
import type { Meaning } from '@bhoj/domain/billing/documents/number-search';
import { businessDayOf } from '@bhoj/domain/time/ist';
import type { IsoDate } from '@bhoj/domain/time/ist';
import type { OrderEntry } from '@bhoj/domain/orders/shape/order.collection';
import { useLiveDoc, useLiveList } from '../../../firebase/live.ts';
import type { Live } from '../../../firebase/live.ts';
import { retryAll, unreadableOf } from '../../../firebase/live-values.ts';
import { useDocumentSettings, useRestaurantId, useServiceSettings } from '../../../firebase/restaurant.tsx';

export interface Found {
  /** False when the typed text is not a number of any kind. */
  readonly isNumber: boolean;
  readonly orders: readonly OrderEntry[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly unreadable: readonly Unreadable[];
  readonly retry: () => void;
  /** The business day of the searched KOTs; null when the number cannot be a KOT. */
  readonly day: IsoDate | null;
}

/** Returns the order of a document. */
function useOrderOf(restaurantId: string, orderId: string | null) {
  const live = useLiveDoc(orders, orderId === null ? null : { restaurantId, orderId });
  const found = orderId !== null && live.state === 'ready' ? [{ id: orderId, value: live.value }] : [];
  return { live, found };
}

const meant = <K extends Meaning['kind']>(meanings: readonly Meaning[], kind: K) =>
  meanings.find((meaning): meaning is Extract<Meaning, { kind: K }> => meaning.kind === kind) ?? null;

/** Returns the orders with a number: of one of their documents, or of a KOT on `day` (by default today). */
export function useFound(typed: string, day: IsoDate | null, now: number): Found {
  const restaurantId = useRestaurantId();
  const { dayCutoff } = useServiceSettings();
  const series = useDocumentSettings();
  const kotDay = day ?? businessDayOf(now, dayCutoff);
  const meanings = meaningsOf(typed, { now, series, day: kotDay });
  const bill = meant(meanings, 'invoice');
  const kot = meant(meanings, 'kot');
  const invoice = useLiveDoc(invoices, bill === null ? null : { restaurantId, invoiceId: bill.id });
  const credit = meant(meanings, 'credit-note');
  const note = useLiveDoc(creditNotes, credit === null ? null : { restaurantId, creditNoteId: credit.id });
  const debit = meant(meanings, 'debit-note');
  const debitNote = useLiveDoc(debitNotes, debit === null ? null : { restaurantId, debitNoteId: debit.id });
  const ofBill = useOrderOf(restaurantId, invoice.state === 'ready' ? invoice.value.orderId : null);
  const ofNote = useOrderOf(restaurantId, note.state === 'ready' ? note.value.orderId : null);
  const ofDebit = useOrderOf(restaurantId, debitNote.state === 'ready' ? debitNote.value.orderId : null);
  const ofKot = useLiveList(
    orders,
    kot === null ? null : { restaurantId },
    orders.queries.ofKot(kotDay, kot?.kot ?? 0),
  );
  const asked: Live<unknown>[] = [
    ...(bill === null ? [] : [invoice]),
    ...(invoice.state === 'ready' && bill !== null ? [ofBill.live] : []),
    ...(credit === null ? [] : [note]),
    ...(note.state === 'ready' && credit !== null ? [ofNote.live] : []),
    ...(debit === null ? [] : [debitNote]),
    ...(debitNote.state === 'ready' && debit !== null ? [ofDebit.live] : []),
    ...(kot === null ? [] : [ofKot]),
  ];
  const kots = ofKot.state === 'ready' && kot !== null ? ofKot.value : [];
  const entries = [...ofBill.found, ...kots, ...ofNote.found, ...ofDebit.found];
  return {
    isNumber: meanings.length > 0,
    orders: [...new Map(entries.map((entry) => [entry.id, entry])).values()],
    isLoading: asked.some(({ state }) => state === 'loading'),
    hasFailed: asked.some((live) => live.state === 'denied' || (live.state === 'failed' && !live.unreadable)),
    unreadable: unreadableOf(...asked),
    retry: () => retryAll(asked),
    day: kot === null ? null : kotDay,
  };
}
