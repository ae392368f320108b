import type { Collection, Cursor, Entry, PathParams, QuerySpec } from '@bhoj/domain/kernel/collection';
import type { z } from 'zod';
import type { Client } from './client.ts';
import { readList, readPage } from './live.ts';
import type { Page } from './live.ts';

/** The most documents of a page, as the rules allow. */
export const READ_PAGE = 200;

type Of<C extends Collection> = z.output<C['schema']>;

/**
 * Reads all documents of a query, page by page. `at` returns the time of a row by which the query orders. Throws as
 * `readList` does.
 */
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

/** A list for a file, without its unreadable documents. */
export interface ForFile<T> {
  readonly rows: readonly Entry<T>[];
  /** The number of unreadable documents. */
  readonly missing: number;
  /** True where there are more rows than a file holds. */
  readonly isCut: boolean;
}

/**
 * Reads a list in the query's own pages, leaves out unreadable documents, and stops after `most` rows. Throws without a
 * network.
 */
export async function readForFile<C extends Collection>(
  client: Client,
  collection: C,
  params: Partial<PathParams<C['pattern']>>,
  { specOf, most }: { specOf: (after: Cursor | null) => QuerySpec; most: number },
): Promise<ForFile<Of<C>>> {
  const rows: Entry<Of<C>>[] = [];
  let after: Cursor | null = null;
  let missing = 0;
  do {
    const page: Page<Of<C>> = await readPage(client, collection, params, specOf(after));
    rows.push(...page.rows);
    missing += page.unreadable.length;
    after = page.next;
  } while (after !== null && rows.length < most);
  return { rows, missing, isCut: after !== null };
}
