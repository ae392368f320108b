import type { Collection } from '@bhoj/domain/kernel/collection';
import type { z } from 'zod';
import { firestoreRestUrl } from './environment.ts';
import { plainFields } from './rest-values.ts';
import type { RestFields } from './rest-values.ts';

/** Maximum number of documents that Firestore lists at once. */
const PAGE = 300;

interface ListAnswer {
  readonly documents?: readonly { readonly fields?: RestFields }[];
  readonly nextPageToken?: string;
}

/**
 * Returns all documents of a public collection at the root. Throws when no answer comes, or when a document does not
 * fit its schema.
 */
export async function listPublicDocs<C extends Collection>(collection: C): Promise<z.output<C['schema']>[]> {
  const found: z.output<C['schema']>[] = [];
  let next: string | undefined = '';
  while (next !== undefined) {
    const page = new URLSearchParams({ pageSize: String(PAGE), ...(next === '' ? {} : { pageToken: next }) });
    const response = await fetch(`${firestoreRestUrl(collection.parent({}))}?${page}`);
    if (!response.ok) throw new Error(`collection not readable: ${response.status}`);
    const { documents = [], nextPageToken } = (await response.json()) as ListAnswer;
    found.push(
      ...documents.map(({ fields = {} }) => collection.decode(plainFields(fields)) as z.output<C['schema']>),
    );
    next = nextPageToken;
  }
  return found;
}
