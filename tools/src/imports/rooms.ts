import { circlesOf, ONLY_FOR_TESTS } from './circles.ts';
import type { SourceFile } from './source-files.ts';

/**
 * The rooms of each capability that has any, the lowest first. A room is a folder of `domain/src/<capability>/`; its
 * files may import from it and from the rooms before it. `functions/src/<capability>/` and `tests/functions/<capability>/`
 * have rooms of the same names where they are large; there a few files may stand beside the rooms.
 */
export const ROOMS: Rooms = {
  billing: ['shape', 'bill', 'discounts', 'documents', 'corrections', 'settle', 'records'],
  bookings: ['shape', 'evening', 'floor', 'guests', 'figures'],
  figures: ['shape', 'span', 'dishes', 'advice', 'home', 'day'],
  menu: ['shape', 'dish', 'sale', 'portions', 'prices', 'offers', 'combos', 'file', 'changes'],
  orders: ['shape', 'kitchen', 'rounds', 'door', 'requests', 'acts'],
  payroll: ['shape', 'people', 'muster', 'law', 'slip', 'run', 'my-work'],
  stock: ['shape', 'recipes', 'file', 'ledger', 'count', 'buying', 'figures'],
  platform: ['shape', 'settings', 'staff', 'notices', 'tenants', 'sums', 'reports', 'upkeep'],
};

export type Rooms = Readonly<Record<string, readonly string[]>>;

/** The most files of a room, or of a capability without rooms: without tests, and of handlers' tests. */
export const MOST_FILES = 20;

/** Capability, then the folders below it, of a file of the domain. */
const PLACE = /^domain\/src\/([^/]+)\/(?:(.+)\/)?[^/]+$/;
/** Capability and folder of a handler or its test. */
const OUTSIDE = /^(?:functions\/src|tests\/functions)\/([^/]+)\/([^/]+)\//;
const ROOM = /^(domain\/src\/[^/]+\/[^/]+)\//;
/** The folder of a handler's file, and of a test of one. What all callables share is no capability: firebase, shared, areas. */
const HANDLERS = /^(functions\/src\/(?!firebase\/|shared\/|areas\/).+)\/[^/]+$/;
const THEIR_TESTS = /^(tests\/functions\/.+)\/[^/]+$/;
/** Documents that tests begin with: a folder for tests alone. */
const FIXTURES = 'domain/src/fixtures/';

const isProduct = (path: string) => !ONLY_FOR_TESTS.test(path) && !path.startsWith(FIXTURES);

/** @returns a sentence for each room that is unknown or too large, each import of a higher room, and each circle */
export function faultsOfRooms(files: readonly SourceFile[], rooms: Rooms = ROOMS): string[] {
  const product = files.filter(({ path }) => isProduct(path));
  return [
    ...product.flatMap(({ path }) => unknownRoom(path, rooms)),
    ...files.flatMap(({ path }) => unknownOutside(path, rooms)),
    ...tooLarge(files),
    ...product.flatMap((file) => importsUpwards(file, rooms)),
    ...circlesOf(ROOM, product),
  ];
}

function unknownRoom(path: string, rooms: Rooms): string[] {
  const [, capability, room] = PLACE.exec(path) ?? [];
  if (capability === undefined) return [];
  const known = rooms[capability] ?? [];
  if (known.length === 0 ? room === undefined : known.includes(room ?? '')) return [];
  const allowed = known.length === 0 ? 'has no rooms' : `has the rooms ${known.join(', ')}`;
  return [`${path}: ${capability} ${allowed} (ROOMS in tools/src/imports/rooms.ts)`];
}

function unknownOutside(path: string, rooms: Rooms): string[] {
  const [, capability = '', room = ''] = OUTSIDE.exec(path) ?? [];
  const known = rooms[capability];
  if (known === undefined || known.includes(room)) return [];
  return [`${path}: domain/src/${capability} has no room ${room}`];
}

function tooLarge(files: readonly SourceFile[]): string[] {
  const counted = files.flatMap(({ path }) => {
    if (THEIR_TESTS.test(path)) return [path];
    return isProduct(path) && (PLACE.test(path) || HANDLERS.test(path)) ? [path] : [];
  });
  const byFolder = Map.groupBy(counted, (path) => path.slice(0, path.lastIndexOf('/')));
  return [...byFolder]
    .filter(([, { length }]) => length > MOST_FILES)
    .map(([folder, { length }]) => `${folder} has ${length} files; the most is ${MOST_FILES}`);
}

function importsUpwards({ path, imports }: SourceFile, rooms: Rooms): string[] {
  const [, capability, room] = PLACE.exec(path) ?? [];
  const order = rooms[capability ?? ''] ?? [];
  const own = order.indexOf(room ?? '');
  return imports.flatMap((target) => {
    const [, other, higher] = PLACE.exec(target) ?? [];
    if (own === -1 || other !== capability || order.indexOf(higher ?? '') <= own) return [];
    return [`${path} imports ${target}; ${room} is below ${higher} (ROOMS in tools/src/imports/rooms.ts)`];
  });
}
