import { useCallback, useRef, useState } from 'react';
import { cashSessions } from '@bhoj/domain/cash/session.collection';
import { sessionNames } from '@bhoj/domain/cash/session-names';
import { registerOf } from '@bhoj/domain/billing/records/export';
import type { Register } from '@bhoj/domain/billing/records/export';
import { creditNotes, debitNotes, invoices, voids } from '@bhoj/domain/billing/documents/document.collection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import type { Cursor, Entry, QuerySpec } from '@bhoj/domain/kernel/collection';
import { addDays, addMonths, firstOfMonth } from '../../../ui/dates/iso-day.ts';
import { useClient } from '../../../firebase/client.ts';
import type { Client } from '../../../firebase/client.ts';
import { readList } from '../../../firebase/live.ts';
import { spanOf } from './export-model.ts';

/** For how many days a session may have been open before a month begins. */
const DAYS_BEFORE = 7;

/** Documents per read; the security rules allow no more. */
const PAGE = 200;

export type Export =
  | { readonly state: 'idle' }
  | { readonly state: 'reading'; readonly count: number }
  | {
      readonly state: 'ready';
      readonly register: Register;
      /** The names of the cash sessions that its documents name, by id. */
      readonly sessions: ReadonlyMap<string, string>;
    }
  | { readonly state: 'failed' };

const IDLE: Export = { state: 'idle' };

/** Reads all results of a query, page by page; null when it was stopped. */
async function readAll<T>(
  read: (after: Cursor | null) => Promise<Entry<T>[]>,
  at: (value: T) => number,
  onPage: (count: number) => boolean,
): Promise<T[] | null> {
  const all: T[] = [];
  for (let after: Cursor | null = null; ;) {
    const page = await read(after);
    all.push(...page.map(({ value }) => value));
    if (!onPage(page.length)) return null;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return all;
    after = { values: [new Date(at(last.value))], id: last.id };
  }
}

const from = (spec: QuerySpec, after: Cursor | null): QuerySpec =>
  after === null ? spec : { ...spec, after };

/** Reads the cash sessions that a month's documents may name: one may have been opened some days before. */
function readSessions(client: Client, restaurantId: string, month: string) {
  const [from, until] = [addDays(firstOfMonth(month), -DAYS_BEFORE), firstOfMonth(addMonths(month, 1))];
  return readList(client, cashSessions, { restaurantId }, cashSessions.queries.between(from, until));
}

/** Reads a month's documents. Starting again, or `stop`, abandons the earlier run. */
export function useExport(restaurantId: string) {
  const client = useClient();
  const run = useRef(0);
  const [held, setHeld] = useState<Export>(IDLE);
  const stop = useCallback(() => {
    run.current += 1;
    setHeld(IDLE);
  }, []);
  const start = useCallback(
    async (month: string) => {
      run.current += 1;
      const mine = run.current;
      const isMine = () => run.current === mine;
      let count = 0;
      const onPage = (more: number) => {
        count += more;
        if (isMine()) setHeld({ state: 'reading', count });
        return isMine();
      };
      setHeld({ state: 'reading', count });
      const span = spanOf(month);
      const specs = {
        invoices: invoices.queries.between(span.from, span.until, PAGE),
        notes: creditNotes.queries.between(span.from, span.until, PAGE),
        debits: debitNotes.queries.between(span.from, span.until, PAGE),
        operators: orders.queries.operatorsBetween(span.from, span.until, PAGE),
        voids: voids.queries.issuedBetween(span.from, span.until, PAGE),
      };
      try {
        const sold = await readAll(
          (after) => readList(client, invoices, { restaurantId }, from(specs.invoices, after)),
          ({ issuedAt }) => issuedAt,
          onPage,
        );
        const credited = await readAll(
          (after) => readList(client, creditNotes, { restaurantId }, from(specs.notes, after)),
          ({ issuedAt }) => issuedAt,
          onPage,
        );
        const debited = await readAll(
          (after) => readList(client, debitNotes, { restaurantId }, from(specs.debits, after)),
          ({ issuedAt }) => issuedAt,
          onPage,
        );
        const void_ = await readAll(
          (after) => readList(client, voids, { restaurantId }, from(specs.voids, after)),
          ({ invoiceIssuedAt }) => invoiceIssuedAt,
          isMine,
        );
        const operatorOrders = await readAll(
          (after) => readList(client, orders, { restaurantId }, from(specs.operators, after)),
          ({ closedAt }) => closedAt ?? 0,
          onPage,
        );
        if (sold === null || credited === null || debited === null) return;
        if (void_ === null || operatorOrders === null) return;
        const voided = new Set(void_.map(({ number }) => number));
        const documents = {
          invoices: sold,
          voided,
          creditNotes: credited,
          debitNotes: debited,
          operatorOrders,
        };
        const register = registerOf(documents);
        const hasSessions = register.rows.some(({ cashSession }) => cashSession !== null);
        const sessions = hasSessions ? await readSessions(client, restaurantId, month) : [];
        if (isMine()) setHeld({ state: 'ready', register, sessions: sessionNames(sessions) });
      } catch {
        if (isMine()) setHeld({ state: 'failed' });
      }
    },
    [client, restaurantId],
  );
  return { held, start, stop };
}
