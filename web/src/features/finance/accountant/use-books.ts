import { useCallback, useRef, useState } from 'react';
import type { Books } from '@bhoj/domain/books/books';
import { cashSessions } from '@bhoj/domain/cash/session.collection';
import { days } from '@bhoj/domain/days/day.collection';
import type { Day } from '@bhoj/domain/days/day.schema';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import { vendorRefunds } from '@bhoj/domain/expenses/vendor-refund.collection';
import { MONTH_MOST } from '@bhoj/domain/expenses/month';
import { monthBounds } from '@bhoj/domain/figures/span/month';
import type { Span } from '@bhoj/domain/figures/span/span';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { moneyBooks } from '@bhoj/domain/books/books.collection';
import { payRuns, slips } from '@bhoj/domain/payroll/shape/pay-run.collection';
import { addMonths, monthOf, startOf } from '@bhoj/domain/time/ist';
import { useClient } from '../../../firebase/client.ts';
import type { Client } from '../../../firebase/client.ts';
import { readList } from '../../../firebase/live.ts';
import { useLiveSettings, useRestaurantId } from '../../../firebase/restaurant.tsx';
import { addDays } from '../../../ui/dates/iso-day.ts';
import { usePastMonths } from '../state/use-months.ts';

export type BooksRead =
  | { readonly state: 'idle' }
  | { readonly state: 'reading' }
  | { readonly state: 'failed' }
  | { readonly state: 'too-many' }
  | { readonly state: 'ready'; readonly books: Books };

/** Reads the money books and the pay of months: runs, and slips from the month before on, whose wages are paid in them. */
async function readPay(client: Client, restaurantId: string, asked: readonly string[]) {
  const [first, last] = [asked[0], asked.at(-1)];
  if (first === undefined || last === undefined) return {};
  const before = monthOf(addMonths(startOf(`${first}-01`), -1));
  const [money, runs] = await Promise.all([
    readList(client, moneyBooks, { restaurantId }, moneyBooks.queries.between(first, last)),
    readList(client, payRuns, { restaurantId }, payRuns.queries.between(before, last)),
  ]);
  const ofRuns = await Promise.all(
    runs.map(({ id: month }) => readList(client, slips, { restaurantId, month }, slips.queries.all())),
  );
  return {
    money: money.map(({ value }) => value),
    runs: runs.map(({ value }) => value),
    slips: ofRuns.flat().map(({ value }) => value),
  };
}

/** The days around months in which a session with money of theirs may have been opened. */
const AROUND = 7;

/** Reads the cash sessions of months, and of a week around them: one may be open over days, or take a correction. */
async function readSessions(client: Client, restaurantId: string, asked: readonly string[]) {
  const sessions = await Promise.all(
    asked.map((month, n) => {
      const { from, until } = monthBounds(month);
      const first = n === 0 ? addDays(from, -AROUND) : from;
      const last = n === asked.length - 1 ? addDays(until, AROUND) : until;
      return readList(client, cashSessions, { restaurantId }, cashSessions.queries.between(first, last));
    }),
  );
  return { sessions: sessions.flat() };
}

/** Reads the money that vendors gave back for costs of months, and in them. */
async function readRefunds(client: Client, restaurantId: string, asked: readonly string[]) {
  const { ofMonth, ofDays } = vendorRefunds.queries;
  const refunds = await Promise.all(
    asked.flatMap((month) => {
      const { from, until } = monthBounds(month);
      return [ofMonth(month), ofDays(from, until)].map((spec) =>
        readList(client, vendorRefunds, { restaurantId }, spec),
      );
    }),
  );
  return { refunds: refunds.flat() };
}

/** Reads the days and expenses of a span, month by month, on request. Another span starts again. */
export function useBooks(span: Span): { readonly read: BooksRead; readonly start: () => Promise<void> } {
  const client = useClient();
  const restaurantId = useRestaurantId();
  const past = usePastMonths();
  const service = useLiveSettings('service');
  const hasSessions = service.state === 'ready' && service.value.cashSessions !== undefined;
  const keepsStock = service.state === 'ready' && service.value.keepsStock === true;
  const key = `${span.from} ${span.to}`;
  const run = useRef(0);
  const [held, setHeld] = useState<{ key: string; read: BooksRead }>({ key, read: { state: 'idle' } });
  const months = past(span).join(' ');
  const start = useCallback(async () => {
    run.current += 1;
    const mine = run.current;
    const report = (read: BooksRead) => {
      if (mine === run.current) setHeld({ key, read });
    };
    report({ state: 'reading' });
    const sold: Day[] = [];
    const [spent, paid, taxed]: [Entry<Expense>[], Entry<Expense>[], Entry<Expense>[]] = [[], [], []];
    const asked = months === '' ? [] : months.split(' ');
    try {
      for (const month of asked) {
        const { from, until } = monthBounds(month);
        const [ofDays, ofExpenses, ofPayments, ofTaxes] = await Promise.all([
          readList(client, days, { restaurantId }, days.queries.between(from, until)),
          readList(client, expenses, { restaurantId }, expenses.queries.ofMonth(month)),
          readList(client, expenses, { restaurantId }, expenses.queries.ofDays(from, until)),
          readList(client, expenses, { restaurantId }, expenses.queries.ofTaxDays(from, until)),
        ]);
        if (Math.max(ofExpenses.length, ofPayments.length, ofTaxes.length) >= MONTH_MOST) {
          report({ state: 'too-many' });
          return;
        }
        sold.push(...ofDays.map(({ value }) => value));
        spent.push(...ofExpenses);
        paid.push(...ofPayments);
        taxed.push(...ofTaxes);
      }
      // The code that makes the books loads with the first request for them.
      const [more, inSessions, back, { booksOf }] = await Promise.all([
        readPay(client, restaurantId, asked),
        hasSessions ? readSessions(client, restaurantId, asked) : {},
        keepsStock ? readRefunds(client, restaurantId, asked) : {},
        import('./made-books.ts'),
      ]);
      report({
        state: 'ready',
        books: booksOf(sold, spent, { months: asked, paid, taxed, ...more, ...inSessions, ...back }),
      });
    } catch {
      report({ state: 'failed' });
    }
  }, [client, restaurantId, key, months, hasSessions, keepsStock]);
  return { read: held.key === key ? held.read : { state: 'idle' }, start };
}
