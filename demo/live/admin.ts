import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Collection, PathParams } from '@bhoj/domain/kernel/collection';
import { wholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import type { Urls } from './urls.ts';

/** The Admin SDK on the emulators, for writes that no callable does. */
export interface Admin {
  readonly auth: Auth;
  readonly db: Firestore;
  get<C extends Collection>(
    collection: C,
    params: PathParams<C['pattern']>,
  ): Promise<ReturnType<C['decode']>>;
  set<C extends Collection>(
    collection: C,
    params: PathParams<C['pattern']>,
    value: ReturnType<C['decode']>,
  ): Promise<void>;
  update<C extends Collection>(
    collection: C,
    params: PathParams<C['pattern']>,
    fields: Partial<ReturnType<C['decode']>>,
  ): Promise<void>;
  /** Reads the owner's record with all settings. */
  restaurant(restaurantId: string): Promise<WholeRestaurant>;
  close(): Promise<void>;
}

let opened = 0;

export function openAdmin(urls: Urls): Admin {
  // A demo project cannot reach anything outside this machine; no other project may get invented bills.
  if (!urls.project.startsWith('demo-')) throw new Error(`${urls.project} is no demo project`);
  // The only way to tell the Admin SDK where the emulators are, and not to search for Google's metadata server.
  process.env['FIRESTORE_EMULATOR_HOST'] = urls.firestore;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = urls.auth;
  process.env['METADATA_SERVER_DETECTION'] ??= 'none';
  opened += 1;
  const app = initializeApp({ projectId: urls.project }, `seed-${opened}`);
  const db = getFirestore(app);
  const refOf = (collection: Collection, params: object) => db.doc(collection.path(params as never));
  return {
    auth: getAuth(app),
    db,
    async get(collection, params) {
      const snapshot = await refOf(collection, params).get();
      return collection.decode(snapshot.data()) as never;
    },
    async set(collection, params, value) {
      await refOf(collection, params).set(collection.encode(value));
    },
    async update(collection, params, fields) {
      await refOf(collection, params).update(collection.encodeFields(fields));
    },
    restaurant: (restaurantId) =>
      wholeRestaurant(restaurantId, async (path) => (await db.doc(path).get()).data()),
    close: () => deleteApp(app),
  };
}
