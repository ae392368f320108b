import { toFields } from '../../support/firestore-values.ts';
import { resilientFetch } from './resilient-fetch.ts';
import type { Collection, PathParams } from '@bhoj/domain/kernel/collection';
import type { Urls } from './urls.ts';

/** Updates named fields of a document as somebody signed in, under the rules. Throws where they refuse. */
export type Write = <C extends Collection>(
  collection: C,
  params: PathParams<C['pattern']>,
  fields: Partial<ReturnType<C['decode']>>,
) => Promise<void>;

export function writesOf({ firestore, project }: Urls, idToken: string): Write {
  return async (collection, params, fields) => {
    const path = collection.path(params as never);
    const url = new URL(
      `http://${firestore}/v1/projects/${project}/databases/(default)/documents/${encodeURI(path)}`,
    );
    for (const field of Object.keys(fields)) url.searchParams.append('updateMask.fieldPaths', field);
    url.searchParams.set('currentDocument.exists', 'true');
    const response = await resilientFetch(url, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
      body: JSON.stringify({ fields: toFields(collection.encodeFields(fields as never)) }),
    });
    if (!response.ok) {
      const names = Object.keys(fields).join(', ');
      throw new Error(`The rules refused ${path} (${names}): ${await response.text()}`);
    }
  };
}
