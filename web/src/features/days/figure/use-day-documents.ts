import { creditNotes, debitNotes, invoices, voids } from '@bhoj/domain/billing/documents/document.collection';
import { sourcesOf } from '@bhoj/domain/figures/day/day-documents';
import type { DayDocuments } from '@bhoj/domain/figures/day/day-documents';
import type { DayFigure } from '@bhoj/domain/figures/day/day-figure';
import { textOfFigure } from '@bhoj/domain/figures/day/day-figure';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import type { Client } from '../../../firebase/client.ts';
import { readList } from '../../../firebase/live.ts';
import type { Live } from '../../../firebase/live.ts';
import { READ_PAGE, readAll } from '../../../firebase/read-all.ts';
import { useRead } from '../../../firebase/use-read.ts';

async function readDocuments(
  client: Client,
  restaurantId: string,
  { day, figure }: { readonly day: string; readonly figure: DayFigure },
): Promise<DayDocuments> {
  const params = { restaurantId };
  const needs = sourcesOf(figure);
  const list = <T>(isNeeded: boolean, read: () => Promise<T[]>): Promise<T[]> =>
    isNeeded ? read() : Promise.resolve([]);
  const [sold, voided, credited, debited, past] = await Promise.all([
    list(needs.invoices, () =>
      readAll(client, invoices, params, {
        spec: invoices.queries.ofDay(day, READ_PAGE),
        at: ({ issuedAt }) => issuedAt,
      }),
    ),
    list(needs.invoices, () => readList(client, voids, params, voids.queries.ofDay(day, READ_PAGE))),
    list(needs.notes, () => readList(client, creditNotes, params, creditNotes.queries.ofDay(day, READ_PAGE))),
    list(needs.notes, () => readList(client, debitNotes, params, debitNotes.queries.ofDay(day, READ_PAGE))),
    list(needs.orders, () =>
      readAll(client, orders, params, {
        spec: orders.queries.past({ businessDay: day }),
        at: ({ closedAt }) => closedAt ?? 0,
      }),
    ),
  ]);
  return { invoices: sold, voids: voided, creditNotes: credited, debitNotes: debited, orders: past };
}

/** The documents that make a figure of a day, read once when somebody opens the figure. */
export const useDayDocuments = (day: string, figure: DayFigure): Live<DayDocuments> =>
  useRead(`${day} ${textOfFigure(figure)}`, (client, restaurantId) =>
    readDocuments(client, restaurantId, { day, figure }),
  );
