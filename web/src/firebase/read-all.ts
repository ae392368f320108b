import type { Collection, Cursor, Entry, PathParams, QuerySpec } from '@bhoj/domain/kernel/collection';
import type { z } from 'zod';
import type { Client } from './client.ts';
import { readList } from './live.ts';

/** The most documents of a page, as the rules allow. */
export const READ_PAGE = 200;

type Of<C extends Collection> = z.output<C['schema']>;

/** Reads all that a query finds, page by page. `at` is the time by which it orders. Throws as `readList` does. */
export async function readAll<C extends Collection>(
  client: Client,
  collection: C,
  params: Partial<PathParams<C['pattern']>>,
  { spec, at }: { spec: QuerySpec; at: (value: Of<C>) => number },
): Promise<Entry<Of<C>>[]> {
  const all: Entry<Of<C>>[] = [];
  for (let after: Cursor | null = null; ;) {
    const asked: QuerySpec = { ...spec, limit: READ_PAGE, ...(after !== null && { after }) };
    const page: Entry<Of<C>>[] = await readList(client, collection, params, asked);
    all.push(...page);
    const last = page.at(-1);
    if (last === undefined || page.length < READ_PAGE) return all;
    after = { values: [new Date(at(last.value))], id: last.id };
  }
}
