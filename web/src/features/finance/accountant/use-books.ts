import { useCallback, useRef, useState } from 'react';
import { booksOf } from '@bhoj/domain/books/books';
import type { Books } from '@bhoj/domain/books/books';
import { days } from '@bhoj/domain/days/day.collection';
import type { Day } from '@bhoj/domain/days/day.schema';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import { MONTH_MOST } from '@bhoj/domain/expenses/month';
import { monthBounds } from '@bhoj/domain/figures/span/month';
import type { Span } from '@bhoj/domain/figures/span/span';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { useClient } from '../../../firebase/client.ts';
import { readList } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { useKnownMonths } from '../state/use-months.ts';

export type BooksRead =
  | { readonly state: 'idle' }
  | { readonly state: 'reading' }
  | { readonly state: 'failed' }
  | { readonly state: 'too-many' }
  | { readonly state: 'ready'; readonly books: Books };

/** Reads the days and expenses of a span, month by month, on request. Another span starts again. */
export function useBooks(span: Span): { readonly read: BooksRead; readonly start: () => Promise<void> } {
  const client = useClient();
  const restaurantId = useRestaurantId();
  const known = useKnownMonths();
  const key = `${span.from} ${span.to}`;
  const run = useRef(0);
  const [held, setHeld] = useState<{ key: string; read: BooksRead }>({ key, read: { state: 'idle' } });
  const months = known(span).join(' ');
  const start = useCallback(async () => {
    run.current += 1;
    const mine = run.current;
    const report = (read: BooksRead) => {
      if (mine === run.current) setHeld({ key, read });
    };
    report({ state: 'reading' });
    const [sold, spent]: [Day[], Entry<Expense>[]] = [[], []];
    try {
      for (const month of months === '' ? [] : months.split(' ')) {
        const { from, until } = monthBounds(month);
        const [ofDays, ofExpenses] = await Promise.all([
          readList(client, days, { restaurantId }, days.queries.between(from, until)),
          readList(client, expenses, { restaurantId }, expenses.queries.ofMonth(month)),
        ]);
        if (ofExpenses.length >= MONTH_MOST) {
          report({ state: 'too-many' });
          return;
        }
        sold.push(...ofDays.map(({ value }) => value));
        spent.push(...ofExpenses);
      }
      report({ state: 'ready', books: booksOf(sold, spent) });
    } catch {
      report({ state: 'failed' });
    }
  }, [client, restaurantId, key, months]);
  return { read: held.key === key ? held.read : { state: 'idle' }, start };
}
