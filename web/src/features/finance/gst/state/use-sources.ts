import { useEffect, useState } from 'react';
import { creditNotes, debitNotes, invoices, voids } from '@bhoj/domain/billing/document.collection';
import type { Collection, Cursor, Entry, PathParams, QuerySpec } from '@bhoj/domain/kernel/collection';
import { orders } from '@bhoj/domain/orders/order.collection';
import type { TaxReturn } from '@bhoj/domain/returns/return.schema';
import { ofCreditNote, ofDebitNote, ofInvoice } from '@bhoj/domain/returns/tax-document';
import { startOf } from '@bhoj/domain/time/ist';
import type { z } from 'zod';
import { useClient } from '../../../../firebase/client.ts';
import type { Client } from '../../../../firebase/client.ts';
import { readList } from '../../../../firebase/live.ts';
import type { Live } from '../../../../firebase/live.ts';
import { useRestaurantId } from '../../../../firebase/restaurant.tsx';
import type { Sources } from './made-of.ts';

/** The most documents of a page, as the rules allow. */
const PAGE = 200;

type Of<C extends Collection> = z.output<C['schema']>;

/** Reads all that a query finds, page by page. `at` is the time by which it orders. */
async function readAll<C extends Collection>(
  client: Client,
  collection: C,
  params: Partial<PathParams<C['pattern']>>,
  { spec, at }: { spec: QuerySpec; at: (value: Of<C>) => number },
): Promise<Entry<Of<C>>[]> {
  const all: Entry<Of<C>>[] = [];
  for (let after: Cursor | null = null; ;) {
    const asked: QuerySpec = { ...spec, limit: PAGE, ...(after !== null && { after }) };
    const page: Entry<Of<C>>[] = await readList(client, collection, params, asked);
    all.push(...page);
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return all;
    after = { values: [new Date(at(last.value))], id: last.id };
  }
}

async function readSources(
  client: Client,
  restaurantId: string,
  { from, until }: TaxReturn,
): Promise<Sources> {
  const params = { restaurantId };
  const span = [new Date(startOf(from)), new Date(startOf(until)), PAGE] as const;
  const issued = ({ issuedAt }: { issuedAt: number }) => issuedAt;
  const [sold, credited, debited, declared, handedOver] = await Promise.all([
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
  ]);
  const voided = new Set(declared.map(({ value }) => value.number));
  return {
    documents: [
      ...sold.map(({ value }) => ofInvoice(value, voided.has(value.number))),
      ...credited.map(({ value }) => ofCreditNote(value)),
      ...debited.map(({ value }) => ofDebitNote(value)),
    ],
    orders: handedOver,
  };
}

/** The documents of a return's period, read once when a figure of it is opened; again when the return is prepared again. */
export function useSources(made: TaxReturn): Live<Sources> {
  const client = useClient();
  const restaurantId = useRestaurantId();
  const [attempt, setAttempt] = useState(0);
  const key = `${restaurantId} ${made.month} ${made.preparedAt} ${attempt}`;
  const [held, setHeld] = useState<{ key: string; sources: Sources | null } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const report = (sources: Sources | null) => {
      if (isWanted) setHeld({ key, sources });
    };
    readSources(client, restaurantId, made).then(report, () => report(null));
    return () => {
      isWanted = false;
    };
    // Live figures of the same preparation need no further reading.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [client, restaurantId, key]);
  if (held?.key !== key) return { state: 'loading' };
  return held.sources === null
    ? { state: 'failed', retry: () => setAttempt((n) => n + 1) }
    : { state: 'ready', value: held.sources, fromCache: false };
}
