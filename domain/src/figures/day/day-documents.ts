import { dayOf } from '../../days/day.ts';
import { emptyDay } from '../../days/day.schema.ts';
import { handedOverOf } from '../../billing/settle/handing-over.ts';
import { cancellationsOf } from '../../orders/acts/cancellations.ts';
import { valueOfFigure } from './day-value.ts';
import type { CreditNote } from '../../billing/corrections/credit-note.ts';
import type { DebitNote } from '../../billing/corrections/debit-note.ts';
import type { Invoice } from '../../billing/documents/invoice.ts';
import type { Void } from '../../billing/documents/void.ts';
import type { Day } from '../../days/day.schema.ts';
import type { Entry } from '../../kernel/collection.ts';
import type { Order } from '../../orders/shape/order.schema.ts';
import type { DayFigure, DayFigureName } from './day-figure.ts';

/** The documents of a business day that a figure may be made of. */
export interface DayDocuments {
  readonly invoices: readonly Entry<Invoice>[];
  readonly voids: readonly Entry<Void>[];
  readonly creditNotes: readonly Entry<CreditNote>[];
  readonly debitNotes: readonly Entry<DebitNote>[];
  readonly orders: readonly Entry<Order>[];
}

export type DocumentKind = 'invoice' | 'credit-note' | 'debit-note' | 'order';

/** A document with what it gives to a figure, in the figure's unit. */
export interface Given {
  readonly kind: DocumentKind;
  /** The document's id; of an order its own. */
  readonly id: string;
  readonly orderId: string;
  /** The printed number; empty for an order. */
  readonly number: string;
  /** Epoch ms. */
  readonly at: number;
  readonly isVoid: boolean;
  readonly value: number;
}

const OF_ORDERS: ReadonlySet<DayFigureName> = new Set(['cancelled', 'operator']);
const OF_NOTES: ReadonlySet<DayFigureName> = new Set(['credits', 'credited', 'debits', 'refunds']);
const OF_BOTH: ReadonlySet<DayFigureName> = new Set(['net', 'tax', 'afterNotes', 'taken', 'back']);

/** Which documents have to be read for a figure: orders are many, so they are read for theirs only. */
export const sourcesOf = ({ name }: DayFigure) => ({
  orders: OF_ORDERS.has(name),
  invoices: !OF_ORDERS.has(name) && !OF_NOTES.has(name),
  notes: OF_NOTES.has(name) || OF_BOTH.has(name),
});

const NONE = { invoices: [], voided: new Set<string>(), creditNotes: [] };

/**
 * The documents that make a figure, in order of time, each with what it gives. A day only adds up, so a document gives
 * what the figure would be of a day with nothing else.
 */
export function givenTo(figure: DayFigure, day: string, documents: DayDocuments): Given[] {
  const { invoices, creditNotes, debitNotes, orders } = documents;
  const voided = new Set(documents.voids.map(({ value }) => value.number));
  const alone = (only: Partial<Parameters<typeof dayOf>[1]>) =>
    valueOfFigure(dayOf(day, { ...NONE, ...only }), figure);
  const all: Given[] = [
    ...invoices.map(({ id, value: invoice }) => ({
      kind: 'invoice' as const,
      id,
      orderId: invoice.orderId,
      number: invoice.number,
      at: invoice.issuedAt,
      isVoid: voided.has(invoice.number),
      value: alone({ invoices: [invoice], voided }),
    })),
    ...creditNotes.map(({ id, value: note }) => ({
      kind: 'credit-note' as const,
      id,
      orderId: note.orderId,
      number: note.number,
      at: note.issuedAt,
      isVoid: false,
      value: alone({ creditNotes: [note] }),
    })),
    ...debitNotes.map(({ id, value: note }) => ({
      kind: 'debit-note' as const,
      id,
      orderId: note.orderId,
      number: note.number,
      at: note.issuedAt,
      isVoid: false,
      value: alone({ debitNotes: [note] }),
    })),
    ...orders.map(({ id, value: order }) => {
      const handedOver = handedOverOf(order);
      return {
        kind: 'order' as const,
        id,
        orderId: id,
        number: '',
        at: order.createdAt,
        isVoid: false,
        value: alone({
          handedOver: handedOver === null ? [] : [handedOver],
          cancelled: cancellationsOf(order),
        }),
      };
    }),
  ];
  return all.filter(({ value }) => value !== 0).toSorted((a, b) => a.at - b.at);
}

/** What part payments that were given back before their bill gave to a figure; they stand on no document. */
export const givenByReturns = (figure: DayFigure, { day, partReturns }: Day): number =>
  valueOfFigure({ ...emptyDay(day), partReturns }, figure);
