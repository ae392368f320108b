import { placeOfTable } from '@bhoj/domain/tables/table-id';
import type { Words } from '../../words/part.ts';

/** Returns a table's name for staff: `F1-T01`; a room is named by the number on its door. */
export function tableName(roomName: Words<'roomName'>, id: string): string {
  const place = placeOfTable(id);
  return place?.kind === 'room' ? roomName(place.number) : id;
}
