import { Transaction } from 'firebase-admin/firestore';
import type {
  AggregateField,
  AggregateQuerySnapshot,
  DocumentReference,
  DocumentSnapshot,
  QuerySnapshot,
} from 'firebase-admin/firestore';

/** Documents that the functions have read and written in Firestore, as billed. */
export const served = { reads: 0, writes: 0 };

type Got = DocumentSnapshot | QuerySnapshot | AggregateQuerySnapshot<{ count: AggregateField<number> }>;

/** A query costs at least one read, and a count one for each thousand that it counts. */
function readsOf(got: Got): number {
  if ('docs' in got) return Math.max(1, got.docs.length);
  return 'ref' in got ? 1 : Math.max(1, Math.ceil(got.data().count / 1_000));
}

let isTallied = false;

/** Counts inside the Admin SDK, so that nothing a handler does is missed. Several files of one process may ask for it. */
export function tallyServer(): void {
  if (isTallied) return;
  isTallied = true;
  const { prototype } = Transaction;
  const get = Reflect.get(prototype, 'get') as (this: Transaction, ref: DocumentReference) => Promise<Got>;
  Reflect.set(prototype, 'get', async function tallied(this: Transaction, ref: DocumentReference) {
    const got = await get.call(this, ref);
    served.reads += readsOf(got);
    return got;
  });
  const getAll = Reflect.get(prototype, 'getAll') as (
    this: Transaction,
    ...refs: DocumentReference[]
  ) => Promise<DocumentSnapshot[]>;
  Reflect.set(prototype, 'getAll', function tallied(this: Transaction, ...refs: DocumentReference[]) {
    served.reads += refs.length;
    return getAll.apply(this, refs);
  });
  for (const name of ['create', 'set', 'update', 'delete'] as const) {
    const write = Reflect.get(prototype, name) as (this: Transaction, ...args: unknown[]) => Transaction;
    Reflect.set(prototype, name, function tallied(this: Transaction, ...args: unknown[]) {
      served.writes += 1;
      return write.apply(this, args);
    });
  }
}
