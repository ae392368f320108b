import { creditNotes, debitNotes, invoices, voids } from '@bhoj/domain/billing/documents/document.collection';
import { deposits } from '@bhoj/domain/deposits/deposit.collection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import type { TaxReturn } from '@bhoj/domain/returns/return.schema';
import { ofCreditNote, ofDebitNote, ofInvoice } from '@bhoj/domain/returns/tax-document';
import { startOf } from '@bhoj/domain/time/ist';
import type { Client } from '../../../../firebase/client.ts';
import type { Live } from '../../../../firebase/live.ts';
import { READ_PAGE, readAll } from '../../../../firebase/read-all.ts';
import { useRead } from '../../../../firebase/use-read.ts';
import type { Sources } from './made-of.ts';

async function readSources(
  client: Client,
  restaurantId: string,
  { from, until, month, isComposition }: TaxReturn,
): Promise<Sources> {
  const params = { restaurantId };
  const span = [new Date(startOf(from)), new Date(startOf(until)), READ_PAGE] as const;
  const issued = ({ issuedAt }: { issuedAt: number }) => issuedAt;
  const [sold, credited, debited, declared, handedOver, advances] = await Promise.all([
    readAll(client, invoices, params, { spec: invoices.queries.between(...span), at: issued }),
    readAll(client, creditNotes, params, { spec: creditNotes.queries.between(...span), at: issued }),
    readAll(client, debitNotes, params, { spec: debitNotes.queries.between(...span), at: issued }),
    readAll(client, voids, params, {
      spec: voids.queries.issuedBetween(...span),
      at: ({ invoiceIssuedAt }) => invoiceIssuedAt,
    }),
    readAll(client, orders, params, {
      spec: orders.queries.operatorsBetween(...span),
      at: ({ closedAt }) => closedAt ?? 0,
    }),
    // The return of a quarter under the composition scheme declares none.
    isComposition
      ? []
      : readAll(client, deposits, params, {
          spec: deposits.queries.pageOfMonth(month, READ_PAGE),
          at: ({ receipt }) => receipt.at,
        }),
  ]);
  const voided = new Set(declared.map(({ value }) => value.number));
  return {
    documents: [
      ...sold.map(({ value }) => ofInvoice(value, voided.has(value.number))),
      ...credited.map(({ value }) => ofCreditNote(value)),
      ...debited.map(({ value }) => ofDebitNote(value)),
    ],
    orders: handedOver,
    deposits: advances,
  };
}

/**
 * The documents of a return's period, read once when somebody opens a figure of it, and again after the return is
 * prepared anew.
 */
export const useSources = (made: TaxReturn): Live<Sources> =>
  useRead(`${made.month} ${made.preparedAt}`, (client, restaurantId) =>
    readSources(client, restaurantId, made),
  );
