import type { Collection } from '@bhoj/domain/kernel/collection';
import { readEach } from '@bhoj/domain/kernel/read-each';
import type { ReadEach } from '@bhoj/domain/kernel/read-each';
import type { z } from 'zod';
import { askFirestore } from './ask-firestore.ts';
import { firestoreRestUrl } from './environment.ts';
import { plainFields } from './rest-values.ts';
import type { RestFields } from './rest-values.ts';
import { noteUnreadable } from './unreadable.ts';

/** The most documents that Firestore lists at once. */
const PAGE = 300;

const app = async () => (await import('./app-auth.ts')).appAuth.app;

interface ListAnswer {
  readonly documents?: readonly { readonly name: string; readonly fields?: RestFields }[];
  readonly nextPageToken?: string;
}

/** Every document of a collection at the root that anyone may list. Throws where no answer comes. */
export async function listPublicDocs<C extends Collection>(
  collection: C,
): Promise<ReadEach<z.output<C['schema']>>> {
  const found: { id: string; data: unknown }[] = [];
  let next: string | undefined = '';
  while (next !== undefined) {
    const page = new URLSearchParams({ pageSize: String(PAGE), ...(next === '' ? {} : { pageToken: next }) });
    const response = await askFirestore(`${firestoreRestUrl(collection.parent({}))}?${page}`, app);
    if (!response.ok) throw new Error(`collection not readable: ${response.status}`);
    const { documents = [], nextPageToken } = (await response.json()) as ListAnswer;
    found.push(...documents.map(({ name, fields = {} }) => ({ id: name, data: plainFields(fields) })));
    next = nextPageToken;
  }
  return readEach(collection, found, ({ id }, cause) => noteUnreadable(id, cause));
}
