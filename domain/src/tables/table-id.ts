/** What a table's id says: `F1-T01` (DATA-TABLE-1), or for a room `F2-R201`, by the number on its door. */
export interface TablePlace {
  readonly floor: number;
  readonly kind: 'table' | 'room';
  readonly number: string;
}

/** Floors 1 to 20, tables 01 to 200; a door's number has up to four digits and perhaps a letter. */
export const TABLE_ID = /^F([1-9]|1\d|20)-(?:T(0[1-9]|[1-9]\d|1\d\d|200)|R([1-9]\d{0,3}[A-Z]?))$/;

/** A room's number as it stands on its door. */
export const ROOM_NUMBER = /^[1-9]\d{0,3}[A-Z]?$/;

/** Null where no table or room can have this id. */
export function placeOfTable(id: string): TablePlace | null {
  const [, floor, table, room] = TABLE_ID.exec(id) ?? [];
  const number = table ?? room;
  if (floor === undefined || number === undefined) return null;
  return { floor: Number(floor), kind: table === undefined ? 'room' : 'table', number };
}

export const idOfTable = ({ floor, kind, number }: TablePlace): string =>
  `F${floor}-${kind === 'room' ? 'R' : 'T'}${number}`;
