/** The parts of a table's id: `F1-T01` (DATA-TABLE-1), or `F2-R201` for a room with the number on its door. */
export interface TablePlace {
  readonly floor: number;
  readonly kind: 'table' | 'room';
  readonly number: string;
}

/** Floors 1 to 20 and tables 01 to 200; a room's number has up to four digits and perhaps a letter. */
export const TABLE_ID = /^F([1-9]|1\d|20)-(?:T(0[1-9]|[1-9]\d|1\d\d|200)|R([1-9]\d{0,3}[A-Z]?))$/;

/** A room's number, as written on its door. */
export const ROOM_NUMBER = /^[1-9]\d{0,3}[A-Z]?$/;

/** Returns the parts of a table's id; null when the text is no such id. */
export function placeOfTable(id: string): TablePlace | null {
  const [, floor, table, room] = TABLE_ID.exec(id) ?? [];
  const number = table ?? room;
  if (floor === undefined || number === undefined) return null;
  return { floor: Number(floor), kind: table === undefined ? 'room' : 'table', number };
}

/** Returns the floor of a table or room; null without one. */
export const floorOf = (tableId: string | null): number | null =>
  tableId === null ? null : (placeOfTable(tableId)?.floor ?? null);

export const idOfTable = ({ floor, kind, number }: TablePlace): string =>
  `F${floor}-${kind === 'room' ? 'R' : 'T'}${number}`;
