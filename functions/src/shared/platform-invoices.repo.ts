import {
  creditNoteFor,
  invoiceFor,
  periodNoteFor,
  platformCounterId,
} from '@bhoj/domain/subscription/platform-invoice';
import {
  platformCounters,
  platformInvoices,
  subscriptionSettings,
} from '@bhoj/domain/subscription/subscription.collection';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import type { SubscriptionPayment } from '@bhoj/domain/subscription/payment.schema';
import type { NumberedInvoice } from '@bhoj/domain/subscription/platform-invoice';
import type { Store } from '../firebase/store.ts';

/** The buyer of Bhoj's invoice: the fields of the restaurant that it names. */
export type Billed = Pick<WholeRestaurant, 'restaurantName' | 'legalName' | 'email' | 'address' | 'gstin'>;

/** Issues the invoices of one transaction. Without the platform's legal details it issues none (P-PLAN-2). */
export interface Invoicing {
  /** Writes the invoice of a purchase in use and returns the purchase with its id. */
  issue(orderId: string, payment: SubscriptionPayment, to: Billed): SubscriptionPayment;
}

/**
 * Reads the data for invoices. The numbers have no gap, because number and document are written in the same
 * transaction.
 */
export async function openInvoicing(store: Store, at: number): Promise<Invoicing> {
  const counterId = platformCounterId('invoice', at);
  const [setting, counter] = await Promise.all([
    store.get(subscriptionSettings, {}),
    store.get(platformCounters, { counterId }),
  ]);
  const seller = setting?.seller ?? null;
  let sequence = counter?.last ?? 0;
  return {
    issue(orderId, payment, to) {
      if (seller === null) return payment;
      sequence += 1;
      const buyer = {
        name: to.legalName || to.restaurantName,
        email: to.email,
        address: to.address,
        gstin: to.gstin,
      };
      const { id, value } = invoiceFor({ orderId, payment, seller, buyer, sequence, at });
      store.set(platformCounters, { counterId }, { last: sequence });
      store.create(platformInvoices, { invoiceId: id }, value);
      return { ...payment, invoiceId: id };
    },
  };
}

/** A purchase with a period that moved. */
interface Moved {
  readonly value: SubscriptionPayment;
}

/**
 * Reads the data for the credit note of a purchase. Returns a function that writes the note and returns its id; null
 * where no invoice was issued.
 */
export async function openCreditNote(
  store: Store,
  { invoiceId }: Pick<SubscriptionPayment, 'invoiceId'>,
  at: number,
): Promise<(() => string) | null> {
  if (invoiceId === undefined) return null;
  const counterId = platformCounterId('credit-note', at);
  const [invoice, counter] = await Promise.all([
    store.get(platformInvoices, { invoiceId }),
    store.get(platformCounters, { counterId }),
  ]);
  if (invoice === null) return null;
  const sequence = (counter?.last ?? 0) + 1;
  const note: NumberedInvoice = creditNoteFor(invoice, sequence, at);
  return () => {
    store.set(platformCounters, { counterId }, { last: sequence });
    store.create(platformInvoices, { invoiceId: note.id }, note.value);
    return note.id;
  };
}

/**
 * Reads the data for notes of the new periods of moved purchases. Returns a function that writes the notes and returns
 * the purchases with their ids. A purchase without an invoice gets none.
 */
export async function openPeriodNotes<P extends Moved>(
  store: Store,
  moved: readonly P[],
  at: number,
): Promise<() => readonly P[]> {
  const counterId = platformCounterId('period-note', at);
  const [counter, invoices] = await Promise.all([
    store.get(platformCounters, { counterId }),
    Promise.all(
      moved.map(async ({ value: { invoiceId } }) =>
        invoiceId === undefined ? null : store.get(platformInvoices, { invoiceId }),
      ),
    ),
  ]);
  const known = counter?.last ?? 0;
  return () => {
    let sequence = known;
    const noted = moved.map((purchase, i) => {
      const { periodFrom: from, periodUntil: until } = purchase.value;
      const invoice = invoices[i] ?? null;
      if (invoice === null || from === null || until === null) return purchase;
      sequence += 1;
      const note = periodNoteFor(invoice, { from, until }, sequence, at);
      store.create(platformInvoices, { invoiceId: note.id }, note.value);
      return { ...purchase, value: { ...purchase.value, periodNoteId: note.id } };
    });
    if (sequence > known) store.set(platformCounters, { counterId }, { last: sequence });
    return noted;
  };
}
