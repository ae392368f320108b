import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection as collectionRef,
  connectFirestoreEmulator,
  doc,
  getFirestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  where,
} from 'firebase/firestore';
import type { Firestore } from 'firebase/firestore';
import type { Collection, PathParams, QuerySpec } from '@bhoj/domain/kernel/collection';
import type { Claims } from '@bhoj/domain/catalogue/roles';
import { emulatorHost } from '../../tests/support/firestore-rest.ts';

/** A device with the browser's SDK and a signed-in person, which counts the documents delivered to it. */
export interface Device {
  readonly db: Firestore;
  /** Number of documents that the server has delivered so far; a listener is billed for these. */
  delivered(): number;
  watchDoc<C extends Collection>(
    collection: C,
    params: PathParams<C['pattern']>,
    seen?: (data: object) => void,
  ): void;
  watchList<C extends Collection>(
    collection: C,
    params: Partial<PathParams<C['pattern']>>,
    spec: QuerySpec,
    seen?: (documents: readonly object[]) => void,
  ): void;
  close(): Promise<void>;
}

let devices = 0;

export function openDevice(projectId: string, uid: string, claims: Claims | 'guest'): Device {
  devices += 1;
  const app = initializeApp({ projectId, apiKey: 'demo' }, `device-${devices}`);
  const db = getFirestore(app);
  const [host = '', port] = emulatorHost().split(':');
  const token = claims === 'guest' ? { firebase: { sign_in_provider: 'anonymous' as const } } : { ...claims };
  connectFirestoreEmulator(db, host, Number(port), { mockUserToken: { sub: uid, ...token } });
  let delivered = 0;
  let isClosed = false;
  return {
    db,
    delivered: () => delivered,
    watchDoc(collection, params, seen) {
      onSnapshot(doc(db, collection.path(params as never)), (snapshot) => {
        if (snapshot.metadata.hasPendingWrites) return;
        delivered += 1;
        const data = snapshot.data({ serverTimestamps: 'estimate' });
        if (data !== undefined) seen?.(data);
      });
    },
    watchList(collection, params, spec, seen) {
      const parts = [
        ...(spec.where ?? []).map(([field, op, value]) => where(field, op, value)),
        ...(spec.orderBy ?? []).map(([field, direction]) => orderBy(field, direction)),
        ...(spec.limit === undefined ? [] : [limit(spec.limit)]),
      ];
      const wanted = query(collectionRef(db, collection.parent(params)), ...parts);
      onSnapshot(
        wanted,
        { includeMetadataChanges: true },
        (snapshot) => {
          delivered += snapshot
            .docChanges({ includeMetadataChanges: true })
            .filter((change) => change.type !== 'removed' && !change.doc.metadata.hasPendingWrites).length;
          seen?.(snapshot.docs.map((each) => each.data({ serverTimestamps: 'estimate' })));
        },
        (error) => {
          // A listener that has not heard all is told that its device closes.
          if (!isClosed) throw error;
        },
      );
    },
    close() {
      isClosed = true;
      return deleteApp(app);
    },
  };
}

/** Waits until a condition holds, checking at every turn of the event loop's timers. Throws after 20 s. */
export async function until(condition: () => boolean, what: string): Promise<void> {
  const end = Date.now() + 20_000;
  while (!condition()) {
    if (Date.now() > end) throw new Error(`${what} did not happen within 20 seconds`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
