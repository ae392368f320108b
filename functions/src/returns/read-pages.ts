import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { MOST_DOCUMENTS } from '@bhoj/domain/returns/preparation';
import type { Collection, Cursor, Entry, PathParams, QuerySpec } from '@bhoj/domain/kernel/collection';
import type { z } from 'zod';
import { readAt } from '../firebase/store.ts';

/** Documents per read. */
export const PAGE = 500;

/**
 * Passes on every document of a query, page by page, so that only one page is in memory. `at` returns the time of a document by
 * which the query is ordered; missing for a query in the order of ids. Throws `return-too-large` beyond `MOST_DOCUMENTS`.
 */
export async function readPages<C extends Collection>(
  collection: C,
  params: Partial<PathParams<C['pattern']>>,
  spec: QuerySpec,
  {
    at,
    each,
  }: { at?: (value: z.output<C['schema']>) => number; each: (value: z.output<C['schema']>) => void },
): Promise<void> {
  let count = 0;
  for (let after: Cursor | undefined; ;) {
    const asked: QuerySpec = { ...spec, limit: PAGE, ...(after !== undefined && { after }) };
    // The next page begins at the end of this one.
    const page: Entry<z.output<C['schema']>>[] = await readAt((store) =>
      store.find(collection, params, asked),
    );
    count += page.length;
    if (count > MOST_DOCUMENTS) throw new Refusal('return-too-large');
    for (const { value } of page) each(value);
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = { values: at === undefined ? [] : [new Date(at(last.value))], id: last.id };
  }
}
