import { readFileSync } from 'node:fs';
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import {
  deleteField,
  disableNetwork,
  doc,
  enableNetwork,
  getDoc,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { availabilities } from '@bhoj/domain/menu/shape/menu.collection';
import { connections } from '@bhoj/domain/connections/connection.collection';
import { members } from '@bhoj/domain/members/member.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { NOW, ORDER_ID, RESTAURANT, UIDS } from '@bhoj/domain/fixtures/ids';
import { anAvailability } from '@bhoj/domain/fixtures/menu';
import { anOrder, stagesIn } from '@bhoj/domain/fixtures/orders';
import { aMember } from '@bhoj/domain/fixtures/people';
import { aTable } from '@bhoj/domain/fixtures/tables';
import { emulatorHost, firestoreRest, freshProject } from '../support/firestore-rest.ts';
import { PERSONAS } from '../support/personas.ts';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import type { FieldValue, Firestore } from 'firebase/firestore';

/** The web app's few direct writes, through the real SDK: the rules must see its transforms as in the cases. */
const r = { restaurantId: RESTAURANT };
const orderPath = orders.path({ ...r, orderId: ORDER_ID });
const notedPath = orders.path({ ...r, orderId: 'OrderAAAAAAAAAAAAAA9' });
const projectId = freshProject('rules-sdk');
let env: RulesTestEnvironment;

beforeAll(async () => {
  const [host = '127.0.0.1', port] = emulatorHost().split(':');
  const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
  env = await initializeTestEnvironment({ projectId, firestore: { host, port: Number(port), rules } });
  const cook = aMember({ uid: UIDS.kitchen, role: 'kitchen' });
  await firestoreRest(projectId).seed({
    [members.path({ ...r, uid: UIDS.captain })]: members.encode(aMember()),
    [members.path({ ...r, uid: UIDS.kitchen })]: members.encode(cook),
    [orderPath]: orders.encode(anOrder()),
    [tables.path({ ...r, tableId: 'F1-T01' })]: tables.encode(aTable()),
    [availabilities.path(r)]: availabilities.encode(anAvailability()),
  });
});

afterAll(async () => {
  await env.cleanup();
});

function as(persona: 'owner' | 'captain' | 'kitchen'): Firestore {
  const { uid, claims } = PERSONAS[persona];
  // rules-unit-testing types its Firestore as the compat one, but the modular functions accept it.
  return env.authenticatedContext(uid, { ...claims }).firestore() as unknown as Firestore;
}

type Mark = 'cooking' | 'ready' | 'served' | 'cancelSeen';

/** Adds or removes a mark of lines, as the web app writes it. */
const mark = (db: Firestore, path: string, value: FieldValue, name: Mark, lineIds: readonly string[]) =>
  updateDoc(doc(db, path), Object.fromEntries(lineIds.map((id) => [`progress.${name}.${id}`, value])));
const move = (who: 'owner' | 'captain' | 'kitchen', name: Mark, ...lineIds: string[]) =>
  mark(as(who), orderPath, serverTimestamp(), name, lineIds);
const back = (who: 'owner' | 'captain' | 'kitchen', name: Mark, ...lineIds: string[]) =>
  mark(as(who), orderPath, deleteField(), name, lineIds);

it('a ticket goes through the kitchen and to the table, one write per tap', async () => {
  await move('kitchen', 'cooking', '1-1', '1-2');
  await move('kitchen', 'cooking', '1-3');
  await move('kitchen', 'ready', '1-1', '1-2');
  await back('kitchen', 'ready', '1-2');
  await expect(back('kitchen', 'cooking', '1-1')).rejects.toMatchObject({
    code: 'permission-denied',
  });
  await move('captain', 'served', '1-1');
  await back('captain', 'served', '1-1');
  await expect(move('captain', 'served', '1-2')).rejects.toMatchObject({
    code: 'permission-denied',
  });
});

it('two kitchen screens bump one ticket, one of them offline: both taps are accepted, and the later time stays', async () => {
  const offline = as('kitchen');
  await disableNetwork(offline);
  const kept = mark(offline, orderPath, serverTimestamp(), 'cooking', ['1-1', '1-2']);
  await move('kitchen', 'cooking', '1-1', '1-2', '1-3');
  await move('kitchen', 'ready', '1-3');
  await enableNetwork(offline);
  await kept;
  const stored = orders.decode((await getDoc(doc(offline, orderPath))).data());
  expect(stagesIn(stored).cooking.toSorted()).toEqual(['1-1', '1-2', '1-3']);
  expect(stagesIn(stored).ready).toContain('1-3');
});

it('an offline recall of a line that another screen has since marked ready is refused', async () => {
  const offline = as('kitchen');
  await disableNetwork(offline);
  const kept = mark(offline, orderPath, deleteField(), 'cooking', ['1-3']);
  await enableNetwork(offline);
  await expect(kept).rejects.toMatchObject({ code: 'permission-denied' });
});

it('cancelled lines are confirmed, each once', async () => {
  await firestoreRest(projectId).seed({
    [notedPath]: orders.encode(anOrder({ stages: { cancelled: ['1-2'] } })),
  });
  const note = (...ids: string[]) => mark(as('kitchen'), notedPath, serverTimestamp(), 'cancelSeen', ids);
  await note('1-2');
  await expect(note('1-2')).resolves.toBeUndefined();
  await expect(note('1-1')).rejects.toMatchObject({ code: 'permission-denied' });
});

it('a repeat of a tap that has arrived is allowed', async () => {
  await move('kitchen', 'cooking', '1-1');
  await expect(move('kitchen', 'cooking', '1-1')).resolves.toBeUndefined();
});

it.each([
  ['owner', 'status'],
  ['captain', UIDS.captain],
  ['kitchen', UIDS.kitchen],
] as const)('the connection of the %s, with the server’s time', async (who, connectionId) => {
  const connection = doc(as(who), connections.path({ ...r, connectionId }));
  const online = { status: 'online', timestamp: new Date(NOW).toISOString(), schemaVersion: 1 };
  await setDoc(connection, { ...online, lastSeen: serverTimestamp() });
  await setDoc(connection, { ...online, status: 'offline', lastSeen: serverTimestamp() }, { merge: true });
  await expect(setDoc(connection, { ...online, lastSeen: new Date(NOW) })).rejects.toMatchObject({
    code: 'permission-denied',
  });
});

it('a dish is sold out, and available again, by one entry of the map', async () => {
  const availability = doc(as('kitchen'), availabilities.path(r));
  const until = new Date(NOW + 3_600_000);
  await setDoc(availability, { soldOut: { 'masala-dosa': until } }, { merge: true });
  await updateDoc(availability, { 'soldOut.filter-coffee': new Date(NOW + 7_200_000) });
  await expect(updateDoc(availability, { 'soldOut.idli': 'tomorrow' })).rejects.toMatchObject({
    code: 'permission-denied',
  });
});

it('a captain reserves a table', async () => {
  const table = doc(as('captain'), tables.path({ ...r, tableId: 'F1-T01' }));
  await expect(updateDoc(table, { status: 'Reserved', reservation: deleteField() })).resolves.toBeUndefined();
  const reservation = { name: 'Sharma', guests: 4, at: new Date(NOW + 3_600_000) };
  await expect(updateDoc(table, { status: 'Reserved', reservation })).resolves.toBeUndefined();
  await expect(updateDoc(table, { status: 'Available' })).rejects.toMatchObject({
    code: 'permission-denied',
  });
  await expect(
    updateDoc(table, { status: 'Available', reservation: deleteField() }),
  ).resolves.toBeUndefined();
});
