import type { Firestore } from 'firebase-admin/firestore';

/** A document that is not there yet, encoded by its collection. */
export interface Write {
  readonly path: string;
  readonly data: Record<string, unknown>;
}

/** Keeps a request below the emulator's four megabytes: an order has some kilobytes, a day's figures more than ten. */
const PER_BATCH = 400;
const BYTES_PER_BATCH = 2_000_000;
const AT_ONCE = 4;

/**
 * Returns the next few hundred writes; none at the end. `Iterator.take` will not do: it closes the generator, from
 * which the other lanes still draw.
 */
function nextOf(writes: Iterator<Write>): Write[] {
  const some: Write[] = [];
  let bytes = 0;
  while (some.length < PER_BATCH && bytes < BYTES_PER_BATCH) {
    const { value, done } = writes.next();
    if (done) break;
    some.push(value);
    bytes += JSON.stringify(value.data).length;
  }
  return some;
}

/** Creates documents in bulk. Returns their number. */
export async function writeAll(db: Firestore, writes: Iterator<Write>): Promise<number> {
  let count = 0;
  const lane = async (): Promise<void> => {
    for (;;) {
      const batch = db.batch();
      const some = nextOf(writes);
      for (const { path, data } of some) batch.create(db.doc(path), data);
      if (some.length === 0) return;
      count += some.length;
      await batch.commit();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return count;
}
