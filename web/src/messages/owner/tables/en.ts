import type { TableStatus } from '@bhoj/domain/tables/table';
import { part } from '../../part.ts';

/** The button that sets a table to a state by hand. */
const moves: Readonly<Record<TableStatus, string>> = {
  Available: 'Make available',
  Reserved: 'Reserve',
  Maintenance: 'Take out of service',
  Occupied: 'Occupied',
};

const roomFaults = {
  empty: () => 'Enter the numbers on the doors, for instance 201, 202 or 201-210.',
  unreadable: (what: string) => `“${what}” is no room number. Use up to four digits and perhaps a letter.`,
  taken: (what: string) => `Room ${what} exists already.`,
  'too-many': (left: string) => `This floor has place for ${left} more rooms.`,
};

const tables = {
  description: 'Every table as it is now. Choose one to see its order, its seats and its code.',
  loading: 'Loading tables',
  couldNotLoad: 'The tables could not be loaded',
  empty: 'Set up your floors, and every table appears here with its state.',
  setSeating: 'Set up seating',
  add: 'Add tables',
  addTablesOrRooms: 'Add tables or rooms',

  // search
  search: 'Find a table',
  clearSearch: 'Clear the search',
  states: 'States',
  everyState: 'All',
  asking: 'Needs somebody',
  count: (word: string, n: number) => `${word} ${n}`,
  nothingFound: 'No table is like that.',
  showAll: 'Show every table',
  floor: (n: number) => `Floor ${n}`,
  floorCounts: (tables: number, rooms: number) =>
    [
      tables > 0 ? `${tables} ${tables === 1 ? 'table' : 'tables'}` : null,
      rooms > 0 ? `${rooms} ${rooms === 1 ? 'room' : 'rooms'}` : null,
    ]
      .filter((part) => part !== null)
      .join(', '),

  // a tile
  seats: (n: number) => `${n} ${n === 1 ? 'seat' : 'seats'}`,
  minutes: (n: number) => `${n} min`,
  requests: { waiter: 'Calls a waiter', bill: 'Asks for the bill' },
  rounds: (n: number) => (n === 1 ? 'A round waits' : `${n} rounds wait`),
  ready: (n: number) => `${n} ready to serve`,
  waitsLong: (n: number) => `Waits ${n} min`,
  choosing: 'A guest is choosing',

  // one table
  gone: 'This table does not exist any more.',
  onFloor: (floor: string, seats: string) => `${floor} · ${seats}`,
  order: 'Order',
  guests: (who: string, n: number | null) => (n === null ? who : `${who} · party of ${n}`),
  guestsUnknown: 'Taken by the captain',
  since: (n: number) => `For ${n} min`,
  code: (code: string) => `Joining code ${code}`,
  quantity: (n: number) => `${n} ×`,
  running: 'So far, before tax',
  runningWithTax: 'So far, with tax',
  orderLoading: 'The order is on its way.',
  openCaptain: 'Open on the captain’s screen',
  choosingHint: 'A guest has scanned its code and is choosing dishes.',
  roundHint: 'A round waits until a captain accepts it.',
  nothingYet: 'Nothing is ordered here.',
  state: 'State',
  moves,
  openBookings: 'Open the bookings',
  moveFailed: 'The table has changed in between. Nothing was done.',
  seatsField: 'Seats',
  seatsFault: (max: number) => `Enter a whole number from 1 to ${max}.`,
  saveSeats: 'Save seats',
  seatsSaved: (name: string, seats: string) => `${name} has ${seats}`,
  nameField: 'Name',
  nameHint: 'As guests and staff call it: Terrace 4. Empty for its number.',
  nameTooLong: (most: number) => `A name has at most ${most} letters.`,
  nameFault: 'Leave out characters that turn the direction of writing.',
  saveName: 'Save name',
  named: (name: string) => `It is called ${name} now`,
  qr: 'QR code',
  qrOf: (name: string) => `QR code of ${name}`,
  qrMore: 'Print, download or re-issue',
  remove: 'Remove',
  removeTable: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: 'Its printed code stops working. Its bills stay where they are.',
  removed: (name: string) => `${name} is removed`,
  keptInUse: 'It has guests. Once its bill is settled, it can be removed.',
  keptReserved: 'It is reserved. Make it available, then it can be removed.',
  keptLast: 'A floor keeps at least one table. Change the number of floors under Seating.',
  offline: 'Not done: there is no connection. Try again when you are back online.',

  // names of a floor
  names: 'Names',
  namesOf: (floor: string) => `Names of ${floor}`,
  namesTitle: (floor: string) => `Names on ${floor}`,
  namesText: 'Guests, codes, tickets and bills show these names. An empty field shows the number.',
  floorNameField: 'Name of the floor',
  fillField: 'Name and number every table',
  fillHint: 'Terrace makes Terrace 1, Terrace 2 and so on.',
  fill: 'Fill in',
  saveNames: 'Save names',
  saving: 'Saving…',
  namesSaved: 'The names are saved',

  // the plan of a floor
  arrange: 'Arrange',
  arrangeFloor: (floor: string) => `Arrange ${floor}`,
  planTitle: (floor: string) => `Plan of ${floor}`,
  planHint: 'Drag the tables to where they stand.',
  planKeys: 'Move the table with the arrow keys. R turns a long table.',
  /** After the number of seats. */
  standsAt: (seats: number, column: number, row: number) =>
    ` ${seats === 1 ? 'seat' : 'seats'}, column ${column}, row ${row}`,
  movedTo: (name: string, column: number, row: number) => `${name}: column ${column}, row ${row}`,
  atEdge: (name: string) => `${name} stands at the edge`,
  shape: 'Shape',
  shapes: { square: 'Square', round: 'Round', long: 'Long' },
  turn: 'Turn',
  undo: 'Undo',
  savePlan: 'Save plan',
  planSaved: (floor: string) => `The plan of ${floor} is saved`,
  planChanged:
    'The plan was changed on another screen. You see both changes together now: look, and save again.',

  // adding
  addTitle: 'Add tables',
  addRoomsTitle: 'Add rooms',
  kind: 'What to add',
  kinds: { table: 'Tables', room: 'Rooms' },
  floorField: 'Floor',
  newFloor: (n: number) => `Floor ${n} (new)`,
  floorFull: 'This floor is full: 200 tables is the most it holds.',
  countField: 'How many',
  countFault: (max: number) => `Enter a whole number from 1 to ${max}.`,
  roomsField: 'Room numbers',
  roomsHint: 'As on the doors: 201, 202 or 201-210',
  roomFaults,
  seatsEach: 'Seats at each',
  adds: (names: readonly string[]) =>
    names.length === 1 ? `Makes ${names[0]}.` : `Makes ${names.length}: ${names[0]} to ${names.at(-1)}.`,
  adding: 'Adding…',
  added: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} is there` : `${names[0]} to ${names.at(-1)} are there`,
};

export const tablesPart = part('tables', tables);
