import { orders } from '@bhoj/domain/orders/shape/order.collection';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';

// A stand-in for `firebase/firestore` that answers from documents as they are stored, for tests of pages that read them.

interface Stored {
  readonly id: string;
  readonly data: Record<string, unknown>;
}

/** By collection path. */
const collections = new Map<string, readonly Stored[]>();

export const clearStored = (): void => collections.clear();

/** Stores a collection as it is from now on. */
export function store(path: string, documents: Readonly<Record<string, Record<string, unknown>>>): void {
  collections.set(
    path,
    Object.entries(documents).map(([id, data]) => ({ id, data })),
  );
}

/** Stored orders: good ones, one that a newer Bhoj wrote, and one that has lost its lines. */
export function amongGoodOnes(good: Readonly<Record<string, Order>>, any: Order) {
  const stored = orders.encode(any);
  return {
    ...Object.fromEntries(Object.entries(good).map(([id, value]) => [id, orders.encode(value)])),
    newer: { ...stored, courses: ['starters'], schemaVersion: orders.reads + 1 },
    broken: { ...stored, lines: 'gone' },
  };
}

const snapshotOf = (path: string, { id, data }: Stored) => ({
  id,
  ref: { path: `${path}/${id}` },
  metadata: { fromCache: false },
  exists: () => true,
  data: () => data,
  get: (field: string) => data[field],
});

function answer(path: string) {
  const [parent, id] = [path.slice(0, path.lastIndexOf('/')), path.slice(path.lastIndexOf('/') + 1)];
  const list = collections.get(path);
  if (list !== undefined) {
    const docs = list.map((one) => snapshotOf(path, one));
    return {
      metadata: { fromCache: false },
      docs,
      docChanges: () => docs.map((doc) => ({ type: 'added', doc })),
    };
  }
  const one = collections.get(parent)?.find((each) => each.id === id);
  if (one !== undefined) return snapshotOf(parent, one);
  return { metadata: { fromCache: false }, exists: () => false, docs: [], docChanges: () => [] };
}

export const firestore = {
  doc: (_: unknown, path: string) => path,
  collection: (_: unknown, path: string) => path,
  query: (from: string) => from,
  where: () => null,
  orderBy: () => null,
  limit: () => null,
  Timestamp: class {},
  onSnapshot: (path: string, _: unknown, next: (snapshot: unknown) => void) => {
    next(answer(path));
    return () => undefined;
  },
};
