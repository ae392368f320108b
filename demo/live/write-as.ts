import { toFields } from './firestore-values.ts';
import { resilientFetch } from './resilient-fetch.ts';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { changesIn } from '@bhoj/domain/restaurant/whole-restaurant';
import type { OwnerFields } from '@bhoj/domain/restaurant/settings';
import type { Collection, PathParams } from '@bhoj/domain/kernel/collection';
import type { Urls } from './urls.ts';

/** Updates named fields of a document as a signed-in person, under the rules. Throws when they refuse. */
export type Write = <C extends Collection>(
  collection: C,
  params: PathParams<C['pattern']>,
  fields: Partial<ReturnType<C['decode']>>,
) => Promise<void>;

/** Firestore's status when another transaction has held the document too long. Its SDKs repeat such a write, too. */
const ABORTED = 409;
/** The number of times that a write is sent. */
const TIMES = 3;

/** Updates fields of one document as they are stored. */
async function patch({ firestore, project }: Urls, idToken: string, path: string, fields: object) {
  const url = new URL(
    `http://${firestore}/v1/projects/${project}/databases/(default)/documents/${encodeURI(path)}`,
  );
  for (const field of Object.keys(fields)) url.searchParams.append('updateMask.fieldPaths', field);
  url.searchParams.set('currentDocument.exists', 'true');
  const send = () =>
    resilientFetch(url, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
      body: JSON.stringify({ fields: toFields({ ...fields }) }),
    });
  let response = await send();
  for (let sent = 1; response.status === ABORTED && sent < TIMES; sent += 1) response = await send();
  if (!response.ok) {
    const names = Object.keys(fields).join(', ');
    throw new Error(`The rules refused ${path} (${names}): ${await response.text()}`);
  }
}

export const writesOf =
  (urls: Urls, idToken: string): Write =>
  (collection, params, fields) =>
    patch(urls, idToken, collection.path(params as never), collection.encodeFields(fields as never));

/** Saves an owner's settings, each in the document that holds it, under the rules. */
export const savesOf =
  (urls: Urls, idToken: string) =>
  async (restaurantId: string, settings: OwnerFields): Promise<void> => {
    for (const { path, fields } of changesIn(restaurantId, settings))
      await patch(urls, idToken, path, fields);
  };

/** One tap: moves lines of an order to a stage, at the server's time. */
export type Mark = (
  order: PathParams<typeof orders.pattern>,
  stage: 'cooking' | 'ready' | 'served',
  lineIds: readonly string[],
) => Promise<void>;

/** Returns the taps of a signed-in person, under the rules. They throw when the rules refuse. */
export function marksOf({ firestore, project }: Urls, idToken: string): Mark {
  return async (order, stage, lineIds) => {
    const database = `projects/${project}/databases/(default)`;
    const name = `${database}/documents/${orders.path(order)}`;
    const updateTransforms = lineIds.map((id) => ({
      fieldPath: `progress.${stage}.\`${id}\``,
      setToServerValue: 'REQUEST_TIME',
    }));
    const write = {
      update: { name },
      updateMask: { fieldPaths: [] },
      updateTransforms,
      currentDocument: { exists: true },
    };
    const response = await resilientFetch(new URL(`http://${firestore}/v1/${database}/documents:commit`), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
      body: JSON.stringify({ writes: [write] }),
    });
    if (!response.ok) {
      throw new Error(`The rules refused ${orders.path(order)} (${stage}): ${await response.text()}`);
    }
  };
}
