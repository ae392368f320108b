import { dayOf } from '../../days/day.ts';
import { emptyDay } from '../../days/day.schema.ts';
import { countedOf } from '../../billing/settle/handing-over.ts';
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

/** The documents of a business day from which its figures are made. */
export interface DayDocuments {
  readonly invoices: readonly Entry<Invoice>[];
  readonly voids: readonly Entry<Void>[];
  readonly creditNotes: readonly Entry<CreditNote>[];
  readonly debitNotes: readonly Entry<DebitNote>[];
  readonly orders: readonly Entry<Order>[];
}

export type DocumentKind = 'invoice' | 'credit-note' | 'debit-note' | 'order';

/** A document and its part of a figure, in the figure's unit. */
export interface Given {
  readonly kind: DocumentKind;
  /** The id of the document, or of the order. */
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

/**
 * Returns the kinds of documents to read for a figure. Orders are read only for figures that need them, because there
 * are many.
 */
export const sourcesOf = ({ name }: DayFigure) => ({
  orders: OF_ORDERS.has(name),
  invoices: !OF_ORDERS.has(name) && !OF_NOTES.has(name),
  notes: OF_NOTES.has(name) || OF_BOTH.has(name),
});

const NONE = { invoices: [], voided: new Set<string>(), creditNotes: [] };

/**
 * Returns the documents that make a figure, in order of time, each with its part. A day is a sum, so the part of a
 * document is the figure of a day with that document alone.
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
      return {
        kind: 'order' as const,
        id,
        orderId: id,
        number: '',
        at: order.createdAt,
        isVoid: false,
        value: alone({
          handedOver: countedOf(order),
          cancelled: cancellationsOf(order),
        }),
      };
    }),
  ];
  return all.filter(({ value }) => value !== 0).toSorted((a, b) => a.at - b.at);
}

/** Returns the part of a figure that comes from part payments given back before their bill. No document holds them. */
export const givenByReturns = (figure: DayFigure, { day, partReturns }: Day): number =>
  valueOfFigure({ ...emptyDay(day), partReturns }, figure);

/** Returns the part of a figure that comes from deposits for bookings. Their vouchers are no documents of sales. */
export const givenByDeposits = (figure: DayFigure, { day, deposits }: Day): number =>
  deposits === undefined ? 0 : valueOfFigure({ ...emptyDay(day), deposits }, figure);
