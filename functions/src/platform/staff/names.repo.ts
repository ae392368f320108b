import { same } from '@bhoj/domain/kernel/same';
import { NOBODY_NAMED, namedAs, withPerson } from '@bhoj/domain/platform/staff/platform-names';
import { platformNames } from '@bhoj/domain/platform/shape/platform-names.collection';
import { platformStaff } from '@bhoj/domain/platform/shape/platform.collection';
import type { Cursor } from '@bhoj/domain/kernel/collection';
import type { PlatformNames } from '@bhoj/domain/platform/shape/platform-names.schema';
import { transact } from '../../firebase/store.ts';
import type { Store } from '../../firebase/store.ts';

/** Reads the names. The returned function writes one person's name, after all reads. */
export async function personNamed(store: Store) {
  const known = (await store.get(platformNames, {})) ?? NOBODY_NAMED;
  return (staffId: string, person: Parameters<typeof namedAs>[0]): void =>
    store.set(platformNames, {}, withPerson(known, staffId, person));
}

/** Writes all names anew where they differ, also for records that were made by hand. */
export const keepNames = (): Promise<void> =>
  transact('platform staff', async (store) => {
    const known = await store.get(platformNames, {});
    const people: PlatformNames['people'] = {};
    let after: Cursor | null = null;
    do {
      const spec = platformStaff.queries.byName(null, after);
      // oxlint-disable-next-line no-await-in-loop
      const { rows, unreadable } = await store.findReadable(platformStaff, {}, spec);
      for (const { id, value } of rows) people[id] = namedAs(value);
      const last = rows.at(-1);
      const isFull = rows.length + unreadable.length === spec.limit;
      after = isFull && last !== undefined ? { values: [last.value.name], id: last.id } : null;
    } while (after !== null);
    if (!same(known, { people })) store.set(platformNames, {}, { people });
  });
