import { NOTHING_SOLD_OUT } from '@bhoj/domain/menu/dish/availability';
import type { Collection, PathParams } from '@bhoj/domain/kernel/collection';
import { audit } from '@bhoj/domain/audit/audit.collection';
import { availabilities, menus } from '@bhoj/domain/menu/shape/menu.collection';
import { withStages } from '@bhoj/domain/fixtures/orders';
import { members } from '@bhoj/domain/members/member.collection';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { projectProfile } from '@bhoj/domain/restaurant/profile';
import { newTable } from '@bhoj/domain/tables/table';
import { DAY } from '@bhoj/domain/time/ist';
import type { Stages } from '@bhoj/domain/fixtures/orders';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';
import type { Order, OrderType, Selection } from '@bhoj/domain/orders/shape/order.schema';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import type { Right } from '@bhoj/domain/catalogue/rights';
import type { MemberRole } from '@bhoj/domain/catalogue/roles';
import type { Member } from '@bhoj/domain/members/member.schema';
import { changesIn, documentsOfRestaurant, wholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import type { Table } from '@bhoj/domain/tables/table';
import type { z } from 'zod';
import { signIn, signInGuest } from './auth.ts';
import { aMenu } from '@bhoj/domain/fixtures/menu';
import { aMember } from '@bhoj/domain/fixtures/people';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { authEmulatorHost } from './emulators.ts';
import { emulatorHost } from './firestore-rest.ts';
import { auth, call, db, PROJECT } from './mount.ts';
import type { Person } from './auth.ts';

type Params<C extends Collection> = PathParams<C['pattern']>;
type Value<C extends Collection> = z.output<C['schema']>;

/** Writes a document, bypassing the rules. */
export async function put<C extends Collection>(
  collection: C,
  params: Params<C>,
  value: Value<C>,
): Promise<void> {
  await db.doc(collection.path(params as never)).set(collection.encode(value));
}

/** Changes named fields of a document, bypassing the rules. */
export async function change<C extends Collection>(
  collection: C,
  params: Params<C>,
  fields: Partial<Value<C>>,
): Promise<void> {
  await db.doc(collection.path(params as never)).update(collection.encodeFields(fields));
}

/** Replaces an order by a function of the stored one, bypassing the rules. */
export async function changeOrder(
  params: Params<typeof orders>,
  next: (order: Order) => Order,
): Promise<void> {
  await put(orders, params, next(await get(orders, params)));
}

/** Marks lines of an order as cooking, ready, cancelled …, bypassing the rules. */
export async function markLines(at: Params<typeof orders>, stages: Stages): Promise<void> {
  await changeOrder(at, (order) => withStages(order, stages));
}

export async function find<C extends Collection>(collection: C, params: Params<C>): Promise<Value<C> | null> {
  const snapshot = await db.doc(collection.path(params as never)).get();
  return snapshot.exists ? (collection.decode(snapshot.data()) as Value<C>) : null;
}

/** Reads a document; throws when it does not exist. */
export async function get<C extends Collection>(collection: C, params: Params<C>): Promise<Value<C>> {
  const found = await find(collection, params);
  if (found === null) throw new Error(`${collection.path(params as never)} does not exist`);
  return found;
}

export async function list<C extends Collection>(
  collection: C,
  params: Partial<Params<C>>,
): Promise<Value<C>[]> {
  const { docs } = await db.collection(collection.parent(params)).get();
  return docs.map((doc) => collection.decode(doc.data()) as Value<C>);
}

interface StoredDocument {
  readonly name: string;
  readonly updateTime: string;
  readonly fields?: Readonly<Record<string, unknown>>;
}

/** Returns all documents of the project except the rate-limit buckets, which count refused calls too. */
async function documentsWith(select: object): Promise<StoredDocument[]> {
  const root = `projects/${PROJECT}/databases/(default)/documents`;
  const response = await fetch(`http://${emulatorHost()}/v1/${root}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }], ...select } }),
  });
  const rows = (await response.json()) as { document?: StoredDocument }[];
  // Counters of calls and faults are not effects of a call.
  const isCount = (name: string) => /^(limits|platformFaults)\//.test(name.slice(root.length + 1));
  return rows.flatMap(({ document }) => (document === undefined || isCount(document.name) ? [] : [document]));
}

/** Returns all documents of the project, as stored. */
export const allDocuments = (): Promise<StoredDocument[]> => documentsWith({});

/**
 * Returns the state of the whole project: each document with the time of its last write, and each user with the fields
 * that affect signing in.
 */
export async function everything(): Promise<string[]> {
  const [documents, { users }] = await Promise.all([
    documentsWith({ select: { fields: [{ fieldPath: '__name__' }] } }),
    auth.listUsers(1000),
  ]);
  return [
    ...documents.map(({ name, updateTime }) => `${name} ${updateTime}`),
    ...users.map(
      ({ uid, email, customClaims, disabled, passwordHash, tokensValidAfterTime }) =>
        `user ${uid} ${email} ${JSON.stringify(customClaims)} ${disabled} ${passwordHash} ${tokensValidAfterTime}`,
    ),
  ].toSorted((a, b) => (a < b ? -1 : 1));
}

/** ms; a lock expires after a minute. */
const LOCKED_AT_MOST = 70_000;

/**
 * Deletes all documents and users of this file's project, so that {@link everything} stays fast. The emulator refuses
 * with 409 while a transaction takes more than two seconds, as on a busy machine; then this waits for the transaction's
 * end.
 */
export async function forgetEverything(): Promise<void> {
  const project = `emulator/v1/projects/${PROJECT}`;
  const places = [
    `http://${emulatorHost()}/${project}/databases/(default)/documents`,
    `http://${authEmulatorHost()}/${project}/accounts`,
  ];
  const headers = { authorization: 'Bearer owner' };
  const until = Date.now() + LOCKED_AT_MOST;
  const empty = async (place: string): Promise<void> => {
    const { ok, status } = await fetch(place, { method: 'DELETE', headers });
    if (ok) return;
    if (status !== 409 || Date.now() > until) throw new Error(`${place} answered ${status}`);
    await empty(place);
  };
  await Promise.all(places.map(empty));
}

const allDay = { open: '00:00', close: '00:00', isOpen: true };

/** Open day and night, so that no test depends on the hour. */
export const ALWAYS_OPEN = {
  monday: allDay,
  tuesday: allDay,
  wednesday: allDay,
  thursday: allDay,
  friday: allDay,
  saturday: allDay,
  sunday: allDay,
};

/** A restaurant that is open and serving, with its people. */
export interface House {
  readonly restaurantId: string;
  readonly owner: Person;
  readonly captain: Person;
}

/** Makes a member with their record; by default without stored rights, like older captains and cooks. */
export async function employ(
  restaurantId: string,
  role: MemberRole,
  active = true,
  own: Partial<Pick<Member, 'can' | 'limits' | 'preset'>> = {},
): Promise<Person> {
  const person = await signIn({ role, restaurant: restaurantId }, { name: 'Ravi' });
  await put(members, { restaurantId, uid: person.uid }, aMember({ uid: person.uid, role, active, ...own }));
  return person;
}

/** Makes somebody in the office with exactly these rights. */
export const withRights = (restaurantId: string, can: readonly Right[]): Promise<Person> =>
  employ(restaurantId, 'office', true, { preset: 'manager', can: [...can] });

/** Returns the n-th table: `F1-T01` and so on, with the key `key-F1-T01`. */
const aTableOf = (restaurantId: string, n: number, at: number): Table => {
  const table = newTable({ restaurantId, floor: 1, n, key: '', at });
  return { ...table, key: keyOf(table.id) };
};
const keyOf = (tableId: string): string => `key-${tableId}`;

/** Makes a new restaurant with ten tables, a menu and a captain, so that no test sees another's orders. */
export async function aHouse(
  overrides: Partial<WholeRestaurant> = {},
  { menu = {}, tableCount = 10 }: { menu?: Partial<Menu>; tableCount?: number } = {},
): Promise<House> {
  const now = Date.now();
  const restaurantId = `owner-${newId().toLowerCase()}@house.example`;
  const [owner, captain] = await Promise.all([
    signIn({ role: 'owner', restaurant: restaurantId }, { name: 'Asha' }),
    employ(restaurantId, 'captain'),
  ]);
  const restaurant = aRestaurant({
    uid: owner.uid,
    email: restaurantId,
    createdAt: now,
    trialStartDate: now,
    trialEndDate: now + 1_000 * DAY,
    operatingHours: ALWAYS_OPEN,
    providesHotelServices: true,
    ...overrides,
  });
  const batch = db.batch();
  const write = <C extends Collection>(collection: C, params: Params<C>, value: Value<C>) =>
    batch.set(db.doc(collection.path(params as never)), collection.encode(value));
  for (const { path, stored } of documentsOfRestaurant(restaurantId, restaurant))
    batch.set(db.doc(path), stored);
  write(profiles, { restaurantId }, projectProfile(restaurant));
  const served = aMenu({ updatedAt: now, ...menu });
  write(menus, { restaurantId }, served);
  write(availabilities, { restaurantId }, { ...NOTHING_SOLD_OUT, menuVersion: served.version });
  for (let n = 1; n <= tableCount; n += 1) {
    const table = aTableOf(restaurantId, n, now);
    write(tables, { restaurantId, tableId: table.id }, table);
  }
  await batch.commit();
  return { restaurantId, owner, captain };
}

/**
 * Writes the next version of the menu as the server would: the same transaction writes that version into the
 * availability.
 */
export async function changeMenu({ restaurantId }: House, fields: Partial<Menu> = {}): Promise<void> {
  const { version } = await get(menus, { restaurantId });
  await change(menus, { restaurantId }, { ...fields, version: version + 1 });
  await change(availabilities, { restaurantId }, { menuVersion: version + 1 });
}

/** Writes settings as the owner would, and the profile as the trigger would. */
export async function setUp({ restaurantId }: House, fields: Partial<WholeRestaurant>): Promise<void> {
  for (const changed of changesIn(restaurantId, fields)) await db.doc(changed.path).update(changed.fields);
  await put(profiles, { restaurantId }, projectProfile(await getRestaurant(restaurantId)));
}

/** Reads the owner's record with all settings. */
export const getRestaurant = (restaurantId: string): Promise<WholeRestaurant> =>
  wholeRestaurant(restaurantId, async (path) => (await db.doc(path).get()).data());

/** Writes the owner's record and all settings, bypassing the rules. */
export async function putRestaurant(restaurantId: string, restaurant: WholeRestaurant): Promise<void> {
  const batch = db.batch();
  for (const { path, stored } of documentsOfRestaurant(restaurantId, restaurant))
    batch.set(db.doc(path), stored);
  await batch.commit();
}

/** Deletes the owner's record and all settings. */
export async function deleteRestaurant(restaurantId: string): Promise<void> {
  const batch = db.batch();
  for (const { path } of documentsOfRestaurant(restaurantId, aRestaurant())) batch.delete(db.doc(path));
  await batch.commit();
}

type Joining = InputOf<typeof joinTable>;

/** The input of a guest's phone after scanning the printed code. */
export const joining = (house: House, overrides: Partial<Joining> = {}): Joining => {
  const tableId = overrides.tableId === undefined ? 'F1-T01' : overrides.tableId;
  return {
    restaurantId: house.restaurantId,
    tableId,
    key: tableId === null ? null : keyOf(tableId),
    code: null,
    name: null,
    mobile: null,
    partySize: null,
    ...overrides,
  };
};

export const dosa = (overrides: Partial<Selection> = {}): Selection => ({
  itemId: 'masala-dosa',
  variantId: null,
  addOnIds: [],
  quantity: 1,
  note: '',
  ...overrides,
});

type Ordering = InputOf<typeof placeRound>;

/** A round of one masala dosa for F1-T01. */
export const ordering = (house: House, overrides: Partial<Ordering> = {}): Ordering => ({
  restaurantId: house.restaurantId,
  orderId: newId(),
  tableId: 'F1-T01',
  type: 'dine-in' satisfies OrderType,
  roundId: newId(),
  menuVersion: 1,
  selections: [dosa()],
  ...overrides,
});

/** Joins a guest to a free table, which gives them a waiting order. */
export async function aGuestAt(house: House, tableId: string | null = 'F1-T01') {
  const guest = await signInGuest();
  const { orderId } = await call(joinTable, joining(house, { tableId }), guest);
  return { guest, orderId, tableId };
}

/** An order that a guest has opened with a first round, by default at F1-T01. */
export async function anOpenOrder(house: House, tableId = 'F1-T01') {
  const seated = await aGuestAt(house, tableId);
  const round = ordering(house, { orderId: seated.orderId, tableId });
  await call(placeRound, round, seated.guest);
  return { ...seated, round };
}

export const auditOf = (house: House) => list(audit, { restaurantId: house.restaurantId });
